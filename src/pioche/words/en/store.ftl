# Where a server stores its tables, and the command “pioche store”

server-store-address = The address of the PostgreSQL database is not valid; it should look like postgresql://USER:PASSWORD@HOST/DATABASE, with special characters of the password written as %40 and the like.
server-store-scheme = Tables are stored in a file or at a postgresql:// address; “{ $scheme }” is neither.
server-store-missing = PostgreSQL needs “{ $name }”, which is not installed: pip install 'pioche[postgresql]'.

store-about = Look after the tables of a server as a whole.
store-actions = what to do; “pioche store copy --help” explains it
store-copy = Copy all tables, with their chat and reviews, into an empty store. Stop the servers first.
store-copy-from = the store to copy: a file or a postgresql:// address
store-copy-to = the store to fill, which must not have any tables yet: a file or a postgresql:// address
store-copy-progress = Copying tables
store-copy-done = Copied to “{ $target }” and checked: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } log entry
   *[other] { $entries } log entries
}, { $lines ->
    [one] { $lines } chat line
   *[other] { $lines } chat lines
}, { $reviews ->
    [one] { $reviews } review
   *[other] { $reviews } reviews
}.
store-copy-not-empty = “{ $target }” already has tables: copy into an empty store.
store-copy-failed = The copy failed ({ $reason }). What is in “{ $target }” is incomplete: remove it before you try again.
store-copy-stopped = Stopped. What is in “{ $target }” is incomplete: remove it before you try again.
