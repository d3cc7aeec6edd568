# The table in the browser

web-table-title = Table
web-table-home = Home
web-table-rules = Rules
web-table-menu = Menu
web-table-close = Close
web-table-again = Try again
web-table-loading = The table is being laid…
web-table-revealing = Everybody’s seeds are being shown, then the cards are dealt…
web-table-lost = The connection is lost. It comes back by itself; nothing is lost meanwhile.
web-table-board = Board
web-table-watching = You are watching. { $question }
web-table-described = The table in sentences
web-table-action = What you may do
web-table-side = Log, odds and chat
web-table-moves = Moves
web-table-choose = Choose a move ({ $count })…
web-table-typed = Move number { $typed }… Enter chooses it, Esc forgets it.

# Seats
web-table-seats = Players
web-table-you = you
web-table-away = away
web-table-thinking = to play
web-table-played-by = away: a bot plays
web-table-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
web-table-bot-plays = A bot plays for you.
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
web-table-odds-counts = Count of the cards
web-table-odds-none = Nothing to reckon just now.
web-table-odds-forbidden = This table plays without odds.
web-table-chat = Chat
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-watch = Only players can write here.
web-table-chat-say = Say something
web-table-chat-send = Send
web-table-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}

# Taking a move back
web-table-undo = Take back
web-table-undo-ask = Ask to take back
web-table-undo-question = { $name } would like to take a move back. Do you agree?
web-table-undo-waits = { $name } would like to take a move back; still to answer: { $missing }.
web-table-undo-waits-you = You asked to take your move back; still to answer: { $missing }.
web-table-agree = I agree
web-table-disagree = Better not

# The curtain
web-table-curtain-alone = Nobody else should see the screen now, { $name }.
web-table-curtain-ready = I am { $name }: show me the table
web-table-curtain-look = Show { $name }’s table
web-table-curtain-undo = { $name }: take my choice back

# Leaving
web-table-copy-link = Copy the link of the table
web-table-link-copied = The link is copied: send it to those who may watch.
web-table-link = The link of this table: { $link }
web-table-home-hint = Whoever goes home keeps the seat: the table stays among “My games”.
web-table-leave = Leave the table
web-table-leave-question = Leave the table?
web-table-leave-means = A bot plays on for you at once. You can take your seat back as long as the game lasts.
web-table-stay = Stay

# The end
web-table-end-board = See the board
web-table-end-result = See the result
web-table-ranking = Final ranking
web-table-winner = wins
web-table-rematch = Play again
web-table-rematch-join = Join the next game
web-table-record = Download the record
web-table-seal-checking = Your browser checks that the game was fair…
web-table-seal-failed = The record could not be fetched.
web-table-seal-whole = Seal of fairness: whole
web-table-seal-broken = Seal of fairness: broken
web-table-seal-proved = Your browser has recomputed everything itself: { $shuffles ->
    [0] no shuffle
    [one] { $shuffles } shuffle
   *[other] { $shuffles } shuffles
} and { $dice ->
    [0] no die
    [one] { $dice } die
   *[other] { $dice } dice
} come from the seeds promised beforehand{ $seeds ->
    [0] .
    [one] , one of them a player’s own.
   *[other] , { $seeds } of them players’ own.
}
web-table-seal-how = How does that work?
web-table-seal-step-promise = Before anybody sat down, the house published the fingerprint (SHA-256) of its secret seed. It can no longer change it.
web-table-seal-step-seats = Your browser did the same with a seed of its own, and showed it only once all promises were made.
web-table-seal-step-master = All seeds together give every shuffle and every die of the game: nobody could choose them alone.
web-table-seal-step-check = After the game all seeds are shown. Your browser has compared them with the promises and dealt the whole game again.
web-table-seal-limits = This proves that nobody chose or changed the cards. It does not prove that whoever runs the server did not look at them.

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
web-table-step-next = One step on
web-table-step-last = To the end
web-table-step-keys = Keys: ← and → one step, Home and End, space plays and pauses.

# Keys
web-table-help = Keys of the table
web-table-key-number = Choose the move of that number; where there are more than nine, type the number, then Enter.
web-table-key-enter = Finish a number, make the only move, pass the device on.
web-table-key-arrows = Go from move to move, from card to card.
web-table-key-tab = Go to the next part of the table.
web-table-key-undo = Take your last move back.
web-table-key-moves = Go to the moves.
web-table-key-board = Go to the board.
web-table-key-log = Go to the log.
web-table-key-odds = Go to the odds.
web-table-key-chat = Go to the chat.
web-table-key-rules = Read the rules.
web-table-key-card = Say what the card in focus does (also Shift+F1, a long press, or the mouse resting on it).
web-table-key-help = Show these keys.
web-table-key-escape = Close, or forget the number typed.
web-table-key-hint = Keys do nothing while you write in a field.
web-table-key-switch = Single letters and digits do something at the table
