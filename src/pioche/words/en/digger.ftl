# Digger

digger-name = Digger
digger-pitch = Thirty seconds in the forest: throw the dice, take what is unique, store it before night falls. And you cannot see the hourglass.

digger-option-pace = Pace
digger-option-pace-help = How long the hourglass runs, or a number of throws to play without a clock.
digger-option-pace-30 = 30 seconds
digger-option-pace-60 = 1 minute
digger-option-pace-120 = 2 minutes
digger-option-pace-300 = 5 minutes
digger-option-pace-untimed = without a clock
digger-option-throws = Throws
digger-option-throws-help = Without a clock: how many throws you have each turn.
digger-option-crates = Crates
digger-option-crates-help = White: the same values for everyone. Black: five different crates, each adding up to 15, dealt at random.
digger-option-crates-white = white
digger-option-crates-black = black
digger-option-sand = Sand
digger-option-sand-help = Exact: every hourglass runs its full time. Uneven: up to a tenth longer or shorter, at random; counting in your head is not enough.
digger-option-sand-exact = exact
digger-option-sand-uneven = uneven
digger-option-dexterity = Bots’ dexterity
digger-option-dexterity-help = How deft the bots are. Steady: a throw in 2 seconds, one theft in twenty fails. Normal: 2.5 seconds, one in ten. Clumsy: 3.2 seconds, one in five.
digger-option-dexterity-steady = steady
digger-option-dexterity-normal = normal
digger-option-dexterity-clumsy = clumsy
digger-option-allowance = Network allowance
digger-option-allowance-help = The most that a slow connection is allowed, in milliseconds.
digger-option-sheet = Crate values
digger-option-sheet-help = What the crates of your own box pay, where they pay something else.
digger-sheet-black = Black crate { $number }

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
    [untimed] { $case ->
        [take-throw] Take, or throw again.
        [steal-throw] Take or steal, or throw again.
        [steal-throw-store] Take or steal, throw again, or store.
        [steal-store] That was the last throw: take or steal, or store.
        [steal] That was the last throw: take or steal, or stop.
        [throw-store] Nothing to take: throw again, or store.
        [throw] Nothing to take: throw again, or stop.
        [take-store] That was the last throw: take, or store.
        [take] That was the last throw: take, or stop.
        [store] That was the last throw: store what you have.
       *[other] Take, throw again, or store.
    }
   *[other] { $case ->
        [take-throw] Quick! Take, or throw again.
        [steal-throw] Quick! Take or steal, or throw again.
        [steal-throw-store] Quick! Take or steal, throw again, or store while there is light.
        [throw-store] Nothing to take. Throw again, or store while there is light!
        [throw] Nothing to take. Quick, throw again!
       *[other] Quick! Take, throw again, or store while there is light.
    }
}
digger-ask-store = Store the rest!
digger-ask-over = The game is over.

digger-face-water = water
digger-face-gold = gold
digger-face-ruby = ruby
digger-face-emerald = emerald
digger-face-diamond = diamond
digger-face-black = thief
digger-face-die = die
digger-face-crate = crate
digger-face-glass = hourglass

