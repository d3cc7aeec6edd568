# A site of static files: the tables are in this tab

tab-loading = Loading the games: { $loaded } of { $total } MB
tab-starting = Setting up the tables…
tab-open-elsewhere = Pioche is open in another tab, which has your games. Close it, and they come here.
tab-failed = The games could not be started. Check the connection and reload the page.
tab-full = This device has no room left for your games. The last move was not saved: free some space, and play goes on.
tab-newer-store = Your games were last saved by a newer version of Pioche. Reload the page to get it.
tab-damaged = Your saved games are damaged and were left as they are. Clearing this site’s data in the browser’s settings starts afresh, without them.
tab-old-browser = This browser lacks what the games need to run without a server (WebAssembly, and files of its own). A current Chrome, Edge, Firefox or Safari has it; a private window may not.
tab-insecure = Browsers let a page keep games only if it came over a secure line: open this address with https://, or on the very machine that serves it (http://localhost).
tab-reload = Reload
tab-update = A new version of Pioche is ready.
tab-update-now = Use it now
tab-alone = All players are on this device.
tab-alone-server = To play with people elsewhere, use the server:
tab-alone-no-server = To play with people elsewhere, one of you must run a server (pioche serve).
tab-foot = Pioche is free software without accounts, advertising or trackers: nothing leaves this device.
tab-offline = The page’s files could not be loaded. Check the connection and try again.
tab-seal-limits = This proves that nobody chose or changed the cards. It does not prove that nobody looked at them: all of them are on this device.
tab-review-reduced = A tab computes more slowly than a server: it tries fewer games, and the margins are wider.
