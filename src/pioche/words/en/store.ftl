# Where a server stores its tables, and the command “pioche store”

server-store-address = The address of the PostgreSQL database is not valid; it should look like postgresql://USER:PASSWORD@HOST/DATABASE, with special characters of the password written as %40 and the like.
server-store-scheme = Tables are stored in a file or at a postgresql:// address; “{ $scheme }” is neither.
server-store-missing = PostgreSQL needs “{ $name }”, which is not installed: pip install 'pioche[postgresql]'.

store-about = Look after the tables of a server as a whole.
store-actions = what to do; “pioche store backup --help” explains it
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
store-backup = Copy all tables as they are now into one file, while people play. Everything that was acknowledged before is in it.
store-backup-file = the file to write
store-backup-replace = replace the file if there is one
store-backup-exists = There is a file “{ $path }” already: choose another name, or add --replace.
store-backup-done = Backed up to “{ $target }” and checked: { $tables ->
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
}. It holds the seeds of games under way: keep it as safe as the house itself.
store-backup-failed = The backup failed ({ $reason }). No file was left behind.
store-restore = Put all tables of a backup where there are none yet. Stop the servers first.
store-restore-file = the file that “pioche store backup” wrote
store-restore-done = Restored to “{ $target }” and checked: { $tables ->
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
server-store-older = “{ $path }” is in use by an older version of Pioche (form { $found }; this one knows { $known }): use that version, or stop the server first.
