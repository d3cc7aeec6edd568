# The command line

cli-about = Pioche: five digging games to play, simulate and verify.
cli-usage = Usage:
cli-arguments = Arguments
cli-help = show this help
cli-lang = the language, fr or en
cli-commands = the command; “pioche play --help” explains the first
cli-version-help = show the version and whether the rules are compiled
cli-version = pioche { $version }, { $rules } rules, Python { $python }
cli-compiled = compiled
cli-interpreted = interpreted
cli-game = the game: { $known }
cli-seats = the number of players
cli-option = a table option, written NAME=VALUE (may be repeated)
cli-sheet = a card sheet: a TOML file with the figures printed on your own cards
cli-seed = a whole number: the same one gives the same draws

cli-play = Play in the terminal. With nothing but the game, a menu opens.
cli-play-levels = The bots, and how strong they are at mixed tables:
cli-play-bots = the bots, separated by commas: novice (often wrong), careful, balanced or bold (three temperaments), expert (tries many games; expert@500 with 500 tries per move), champion (the top of the scale), random (any move); novice+40%balanced plays 40 of 100 moves like balanced and the others like novice; with a game before --help, how strong each is; or bots of your own: module:function
cli-name = a person’s name (may be repeated)
cli-resume = resume a recorded game
cli-plain = plain text, for screen readers and pipes

cli-serve = Serve tables to browsers and programs, until Ctrl+C.
cli-serve-at = Pioche is at { $address } — Ctrl+C stops it.
cli-serve-busy = Port { $port } of { $host } is taken: another server runs there (system error { $number }). Try { $flag } 0.
cli-serve-address = Cannot listen on { $host }, port { $port }{ $number ->
    [0] : a port is a number from 0 to 65535, a host a name or an address.
   *[other] {" "}(system error { $number }).
}
cli-serve-missing = The server needs “{ $name }”, which is not installed: pip install 'pioche[server]'.

cli-replay = Retell a recorded game, sentence by sentence.
cli-verify = Check a recorded game: rules, outcomes, seeds, chain and result.
cli-file = the record file
cli-winners = { $count ->
    [0] Nobody has won.
    [one] Winner: { $winners }.
   *[other] Shared victory: { $winners }.
}
cli-unfinished = The game is not finished.
cli-verify-rules = { $moves ->
    [one] { $moves } move, allowed by the rules.
   *[other] { $moves } moves, all allowed by the rules.
}
cli-verify-proved = { $outcomes ->
    [one] { $outcomes } random outcome, recomputed from the promised seeds.
   *[other] { $outcomes } random outcomes, all recomputed from the promised seeds.
}
cli-verify-unproved = { $outcomes ->
    [one] { $outcomes } random outcome, as the rules require; the seeds have not been revealed.
   *[other] { $outcomes } random outcomes, as the rules require; the seeds have not been revealed.
}
cli-verify-over = The result is the one of this game.

cli-simulate = Let bots play each other, for as many games as you like.
cli-simulate-bots = one bot per seat, separated by commas; expert@500 is the expert with 500 tries per move; novice+40%balanced plays 40 of 100 moves like balanced and the others like novice; or bots of your own: module:function
cli-games = the number of games
cli-records = the folder in which to write one record per game
cli-simulate-progress = Games
cli-simulate-number = No.
cli-simulate-bot = Bot
cli-simulate-wins = Wins (95%)
cli-simulate-points = Average points (95%)
cli-simulate-share = { NUMBER($share, minimumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) })
cli-simulate-mean = { NUMBER($mean, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) }
cli-number-shown = { NUMBER($number, minimumFractionDigits: 1) }
cli-simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-simulate-written = { $games ->
    [one] { $games } record written to “{ $folder }”.
   *[other] { $games } records written to “{ $folder }”.
}

