# Who is the host, and what the people at a table vote about

server-host-here = The host is here: only they can make someone else the host.
server-host-person = Only someone who sits at the table can be the host.
web-host = host
web-host-make = Make { $name } the host
web-host-make-short = Make host
web-host-make-help = They can then seat bots, clear seats, start the game and set how fast bots play; you no longer can.
web-host-away = The host has been away for a while: you can choose another one.
web-host-vote = Choose { $name } as host
web-host-vote-short = Choose as host
web-host-is = { $name } is the host now.
web-host-you = You are the host now.
web-vote-count = { $agreed } of { $needed } agree
web-vote-voted = You agree: { $agreed } of { $needed }
