# Several server processes behind one port

setting-workers = how many processes share the work (1); more than one needs a PostgreSQL database
setting-most-crashes = worker processes that may die within --crash-seconds before the server gives up
setting-crash-seconds = how long the death of a worker process counts
setting-worker-silence = how long a worker process may be silent before it is killed and replaced
setting-watchdog = how long the event loop may stand still before the process ends itself, to be started again; 0: for ever (systemd has a watchdog of its own)
cli-serve-workers-store = { $workers } processes can only share the tables of a PostgreSQL database: start with --store postgresql://…, or without --workers.
cli-serve-workers-system = This system cannot hand connections from one process to another: start without --workers.
cli-serve-workers-folder = { $workers } processes need a folder for temporary files that they may write to, such as /tmp; the environment variable TMPDIR names another one.
cli-serve-crashes = { $count } worker processes died within { $seconds } seconds: the server gives up. The lines above say how each of them ended.
