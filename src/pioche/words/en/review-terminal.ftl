# The review of a finished game in the terminal

terminal-review-title = Review of the game
terminal-end-review = Review
terminal-review-ask = Review this game (luck, choices, moments to try again)?
terminal-menu-review = Review a finished game…
terminal-finished-title = Finished games
terminal-finished-none = No finished games to review yet.
terminal-finished-ask = Which game would you like to review?
terminal-review-result = { $name }: { $before }% chance of winning at the start, { $after }% at the end.
terminal-review-ledger = Where the difference comes from
terminal-review-parts = { $name }: { $total } in all. Luck { $luck }, own choices { $choices }{ $others ->
    [none] {""}
   *[other] , the others’ choices { $others }
} (each give or take { $error }%).
terminal-review-share = { $percent }%
terminal-review-change = { $sign ->
    [up] +{ $percent }%
    [down] −{ $percent }%
   *[none] 0%
}
terminal-review-unclear = no clear effect
terminal-review-explained = Choices are judged by what could be known when they were made; luck is what the cards and dice did afterwards.
terminal-review-luck = luck
terminal-review-choices = own choices
terminal-review-others = others’ choices
terminal-review-before-after = { $before }% → { $after }% ({ $change })
terminal-review-curve = Chance of winning
terminal-review-path = { $name }, chance of winning along the game, in percent: { $shares }.
terminal-review-turns = Turning points
terminal-review-turn = { $where }. { $what ->
    [none] {""}
   *[other] { $what }{" "}
}{ $name }: from { $before }% to { $after }%.
terminal-review-chose = { $name } chose “{ $move }”.
terminal-review-where = { $progress ->
    [none] Move { $number }
   *[other] { $progress }, move { $number }
}
terminal-review-decisions = Choices worth a second look
terminal-review-counts = { $name }, { $total ->
    [one] { $total } choice
   *[other] { $total } choices
}: { $counts }.
terminal-review-decision = { $where }. { $mark }: { $name } chose “{ $played }”, but “{ $best }” would have won { $loss }% more of these games (± { $error }%).

terminal-review-titled = { $where }. { $mark } of { $name }. { $title }. Cost: { $loss }% of a win (± { $error }%).
terminal-review-repeats = { $count ->
    [one] The same once more: { $where }.
   *[other] The same { $count } more times: { $where }.
}
terminal-review-working = Reviewing the game: { $percent }%
terminal-review-working-line = Reviewing the game… Ctrl+C stops.
terminal-review-stopped = The review was stopped.
terminal-review-failed = The review could not be finished.
terminal-review-kept = Review: { $path }
terminal-review-not-kept = The review could not be saved. { $why }
terminal-review-stop = Stop

# Drills: moments of the game to try again
terminal-drill-offer = Try again
terminal-drill-ask = { $count ->
    [one] Try one moment again?
   *[other] Try { $count } moments again?
}
terminal-drill-title = Moment { $number } of { $of }: { $where }, through { $name }’s eyes.
terminal-drill-prompt = Your choice (“quit” to stop):{" "}
terminal-drill-unknown = “{ $text }” is none of these moves: choose { $moves }, or type “quit”.
terminal-drill-best = Yes: “{ $move }” is the best choice.
terminal-drill-close = A close call: “{ $best }” and “{ $move }” are too close to tell apart.
terminal-drill-worse = “{ $move }” wins { $loss }% fewer of these games than “{ $best }”.
terminal-drill-value = “{ $move }”: { $percent }% (± { $error }%), { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
terminal-drill-best-note = the best
terminal-drill-chosen-note = your choice
terminal-drill-played-note = played in the game
terminal-drill-next = Next
terminal-drill-tally = That was the last one: { $found } of { $of } found.

# What each move is worth, in the odds panel
terminal-odds-values = Odds: win chance of each move
terminal-key-odds-values = Odds: moves
terminal-values-marked = { $line } ({ $mark })
terminal-values-failed = The win chances could not be worked out.
