# The browser: what surrounds the games

web-house = Pioche
web-tagline = Five games of digging and treasure, with the family, with friends or against bots.
web-window-title = { $screen ->
    [Pioche] Pioche
   *[other] { $screen } – Pioche
}
web-skip = Skip to the content
web-ways = Pages
web-foot = Pioche is free software. Nothing leaves this house: no account, no advertising, no tracker.
web-lost = A blind gallery
web-no-such-page = There is no such page.
web-go-home = Back to the start
web-waiting = One moment…
web-trouble = That does not work
web-offline = The server does not answer. Check the connection, then try again.
web-fault = Something broke on our side. Reload the page.
web-name-again = { $name } { $number }

# Home
web-choose-game = Choose a game
web-continue = Go on with { $game }
web-with = With { $names }
web-players = { $lowest } to { $highest } players
web-minutes = about { $minutes } min
web-play-now = Play at once
web-play-now-game = Play at once: { $game }, against bots
web-with-friends = With others…
web-with-friends-game = With others… or with other options: { $game }
web-opening = The table is being laid…
web-play = Play

# A new game
web-new-title = A new game of { $game }
web-play-bots-now = Play at once against bots
web-new-own = Or lay your own table
web-company = With whom do you play?
web-company-bots = Against bots
web-company-bots-help = You, and bots of every temper.
web-company-friends = With friends elsewhere
web-company-friends-help = A link to send; everybody plays on their own device.
web-company-device = Several of us on this device
web-company-device-help = The screen is passed round; a curtain keeps secrets.
web-seats-number = How many players?
web-seats = Seats
web-seat-player = Who plays on seat { $number }
web-nickname-seat = Name of the person on seat { $number }
web-player-me = You
web-player-here = Somebody here
web-player-friend = Somebody with the link
web-player-bot = Bot: { $bot }
web-seat-friend-hint = Kept for whoever gets the link.
web-bot-careful-hint = Makes sure of its gains.
web-bot-balanced-hint = Weighs one thing against another.
web-bot-bold-hint = Likes a risk.
web-bot-random-hint = Plays anything.
web-options = Options of the game
web-house-rules = Rules of the table
web-allow-odds = Everybody may ask for their odds
web-allow-watch = Whoever has the link may watch
web-watch-glass = Whoever watches sees the glass: allow it among people who do not peek.
web-clock = Time for a move
web-clock-seconds = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
}
web-clock-help = When it has run out a bot plays that one move for you.
web-new-start = Start
web-new-invite = Open the table and invite

# Invitation
web-at-table = Table
web-invitation-title = Invitation to { $game }
web-invited = You are invited to play
web-take-seat = Take a seat
web-nickname = Your name at the table
web-nickname-default = Explorer
web-free-seats = Free seats
web-sit = Sit down
web-sit-seat = Sit down on seat { $number }
web-who-is-there = Around the table
web-join-full = The table is full
web-join-full-watch = Stay on this page: as soon as the game begins you will see it as a spectator.
web-join-full-help = Ask whoever invited you for a seat.
web-watch-wait = Would you rather watch? Stay on this page without sitting down: the game appears as soon as it begins.
web-promise = Sealed deck
web-promise-help = Before anybody sits the house has fixed all the chance of this game, and shows its fingerprint (SHA-256) here. Every device adds a share of its own. At the end everything is revealed, and your browser checks that nobody chose or changed the cards.

# Lobby
web-lobby-title = { $game }: taking seats
web-lobby-open = { $open ->
    [one] One seat is still free.
   *[other] { $open } seats are still free.
}
web-lobby-full = Everybody is here.
web-lobby-host-starts = Whoever opened the table will start the game.
web-start = Start the game
web-start-bots = { $open ->
    [one] A bot will take the free seat.
   *[other] Bots will take the { $open } free seats.
}
web-you = you
web-seat-free = Free seat
web-seat-waits = waits for somebody
web-seat-bot = bot
web-seat-present = is here
web-seat-away = is away
web-sit-here = Somebody here
web-sit-here-seat = Somebody here sits on seat { $number }
web-stand-up = Stand up
web-stand-up-seat = Stand up from seat { $number }
web-clear-seat = Clear
web-clear-seat-of = Clear the seat of { $name }
web-seat-cleared = Whoever opened the table has cleared that seat.
web-clock-line = { $seconds } seconds a move
web-no-odds = No odds are worked out
web-no-watch = No spectators
web-invite = Invite
web-invite-help = Whoever opens this link can sit down: no account, nothing to install.
web-invite-link = Invitation link
web-copy = Copy the link
web-copied = Link copied
web-share = Share…
web-invite-qr = QR code of the invitation link
web-invite-local = This link leads to this computer only. To play on several devices start Pioche with --host 0.0.0.0 and open it by this computer’s address.
web-shuffling = The cards are being shuffled
web-shuffling-help = Every device shows the share of chance that it had promised.

# My games
web-my-games = My games
web-games-none = There is no game on this device yet.
web-games-going = Under way
web-games-over = Finished
web-games-where = The keys of your seats are kept by this browser, and by nobody else.
web-game-gathering = taking seats
web-game-your-turn = It is your turn.
web-game-gone = This table is no longer there.
web-go-on = Go on
web-result = Result
web-result-of = Result of { $game }
web-replay = Replay
web-replay-of = Replay of { $game }
web-forget = Forget
web-forget-game = Forget this game of { $game }

# Rules
web-rules = Rules
web-rules-of = Rules of { $game }
web-rulings-help = Where a rulebook leaves a doubt, this is how we read it. A move that is refused cites one of these numbers.

# Settings
web-settings = Settings
web-language = Language
web-language-fr = Français
web-language-en = English
web-theme = Light
web-theme-system = as the device
web-theme-light = day
web-theme-dark = lantern
web-motion = Movement
web-motion-system = as the device
web-motion-full = animated
web-motion-reduced = calm
web-forget-all = Forget everything
web-forget-all-help = This browser keeps your name, your settings and the keys of your seats. Without those keys your unfinished games are no longer yours.
web-forget-all-do = Forget everything on this device
web-forget-all-sure = Forget your name, your settings and all your seats?
web-forgotten = It is forgotten.

# Fairness: why a record proves nothing
web-fair-no-record = This is not a record of Pioche.
web-fair-no-seeds = The seeds of chance are not revealed yet: nothing can be proved.
web-fair-house-seed = The seed of the house is not the one that it had promised.
web-fair-house-changed = The promise of the house is no longer the one from before the game.
web-fair-count = There are not as many seeds as promises.
web-fair-seat-seed = The seed of seat { $number } is not the one that was promised.
web-fair-own-seed = The seed of seat { $number } is not the one of this device.
web-fair-own-late = The seed of seat { $number }, which this device brought, was not shown in time: it had no part in the draws.
web-fair-outcome = Line { $line }: this draw does not come from the promised seeds.
web-fair-undo = Line { $line }: there are not so many moves to take back.