# What each card does
digger-card-water = When no water is left in the centre at the end of a turn, the game is over. Stored water goes into the box and is worth nothing.
digger-card-gold = You take a token from the centre when exactly one die shows its colour. Stored in your crate before night, it scores its points; a black crate pays differently.
digger-card-ruby = You take a token from the centre when exactly one die shows its colour. Stored in your crate before night, it scores its points; a black crate pays differently.
digger-card-emerald = You take a token from the centre when exactly one die shows its colour. Stored in your crate before night, it scores its points; a black crate pays differently.
digger-card-diamond = You take a token from the centre when exactly one die shows its colour. Stored in your crate before night, it scores its points; a black crate pays differently.
digger-card-black = The black side of the dice. If exactly one die shows the thief, every gem shown by exactly one die may be stolen from someone else’s crate instead of being taken from the centre.
digger-card-die = All five dice are thrown each time, as often as you like; a colour shown by exactly one die gives a token.
digger-card-crate = You store your gems in it one by one: the white sides pay the same for everyone; the five black sides differ, and each adds up to 15.
digger-card-glass = The first throw turns it over. When it has run out, night falls: whatever is not stored goes back to the centre.

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
digger-event-glass = The hourglass is turned over: it runs from { $began } to { $ends } ms.
digger-event-throws = { $you ->
    [seat] You throw
   *[none] { $seat } throws
}: { LIST("and",
    { $water ->
        [0] {""}
        [1] a drop of water
        [2] two drops of water
        [3] three drops of water
        [4] four drops of water
       *[other] five drops of water
    },
    { $gold ->
        [0] {""}
        [1] a gold bar
        [2] two gold bars
        [3] three gold bars
        [4] four gold bars
       *[other] five gold bars
    },
    { $ruby ->
        [0] {""}
        [1] a ruby
        [2] two rubies
        [3] three rubies
        [4] four rubies
       *[other] five rubies
    },
    { $emerald ->
        [0] {""}
        [1] an emerald
        [2] two emeralds
        [3] three emeralds
        [4] four emeralds
       *[other] five emeralds
    },
    { $diamond ->
        [0] {""}
        [1] a diamond
        [2] two diamonds
        [3] three diamonds
        [4] four diamonds
       *[other] five diamonds
    },
    { $black ->
        [0] {""}
        [1] a thief
        [2] two thieves
        [3] three thieves
        [4] four thieves
       *[other] five thieves
    }
) }.
digger-event-takes = { $you ->
    [seat] You take
   *[none] { $seat } takes
} { $face ->
    [ruby] a ruby
    [emerald] an emerald
    [diamond] a diamond
   *[other] { $face }
} from the centre.
digger-event-steals = { $you ->
    [seat] You steal
   *[none] { $seat } steals
} { $face ->
    [ruby] a ruby
    [emerald] an emerald
    [diamond] a diamond
   *[other] { $face }
} from { $you ->
    [other] you
   *[none] { $other }
}.
digger-event-touches = { $you ->
    [seat] You reach for { $other }’s { $face } and touch
    [other] { $seat } reaches for your { $face } and touches
   *[none] { $seat } reaches for { $other }’s { $face } and touches
} a neighbouring pile: the turn is lost!
digger-event-stores = { $you ->
    [seat] You store
   *[none] { $seat } stores
} { $face ->
    [ruby] a ruby
    [emerald] an emerald
    [diamond] a diamond
   *[other] { $face }
}.
digger-event-returns = { $face ->
    [water] { $count ->
        [1] 1 drop of water goes
       *[other] { $count } drops of water go
    }
    [gold] { $count ->
        [1] 1 gold bar goes
       *[other] { $count } gold bars go
    }
    [ruby] { $count ->
        [1] 1 ruby goes
       *[other] { $count } rubies go
    }
    [emerald] { $count ->
        [1] 1 emerald goes
       *[other] { $count } emeralds go
    }
   *[other] { $count ->
        [1] 1 diamond goes
       *[other] { $count } diamonds go
    }
} back to the centre.
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
digger-refusal-night = Night falls by itself, when the hourglass has run out.
digger-refusal-turn = It is { $seat }’s turn to dig.
digger-refusal-judged = A theft is judged by its gesture: nobody decides for themselves whether it was clean.
digger-refusal-first = A turn begins with a throw.
digger-refusal-unstored = First store what lies beside your crate.
digger-refusal-not-beside = No token of that colour is waiting beside your crate.
digger-refusal-storing = You are already storing: no more throwing, no more taking.
digger-refusal-throws = You have used all your throws this turn.
digger-refusal-all = You can store everything at once only without a clock, and when several tokens are waiting.
digger-refusal-gone = There is none left in the centre.
digger-refusal-unique = It takes exactly one die of that colour, and gives one token per throw.
digger-refusal-black = You can only steal if exactly one die shows the thief.
digger-refusal-crate = There is nothing to steal there: only the crates of others can be robbed.

digger-evidence-move = Only a theft is made by a gesture.
digger-evidence-missing = A theft is a matter of skill: it comes with its gesture.
digger-evidence-form = A gesture is a path or a sweep, nothing else.
digger-evidence-points = A path has { $least } to { $most } points.
digger-evidence-point = A point is a time and two coordinates, whole numbers inside the crate.
digger-evidence-start = The gesture does not start on the pile.
digger-evidence-end = The gesture does not end on your side.
digger-evidence-zero = The times of a path begin at 0, not at { $first }.
digger-evidence-order = The times of a gesture must rise: none may equal the one before.
digger-evidence-short = The gesture lasted only { $lasted } ms: it takes at least { $least }.
digger-evidence-jump = The path jumps: more than { $most } ms between two points.
digger-evidence-speed = No hand is that fast.
digger-evidence-times = A sweep is two times in milliseconds, its start and its stop.
digger-evidence-slow = No theft takes longer than { $most } s.
digger-evidence-long = The gesture would have lasted { $lasted } ms: longer than the time since the previous move.

