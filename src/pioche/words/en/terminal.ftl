# The terminal

terminal-title = Pioche
terminal-tagline = The home of digging games
terminal-no-textual = The full-screen display is not installed: add the “terminal” extra (pip install "pioche[terminal]"), or play with --plain.

terminal-name-default = Player { $number }
terminal-list-and = { $first } and { $last }
terminal-list-or = { $first } or { $last }
terminal-nobody = nobody
terminal-yes = yes
terminal-no = no
terminal-nothing = nothing
terminal-face-down = face-down card

terminal-field = { $name }: { $value }
terminal-number = { $value }
terminal-percent = { $name }: { $percent }%

# Questions
terminal-ask = Your turn.
terminal-asked = { $name }, your turn. { $question }
terminal-waiting = Waiting for { $names }.
terminal-over = The game is over.
terminal-choice = { $number } ({ $letter }) { $label }
terminal-choice-number = { $number } { $label }
terminal-prompt = Your choice (“help” for the commands):{" "}
terminal-type-here = Type a move or a command, then Enter

terminal-move-number = There is no move number { $number }: { $count ->
    [0] there is nothing to choose now.
    [one] only number 1 is possible.
   *[other] choose from 1 to { $count }.
}
terminal-not-understood = “{ $text }” is neither a move nor a command; choose { $moves }, or type “help”.
terminal-not-understood-now = “{ $text }” is not a command, and there is no move to choose; type “help”.

# Commands and keys
terminal-command-help = help
terminal-command-rules = rules
terminal-command-odds = odds
terminal-command-log = log
terminal-command-undo = undo
terminal-command-save = save
terminal-command-quit = quit

terminal-help-title = Help
terminal-help-playing = How to play
terminal-help-box = In the box
terminal-help-cards = What each card does
terminal-help-signs = Signs on the board
terminal-help-rulings = Rulings
terminal-help-strategy = Strategy
terminal-help-commands = Keys and commands
terminal-ruling = { $ruling } { $sentence }
terminal-help-moves = Choose a move by its number, by its letter or in words.
terminal-help-help = “help” shows this help.
terminal-help-rules = “rules” explains how to play.
terminal-help-odds = “odds” shows the card count, then the chances, then the win chance of each move, then hides them.
terminal-help-log = “log” repeats everything that has happened.
terminal-help-undo = “undo” takes back your last move, and other people are asked where that concerns them. Past anything revealed, bots agree only at a “friendly” table. Against the clock nothing is taken back.
terminal-help-save = “save” keeps the game for later; “save NAME” gives it a name.
terminal-help-quit = “quit” saves the game and leaves.
terminal-help-keys = Keys: F1 help, F2 odds, F3 undo, F4 save, F10 or Ctrl+Q quit. A colon or Enter opens the input line, Esc closes it. Tab selects a panel, the arrow keys scroll it. Page Down and Page Up show the other moves of a long list.

terminal-key-help = Help
terminal-key-odds-off = Odds: off
terminal-key-odds-counts = Odds: cards
terminal-key-odds-chances = Odds: %
terminal-key-undo = Undo
terminal-key-save = Save
terminal-key-type = Type
terminal-key-quit = Quit
terminal-key-back = Back
terminal-key-start = Start
terminal-key-next = Next field
terminal-key-scroll = Scroll
terminal-key-choose = Choose
terminal-key-enter = Enter
terminal-key-space = Space
terminal-key-stop = Stop the marker
terminal-key-escape = Esc
terminal-key-delete = Del
terminal-key-remove = Delete

# The box
terminal-box-count = Number
terminal-box-figure = Figure
terminal-box-points = Points: what one of them can score; the rules say under which conditions.
terminal-box-legend-assumed = Assumed: printed on something that we have not seen.
terminal-box-legend-found = From other sources: the rulebook does not say.
terminal-box-legend-sheet = From the sheet: corrected by the card sheet of this game.
terminal-box-line = { $name }: { $count } in the box{ $figure ->
    [none] {""}
   *[other] , { $figure }
}{ $source ->
    [assumed] {" "}(assumed).
    [found] {" "}(from other sources).
    [sheet] {" "}(from the sheet).
   *[other] .
}

# Panels
terminal-log = Log
terminal-odds-off = Odds: off
terminal-odds-counts = Odds: card count
terminal-odds-chances = Odds: chances

# The curtain
terminal-curtain = Pass the device to { $name }.
terminal-curtain-first = { $name } starts.
terminal-curtain-ready = { $name }, press Enter once nobody else is looking at the screen.
terminal-curtain-undo = { $name } can still take back the choice: F3.
terminal-curtain-undo-typed = { $name } can still take back the choice: “undo”.
terminal-linger = { $name }, this is what your move led to. Next up: { $next }.
terminal-linger-prompt = Enter: pass the device to { $next } (“help” for the commands){" "}
terminal-linger-key = Pass the device to { $next }
terminal-curtain-secret = What you see above is secret, and the screen cannot be cleared here.

# Taking a move back
terminal-undo-ask = { $name } asks to take back a move. { $others }, do you agree?
terminal-undo-refused = The move is not taken back.
terminal-undo-done = The move is taken back.

# Saving
terminal-saved = Game saved: { $path }
terminal-save-name = “{ $name }” will not do as a name: letters, digits, - and _ only, at most { $longest } characters.
terminal-save-taken = Another game is already called “{ $name }”: choose another name.
terminal-not-saved = The game could not be saved. { $why }
terminal-not-saved-again = Type “quit” again to leave without saving it.
terminal-delete-ask = Delete “{ $name }” forever?
terminal-saved-game = { $game } · { $names } · { $progress ->
    [none] {""}
   *[other] { $progress } ·{" "}
}{ $when }
terminal-saved-broken = { $file } · cannot be used: { $why }
terminal-saved-none = No saved games.

# The end
terminal-end-title = End of the game
terminal-end-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
} with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
terminal-end-lost = { $names } loses, with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
terminal-end-you-win = You win, with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
terminal-end-you-share = You share the victory with { $names }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
terminal-end-you-lose = You lose, with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
terminal-end-line = { $rank }. { $name }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
terminal-solo-record = { $name }’s solo games: { $games } played, { $wins } won; best { $best }, on average { $average }.
terminal-end-rank = Rank
terminal-end-points = Points
terminal-end-record = Game kept: { $path }
terminal-end-again = Play again
terminal-end-menu = Menu
terminal-end-quit = Quit

# The menu
terminal-menu-quick = Play now: { $game }, { $players } players, you and the bots
terminal-menu-new = New game…
terminal-menu-resume = Resume a game…
terminal-menu-language = Passer au français
terminal-menu-quit = Quit
terminal-menu-ask = What would you like to do?

terminal-new-title = New game
terminal-new-game = Game
terminal-new-seats = Players
terminal-new-name = Name
terminal-new-seat = Seat { $number }
terminal-new-seat-named = { $name } (seat { $number })
terminal-new-options = Options
terminal-resume-title = Resume a game
terminal-resume-ask = Which game?

# Questions without a screen
terminal-question = { $question } [{ $default }]{" "}
terminal-question-game = Which game?
terminal-question-seats = How many players?
terminal-question-kind = Who plays in seat { $number }?
terminal-question-name = Name of seat { $number }?
terminal-question-seat = { $question }: { $name } (seat { $number })?
terminal-answer-number = “{ $text }” will not do: answer with a number from { $lowest } to { $highest }.
terminal-answer-yes = “{ $text }” will not do: answer yes or no.
terminal-bye = See you soon!

terminal-gesture-go = Enter to start the marker:
terminal-gesture-stop = Enter to stop it:
