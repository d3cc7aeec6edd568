# The review of a finished game in the browser

web-review-of = Review · { $game }
web-review-back = Back to the review
web-review-to-replay = Replay
web-review-save = Save the review

# While it is made
web-review-working = The game is being reviewed
web-review-working-help = Every choice is compared with the others in thousands of possible games; what is found appears below. You may leave this page: the review goes on for some minutes.
web-review-progress = { $percent }% done
web-review-left = { $minutes ->
    [0] less than a minute left
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
web-review-reduced = This server computes slowly: it tries fewer games, and the margins are wider.
web-review-found = { $judged ->
    [one] { $judged } choice looked at,
   *[other] { $judged } choices looked at,
} { $listed ->
    [0] none worth a second look so far.
   *[other] { $listed } worth a second look so far.
}
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
web-review-margin = Figures hold within { $percent }%.

# Luck and choices
web-review-luck = { $who ->
    [you] { $sign ->
        [plus] Luck was on your side: +{ $percent }% of a win.
        [plus-much] Luck was strongly on your side.
        [minus] Luck was against you: −{ $percent }% of a win.
        [minus-much] Luck was strongly against you.
       *[none] Luck made no clear difference for you.
    }
   *[other] { $sign ->
        [plus] Luck was on { $name }’s side: +{ $percent }% of a win.
        [plus-much] Luck was strongly on { $name }’s side.
        [minus] Luck was against { $name }: −{ $percent }% of a win.
        [minus-much] Luck was strongly against { $name }.
       *[none] Luck made no clear difference for { $name }.
    }
}
web-review-choices = { $who ->
    [you] { $sign ->
        [plus] Your choices were better than a good bot’s: +{ $percent }%.
        [plus-much] Your choices were far better than a good bot’s.
        [minus] Your choices cost you { $percent }% against a good bot’s.
        [minus-much] Your choices cost you far more than a good bot’s.
        [small] None of your choices was a clear mistake, but small losses add up: −{ $percent }% against a good bot.
       *[none] Your choices were neither clearly better nor clearly worse than a good bot’s.
    }
   *[other] { $sign ->
        [plus] Their choices were better than a good bot’s: +{ $percent }%.
        [plus-much] Their choices were far better than a good bot’s.
        [minus] Their choices cost { $percent }% against a good bot’s.
        [minus-much] Their choices cost far more than a good bot’s.
        [small] None of their choices was a clear mistake, but small losses add up: −{ $percent }% against a good bot.
       *[none] Their choices were neither clearly better nor clearly worse than a good bot’s.
    }
}
web-review-ledger = Luck or choices?
web-review-ledger-help = How the chance of winning at the start became the result. Luck is what the cards and dice did; choices are compared with those of a good bot who knew the same. 100% is a certain win.
web-review-path = Chance of winning: { $before }% at the start, { $after }% at the end
web-review-unclear = no clear effect
web-review-nothing-clear = Nothing stands out: neither luck nor choices made a clear difference.
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
web-review-chart-later = Drawn move by move, once the choices have been judged.
web-review-turning = Turning points
web-review-turning-luck = Luck
web-review-turning-choice = { $who ->
    [you] Your choice
   *[other] { $name }’s choice
}
web-review-turning-from = Chances of winning: from { $before }% to { $after }%.
web-review-turning-effect = { $who ->
    [you] for you
   *[other] for { $name }
}

# Decisions
web-review-decisions = Choices worth a second look
web-review-whose = Whose choices
web-review-everybody = Everybody’s
web-review-counts = { $total ->
    [one] { $total } choice
   *[other] { $total } choices
}: { $counts }.
web-review-cost = cost { $percent }%
web-review-pictures = On each picture, a dashed red ring is what was played, a green one the best choice.
web-review-times = { $count } times
web-review-repeats = { $count ->
    [one] The other time
   *[other] The { $count } other times
}
web-review-often = { $move }: { $count } times
web-review-wins = This choice wins { $before }% of the games, the best one { $after }%.
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
web-drill-retry = Once more
web-drill-tally = { $found } of { $of } found
web-drill-tally-button = How did I do?
web-drill-tally-all = You found every one. Well done!
web-drill-tally-none = These are hard ones. Look at the reasons, then try again.
web-drill-tally-some = The others are worth another try.
web-drill-found = found
web-drill-missed = missed
web-drill-untried = not tried
web-drill-all-again = Try them all again
