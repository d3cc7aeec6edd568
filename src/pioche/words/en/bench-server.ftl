# pioche bench server

cli-bench-server = Measure a server: people at many tables make random legal moves over real sockets, at random moments, whatever the server does. Starts “pioche serve” on a store of its own and gives it whatever follows “--”, unless --url names one that runs.
bench-server-tables = how many tables are held
bench-server-sockets = how many people sit at a table, with a socket each
bench-server-rate = how many moves a second arrive
bench-server-seconds = how long that rate is held; the steps to the knee take half of it
bench-server-bound = the knee is where one move in a hundred takes more milliseconds than this
bench-server-games = the games that are played; all of them otherwise
bench-server-seed = another number makes other games and other moments
bench-server-store = where the server that is started keeps its tables: a file or a PostgreSQL address, where they stay; otherwise a new file that is removed at the end
bench-server-workers = in how many processes it serves
bench-server-url = a server that runs already, such as http://127.0.0.1:8000; its limits must be high enough
bench-server-pid = its process, if it is on this machine: for its memory and processor time
bench-server-fresh = measure games that have just begun, instead of playing them to their middle first
bench-server-no-knee = hold the one rate, and do not look for the knee
bench-server-describe = people have the table in sentences too, as browsers do
bench-server-flood = hold the rate once more while that many connections of another address ask for pages; each address then pays for its requests as usual, so take few tables and a low rate
bench-server-json = JSON instead of the table

bench-server-progress-tables = Making tables…
bench-server-progress-sockets = Connecting…
bench-server-progress-middle = Playing to the middle of the games…
bench-server-progress-rate = Holding the rate…
bench-server-progress-flood = Holding the rate under a flood of pages…
bench-server-progress-knee = Looking for the knee…

bench-server-title = { $tables } tables, { $sockets } sockets
bench-server-column-offered = due/s
bench-server-column-moves = moves/s
bench-server-column-acknowledged = answered, ms
bench-server-column-seen = seen, ms
bench-server-column-cpu = CPU ms
bench-server-column-lag = lag
bench-server-column-generator = gen.
bench-server-column-load = load
bench-server-percent = { $share }%
bench-server-legend = due/s: moves that should be made; moves/s: moves that were made and stored (↓: the server fell behind). answered, seen: from when a move was due until its player was answered, and until others at the table had the news; median / 99% / 99.9%. CPU ms: the server’s processor time a move. lag: how long a move waited in this program, 99%, in ms; gen.: its share of a processor; load: load average of the machine.
bench-server-think = At { $rate } moves a second people think for { $seconds } s on average at each table, distributed exponentially.
bench-server-flooded = With { $connections } connections of another address that ask for pages ({ $pages } sent, { $refused } refused): answered { $answered } ms, seen { $seen } ms.
bench-server-knee-at = Knee: { $rate } moves a second is the most with 99% answered within { $bound } ms.
bench-server-knee-below = Knee: below { $rate } moves a second, not even that many have 99% answered within { $bound } ms.
bench-server-memory = Memory: { $table } KB a table just dealt, { $socket } KB a socket, { $fresh } KB a table just dealt with { $people } sockets.
bench-server-memory-middle = In the middle of a game, after { $moves } moves, { $middle } KB with its sockets.
bench-server-no-memory = Memory and processor time of the server are not known here: they are read from /proc, of a server that this command started or whose process --pid names.

bench-server-limits = The server takes no more from one address. Start it with higher limits, or let this command start it.
bench-server-answer = The server answered { $status } to a request for “{ $path }”.
bench-server-start = The server did not start.
bench-server-lost = There is no answer from { $url }.
