# The table in the browser

web-table-title = Table
web-table-home = Home
web-table-rules = Rules
web-table-menu = Menu
web-table-close = Close
web-table-again = Try again
web-table-loading = Setting up the table…
web-table-revealing = Shuffling…
web-table-lost = The connection is lost. It will come back by itself; nothing is lost in the meantime.
web-table-board = Board
web-table-watching = You are watching. { $question }
web-table-described = The table in words
web-table-action = What you can do
web-table-side = Log, odds and chat
web-table-moves = Moves
web-table-choose = Choose a move ({ $count })…
web-table-typed = Move number { $typed }… Enter chooses it, Esc clears it.

# Seats
web-table-seats = Players
web-table-away = away
web-table-thinking = to play
web-table-played-by = away: a bot is playing
web-table-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
web-table-bot-plays = A bot is playing for you.
web-table-back = Take my seat back
web-table-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

# Panels
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-odds = Odds
web-table-odds-chances = Chances
web-table-odds-counts = Card count
web-table-odds-none = Nothing to work out right now.
web-table-odds-forbidden = This table is played without odds.
web-table-chat = Chat
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-watch = Only players can write here.
web-table-chat-say = Say something
web-table-chat-send = Send
web-table-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

# Taking a move back
web-table-undo = Take back
web-table-undo-ask = Ask to take back
web-table-undo-move = { $undo }: { $move }
web-table-undo-done = Taken back: { $move }.
web-table-undo-question = { $name } would like to take back a move. Do you agree?
web-table-undo-waits = { $name } would like to take back a move; waiting for { $missing }.
web-table-undo-waits-you = You asked to take back your move; waiting for { $missing }.
web-table-agree = I agree
web-table-disagree = I’d rather not

# The curtain
web-table-curtain-alone = { $name }, nobody else should see the screen now.
web-table-curtain-ready = I’m { $name }: show me the table
web-table-curtain-look = Show { $name }’s table
web-table-curtain-undo = { $name }: take back my choice

# Leaving
web-table-copy-link = Copy the table’s link
web-table-link-copied = Link copied: send it to anyone who wants to watch.
web-table-link = The link to this table: { $link }
web-table-home-hint = Going home keeps your seat: you will find the table under “My games”.
web-table-leave = Leave the table
web-table-leave-question = Leave the table?
web-table-leave-means = A bot takes over at once. You can have your seat back as long as the game lasts.
web-table-stay = Stay

# The end
web-table-end-board = See the board
web-table-end-details = Details
web-table-ranking = Final ranking
web-table-winner = wins
web-table-rematch = Play again
web-table-rematch-join = Join the next game
web-table-record = Download the record
web-table-seal-checking = Your browser is checking that the game was fair…
web-table-seal-failed = The record could not be loaded.
web-table-seal-whole = Seal of fairness: intact
web-table-seal-broken = Seal of fairness: broken
web-table-seal-proved = Your browser has checked { $dice ->
    [0] every shuffle ({ $shuffles })
   *[other] { $shuffles ->
        [0] every die ({ $dice })
       *[other] every shuffle ({ $shuffles }) and every die ({ $dice })
    }
}: all come from the seeds promised before the game{ $seeds ->
    [0] .
    [one] , one of them a player’s own.
   *[other] , { $seeds } of them the players’ own.
}
web-table-seal-stranger = You did not play in this game: one that was made up with other seeds would pass, too. Those who played compare it with the fingerprint that their own browser has kept.
web-table-seal-command = Check the record yourself
web-table-copy-command = Copy the command
web-table-seal-how = How does that work?
web-table-seal-step-promise = Before anyone sat down, the house published the fingerprint (SHA-256) of its secret seed. From then on it could not change it.
web-table-seal-step-seats = Your browser did the same with a seed of its own, and revealed it only once all promises had been made.
web-table-seal-step-master = Together, the seeds decide every shuffle and every die of the game: nobody could choose them alone.
web-table-seal-step-check = After the game, all seeds are revealed. Your browser has compared them with the promises and dealt the whole game again.
web-table-seal-limits = This proves that nobody chose or changed the cards. It does not prove that the owner of the server did not look at them.

# Replay
web-table-replay = Replay
web-table-replay-of = Replay · { $game }
web-table-to-table = Back to the table
web-table-step = Step { $step } of { $steps }
web-table-step-slider = Step of the game
web-table-step-first = To the beginning
web-table-step-back = One step back
web-table-step-play = Play
web-table-step-pause = Pause
web-table-step-next = One step forward
web-table-step-last = To the end
web-table-step-keys = Keys: ← and → for one step, Home and End for the start and the end, Space to play or pause.

# Keys
web-table-help = Help
web-table-help-cards = { $device ->
    [mouse] Click a card, or rest the mouse on it, to learn what it does.
   *[touch] Tap a card, or hold it, to learn what it does.
}
web-table-keys = Keyboard shortcuts
web-table-key-number = Choose the move with that number; if there are more than nine, type the number, then Enter.
web-table-key-enter = Finish a number, make the only possible move, or pass the device on.
web-table-key-arrows = Go from one move or card to the next.
web-table-key-tab = Go to the next part of the table.
web-table-key-undo = Take back your last move.
web-table-key-moves = Go to the moves.
web-table-key-board = Go to the board.
web-table-key-log = Go to the log.
web-table-key-odds = Go to the odds.
web-table-key-chat = Go to the chat.
web-table-key-rules = Read the rules.
web-table-key-card = Explain the selected card (also Shift+F1, a tap on a card that is no move, a long press, or resting the mouse on it).
web-table-key-help = Show this help.
web-table-key-escape = Close, or clear the number typed.
web-table-key-hint = Shortcuts do nothing while you type in a field.
web-table-key-switch = Use letters and digits as shortcuts at the table