digger-ruling-p1 = Water goes into the box only when it is stored: night returns what is not there yet.
digger-ruling-p2 = Stealing is a choice: what the centre still has may be taken from there.
digger-ruling-p4 = A colour that is gone from the centre can only be stolen.
digger-ruling-p6 = A lone thief opens the crates; two thieves, or no other unique colour: no theft.
digger-ruling-p7 = Only the crates of others can be robbed.
digger-ruling-p9 = Storing ends the throwing, and everything is stored before you stop; what is stored or stolen is not taken back unless the others agree.
digger-ruling-p12 = Once everything is stored, STOP is automatic and nothing is lost.
digger-ruling-p14 = The end is checked after the turn, once returned water is back in the centre.
digger-ruling-p15 = Not everyone will necessarily have had the same number of turns.
digger-ruling-p20 = Water in the box is out of the game.
digger-ruling-p21 = Night falls when the hourglass has run out, neither before nor after; whatever comes later is refused.
digger-ruling-p22 = A turn begins with a throw, and only the digger acts.
digger-ruling-p23 = After a pile has been touched, the gem reached for stays in its crate, and the piles are put right again.
digger-ruling-p24 = A theft is judged by its gesture, by rules that anyone can check; an impossible gesture is refused.
digger-ruling-p25 = Without a clock, a turn has a fixed number of throws, there is no night, and everything may be stored at once.
digger-ruling-p26 = A colour gives one token per throw, if exactly one die shows it.
digger-ruling-p27 = When someone leaves, their hands are no faster than anyone’s: in mid-turn nothing more is taken, and what can no longer be stored in time goes back to the centre.
digger-ruling-p28 = No hand is quicker than 1 s for a throw, 0.7 s for a theft, 0.4 s to take or store a token: anything sooner counts as having taken that long.
digger-ruling-p29 = The starting player is drawn, or chosen by the table; in the rulebook the youngest starts.
digger-ruling-p30 = In a tie, the victory is shared; the rulebook says nothing about ties.

digger-board-turn = { $you ->
    [digger] You are digging · timekeeper: { $master }
    [master] { $digger } is digging · you are the timekeeper
   *[none] { $digger } is digging · timekeeper: { $master }
}
digger-board-turn-untimed = { $you ->
    [digger] You are digging
   *[none] { $digger } is digging
}
digger-board-dice = Dice
digger-board-dice-none = The dice have not been thrown yet.
digger-board-glass = Hourglass: { $seconds } s left
digger-board-throws = { $throws ->
    [0] No throw left
    [one] { $throws } throw left
   *[other] { $throws } throws left
}
digger-board-theft = One thief: you may steal
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
digger-board-worth-one = { $you ->
    [player] Your crate pays { $worth }.
   *[none] { $player }’s crate pays { $worth }.
}
digger-board-signs = Signs: ◊ water, $ gold, ♦ ruby, ▲ emerald, ◆ diamond, ● thief, ✓ to take, ▼ digging, ► your seat.

digger-odds-centre = Centre: { $tokens }
digger-odds-throw = A throw gives { $tokens } tokens on average, { $gems } of them gems
digger-odds-points = that is, { $points } points in your crate
digger-odds-unique = A given colour is unique: { $percent }%
digger-odds-theft = A theft is possible: { $percent }%
digger-odds-nothing = Nothing to take from the centre: { $percent }%

digger-gesture-title = Steal { $face ->
    [ruby] a ruby
    [emerald] an emerald
    [diamond] a diamond
   *[other] { $face }
} from { $name }
digger-gesture-how = The marker sweeps across the way out between the piles. Stop it in the clear part: space bar, or a click.
digger-gesture-typed = Stealing by feel: Enter starts the marker, Enter stops it. The way out is clear { $windows } after the start, then every { $period } s.
digger-gesture-window = from { $from } to { $until } s
