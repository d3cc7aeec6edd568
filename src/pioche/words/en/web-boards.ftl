# What the boards of the browser say beyond the games' own words

web-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-board-moment-pass = Next

web-board-diamant-cave = The cave
web-board-diamant-path = The path, card by card
web-board-diamant-card = Card { $number } of the path: { $face }
web-board-diamant-card-danger = Card { $number } of the path: { $face }. Once more, and it’s a trap
web-board-diamant-danger-seen = { $face }: already seen. Once more, and it’s a trap ({ $cards } left in the deck)
web-board-diamant-danger-left = { $face }: not seen yet ({ $cards } left in the deck)
web-board-diamant-cards-left = { $cards ->
    [0] none left in the deck
   *[other] { $cards } left in the deck
}
web-board-diamant-left = { $rubies ->
    [one] { $rubies } stays
   *[other] { $rubies } stay
}
web-board-diamant-short-danger-spiders = spiders
web-board-diamant-short-danger-snakes = snakes
web-board-diamant-short-danger-lava = lava
web-board-diamant-short-danger-boulders = boulders
web-board-diamant-short-danger-rams = rams
web-board-diamant-sealed = sealed
web-board-diamant-go-safe = No danger seen yet: the next card cannot hurt you.
web-board-diamant-go-hint = { $rubies ->
    [0] Nothing to lose yet. A trap if one of these comes again:
    [one] You lose { $rubies } ruby if one of these comes again:
   *[other] You lose { $rubies } rubies if one of these comes again:
}
web-board-diamant-leave-hint = { $path ->
    [0] { $rubies ->
        [0] Nothing to take home yet.
        [one] You bring home { $rubies } ruby.
       *[other] You bring home { $rubies } rubies.
    }
    [1] { $rubies ->
        [0] You bring home the ruby on the path, if you leave alone.
        [one] You bring home { $rubies } ruby, and the one on the path if you leave alone.
       *[other] You bring home { $rubies } rubies, and the one on the path if you leave alone.
    }
   *[other] { $rubies ->
        [0] You bring home your share of the { $path } rubies on the path.
        [one] You bring home { $rubies } ruby and your share of the { $path } on the path.
       *[other] You bring home { $rubies } rubies and your share of the { $path } on the path.
    }
}
web-board-diamant-at-camp = You are safe at camp until the next expedition.
web-board-diamant-at-camp-last = You are safe at camp until the count.
web-board-diamant-trap = Trap!
web-board-diamant-nothing-lost = Nothing to lose
web-board-diamant-all-back = Back at camp
web-board-diamant-count = The final count

# Let’s Dig
web-board-letsdig-yours = Your turn to dig
web-board-letsdig-collecting = You collect
web-board-letsdig-extra = { $turns ->
    [one] +{ $turns } turn
   *[other] +{ $turns } turns
}
web-board-letsdig-forced = Carry on
web-board-letsdig-stop = Stop
web-board-letsdig-stake = At stake
web-board-letsdig-signed = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
web-board-letsdig-risk-label = risk
web-board-letsdig-percent = { $range ->
    [one] { $most }%
   *[several] { $least }–{ $most }%
}
web-board-letsdig-risk-meaning = Chance that the next card makes you lose everything dug up this turn: { $percent }.
web-board-letsdig-worms-label = Worms
web-board-letsdig-worms-meaning = { $worms ->
    [0] No Worms yet: the first card does no harm, with the second you lose everything dug up this turn.
   *[other] Worms are out: one more Worms card, and everything dug up this turn is lost.
}
web-board-letsdig-skeletons-label = Skeletons seen
web-board-letsdig-skeletons-meaning = { $seen } of the { $all } Cursed skeletons have been seen. With any of the others you lose everything, unless a Loyal dog drives it away.
web-board-letsdig-dogs-label = { $dogs ->
    [0] Dog
    [one] Dog ready
   *[other] Dogs ready
}
web-board-letsdig-dogs-meaning = { $dogs ->
    [0] No Loyal dog ready: nothing stops a Cursed skeleton.
    [one] { $dogs } Loyal dog ready: it drives away one Cursed skeleton.
   *[other] { $dogs } Loyal dogs ready: each drives away one Cursed skeleton.
}
web-board-letsdig-bust = Bust!
web-board-letsdig-collect = Safe!
web-board-letsdig-theft = Stop, thief!
web-board-letsdig-blast = Boom!
web-board-letsdig-skeleton = Cursed skeleton!
web-board-letsdig-dog = Good dog!
web-board-letsdig-gift = A present!
web-board-letsdig-count = The final count
web-board-letsdig-cards = { $cards } cards
web-board-letsdig-more = { $cards ->
    [one] { $cards } more card
   *[other] { $cards } more cards
}
web-board-letsdig-winners = The finest loot goes to { $names }!

# The generic board
web-board-face-down = face-down card
web-board-hidden = hidden
web-board-pile = { $name }: { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
}
web-board-counted = { $face }{ $cards ->
    [one] {""}
   *[other] {" "}({ $cards } cards)
}
web-board-card-move = { $card }. { $move }
web-board-discard = Discard pile
web-board-draw-pile = Draw pile
web-board-colours = Colours to choose from
web-board-in-play = In play
web-board-in-place = { $face }, in its place
web-board-hand = { $player }’s hand
web-board-your-hand = Your hand
web-board-hill = Hill
web-board-supply = { $gems ->
    [one] { $gems } gem in the supply
   *[other] { $gems } gems in the supply
}
web-board-gallery = Gallery { $number }
web-board-revealed = Revealed cards
web-board-tavern = Tavern
web-board-to-come = { $cards ->
    [0] no more to come
   *[other] { $cards } more to come
}

