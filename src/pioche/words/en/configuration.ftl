# The configuration of “pioche serve”: flags, environment, file

config-figures = Figures, each also a variable of the environment (PIOCHE_BODY_LIMIT) and a key of the file (body-limit)
config-usage = pioche serve [--NAME VALUE]…
config-more =
    Every setting can also be given by the environment (--port 80 is PIOCHE_PORT=80) or by a TOML file (port = 80). A flag
    wins over a variable, a variable over the file. --help-all lists them all; docs/operations.md says more.
config-help-all = show every setting
config-show-config = print the configuration as it would be used, without passwords, and do not serve
config-file = a TOML file with settings; the variable PIOCHE_CONFIG names one too
config-shown = The settings of “pioche serve”; what is not the default says where it comes from.
config-default = { $sentence } ({ $default })

config-toml = { $place }: this is not a TOML file: one line a setting, such as port = 80.
config-unknown = { $where }: there is no setting “{ $name }”.
config-unknown-near = { $where }: there is no setting “{ $name }”; did you mean “{ $near }”?
config-whole = { $where }: “{ $value }” is not a whole number from { $lowest } to { $highest }.
config-seconds = { $where }: “{ $value }” is not a number from { $lowest } to { $highest }; seconds may be written as 90s, 10m, 12h or 30d.
config-text = { $where }: “{ $value }” is not text between quotation marks.
config-switch = { $where }: “{ $value }” is neither true nor false.
config-rate = { $where }: “{ $value }” is not a rate such as 20/10s (20 in ten seconds; in a file between quotation marks).
config-names = { $where }: “{ $value }” is not a list of names separated by commas (in a file: texts between brackets).
config-choice = { $where }: “{ $value }” is none of these: { $known }.

setting-host = the address to listen on; 0.0.0.0 lets in others on your network
setting-port = the port to listen on (8421; 0 takes any free one)
setting-store = where the tables are stored: a file (by default in your own data folder), or the address of a PostgreSQL database (postgresql://USER@HOST/DATABASE); put an address with a password into the variable PIOCHE_STORE, which others do not see
setting-open = open the browser
setting-bots = bots of your own that may be seated at this server’s tables, separated by commas: module:function, or the name of an installed bot
setting-log = how the log is written, on the error stream: text, or json for programs
setting-log-level = from which level on: debug, info, warning or error; auto is info, and warning on a terminal
setting-metrics-port = a port with figures for Prometheus, at /metrics; off: none
setting-metrics-host = the address of that port; players should not reach it

setting-grace = how long someone who is asked may be away before a bot plays on
setting-patience = how long someone who is there may think, where the table has no turn clock
setting-warning = how long before the end of their patience players see it
setting-presence = how long a seat counts as present after a request over HTTP
setting-reveal = how long a promised seed is waited for
setting-bot-delay = how long a bot seems to think
setting-search = how long an expert may search
setting-search-workers = processes in which experts search
setting-most-reviews = reviews of finished games that may be under way
setting-review-workers = processes that work on reviews
setting-review-percent = how thorough reviews are, in percent of the usual
setting-review-patience = after how long a review that nobody asks about any more is stopped
setting-step-wait = step by step, how long bots wait for someone to ask for the next step
setting-hello = how long a new socket may stay without saying hello
setting-probe = how often the line is measured in games against the clock
setting-body = how long the body of a request may take to arrive
setting-files-fresh = how long browsers use the client’s files before they ask for new ones
setting-site = a folder written by “pioche site”: people play from it without a network, under /offline/
setting-idle = after how long tables that nobody looks at are put away; the store keeps them
setting-body-limit = the largest body of a request, in bytes
setting-record-limit = the largest record that can be opened in the browser, in bytes
setting-frame-limit = the largest message of a socket, in bytes
setting-outbox = messages that may wait for one slow client
setting-most-sockets = sockets at one table
setting-most-lines = lines of chat at one table
setting-connects = new sockets from one address
setting-creations = new tables from one address
setting-messages = messages of one socket, and commands over HTTP with one key
setting-action-limit = how often one seat may leave, come back or take back
setting-value-limit = how often one seat may ask what moves are worth
setting-requests = requests from one address
setting-stop-within = how long stopping may take, all in all
setting-slow-commit = how long writing to the store may take before it is logged
setting-slow-loop = how long the server may be held up before it is logged

setting-head-limit = the longest head of a request, in bytes
setting-head-fields = the most header fields of a request
setting-head = how long the head of a request may take to arrive
setting-keep-alive = how long a connection may be idle between two requests
setting-trusted-proxy = networks or addresses of proxies whose Forwarded and X-Forwarded headers are believed (10.0.0.0/8), or unix
setting-allowed-host = names under which the server answers, besides localhost and addresses (*.example.org allows all names below); by default any, or on an address of this machine alone only localhost
setting-most-connections = connections in all
setting-address-connections = connections from one address
setting-address-sockets = open sockets from one address
setting-most-seatings = changes of one table that are stored before its cards are dealt
setting-daily-creations = new tables from one address in a day
setting-address-messages = messages on all sockets from one address
setting-address-entries = what is stored for one address: moves, seats, lines of chat
setting-address-takeovers = how often requests of one address may take tables back from other servers
setting-takeovers = how often requests of one address may take one table back from another server
setting-seatings = seats taken, cleared or given to bots from one address
setting-work = seconds of processor time for the requests of one address: pages, files, questions, refusals
setting-replay-work = seconds of work on replays and summaries for one address
