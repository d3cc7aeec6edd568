# Dig Up Adventure

digup-name = Dig Up Adventure
digup-pitch = A mine of nine hidden cards, one colour to collect, and every trick allowed to get it.

digup-option-colours = Colours
digup-option-colours-help = Chosen: everyone in turn chooses one that is free. Drawn: chance decides.
digup-option-colours-chosen = chosen
digup-option-colours-drawn = drawn
digup-option-memory = Memory aid
digup-option-memory-help = Yes: face-down cards that you have seen stay shown for as long as they can be tracked. No: a card is shown only at the moment you see it; what was shuffled for all to see is still counted.
digup-option-strict_idols = Strict idols
digup-option-strict_idols-help = Yes: a face-down idol that you have seen in your mine also keeps you from playing one. No: only face-up idols count.

digup-move-colour = { $first ->
    [amethyst] Amethysts
    [diamond] Diamonds
    [emerald] Emeralds
    [ruby] Rubies
    [sapphire] Sapphires
   *[topaz] Topazes
}
digup-move-at = Place { $first }
digup-move-player = { $first }
digup-move-done = Nothing more
digup-move-turn = Turn a card
digup-move-all = Turn them all
digup-move-play = Play: { $first }
digup-move-take = Take: { $first }
digup-move-give = Give: { $first }
digup-move-discard = Discard: { $first }
digup-move-back = Put back: { $first }

digup-ask-colour = { $amount ->
    [0] Which colour will you collect?
   *[other] Choose four colours ({ $amount } of 4).
}
digup-ask-play = Play a card, or go on to the discard?
digup-ask-place = Where does it go?
digup-ask-purse = Purse: which card of your mine to move?
digup-ask-purse-second = Purse: which card to swap it with?
digup-ask-shovel = Shovel: which card to turn up?
digup-ask-torch-player = { $amount ->
    [0] Torch: which mine to light up?
    [1] Torch, card 1 of 2: which mine to light up?
   *[other] Torch, card 2 of 2: which other mine to light up?
}
digup-ask-torch-at = { $amount ->
    [0] Torch: which card to look at?
   *[other] Torch, card { $amount } of 2: which one to look at?
}
digup-ask-bridge-own = Rope bridge: which card of your mine to give?
digup-ask-bridge-player = Rope bridge: who to swap with?
digup-ask-bridge-theirs = Rope bridge: which card to take?
digup-ask-binoculars-player = Binoculars: whose hand to look at?
digup-ask-binoculars-take = Binoculars: which card to take?
digup-ask-binoculars-give = Binoculars: which card to give in return?
digup-ask-map-take = Treasure map: which card to keep?
digup-ask-map-back = Treasure map: which card to put back on the pile? The last one will lie on top.
digup-ask-pickaxe-cost = Pickaxe: which card to discard as payment?
digup-ask-pickaxe-prize = Pickaxe: which card to take from the discard pile?
digup-ask-river = Underground river: which card to take?
digup-ask-discard = { $amount ->
    [0] Discard cards, or end your turn?
    [one] Discard at least { $amount } card.
   *[other] Discard at least { $amount } cards.
}
digup-ask-solo = Turn the next card, or all of them?
digup-ask-over = The game is over.

digup-face-amethyst = amethyst{ $value ->
    [n] {""}
   *[other] {" "}{ $value }
}
digup-face-diamond = diamond{ $value ->
    [n] {""}
   *[other] {" "}{ $value }
}
digup-face-emerald = emerald{ $value ->
    [n] {""}
   *[other] {" "}{ $value }
}
digup-face-ruby = ruby{ $value ->
    [n] {""}
   *[other] {" "}{ $value }
}
digup-face-sapphire = sapphire{ $value ->
    [n] {""}
   *[other] {" "}{ $value }
}
digup-face-topaz = topaz{ $value ->
    [n] {""}
   *[other] {" "}{ $value }
}
digup-face-skeleton = skeleton
digup-face-idol = idol
digup-face-purse = purse
digup-face-map = treasure map
digup-face-dynamite = dynamite
digup-face-binoculars = binoculars
digup-face-shovel = shovel
digup-face-pickaxe = pickaxe
digup-face-bridge = rope bridge
digup-face-river = underground river
digup-face-torch = torch

