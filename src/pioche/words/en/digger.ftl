# Digger

digger-name = Digger
digger-pitch = Thirty seconds in the forest: throw the dice, take what is unique, store it before night. The glass you cannot see.

digger-option-pace = Pace
digger-option-pace-help = How long the glass runs, or a number of throws for playing without a clock.
digger-option-pace-30 = 30 seconds
digger-option-pace-60 = 1 minute
digger-option-pace-120 = 2 minutes
digger-option-pace-300 = 5 minutes
digger-option-pace-untimed = without a clock
digger-option-throws = Throws
digger-option-throws-help = Without a clock: how many throws a turn has.
digger-option-crates = Crates
digger-option-crates-help = White: the same values for all. Black: five different crates, each of 15 in all, dealt at random.
digger-option-crates-white = white
digger-option-crates-black = black
digger-option-sand = Sand
digger-option-sand-help = Exact: each glass runs its time. Uneven: up to a tenth longer or shorter, at random; counting along is not enough.
digger-option-sand-exact = exact
digger-option-sand-uneven = uneven
digger-option-dexterity = Bots’ dexterity
digger-option-dexterity-help = The hands of bots. Steady: a throw in 2 seconds, one theft in twenty fails. Normal: 2.5 seconds, one in ten. Clumsy: 3.2 seconds, one in five.
digger-option-dexterity-steady = steady
digger-option-dexterity-normal = normal
digger-option-dexterity-clumsy = clumsy
digger-option-allowance = Network allowance
digger-option-allowance-help = The most that a slow connection is forgiven, in milliseconds.
digger-option-sheet = Crate values
digger-option-sheet-help = What the crates of your own box pay, if it is not what we assume.

digger-move-throw = Throw the dice
digger-move-take = Take: { $first }
digger-move-store = Store: { $first }
digger-move-steal = Steal from { $second }: { $first }
digger-move-store-all = Store everything
digger-move-stop = Stop!
digger-move-night = Night falls
digger-move-lift = Clean theft from { $second }: { $first }
digger-move-touch = Failed theft from { $second }: { $first }

digger-key-throw = t
digger-key-stop = x
digger-key-store-all = a
digger-key-take-water = w
digger-key-take-gold = g
digger-key-take-ruby = r
digger-key-take-emerald = e
digger-key-take-diamond = d
digger-key-store-water = s
digger-key-store-gold = s
digger-key-store-ruby = s
digger-key-store-emerald = s
digger-key-store-diamond = s

digger-ask-ready = { $pace ->
    [untimed] Your turn to dig: throw the dice.
   *[other] Your turn to dig: throw the dice, and time begins to run.
}
digger-ask-dig = { $pace ->
    [untimed] Take, throw again, or store?
   *[other] Quick: take, throw again, or store while there is light?
}
digger-ask-store = Store the rest!
digger-ask-over = The game is over.

digger-face-water = water
digger-face-gold = gold
digger-face-ruby = ruby
digger-face-emerald = emerald
digger-face-diamond = diamond
digger-face-black = black
digger-face-die = die
digger-face-crate = crate
digger-face-glass = sand glass

# What each card does
digger-card-water = When no water is left in the centre at the end of a turn, the game is over. Stored water goes into the box and is worth nothing.
digger-card-gold = A token is taken from the centre when exactly one die shows its colour. Stored in your crate before night, it counts its points; a black crate pays otherwise.
digger-card-ruby = A token is taken from the centre when exactly one die shows its colour. Stored in your crate before night, it counts its points; a black crate pays otherwise.
digger-card-emerald = A token is taken from the centre when exactly one die shows its colour. Stored in your crate before night, it counts its points; a black crate pays otherwise.
digger-card-diamond = A token is taken from the centre when exactly one die shows its colour. Stored in your crate before night, it counts its points; a black crate pays otherwise.
digger-card-black = If exactly one die is black, each gem shown by exactly one die may be stolen from somebody else’s crate instead of being taken from the centre.
digger-card-die = All five dice are thrown each time, as often as you like; a colour shown by exactly one die gives a token.
digger-card-crate = Gems are stored in it one by one: the white side pays the same for all; the black sides are five different ones of 15 in all.
digger-card-glass = The first throw turns it. When it has run out, night falls: what is not stored goes back to the centre.