cli-tournament = Measure how strong bots are: at mixed tables, in every seat order.
cli-tournament-bots = the bots, separated by commas; the same bot may be named several times; expert@500 is the expert with 500 tries per move; novice+40%balanced plays 40 of 100 moves like balanced and the others like novice; or bots of your own: module:function
cli-tournament-jobs = the number of processes (by default one per core); the figures do not depend on it
cli-tournament-json = the figures as JSON instead of the table
cli-tournament-plot = the SVG file in which to draw the shares of victory
cli-tournament-title = { $game }, { $seats } seats, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-tournament-bot = Bot
cli-tournament-wins = Wins
cli-tournament-rating = Rating
cli-tournament-points = Points
cli-tournament-decisions = Decisions
cli-tournament-time = ms
cli-tournament-budget = { $bot } { $iterations }
cli-tournament-mean = { $mean } ± { $error }
cli-tournament-percent = { NUMBER($share, minimumFractionDigits: 1) }%
cli-tournament-legend = If all were equally strong, each would win { $parity }% of the games. A game takes { $length } decisions in all. Rating: Bradley and Terry’s, with ties; 400 points more means finishing ahead of the other ten times for every time behind. ms: time on one core per decision. Intervals are 95%.
cli-tournament-orders = { $times ->
    [one] Each of the { $orders } orders was played once.
   *[other] Each of the { $orders } orders was played { $times } times.
}
cli-tournament-uneven = The { $orders } orders were not all played equally often; a multiple of { $orders } games evens them out.
cli-tournament-cut = { $games ->
    [one] One game was cut short after { $longest } choices, and counted as it stood
   *[other] { $games } games were cut short after { $longest } choices, and counted as they stood
}: nobody made an end of it.
cli-tournament-partly = Stopped before the { $asked } games that were asked for.
cli-tournament-picture = Share of victory of one seat and 95% interval; dashed line: equal strength, { $parity }%

cli-bench = Measure the speed of the rules, against a reference loop; “pioche bench search” measures that of the search, “pioche bench server” a server under load.
cli-bench-seconds = seconds per measurement
cli-bench-json = a JSON list instead of the table
cli-bench-progress = Measurements
cli-bench-title = { $game }, { $seats } seats played at random, one thread
cli-bench-mode = Rules
cli-bench-loop = Loop
cli-bench-games = games/s
cli-bench-decisions = decisions/s
cli-bench-reference = ref.
cli-bench-clone = clone, µs
cli-bench-redeal = + redeal
cli-bench-inner = inner
cli-bench-python = Python
cli-bench-table = table
cli-bench-number = { $number }
cli-bench-in-decisions = { $microseconds } ({ $decisions })
cli-bench-legend = ref.: games played during 1,000 turns of a reference loop in Python, timed at the same moment. table: games at real tables (log, undo, verifiable chance), their moves known beforehand. In brackets: the same cost in decisions.
cli-bench-speedup = Compiled against interpreted: × { $inner } in the inner loop, × { $python } from Python.
cli-bench-no-compiled = The rules are not compiled here: only half of the table.
cli-bench-search-title = Search from the first decision, { $mode } rules, one thread
cli-bench-search-game = Game
cli-bench-search-seats = Seats
cli-bench-search-random = random tries/s
cli-bench-search-policy = sensible tries/s
cli-bench-search-reference = ref.
cli-bench-search-part = per game
cli-bench-search-legend = A try is one game played in a possible world: at random to its end, or sensibly to where the expert stops looking. ref.: sensible tries during 1,000 turns of the reference loop in Python. per game: sensible tries in the time that one whole random game takes.

cli-language = The language “{ $language }” is not known; languages: { $known }.
cli-command = There is no command “{ $command }”; commands: { $known }.
cli-argument = “{ $command }” does not understand “{ $argument }”; see “{ $command } --help”.
cli-output = The output cannot be written: { $why }.
system-full = there is no space left on the disk
system-read-only = the disk is read-only
system-forbidden = access is denied
system-device = the device does not answer properly
system-closed = it is closed
system-name = the name is too long
system-other = the system does not say why
cli-missing = “{ $command }” needs { $argument }; see “{ $command } --help”.
cli-play-game = With { $argument }, also say which game to play: { $known }.
cli-number = { $argument } takes a whole number from { $lowest } to { $highest }, not “{ $value }”.
cli-option-sheet = The option “{ $option }” is given twice: by the sheet and by --option.
cli-option-form = An option is written NAME=VALUE, not “{ $text }”.
cli-too-many = Too many people for { $seats } seats (bots: { $bots }, names: { $names }).
