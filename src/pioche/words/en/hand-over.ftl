# A bot replaces a player who keeps the table waiting

server-not-stalling = Nobody has waited long enough for { $seat } to have a bot play instead.
web-table-hand-over = Let a bot play for { $name }
