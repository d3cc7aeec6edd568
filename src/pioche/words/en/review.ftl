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
} for whoever left.
review-diamant-safe = The next card was harmless { $percent }% of the time, and brings each explorer { $rubies ->
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
} pile loses everything { $percent }% of the time.
review-letsdig-known-bust = The top card of the { $pile ->
    [left] left
    [middle] middle
   *[right] right
} pile was known, { $face }: it loses everything.
review-letsdig-known = The top card of the { $pile ->
    [left] left
    [middle] middle
   *[right] right
} pile was known, { $face }: it is harmless.
review-letsdig-stop = Stopping would have kept { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-letsdig-dig = One more card and then stopping is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average, stopping at once { $stop }.

review-digup-worth = On position { $place } this card, { $face }, is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and only { $less } where it went.
review-digup-under = What it covered on position { $place } was { $face }; on position { $other } it would have covered { $better }.
review-digup-card = In this mine, { $face } can be worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-digup-last-round = It was the last round.
review-digup-end = The end could come in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.

review-dig-lost = The next card ends a gallery by force { $percent }% of the time.
review-dig-worth = Gallery { $gallery } was worth { $close ->
    [one] { $close } point
   *[other] { $close } points
} closed, { $dig } on average after one card more.

review-digger-throw = A throw brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average, and nothing at all { $percent }% of the time.
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
