# How long a server keeps its tables

config-days = { $where }: “{ $value }” is not a number of days from { $lowest } to { $highest }, such as 30, 0.5 or 12h.
setting-keep-finished = days after which a game that is over, or a closed table, is removed (0: never)
setting-keep-abandoned = days after which a game that nobody plays on is closed and its seeds are revealed (0: never)
setting-keep-unstarted = days after which a table whose game never began is removed (0: never)
