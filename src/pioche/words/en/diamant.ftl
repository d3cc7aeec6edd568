# Diamant

diamant-name = Diamant
diamant-pitch = Go on or leave? Five expeditions into a cave where the same danger, seen twice, takes everything.

diamant-option-relics = Relics
diamant-option-relics-help = None: treasures and dangers only. Ascending: the rulebook’s variant (5, 7, 8, 10, 12). Classic: five equal relics, 5 points each for the first three taken out, then 10.
diamant-option-relics-none = none
diamant-option-relics-ascending = ascending
diamant-option-relics-classic = classic
diamant-option-open_chests = Open chests
diamant-option-open_chests-help = Yes: everyone sees what is in the chests. No: they are only opened at the end.

diamant-move-go = Go on
diamant-move-leave = Leave

diamant-ask-decide = Go further in, or leave with what you have?
diamant-ask-change = Your secret choice is made: { $move }. You can still change it.
diamant-ask-over = The game is over.

diamant-face-treasure = treasure of { $value ->
    [n] rubies
    [one] { $value } ruby
   *[other] { $value } rubies
}
diamant-face-danger-spiders = giant spiders
diamant-face-danger-snakes = snakes
diamant-face-danger-lava = lava pits
diamant-face-danger-boulders = rolling boulders
diamant-face-danger-rams = battering rams
diamant-face-relic = { $value ->
    [n] numbered relic
   *[other] relic worth { $value }
}
diamant-face-classic-relic = relic

# What each card does
diamant-card-treasure = The explorers in the cave share these rubies equally; what is left over waits on the path for those who leave.
diamant-card-danger-spiders = The first spiders are only a warning. The second ones in the same expedition are a trap: everybody in the cave loses what they carry, and the expedition ends.
diamant-card-danger-snakes = The first snakes are only a warning. The second ones in the same expedition are a trap: everybody in the cave loses what they carry, and the expedition ends.
diamant-card-danger-lava = The first lava pit is only a warning. The second one in the same expedition is a trap: everybody in the cave loses what they carry, and the expedition ends.
diamant-card-danger-boulders = The first rolling boulder is only a warning. The second one in the same expedition is a trap: everybody in the cave loses what they carry, and the expedition ends.
diamant-card-danger-rams = The first battering ram is only a warning. The second one in the same expedition is a trap: everybody in the cave loses what they carry, and the expedition ends.
diamant-card-relic = It stays on the path. Only someone who leaves alone takes it, for { $value } points; otherwise it leaves the game.
diamant-card-classic-relic = It stays on the path; only someone who leaves alone takes it. The first three taken out of the cave are worth 5 points each, the later ones 10.

diamant-event-expedition = Expedition { $number }: { $face ->
    [none] everybody goes into the cave ({ $deck } cards).
   *[other] a { $face } joins the deck, everybody goes into the cave ({ $deck } cards).
}
diamant-event-treasure = Card: { $face }. { $share ->
    [0] Nobody gets any
   *[other] { $share } each
}, { $path ->
    [0] nothing on the path
   *[other] { $path } on the path
}.
diamant-event-danger = Card: { $face }. Nothing happens… this time.
diamant-event-relic = Card: { $face }. It stays on the path.
diamant-event-chosen = { $you ->
    [seat] You have chosen.
   *[none] { $seat } has chosen.
}
diamant-event-choice = { $you ->
    [seat] Your secret choice
   *[none] Secret choice of { $seat }
}: { $move }.
diamant-event-stays = { $you ->
    [seat] You go on.
   *[none] { $seat } goes on.
}
diamant-event-leaves = { $you ->
    [seat] You leave the cave.
   *[none] { $seat } leaves the cave.
}
diamant-event-path = { $path ->
    [0] Nothing is left on the path.
    [one] { $path } ruby is left on the path.
   *[other] { $path } rubies are left on the path.
}
diamant-event-banks = { $you ->
    [seat] You { $rubies ->
        [0] have nothing to put in the chest.
        [one] put { $rubies } ruby in the chest.
       *[other] put { $rubies } rubies in the chest.
    }
   *[none] { $seat } { $rubies ->
        [0] has nothing to put in the chest.
        [one] puts { $rubies } ruby in the chest.
       *[other] puts { $rubies } rubies in the chest.
    }
}
diamant-event-takes = { $you ->
    [seat] You leave alone and take
   *[none] { $seat } leaves alone and takes
} the { $face }: { $points } points.
diamant-event-trap = Trap: { $face }, for the second time! One of these cards leaves the game.
diamant-event-loses = { $you ->
    [seat] You run away { $rubies ->
        [0] empty-handed.
        [one] and lose { $rubies } ruby.
       *[other] and lose { $rubies } rubies.
    }
   *[none] { $seat } runs away { $rubies ->
        [0] empty-handed.
        [one] and loses { $rubies } ruby.
       *[other] and loses { $rubies } rubies.
    }
}
diamant-event-relic-gone = The { $face } left on the path leaves the game.
diamant-event-closed = End of expedition { $number }{ $path ->
    [0] .
    [one] : { $path } ruby goes back to the reserve.
   *[other] : { $path } rubies go back to the reserve.
}
diamant-event-final = { $you ->
    [seat] You
   *[none] { $seat }
}: { $relics ->
    [0] {""}
   *[other] { $chest } in the chest, { $relics } in relics,{" "}
}{ $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $relics ->
    [0] .
   *[other] {" "}in all.
}
diamant-event-over = The game is over.