digger-event-crate = { $you ->
    [seat] Your black crate
   *[none] Black crate of { $seat }
}: gold { $gold }, ruby { $ruby }, emerald { $emerald }, diamond { $diamond }.
digger-event-turn = { $you ->
    [seat] You take the dice
   *[none] { $seat } takes the dice
}{ $timed ->
    [0] .
   *[other] ; { $you ->
        [other] you are the timekeeper.
       *[none] { $other } is the timekeeper.
    }
}
digger-event-glass = The glass is turned: it runs from { $began } to { $ends } ms.
digger-event-throws = { $you ->
    [seat] You throw
   *[none] { $seat } throws
}:{ $water ->
    [0] {""}
    [1] {" "}[water]
   *[other] {" "}[water ×{ $water }]
}{ $gold ->
    [0] {""}
    [1] {" "}[gold]
   *[other] {" "}[gold ×{ $gold }]
}{ $ruby ->
    [0] {""}
    [1] {" "}[ruby]
   *[other] {" "}[ruby ×{ $ruby }]
}{ $emerald ->
    [0] {""}
    [1] {" "}[emerald]
   *[other] {" "}[emerald ×{ $emerald }]
}{ $diamond ->
    [0] {""}
    [1] {" "}[diamond]
   *[other] {" "}[diamond ×{ $diamond }]
}{ $black ->
    [0] {""}
    [1] {" "}[black]
   *[other] {" "}[black ×{ $black }]
}
digger-event-takes = { $you ->
    [seat] You take
   *[none] { $seat } takes
} from the centre: { $face }.
digger-event-steals = { $you ->
    [seat] You steal from { $other }
    [other] { $seat } steals from you
   *[none] { $seat } steals from { $other }
}: { $face }.
digger-event-touches = { $you ->
    [seat] You reach for { $other }’s { $face } and touch
    [other] { $seat } reaches for your { $face } and touches
   *[none] { $seat } reaches for { $other }’s { $face } and touches
} a neighbouring pile: the turn is lost!
digger-event-stores = { $you ->
    [seat] You store
   *[none] { $seat } stores
}: { $face }.
digger-event-returns = Back to the centre: { $face } ×{ $count }.
digger-event-stops = { $you ->
    [seat] You call
   *[none] { $seat } calls
} STOP!
digger-event-night = Night falls { $you ->
    [seat] on you
   *[none] on { $seat }
}.
digger-event-asks = { $you ->
    [seat] Up to you
   *[none] Up to { $seat }
} ({ $stage }, { $elapsed } ms).
digger-event-final = { $you ->
    [seat] You
   *[none] { $seat }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
digger-event-over = The river has run dry: the game is over.

digger-refusal-over = The game is over: the river has run dry.
digger-refusal-night = Night falls by itself, when the glass is empty.
digger-refusal-turn = It is { $seat }’s turn to dig.
digger-refusal-judged = A theft is judged by its gesture: nobody says of themselves that it was clean.
digger-refusal-first = A turn begins with a throw.
digger-refusal-unstored = First store what lies beside your crate.
digger-refusal-not-beside = No token of that colour waits beside your crate.
digger-refusal-storing = You are storing: no more throws, no more taking.
digger-refusal-throws = All throws of this turn are made.
digger-refusal-all = Everything at once is stored only without a clock, and when several tokens wait.
digger-refusal-gone = There is none left in the centre.
digger-refusal-unique = It takes exactly one die of that colour, and gives one token a throw.
digger-refusal-black = One steals only if exactly one die is black.
digger-refusal-crate = There is nothing to steal there: only the crates of others can be robbed.

digger-evidence-move = Only a theft is made by a gesture.
digger-evidence-missing = A theft is a matter of the hand: it comes with its gesture.
digger-evidence-form = A gesture is a path or a sweep, nothing else.
digger-evidence-points = A path has { $least } to { $most } points.
digger-evidence-point = A point is a time and two coordinates, whole numbers inside the crate.
digger-evidence-start = The gesture does not start on the pile.
digger-evidence-end = The gesture does not end on your side.
digger-evidence-zero = The times of a path begin at 0, not at { $first }.
digger-evidence-order = The times of a gesture rise: none is the same as the one before.
digger-evidence-short = The gesture lasted only { $lasted } ms: it takes at least { $least }.
digger-evidence-jump = The path jumps: more than { $most } ms between two points.
digger-evidence-speed = No hand is that fast.
digger-evidence-times = A sweep is two times in milliseconds, its beginning and its stop.
digger-evidence-slow = No theft takes longer than { $most } s.
digger-evidence-long = The gesture would have lasted { $lasted } ms: longer than the time since the move before.

digger-ruling-p1 = Water goes into the box while storing only: night returns what is not there yet.
digger-ruling-p2 = Stealing is a choice: what the centre still has may be taken from there.
digger-ruling-p4 = A colour that is gone from the centre can only be stolen.
digger-ruling-p6 = A lone black die opens the crates; two of them, or no other unique colour: no theft.
digger-ruling-p7 = Only the crates of others can be robbed.
digger-ruling-p9 = Storing ends the throwing, and all is stored before one stops; what is stored or stolen is not taken back unless the others agree.
digger-ruling-p12 = All is stored: STOP is automatic, nothing is lost.
digger-ruling-p14 = The end is tested after the turn, when returned water is back in the centre.
digger-ruling-p15 = Not everybody need have had as many turns.
digger-ruling-p20 = Water in the box is out of the game.
digger-ruling-p21 = Night falls when the glass is empty, neither before nor after; what comes later is refused.
digger-ruling-p22 = A turn begins with a throw, and only the digger acts.
digger-ruling-p23 = After a touched pile the gem reached for stays in its crate, and the piles are put right again.
digger-ruling-p24 = A theft is judged by its gesture, by rules that anybody can follow; an impossible gesture is refused.
digger-ruling-p25 = Without a clock a turn has a number of throws, there is no night, and everything may be stored at once.
digger-ruling-p26 = A colour gives one token a throw, if exactly one die shows it.
digger-ruling-p27 = The hands of one who left are no faster than anybody’s: in mid-turn nothing more is taken, and what can no longer be stored in time goes back to the centre.
digger-ruling-p28 = No hand is quicker than 1 s for a throw, 0.7 s for a theft, 0.4 s for taking or storing a token: what comes sooner counts as having taken that long.
digger-ruling-p29 = Who begins is drawn, or chosen by the table; in the rulebook the youngest begins.
digger-ruling-p30 = Equals share the victory; the rulebook says nothing of ties.

digger-board-turn = { $digger } digs · master of time: { $master }
digger-board-turn-untimed = { $digger } digs
digger-board-dice = Dice
digger-board-dice-none = The dice are not thrown yet.
digger-board-glass = Glass: { $seconds } s left
digger-board-throws = { $throws ->
    [0] No throw left
    [one] { $throws } throw left
   *[other] { $throws } throws left
}
digger-board-theft = One black die: you may steal
digger-board-centre = Centre:
digger-board-beside = To store:
digger-board-tokens = Tokens
digger-board-crates = Crates (tokens × worth)
digger-board-box = Water in the box: { $water }
digger-board-player = Player
digger-board-points = Points
digger-board-token = { $face } { $count }
digger-board-nothing = nothing
digger-board-dice-line = Dice: { $dice }.
digger-board-free-line = To take: { $tokens }.
digger-board-centre-line = Centre: { $tokens }.
digger-board-beside-line = To store: { $tokens }.
digger-board-player-line = { $player }: { $crate }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
digger-board-worth-all = Every crate pays { $worth }.
digger-board-worth-one = { $player }’s crate pays { $worth }.
digger-board-signs = Signs: ◊ water, $ gold, ♦ ruby, ▲ emerald, ◆ diamond, ● black, ✓ to take, ▼ digs, ► your seat.

digger-odds-centre = Centre: { $tokens }
digger-odds-throw = A throw gives { $tokens } tokens on average, { $gems } of them gems
digger-odds-points = which is { $points } points in your crate
digger-odds-unique = A given colour is unique: { $percent }%
digger-odds-theft = A theft is possible: { $percent }%
digger-odds-nothing = Nothing to take from the centre: { $percent }%

digger-gesture-title = Steal: { $face }, from { $name }
digger-gesture-how = The marker sweeps over the way out between the piles. Stop it in the free part: space, or a click.
digger-gesture-typed = Stealing by feel: Enter starts the marker, Enter stops it. It is in the free way out { $windows } after the start, then every { $period } s.
digger-gesture-window = from { $from } to { $until } s
