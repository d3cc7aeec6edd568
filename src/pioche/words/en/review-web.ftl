# The review of a finished game in the browser

web-review-of = Review · { $game }
web-review-back = Back to the review
web-review-to-replay = Replay
web-review-save = Save the review

# While it is made
web-review-working = The game is being reviewed
web-review-working-help = Every choice is compared with the others in thousands of possible games. You may leave this page: what has been done is kept for a while.
web-review-progress = { $percent }% done
web-review-preparing = Preparing…
web-review-ready = The review is ready.
web-review-stop = Stop
web-review-stopped = Stopped at { $percent }%
web-review-go-on = Go on

# What a figure means
web-review-percent = { $percent }%
web-review-change = { $sign ->
    [plus] +{ $percent }%
    [minus] −{ $percent }%
   *[none] 0%
}
web-review-error = ± { $percent }%
web-review-margin = give or take { $percent }%

# Luck and choices
web-review-luck = { $who ->
    [you] { $sign ->
        [plus] Luck added { $percent }% to your chances of winning.
        [minus] Luck took { $percent }% off your chances of winning.
       *[none] Luck made no clear difference for you.
    }
   *[other] { $sign ->
        [plus] Luck added { $percent }% to { $name }’s chances of winning.
        [minus] Luck took { $percent }% off { $name }’s chances of winning.
       *[none] Luck made no clear difference for { $name }.
    }
}
web-review-choices = { $who ->
    [you] { $sign ->
        [plus] Your own choices gained { $percent }%.
        [minus] Your own choices cost you { $percent }%.
       *[none] Your own choices made no clear difference.
    }
   *[other] { $sign ->
        [plus] Their own choices gained { $percent }%.
        [minus] Their own choices cost { $percent }%.
       *[none] Their own choices made no clear difference.
    }
}
web-review-ledger = Luck or choices?
web-review-ledger-help = Choices are judged by what could be known when they were made; luck is what the cards and dice did afterwards. 100% is a certain win; a shared win is shared.
web-review-path = { $before }% at the start, { $after }% at the end
web-review-part = What
web-review-part-change = Change
web-review-part-luck = Luck
web-review-part-choices = { $who ->
    [you] Your choices
   *[other] Own choices
}
web-review-part-others = Others’ choices

# The chart
web-review-chart = Chances of winning over the game
web-review-turning = Turning points
web-review-turning-luck = Luck
web-review-turning-choice = { $who ->
    [you] Your choice
   *[other] { $name }’s choice
}
web-review-turning-effect = { $who ->
    [you] for you
   *[other] for { $name }
}

# Decisions
web-review-decisions = Choices worth a second look
web-review-none = No choice was clearly worse than the best one.
web-review-whose = Whose choices
web-review-everybody = Everybody’s
web-review-counts = { $total ->
    [one] { $total } choice
   *[other] { $total } choices
}: { $counts }.
web-review-count-best = { $count } the best
web-review-count-close = { $count ->
    [one] { $count } close call
   *[other] { $count } close calls
}
web-review-count-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
web-review-count-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
web-review-count-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
web-review-mark-best = Best choice
web-review-mark-close = Close call
web-review-mark-inaccuracy = Inaccuracy
web-review-mark-mistake = Mistake
web-review-mark-blunder = Blunder
web-review-cost = cost { $percent }%
web-review-played = Played
web-review-best = Best
web-review-value = { $percent }% wins
web-review-see = See it
web-review-see-long = See it on the board: { $what }
web-review-all = All { $count } choices
web-review-where = { $where }: { $name }

# Moments to try again
web-drill-offer = { $count ->
    [one] Try the worst moment again
   *[other] Try the { $count } worst moments again
}
web-drill-again = Try again
web-drill-again-long = Try again: { $what }
web-drill-title = Try again: { $number } of { $of }
web-drill-as = You are in { $name }’s place. What do you do?
web-drill-as-you = You were here. What do you do now?
web-drill-best = Yes, that is the best choice!
web-drill-close = A close call: that is about as good as the best.
web-drill-worse = That wins { $percent }% less often than the best choice.
web-drill-note-best = best
web-drill-note-chosen = your choice now
web-drill-note-played = played in the game
web-drill-values = What each choice was worth
web-drill-next = Next moment
web-drill-end = That was the last one
web-drill-retry = Once more
