# What the boards of the browser say beyond the games' own words

web-board-you = you
web-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-board-moment-pass = Next

web-board-diamant-cave = The cave
web-board-diamant-path = The path, card by card
web-board-diamant-card = Card { $number } of the path: { $face }
web-board-diamant-card-danger = Card { $number } of the path: { $face }. Once more, and it is the trap
web-board-diamant-danger-seen = { $face }: seen. Once more, and it is the trap ({ $cards } in the game)
web-board-diamant-danger-left = { $face }: not seen yet ({ $cards } in the game)
web-board-diamant-sealed = sealed
web-board-diamant-go-safe = No danger seen yet: the next card cannot hurt.
web-board-diamant-go-hint = { $rubies ->
    [0] Nothing to lose yet. The trap, if seen again:
    [one] You lose { $rubies } ruby if seen again:
   *[other] You lose { $rubies } rubies if seen again:
}
web-board-diamant-leave-hint = Safe: { $rubies } in the bag{ $path ->
    [0] {""}
   *[other] {" "}and your share of { $path } on the path
}.
web-board-diamant-at-camp = You are safe at the camp until the next expedition.
web-board-diamant-trap = Trap!
web-board-diamant-all-back = Back at the camp
web-board-diamant-count = The final count

# Let’s Dig
web-board-letsdig-stop = Stop: { $points }
web-board-letsdig-stake = At stake: { $points }
web-board-letsdig-no-worms = No Worms yet: the first does no harm.
web-board-letsdig-skeletons = { $seen ->
    [one] { $seen } Cursed skeleton seen of { $all }
   *[other] { $seen } Cursed skeletons seen of { $all }
}
web-board-letsdig-dogs = { $dogs ->
    [0] No Loyal dog ready
    [one] { $dogs } Loyal dog ready
   *[other] { $dogs } Loyal dogs ready
}
web-board-letsdig-bust = Bust!
web-board-letsdig-collect = Safe!
web-board-letsdig-theft = Stop, thief!
web-board-letsdig-blast = Boom!

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
web-board-hand = Hand of { $player }
web-board-your-hand = Your hand
web-board-hill = Hill
web-board-supply = { $gems ->
    [one] { $gems } gem in the supply
   *[other] { $gems } gems in the supply
}
web-board-gallery = Gallery { $number }
web-board-revealed = Turned up
web-board-tavern = Tavern
web-board-to-come = { $cards ->
    [0] nobody else to come
   *[other] { $cards } more to come
}

# DIG
web-board-dig-tavern-moves = { $moves ->
    [one] Tavern: one move to make there
   *[other] Tavern: { $moves } moves to make there
}
web-board-dig-no-gallery = No gallery yet: dig outside, and put a recruit on a stone.
web-board-dig-close = close
web-board-dig-dig = dig
web-board-dig-here = here
web-board-dig-next-gem = next gem on card { $position }
web-board-dig-several = { $moves ->
    [one] One other choice of galleries
   *[other] { $moves } other choices of galleries
}

# Digger
web-board-digger-centre = Centre
web-board-digger-beside = To store
web-board-digger-tokens = { $face }: { $count }
web-board-digger-pile = { $face }: { $count }, worth { $worth } each
web-board-digger-crate = Crate of { $player }
web-board-digger-digs = digs
web-board-digger-master = master of time
web-board-digger-your-side = your side
web-board-digger-drag = Drag the gem out to your side without touching another pile.
web-board-digger-drag-short = The gem must come all the way to your side. Again!
web-board-digger-window = The way out is free { $window } after the marker has started, then every { $period } s.
web-board-digger-halt = Stop the marker
web-board-digger-give-up = Do not steal
