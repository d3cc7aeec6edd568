# The browser: what surrounds the games

web-house = Pioche
web-tagline = Five games of digging and treasure, with family, with friends or against bots.
web-window-title = { $screen ->
    [Pioche] Pioche
   *[other] { $screen } – Pioche
}
web-skip = Skip to content
web-ways = Pages
web-foot = Pioche is free software, with no accounts, no ads and no trackers: nothing leaves this server.
web-offline-play = Play without a network, on this device
web-lost = Dead end
web-no-such-page = This page does not exist.
web-go-home = Back to the home page
web-waiting = One moment…
web-trouble = That did not work
web-offline = The server is not responding. Check your connection and try again.
web-fault = Something went wrong on our side. Reload the page.
web-name-again = { $name } { $number }

# Home
web-choose-game = Choose a game
web-continue = Continue { $game }
web-with = With { $names }
web-players = { $lowest } to { $highest } players
web-minutes = about { $minutes } min
web-play-now = Play now
web-play-now-game = Play now: { $game }, against bots
web-with-friends = With others…
web-with-friends-game = With others… { $game }: players and options
web-alone = Alone
web-alone-game = Play alone: { $game }
web-opening = Setting up the table…
web-play = Play

# A new game
web-new-title = New game of { $game }
web-new-table = Set up your table
web-company = Who are you playing with?
web-company-bots = Against bots
web-company-bots-help = You and bots of every temperament.
web-company-alone = Alone
web-company-alone-help = A game for one, against the cards.
web-company-friends = With friends, online
web-company-friends-help = Send a link; everyone plays on their own device.
web-company-device = Together on this device
web-company-device-help = Pass the device around; a curtain hides secrets.
web-seats-number = How many players?
web-level = How strong are the bots?
web-level-mixed = Mixed
web-level-mixed-help = Bots of every temperament.
web-level-own = Each bot as chosen for its seat.
web-level-help = { $level }. { $hint }
web-seats = Seats
web-seat-player = Who plays in seat { $number }
web-nickname-seat = Name of the person in seat { $number }
web-player-me = You
web-player-you = you
web-player-here = Someone here
web-player-friend = Someone with the link
web-player-bot = Bot: { $bot }
web-options = Game options
web-house-rules = Table rules
web-allow-odds = Everyone may look at their odds
web-allow-watch = Anyone with the link may watch
web-watch-glass = Spectators see the hourglass: allow this only among people you trust not to peek.
web-clock = Time per move
web-clock-seconds = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
}
web-clock-help = When time runs out, a bot makes that one move for you.
web-new-start = Play
web-new-invite = Open the table and invite people

# Invitation
web-at-table = Table
web-invitation-title = Invitation to { $game }
web-invited = You are invited to play
web-take-seat = Take a seat
web-nickname = Your name at the table
web-nickname-default = Explorer
web-free-seats = Free seats
web-sit = Sit down
web-sit-seat = Sit down in seat { $number }
web-who-is-there = Around the table
web-join-full = The table is full
web-join-full-watch = Stay on this page: once the game starts, you will see it as a spectator.
web-join-full-help = Ask the person who invited you for a seat.
web-watch-wait = Would you rather watch? Stay on this page without sitting down: the game will appear as soon as it starts.
web-promise = Sealed deck
web-promise-help = Before anyone sits down, the house has settled all the luck of this game and shows its fingerprint (SHA-256) here. Every device adds a share of its own. At the end everything is revealed, and your browser checks that nobody chose or changed the cards.

# Lobby
web-lobby-title = { $game }: taking seats
web-lobby-open = { $open ->
    [one] One seat is still free.
   *[other] { $open } seats are still free.
}
web-lobby-full = Everyone is here.
web-lobby-host-starts = The person who opened the table will start the game.
web-start = Start the game
web-start-bots = { $open ->
    [one] A bot will take the free seat.
   *[other] Bots will take the { $open } free seats.
}
web-you = you
web-seat-free = Free seat
web-seat-waits = waiting for someone
web-seat-bot = bot · { $temper }
web-seat-present = is here
web-seat-away = is away
web-sit-here = Someone here
web-sit-here-seat = Someone here takes seat { $number }
web-stand-up = Stand up
web-stand-up-seat = Stand up from seat { $number }
web-clear-seat = Clear
web-clear-seat-of = Clear { $name }’s seat
web-seat-cleared = The person who opened the table has cleared that seat.
web-clock-line = { $seconds } seconds per move
web-no-odds = No odds
web-no-watch = No spectators
web-invite = Invite
web-invite-help = Anyone who opens this link can sit down: no account, nothing to install.
web-invite-link = Invitation link
web-copy = Copy link
web-copied = Link copied
web-share = Share…
web-invite-show-qr = QR code to scan
web-invite-qr = QR code for the invitation link
web-invite-local = This link works on this computer only. To play on several devices, start Pioche with --host 0.0.0.0 and open it at this computer’s address.

# My games
web-my-games = My games
web-games-none = No games on this device yet.
web-games-going = In progress
web-games-over = Finished
web-games-where = The keys to your seats are kept in this browser, and nowhere else.
web-import = A game from elsewhere
web-import-help = Open the record (.pioche) of a finished game, from a server, a terminal or another device: replay it, review it, check it.
web-import-choose = Open a record…
web-import-reading = Reading the record…
web-game-gathering = taking seats
web-game-your-turn = Your turn
web-game-gone = This table no longer exists.
web-go-on = Continue
web-result = Result
web-result-of = Result of { $game }
web-replay = Replay
web-replay-of = Replay of { $game }
web-forget = Forget
web-forget-game = Forget this game of { $game }

# Rules
web-rules = Rules
web-rules-of = Rules of { $game }
web-strategy = Strategy
web-strategy-of = Strategy for { $game }
web-strategy-pitch = How champions play it
web-rulings-help = Where a rulebook leaves room for doubt, this is how we read it.

# Settings
web-settings = Settings
web-language = Language
web-language-fr = Français
web-language-en = English
web-theme = Lighting
web-theme-system = same as the device
web-theme-light = day
web-theme-dark = lantern
web-motion = Motion
web-motion-system = same as the device
web-motion-full = animated
web-motion-reduced = calm
web-forget-all = Forget everything
web-forget-all-help = This browser keeps your name, your settings and the keys to your seats. Without those keys, your unfinished games are no longer yours.
web-forget-all-do = Forget everything on this device
web-forget-all-sure = Forget your name, your settings and all your seats?
web-forgotten = Everything is forgotten.

# Fairness: why a record proves nothing
web-fair-no-record = This is not a Pioche record.
web-fair-no-seeds = The random seeds have not been revealed yet: nothing can be proved.
web-fair-house-seed = The house’s seed is not the one that it promised.
web-fair-house-changed = The house’s promise is no longer the one it made before the game.
web-fair-count = The number of seeds does not match the number of promises.
web-fair-seat-seed = The seed of seat { $number } is not the one that was promised.
web-fair-own-seed = The seed of seat { $number } is not the one from this device.
web-fair-own-late = The seed of seat { $number }, contributed by this device, was not revealed in time: it played no part in the draws.
web-fair-outcome = Line { $line }: this draw does not come from the promised seeds.
web-fair-undo = Line { $line }: there are not that many moves to take back.
