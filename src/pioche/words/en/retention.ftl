# How long a server keeps its tables

setting-keep-finished = days after which a game that is over, or a closed table, is removed (0: never)
setting-keep-abandoned = days after which a game that nobody plays on is closed and its seeds are revealed (365; 0: never)
setting-keep-unstarted = days after which a table whose game never began is removed (7; 0: never)
