# Limits of requests, and the names of the server

server-bad-request = This is not a request that the server understands.
server-head-too-large = The head of the request is too long: { $limit } bytes at most.
server-connections = There are too many connections: close some, or try again in a moment.
server-address-sockets = Too many tables are open from your address: close some.
server-daily-tables = Enough tables have been opened from your address for today.
server-seatings = Too much has happened at this table before the game: start it, or open another table.
server-host = This server does not answer to the name “{ $host }”. Its owner can allow it with --allowed-host { $host }.
server-bad-network = “{ $network }” is not a network of proxies: give one such as 10.0.0.0/8, an address, or unix.