# DIG
web-board-dig-no-gallery = No gallery yet. Dig outside and put a recruit on a stone: that opens one.
web-board-dig-no-rows = no gallery
web-board-dig-by-chest = { $card }, your chest stands in for { $stones }
web-board-dig-dig = dig
web-board-dig-beside = outside
web-board-dig-outside = Outside
web-board-dig-dig-in = Gallery { $number }
web-board-dig-play = play
web-board-dig-first = first
web-board-dig-gallery-of = Gallery { $number }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-board-dig-moment-strike = { $face }!
web-board-dig-moment-collapse = Collapse!
web-board-dig-moment-theft = Stop, thief!
web-board-dig-here = here
web-board-dig-next-gem = next gem on card { $position }
web-board-dig-crystals = { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}
web-board-dig-to-pay = { $amount ->
    [one] { $amount } crystal to pay
   *[other] { $amount } crystals to pay
}
web-board-dig-paid = { $paid ->
    [0] nothing chosen yet
    [one] { $paid } chosen
   *[other] { $paid } chosen
}
web-board-dig-open-dig = Dig
web-board-dig-open-close = Close
web-board-dig-which-dig = Which galleries do you dig in?
web-board-dig-which-close = Which gallery do you close?
web-board-dig-close-for = { $points ->
    [0] Close
   *[other] Close +{ $points }
}
web-board-dig-open-gallery = Open a gallery
web-board-dig-suffer-attack = { $case ->
    [harmless] Let it pass
   *[any] Let it strike
}
web-board-dig-suffer-collapse = Let it collapse
web-board-dig-recruit-does = A recruit costs you
web-board-dig-count = The count
web-board-dig-why-gems = Ten gems reached; the last round has been played.
web-board-dig-why-crown = Three runes and Tyler: an outright win.
web-board-dig-pays = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $stones }.
web-board-dig-chest = the chest
web-board-dig-tie = tie broken by runes
web-board-dig-king = { $winners ->
    [one] { $you ->
        [yes] You are King of the Hill!
       *[no] { $name }, King of the Hill!
    }
   *[other] Kings of the Hill: { $name }!
}
web-board-dig-why-stale = Nobody found a gem for too long.
web-board-dig-does-shepherd-dog = Spiders away, +1 gem
web-board-dig-does-elf = Snakes away, +1 gem
web-board-dig-does-shadow = Ghosts away, +1 gem
web-board-dig-does-hunter = Thieves away, +1 gem
web-board-dig-does-knight = Skeletons away, +1 gem
web-board-dig-does-mage = Thieves, skeletons: draw again
web-board-dig-does-paladin = Orc away, +2 gems
web-board-dig-does-ninja-cat = Werewolf away, +2 gems
web-board-dig-does-pirate = A chest counts double
web-board-dig-does-scout = Compass in all galleries
web-board-dig-does-superbacker = Pickaxe in all galleries
web-board-dig-does-queen = Recruits cost only 3
web-board-dig-does-tyler = Three runes win at once

# Digger
web-board-digger-centre = Centre
web-board-digger-beside = To store
web-board-digger-loot = { $player }’s loot
web-board-digger-you-dig = { $master ->
    [none] You are digging
   *[other] You are digging · timekeeper: { $master }
}
web-board-digger-tokens = { $face }: { $count }
web-board-digger-pile = { $face }: { $count }, worth { $worth } each
web-board-digger-crate = { $who ->
    [you] Your crate
   *[other] { $player }’s crate
}
web-board-digger-counted = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-board-digger-won = { $who ->
    [you] You have the richest crate: { $points } points!
    [shared] Shared victory: { $names }, { $points } points each!
   *[other] { $names } has the richest crate: { $points } points!
}
web-board-digger-digs = { $who ->
    [you] digging
   *[other] digging
}
web-board-digger-master = timekeeper
web-board-digger-drag = Drag the { $face } to your crate. Touch no other pile!
web-board-digger-drag-short = All the way into your crate. Try again!
web-board-digger-window = The way out is clear { $window } after the hand starts, then every { $period } s.
web-board-digger-slips = { $who ->
    [you] You touch a pile: the turn is lost!
   *[other] { $player } touches a pile: the turn is lost!
}
web-board-digger-halt = Grab!
web-board-digger-give-up = Don’t steal
web-board-digger-sweep = Stop the hand over the gap: space bar or click.
web-board-digger-sweep-touch = Tap when the hand is over the gap.
web-board-digger-without-drag = Without dragging
web-board-digger-by-drag = By dragging
web-board-digger-glass-yours = You hold the hourglass
web-board-digger-glass-of = { $player } holds the hourglass
web-board-digger-glass-waits = The hourglass is waiting for the first throw.

# Dig Up Adventure: moves by what they do at their stage
web-move-digup-done-play = Go on to discard
web-move-digup-done-discard = End turn
web-board-digup-rob = Robbed!
web-board-digup-bridge = Swapped!
web-board-digup-gains = For { $player }
web-board-digup-dig-out = Dug out again!
web-board-digup-blast = Boom!
web-board-digup-choose = Choose your colour
web-board-digup-worth = Gems of your colour: 3 points on their own place, 2 elsewhere. Other gems: 1 point, on their own place only.
web-board-digup-not-now = { $face ->
    [idol] Not now: your mine already has an idol.
    [map] Not now: no card is left to draw.
    [river] Not now: no card is left to draw.
    [binoculars] Not now: you need another card, and someone who has one to take.
    [shovel] Not now: your mine has no face-down card left.
    [torch] Not now: no mine has a face-down card left.
    [pickaxe] { $discard ->
        [0] Not now: the discard pile is empty.
       *[other] Not now: you need another card to pay with.
    }
    [bridge] Not now: the bridge allows no swap.
   *[other] Not now.
}