diamant-refusal-over = The game is over: there is nothing left to decide.
diamant-refusal-outside = { $seat } is back at camp and decides nothing more in this expedition.
diamant-refusal-same = That is already your choice: you can only change it.

diamant-ruling-d1 = Leftover rubies are pooled on the path, not split card by card.
diamant-ruling-d2 = A treasure smaller than the number of explorers stays whole on the path.
diamant-ruling-d3 = Fewer rubies on the path than explorers leaving: none of them gets any.
diamant-ruling-d4 = A trap removes one danger card, not two.
diamant-ruling-d6 = The deck cannot run out: a pair of dangers always comes first.
diamant-ruling-d7 = The first card of an expedition is turned up before anyone decides.
diamant-ruling-d13 = A relic that is never turned up stays in the deck: a later expedition may hold several.
diamant-ruling-d16 = The reserve of rubies is unlimited.
diamant-ruling-d20 = A secret choice may be changed until the last one is in.
diamant-ruling-d21 = Only explorers still in the cave decide.
diamant-ruling-d22 = After the fifth expedition, the game is over.

diamant-board-expedition = Expedition { $number } of { $last }
diamant-board-path-empty = The path is empty.
diamant-board-path-rubies = { $rubies ->
    [one] { $rubies } ruby on the path
   *[other] { $rubies } rubies on the path
}
diamant-board-deck = Deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
diamant-board-dangers = Dangers seen
diamant-board-dangers-none = none
diamant-board-removed = Out of the game: { $cards }
diamant-board-relics-to-come = Relics to come: { $cards }
diamant-board-explorers = Explorers
diamant-board-player = Player
diamant-board-place = Where
diamant-board-unsafe = Loot
diamant-board-chest = Chest
diamant-board-relics = Relics
diamant-board-inside = in the cave
diamant-board-outside = at camp
diamant-board-chosen = has chosen
diamant-board-thinking = is thinking
diamant-board-hidden = hidden
diamant-board-relics-held = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
diamant-board-player-line = { $player }: { $place }, loot { $unsafe }, chest { $chest }{ $relics ->
    [none] {""}
   *[other] , { $relics }
}.
diamant-board-dangers-line = Dangers seen: { $dangers }
diamant-board-path-line = Path: { $cards }; { $rubies }.
diamant-board-signs = Signs: ◆ diamond (5 points), ♦ ruby (1 point), ★ relic, Ж giant spiders, § snakes, ≈ lava pits, ● rolling boulders, » battering rams, ▼ in the cave, ⌂ at camp, … is thinking, ✓ has chosen, ► your seat.

diamant-odds-trap-cards = { $cards ->
    [0] No face-down card would be a trap.
    [one] { $cards } face-down card of { $deck } would be a trap.
   *[other] { $cards } face-down cards of { $deck } would be a trap.
}
diamant-odds-trap = Trap on the next card: { $percent }%
diamant-odds-survive = No trap in { $cards } cards: { $percent }%
diamant-odds-treasure = Treasure on the next card: { $percent }%
diamant-odds-relic = Relic on the next card: { $percent }%
diamant-odds-share = Average share of the next card: { $rubies ->
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
}
diamant-odds-leave = Leaving alone now: { $rubies ->
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
}
diamant-odds-treasures = Treasures face down: { $cards }
diamant-odds-dangers = Dangers face down: { $cards }
diamant-odds-relics = Relics face down: { $cards }