# Names within a sentence
digup-a-amethyst = the amethyst { $value }
digup-a-diamond = the diamond { $value }
digup-a-emerald = the emerald { $value }
digup-a-ruby = the ruby { $value }
digup-a-sapphire = the sapphire { $value }
digup-a-topaz = the topaz { $value }
digup-a-skeleton = a skeleton
digup-a-idol = an idol
digup-a-purse = the purse
digup-a-map = the treasure map
digup-a-dynamite = the dynamite
digup-a-binoculars = the binoculars
digup-a-shovel = the shovel
digup-a-pickaxe = the pickaxe
digup-a-bridge = the rope bridge
digup-a-river = the underground river
digup-a-torch = the torch

# Names on cards, short enough for a card of a thumb's width
digup-short-skeleton = Skeleton
digup-short-idol = Idol
digup-short-purse = Purse
digup-short-map = Treasure map
digup-short-dynamite = Dynamite
digup-short-binoculars = Binoculars
digup-short-shovel = Shovel
digup-short-pickaxe = Pickaxe
digup-short-bridge = Rope bridge
digup-short-river = River
digup-short-torch = Torch

# The steps of a turn
digup-turn-line = Steps of the turn
digup-turn-play = Play { $number } of { $of }
digup-turn-played = Play
digup-turn-discard = Discard
digup-turn-draw = Draw

# What each card does
digup-card-amethyst = Of your colour, this gem goes anywhere in your mine: 3 points on place { $value }, 2 elsewhere. Of another colour, only on place { $value }, for 1 point.
digup-card-diamond = Of your colour, this gem goes anywhere in your mine: 3 points on place { $value }, 2 elsewhere. Of another colour, only on place { $value }, for 1 point.
digup-card-emerald = Of your colour, this gem goes anywhere in your mine: 3 points on place { $value }, 2 elsewhere. Of another colour, only on place { $value }, for 1 point.
digup-card-ruby = Of your colour, this gem goes anywhere in your mine: 3 points on place { $value }, 2 elsewhere. Of another colour, only on place { $value }, for 1 point.
digup-card-sapphire = Of your colour, this gem goes anywhere in your mine: 3 points on place { $value }, 2 elsewhere. Of another colour, only on place { $value }, for 1 point.
digup-card-topaz = Of your colour, this gem goes anywhere in your mine: 3 points on place { $value }, 2 elsewhere. Of another colour, only on place { $value }, for 1 point.
digup-card-skeleton = Goes anywhere in your mine and is worth nothing there. In the solo game the fourth ends the game.
digup-card-idol = Goes anywhere in your mine and is worth 2 points, but not while your mine already shows one.
digup-card-purse = Swaps two cards of your mine; they stay face up or face down as they were.
digup-card-map = Look at the top five cards of the draw pile, keep one and put the others back one by one: the last one lies on top.
digup-card-dynamite = Everyone discards their hand, then draws three cards. The dynamite played leaves the game.
digup-card-binoculars = Look at another player’s hand, take one card from it and give one of yours in return.
digup-card-shovel = Turns up one face-down card of your mine.
digup-card-pickaxe = Discard another card, then take any card from the discard pile except that one.
digup-card-bridge = Swaps a card of your mine with one of another mine. You may not give a face-up card of your colour, nor take one of theirs.
digup-card-river = One card per player, plus one, is turned up. Everyone takes one, starting with you, and you take the last one too.
digup-card-torch = Look at one face-down card in each of two mines; yours may be one of them.

