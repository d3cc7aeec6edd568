## The review of a finished game: its file

review-json = This is not a review, nor a record of a game.
review-version = This review has the format { $found }, and this version of Pioche reads format { $known }.
review-rules = This is a review of version { $found } of the rules of { $game }; this version of Pioche plays version { $known }.
review-unknown = The review is damaged: the key “{ $place }” does not belong there.
review-missing = The review is damaged: the key “{ $place }” is missing.
review-value = The review is damaged: “{ $place }” cannot be { $value }.

## What cannot be reviewed

review-unfinished = This game is not over: only a finished game can be reviewed.
review-game = { $game } cannot be reviewed: nobody here can play it quickly enough.
review-no-choice = This variant is played without deciding anything: there is no choice to review.

## Why a choice cost something

review-points = On average “{ $move }” brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} less.
review-share = “{ $move }” wins { $played }% of the time, “{ $other }” { $best }%.

review-diamant-trap = The next card was a trap { $percent }% of the time, with { $rubies ->
    [0] no rubies
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
} in hand.
review-diamant-path = { $rubies ->
    [one] { $rubies } ruby lay on the path
   *[other] { $rubies } rubies lay on the path
} for those who left.
review-diamant-safe = The next card was harmless{ $percent ->
    [100] {""}
   *[other] {" "}{ $percent }% of the time
}, and brought each explorer { $rubies ->
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
} on average.
review-diamant-share = { $others ->
    [one] { $others } other explorer was
   *[other] { $others } other explorers were
} still in the cave and could go on without sharing.
review-diamant-behind = In the last expedition, { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind the leader, playing safe does not win.

review-letsdig-bust = The next card of the { $pile ->
    [left] left
    [middle] middle
   *[right] right
} hole loses everything { $percent }% of the time.
review-letsdig-known-bust = The top card of the { $pile ->
    [left] left
    [middle] middle
   *[right] right
} hole was known, { $face }: it loses everything.
review-letsdig-known = The top card of the { $pile ->
    [left] left
    [middle] middle
   *[right] right
} hole was known, { $face }: it is harmless.
review-letsdig-stop = Stopping would have kept { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-letsdig-dig = One more card and then stopping is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average, stopping at once { $stop }.

review-letsdig-player = { $you ->
    [seat] You
   *[none] { $seat }
} had { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $points ->
    [none] {""}
    [one] {" "}worth { $points } point
   *[other] {" "}worth { $points } points
}.
review-letsdig-pile = The { $pile ->
    [left] left
    [middle] middle
   *[right] right
} hole had { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left.

review-digup-worth = On place { $place } this card, { $face }, is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and only { $less } where it went.
review-digup-hidden-at = On place { $place } lay a face-down card.
review-digup-card-at = On place { $place } lay { $face }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} to this mine.
review-digup-colour = { $move }: { $cards ->
    [0] no gem of it in hand.
    [one] { $cards } gem of it in hand.
   *[other] { $cards } gems of it in hand.
}
review-digup-redraw = A discarded card is replaced by a new one: a gem of the mine’s own colour { $percent }% of the time.
review-digup-replaced = A discarded card is replaced by a new one.
review-digup-card = In this mine, { $face } can be worth { $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
}.
review-digup-last-round = It was the last round.
review-digup-end = The end could come in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.

review-dig-next-gem = In gallery { $gallery } { $cards ->
    [one] the very next card
   *[other] the card after { $cards } draws
} bears { $gems ->
    [one] a gem.
   *[other] { $gems } gems.
}
review-dig-outside = Outside no gem appears: only cards in a gallery with recruits bear gems.
review-dig-hire = Each recruit in a gallery makes a gem appear on every fifth card: { $free ->
    [0] none was free.
    [one] only { $free } was free.
   *[other] { $free } were free.
}
review-dig-place = A recruit on this stone makes a gem appear on every fifth card from here: { $free ->
    [one] { $free } was free.
   *[other] { $free } were free.
}
review-dig-hired = { $free ->
    [0] A recruit brings nothing before a stone to stand on is drawn.
    [one] { $free } recruit was free already.
   *[other] { $free } recruits were free already.
}
review-dig-placed = A recruit placed here stays until the gallery closes: { $free ->
    [one] it was the only free one.
   *[other] { $free } were free.
}
review-dig-stake = At stake in gallery { $gallery }: { $gems ->
    [0] no gems
    [one] { $gems } gem
   *[other] { $gems } gems
}, { $recruits ->
    [0] no recruits
    [one] { $recruits } recruit
   *[other] { $recruits } recruits
}.
review-dig-spent = So little was at stake that the card was better kept ({ $face }).
review-dig-lost = The next card ends a gallery by force { $percent }% of the time.
review-dig-worth = Gallery { $gallery } was worth { $close ->
    [one] { $close } gem
   *[other] { $close } gems
} closed, { $dig } on average after one more card.

review-digger-throw = A throw brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average, and nothing at all { $percent }% of the time.
review-digger-stored = Once the storing begins there are no more throws and nothing more is taken.
review-digger-stopped = Stopping ends the turn: what could still be dug is left to the others.
review-digger-empty = A throw could bring nothing any more.
review-digger-token = In this crate, { $face } pays { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-digger-beside = { $points ->
    [one] { $points } point lay
   *[other] { $points } points lay
} beside the crate, not yet stored.
review-digger-time = The turn had lasted { $seconds } seconds.

## The title of a moment: its question, and the two moves

review-title = { $question }: { $played } instead of { $best }
review-title-same = { $question }: { $played }
review-quoted = “{ $move }”
review-card = { $face }: { $text }

review-question-diamant-decide = Go on or leave
review-question-letsdig-dig = First card
review-question-letsdig-decide = Dig on or stop
review-question-letsdig-react = Cursed skeleton
review-question-letsdig-heirloom = Cursed heirloom, who gets it
review-question-letsdig-order = Order of the effects
review-question-letsdig-sewer = Sewer line, who gets it
review-question-letsdig-search = Treasure map, hole searched
review-question-letsdig-take = Treasure map, card collected
review-question-letsdig-return = Treasure map, card put back
review-question-letsdig-rob = Player robbed
review-question-letsdig-steal = Pirate hat, card stolen
review-question-letsdig-mine = Land mine, hole destroyed
review-question-digup-colour = Colour to collect
review-question-digup-play = Card to play
review-question-digup-place = Card placed ({ $about })
review-question-digup-purse = Purse, first card moved
review-question-digup-purse-second = Purse, second card moved
review-question-digup-shovel = Shovel, card turned up
review-question-digup-torch-player = Torch, mine lit up
review-question-digup-torch-at = Torch, card looked at
review-question-digup-bridge-own = Rope bridge, card given
review-question-digup-bridge-player = Rope bridge, player chosen
review-question-digup-bridge-theirs = Rope bridge, card taken
review-question-digup-binoculars-player = Binoculars, player chosen
review-question-digup-binoculars-take = Binoculars, card taken
review-question-digup-binoculars-give = Binoculars, card given
review-question-digup-map-take = Treasure map, card kept
review-question-digup-map-back = Treasure map, card put back
review-question-digup-pickaxe-cost = Pickaxe, card paid
review-question-digup-pickaxe-prize = Pickaxe, card taken
review-question-digup-river = Underground river, card taken
review-question-digup-discard = Discard
review-question-digup-solo = Next card
review-question-dig-turn = What to do this turn
review-question-dig-ready = Equipment before drawing
review-question-dig-after = Equipment after drawing
review-question-dig-order = Which card first
review-question-dig-stone = Stone drawn outside ({ $about })
review-question-dig-wall = Stone in gallery { $place } ({ $about })
review-question-dig-equipment = Equipment drawn ({ $about })
review-question-dig-attack = Attack ({ $about })
review-question-dig-collapse = Collapse of gallery { $place }
review-question-dig-compass = Compass, card played
review-question-dig-scroll = Scroll, card played
review-question-dig-place = Gallery chosen ({ $about })
review-question-dig-target = Gallery targeted ({ $about })
review-question-dig-tavern = At the tavern
review-question-dig-pay = Payment
review-question-dig-spare = What the chest stands in for
review-question-digger-ready = Start of the turn
review-question-digger-dig = Digging
review-question-digger-store = Storing
review-digup-place = place { $place }
review-digup-at = { $face } (place { $place })

## pioche review

cli-review = Review a finished game: what each choice cost, and what was luck.
cli-review-file = the record of a game, or a review that was written (.review.json)
cli-review-seat = whose choices are judged, by name or number (by default those of people)
cli-review-all = judge everybody’s choices, those of bots too
cli-review-drill = try the worst moments again
cli-review-out = the file in which to write the review (by default beside the record)
cli-review-json = the review as JSON instead of sentences
cli-review-budget = how thorough it is, in percent (by default 100)
cli-review-opened = A review that was written is shown as it is: “{ $argument }” needs the record of the game.
cli-review-unknown-seat = Nobody here is called “{ $text }”. Players: { $known }.
cli-review-no-record = To try its moments again the game itself is needed: put its record ({ $record }) beside the review, under the same name.
cli-review-progress = Reviewing { $game }
cli-review-title = { $game }: luck and choices, in percent of victory
cli-review-column-player = Player
cli-review-column-before = Start
cli-review-column-after = End
cli-review-column-luck = Luck
cli-review-column-choices = Own choices
cli-review-column-others = Others’ choices
cli-review-column-error = ±
cli-review-drills = { $count ->
    [one] One moment to try again: add --drill.
   *[other] { $count } moments to try again: add --drill.
}

review-count-best = { $count } best
review-count-close = { $count ->
    [one] { $count } close call
   *[other] { $count } close calls
}
review-count-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
review-count-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-count-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
review-mark-best = Best choice
review-mark-close = Close call
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder
review-none = No choice was clearly worse than the best one.