digup-event-first = { $you ->
    [seat] You begin
   *[none] { $seat } begins
} the game.
digup-event-colour = { $you ->
    [seat] You collect
   *[none] { $seat } collects
} { LOWER($move) }.
digup-event-mine-colour = Mine { $mine } collects { LOWER($move) }.
digup-event-out = Out of the game: { LOWER($move) }.
digup-event-dealt = The mines are dealt.
digup-event-turns-up = { $you ->
    [seat] Your mine
   *[none] { $seat }’s mine
}, place { $at } is turned up: { $face }.
digup-event-draws = { $you ->
    [seat] You draw
   *[none] { $seat } draws
} { $face ->
    [none] a card
   *[other] { $a_face }
}.
digup-event-shuffled = The discard pile is shuffled: { $pile ->
    [one] { $pile } card to draw from.
   *[other] { $pile } cards to draw from.
}
digup-event-turn = { $you ->
    [seat] It is your turn.
   *[none] It is { $seat }’s turn.
}
digup-event-asks = { $you ->
    [seat] You must
   *[none] { $seat } must
} choose.
digup-event-plays = { $you ->
    [seat] You play
   *[none] { $seat } plays
} { $a_face }.
digup-event-lifts = { $you ->
    [seat] You pick up
   *[none] { $seat } picks up
} { $face ->
    [none] the card from place { $at }, unseen.
   *[other] { $a_face } from place { $at }.
}
digup-event-places = { $you ->
    [seat] You put
   *[none] { $seat } puts
} { $a_face } on place { $at }.
digup-event-spent = Discarded: { $face }.
digup-event-swaps = { $you ->
    [seat] You swap the cards on places { $at } and { $to } of your mine
   *[none] { $seat } swaps the cards on places { $at } and { $to } of { $seat }’s own mine
}.
digup-event-picks-at = { $you ->
    [seat] You choose
   *[none] { $seat } chooses
} place { $at }.
digup-event-picks-player = { $you ->
    [seat] You choose { $other }’s mine
    [other] { $seat } chooses your mine
    [both] You choose your own mine
   *[none] { $seat } chooses { $other }’s mine
}.
digup-event-looks = { $you ->
    [seat] You light up { $other }’s mine
    [other] { $seat } lights up your mine
    [both] You light up your own mine
   *[none] { $seat } lights up { $other }’s mine
}, place { $at }{ $face ->
    [none] .
   *[other] : { $face }.
}
digup-event-bridges = { $you ->
    [seat] You swap the card on your place { $at } for the one on { $other }’s place { $to }
    [other] { $seat } swaps the card on place { $at } for the one on your place { $to }
   *[none] { $seat } swaps the card on place { $at } for the one on { $other }’s place { $to }
}.
digup-event-spies = { $you ->
    [seat] You look at { $other }’s hand
    [other] { $seat } looks at your hand
   *[none] { $seat } looks at { $other }’s hand
} through the binoculars.
digup-event-sees = { $you ->
    [other] In your hand
   *[none] In { $other }’s hand
}: { $face ->
    [none] a card.
   *[other] { $face }.
}
digup-event-robs = { $you ->
    [seat] You take
   *[none] { $seat } takes
} { $face ->
    [none] a card
   *[other] { $a_face }
} from { $you ->
    [other] you
   *[none] { $other }
}.
digup-event-gives = { $you ->
    [seat] You give { $other }
    [other] { $seat } gives you
   *[none] { $seat } gives { $other }
} { $face ->
    [none] a card
   *[other] { $a_face }
} in return.
digup-event-finds = { $you ->
    [seat] You look
   *[none] { $seat } looks
} at a card of the draw pile{ $face ->
    [none] .
   *[other] : { $face }.
}
digup-event-keeps = { $you ->
    [seat] You keep
   *[none] { $seat } keeps
} { $face ->
    [none] one of these cards
   *[other] { $a_face }
}.
digup-event-back = { $you ->
    [seat] You put
   *[none] { $seat } puts
} { $face ->
    [none] a card
   *[other] { $a_face }
} back on the pile.
digup-event-discards = { $you ->
    [seat] You discard
   *[none] { $seat } discards
} { $a_face }.
digup-event-digs-out = { $you ->
    [seat] You take
   *[none] { $seat } takes
} { $a_face } from the discard pile.
digup-event-river = The river uncovers { $a_face }.
digup-event-takes = { $you ->
    [seat] You take
   *[none] { $seat } takes
} { $a_face } from the river.
digup-event-burns = The dynamite goes off and leaves the game.
digup-event-complete = { $you ->
    [seat] Your mine
   *[none] { $seat }’s mine
} is all face up: this is the last round!
digup-event-round = Round { $number }{ $still ->
    [0] .
    [one] , after { $still } round in which no mine card was turned up.
   *[other] , after { $still } rounds in which no mine card was turned up.
}
digup-event-still = No mine card was turned up for { $rounds } rounds: the game ends here.
digup-event-final = { $you ->
    [seat] You
   *[none] { $seat }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, longest run { $run }.
digup-event-next-card = Card drawn: { $face }.
digup-event-sets = Mine { $mine }, place { $at }: { $face }.
digup-event-uncovers = { $face ->
    [skeleton] A skeleton
   *[other] The { $face }
} lay under it.
digup-event-skeleton = Skeleton number { $number } laid aside.
digup-event-won = All four mines are complete, { $placed } gems in place: you have won!
digup-event-lost = The fourth skeleton: you have lost, with { $placed ->
    [one] { $placed } gem in place.
   *[other] { $placed } gems in place.
}
digup-event-over = The game is over.

digup-refusal-over = The game is over: there is nothing left to decide.
digup-refusal-turn = Nothing is being asked of { $seat } now.
digup-refusal-other-question = That is not what is being asked now.
digup-refusal-colour = That colour is taken.
digup-refusal-hand = You must bring your hand down to three cards first.
digup-refusal-bridge-colour = A face-up gem cannot cross the bridge out of the mine that collects its colour.
digup-refusal-same-place = Choose two different cards to swap.
digup-refusal-face-up = That card is already face up.
digup-refusal-spied = Binoculars look at someone else’s hand, with at least one card in it.
digup-refusal-bridged = The bridge leads to someone else’s mine, where a card can be taken.
digup-refusal-lit = A torch lights two different mines that still have a face-down card.
digup-refusal-given-back = That is the card you have just taken: give another one in return.
digup-refusal-card = That card is not among those that you can choose.
digup-refusal-idol = Your mine already shows an idol: you cannot play another.
digup-refusal-idol-known = You know that there is already an idol in your mine: you cannot play another.
digup-refusal-nothing-to-draw = There is no card left to draw.
digup-refusal-binoculars = You need another card in hand, and someone who has one to take.
digup-refusal-shovel = Your mine has no face-down card left.
digup-refusal-torch = There is no face-down card left in any mine.
digup-refusal-pickaxe = You need another card in hand, and a discard pile that is not empty.
digup-refusal-bridge = The bridge allows no swap.

digup-ruling-u1 = The colours removed are drawn from those that nobody collects.
digup-ruling-u7 = Only face-up idols keep you from playing one; as an option, so do those that you have seen in your mine.
digup-ruling-u8 = An idol may not replace your own idol.
digup-ruling-u10 = The rule about places applies only to gems played from the hand, not to swaps.
digup-ruling-u12 = Treasure map with fewer than five cards to draw: take the rest, shuffle the discard pile, go on.
digup-ruling-u14 = Binoculars need another card in your hand and someone who has one.
digup-ruling-u15 = A shovel needs a face-down card in your mine, a torch one anywhere; if only one mine has any, the torch lights one card.
digup-ruling-u17 = A pickaxe can be played only if a card already lies in the discard pile.
digup-ruling-u18 = The bridge’s colour bans apply to face-up cards only; a face-down card may be swapped and stays face down.
digup-ruling-u20 = The river is mandatory for everyone; you may hold more than three cards until your own discard.
digup-ruling-u21 = If there are too few cards for the river, whatever is left is turned up.
digup-ruling-u25 = The discard pile is shuffled only when a card must be drawn; if nothing is left, none is drawn.
digup-ruling-u26 = After every effect, every mine is checked for being entirely face up, whatever the cause.
digup-ruling-u27 = The whole round is finished, not just the turn.
digup-ruling-u32 = Solo: the fourth skeleton uncovered by the gem that completes the last mine does not prevent the win.
digup-ruling-u33 = Solo: gems in a closed loop are never reached: you lose when the fourth skeleton comes.
digup-ruling-u34 = After twenty rounds in a row in which no mine card is turned up, the game ends and points are counted.
digup-ruling-u35 = Once the game is over, nothing more is decided.
digup-ruling-u36 = Only the player who is asked decides: on their turn, or at the river.
digup-ruling-u37 = A card that is played is carried out in full before anything else.
digup-ruling-u38 = Only cards and places that are there can be chosen; two cards alike are two cards.
digup-ruling-u39 = A gem of another colour can only be played on the place of its value.
digup-ruling-u40 = At most two cards are played per turn, and at most three are in hand before drawing.
digup-ruling-u41 = Each player, or each mine in the solo game, has a different colour.
digup-ruling-u42 = For the tie-break, places follow each other from 1 to 9: 3 and 4 are neighbours.
digup-ruling-u43 = Dynamite: everyone discards first, then everyone draws three cards, starting with the player who played it. Only the dynamite that was played leaves the game.
digup-ruling-u44 = Binoculars: you must take a card, then give one that you already had in hand; it may be like the one you took.
digup-ruling-u45 = Torch: one card in each of two different mines, if there are two; the second is chosen after seeing the first card.

digup-colour-amethyst = amethysts
digup-colour-diamond = diamonds
digup-colour-emerald = emeralds
digup-colour-ruby = rubies
digup-colour-sapphire = sapphires
digup-colour-topaz = topazes

digup-board-round = Round { $number }
digup-board-setup = Choosing colours
digup-board-solo = Solo: { $placed ->
    [one] { $placed } gem in place
   *[other] { $placed } gems in place
} of { $gems }
digup-board-skeletons = Skeletons: { $number } of 4
digup-board-next = To place: { $face }
digup-board-last-round = last round
digup-board-pile = Draw pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
digup-board-pile-top = On the pile: { $cards }
digup-board-discard = Discard pile: { $cards }
digup-board-discard-more = { $cards }, and { $more ->
    [one] { $more } more
   *[other] { $more } more
} (F2: the whole pile)
digup-board-empty = empty
digup-board-hand = { $player }’s hand: { $cards }
digup-board-own-hand = Your hand: { $cards }
digup-board-hidden-cards = { $cards ->
    [one] { $cards } hidden card
   *[other] { $cards } hidden cards
}
digup-board-played = In play: { $cards }
digup-board-river = River: { $cards }
digup-all-discards = Everyone discards their hand.
digup-all-draws = Everyone draws three cards.
digup-board-takers = In this order: { $names }
digup-board-looked = Under the treasure map: { $cards }
digup-board-aside = Taken with the binoculars: { $cards }
digup-board-out = Out of the game: { $colours }
digup-board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
digup-board-of = { $placed } of { $all }
digup-board-gain = { $card }, { $gain }
digup-board-perfect = All 36 in place!
digup-board-placed = { $placed ->
    [one] { $placed } gem of 36
   *[other] { $placed } gems of 36
}
digup-board-mine = Mine { $number }
digup-board-mine-line = { $you ->
    [player] You collect { $colour } and show
   *[none] { $player } collects { $colour } and shows
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
digup-board-no-colour = { $you ->
    [player] You have no colour yet.
   *[none] { $player } has no colour yet.
}
digup-board-solo-mine-line = Mine { $number }, { $colour }.
digup-board-solo-no-colour = Mine { $number }, no colour yet.

digup-board-position = { $at } { $card }
digup-board-known = { $face }, face down but known
digup-board-face-down = face down
digup-board-signs = Signs: A amethyst, D diamond, E emerald, R ruby, S sapphire, T topaz; ✓ in its place, ★ idol, † skeleton, ░4░ face-down card on place 4, (R3) face-down card that you know, ► your mine; underlined: touched by the last card played.

digup-odds-own = Your gems that you cannot see: { $values }
digup-odds-none = none
digup-odds-others = Elsewhere, you do not know where: { $gems ->
    [one] { $gems } other gem
   *[other] { $gems } other gems
}, { $idols ->
    [one] { $idols } idol
   *[other] { $idols } idols
}, { $skeletons ->
    [one] { $skeletons } skeleton
   *[other] { $skeletons } skeletons
}
digup-odds-adventures = Adventure cards that you cannot see: { $cards }
digup-odds-discard = Whole discard pile: { $cards }
digup-odds-turns = The end may come in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} at the earliest ({ $you ->
    [player] you, with your own cards
   *[none] { $player }, with their own cards
})
digup-odds-last-round = This is the last round
digup-odds-mine = { $you ->
    [player] Your mine
   *[none] { $player }’s mine
}: { $shown ->
    [one] { $shown } point shown
   *[other] { $shown } points shown
}, { $expected ->
    [one] { $expected } point
   *[other] { $expected } points
} on average if it stayed as it is
digup-odds-next-own = Gem of your colour on the next card: { $percent }%
digup-odds-next-gem = Other gem: { $percent }%
digup-odds-next-adventure = Adventure card: { $percent }%
digup-odds-next-idol = Idol: { $percent }%
digup-odds-next-skeleton = Skeleton: { $percent }%
digup-odds-solo-left = Still hidden: { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}, { $skeletons ->
    [one] { $skeletons } skeleton
   *[other] { $skeletons } skeletons
}
digup-odds-solo-win = Chance of winning: { $percent }%
digup-odds-solo-skeleton = Skeleton on the next card: { $percent }%
digup-odds-solo-placed = Gems in place at the end, on average: { $gems }
