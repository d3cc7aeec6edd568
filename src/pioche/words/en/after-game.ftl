# After the game: where the points come from
score-cards = { $cards }
score-worthless = Worth nothing: { $cards }
score-total = Points
diamant-score-rubies = { $rubies ->
    [one] { $rubies } ruby in the chest
   *[other] { $rubies } rubies in the chest
}
digger-score-tokens = { $face }: { $tokens } × { $worth }
dig-score-gems = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
dig-score-crowned = Tyler’s crown: wins outright
letsdig-score-pairs = { $pairs ->
    [0] { $cards }, no pair
    [one] { $cards }, { $pairs } pair
   *[other] { $cards }, { $pairs } pairs
}
digup-score-case = { $why ->
    [own-in-place] Own colour in its place: { $places }
    [own-elsewhere] Own colour elsewhere: { $places }
    [other-in-place] Another colour in its place: { $places }
   *[idol] { $cards ->
        [one] Idol: place { $places }
       *[other] Idols: places { $places }
    }
}
digup-score-run = { $cards ->
    [one] Longest run: { $cards } card (breaks ties)
   *[other] Longest run: { $cards } cards (breaks ties)
}
digup-score-solo = { $gems ->
    [one] Mine of { $colour }: { $gems } gem placed
   *[other] Mine of { $colour }: { $gems } gems placed
}
terminal-end-breakdown = { $name }: { $items }.
terminal-end-item = { $item } ({ $points })

# The end of the game
after-consolation = { $gap ->
    [0] Level on points with the winner: so close!
    [1] Just one point short!
    [2] Only 2 points short!
    [3] Only 3 points short!
    [4] So close: only 4 points short.
   *[other] { $rank ->
        [2] A fine second place: well dug!
        [3] Third place: the next treasure may be yours.
        [last] The seam got away this time. Dig again?
       *[other] Well dug. The next treasure may be yours.
    }
}
after-last-diamant = The cave kept its rubies this time. Go back in?
after-last-letsdig = The worms had the last laugh. Dig again?
after-last-digup = Your mine kept its secrets this time. Another try?
after-last-dig = Someone else rules the hill today. Take it back?
after-last-digger = Night fell too soon. Once more at dawn?
after-consolation-alone = The mine won this round. One more swing of the pick?
after-own-result = You: { $result }
after-level = A level that suits you
after-level-harder = You keep finishing ahead of these bots. Try level { $step } of { $steps }?
after-level-easier = These bots are hard to beat. Try level { $step } of { $steps }?
after-level-yes = Yes, level { $step }
after-level-no = No, thanks
after-record = A new personal best!
after-you-win = You win!
after-you-share = You and { $names } share the victory!
after-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
after-you-lose = You lose this time
after-loses = { $names } loses
after-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
after-place-shared = { $rank ->
    [1] 1st, tied
    [2] 2nd, tied
    [3] 3rd, tied
   *[other] { $rank }th, tied
}
after-result = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}{ $shared ->
    [yes] , tied
   *[no] {""}
} · { $points }
after-breakdown-none = Nothing that scores.
after-breakdown-of = { $who ->
    [you] Where your points come from
   *[other] Where the points of { $name } come from
}
after-failed = The score breakdown could not be fetched.
after-chart-title = Scores over the game
after-chart-table = As a table
after-chart-when = When
after-chart-earlier = Earlier
after-chart-later = Later
after-chart-further = Zoom out
after-chart-nearer = Zoom in
after-chart-start = Start
after-chart-end = End
after-turn = Turn { $number }
after-turn-diamant = Expedition { $number }
after-turn-of = Turn { $number }: { $name }
after-picture-share = Share
after-picture-share-long = Share a picture of the result
after-picture-save = Picture
after-picture-save-long = Picture of the result, to keep
after-picture-failed = The picture could not be drawn.
after-review = Review
after-review-long = Review the game: luck and choices
after-review-of = Review of { $game }

# Watching a game again
after-turn-back = Previous turn
after-turn-next = Next turn
after-turn-choice = Go to turn
after-eyes = Whose view
after-eyes-of = As { $name } saw it
after-eyes-spectator = As a spectator
after-speed = Speed
after-speed-of = × { $speed }
after-step-link = Copy a link to this step
after-keys = Keys: ← and → one step, Page Up and Page Down one turn, Home and End, space plays and pauses.

# My statistics
after-statistics = My statistics
after-statistics-help = Counted and kept by this browser, and nowhere else.
after-statistics-games = Played
after-statistics-wins = Won
after-statistics-best = Best
after-statistics-average = Average
after-statistics-streak = Wins in a row
after-statistics-longest = Longest streak
after-statistics-solo = { $game }, solo
after-statistics-csv = Export (CSV)
after-statistics-json = Export (JSON)
after-statistics-erase = Erase
after-statistics-erase-sure = Erase all your statistics from this browser? Your games stay in the list.
# Only Dig Up Adventure is played alone
after-alone = { $points ->
    [one] { $points } gem of 36
   *[other] { $points } gems of 36
}
after-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Why the game was won
after-reason-points = { $points ->
    [one] { $points } point ahead
   *[other] { $points } points ahead
} of { $you ->
    [second] you
   *[none] { $second }
}.
after-reason-shared = Level at the top, with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
letsdig-reason-team = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of the next team.
letsdig-reason-level = Teams level at the top, with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
dig-reason-crown = Three runes: Tyler crowns { $you ->
    [player] you
   *[none] { $player }
}.
dig-reason-runes = Level with another on gems and runes together, but with more runes ({ $runes }).
digup-reason-run = { $cards ->
    [one] As many points as another, but the longest run ({ $cards } gem).
   *[other] As many points as another, but the longest run ({ $cards } gems).
}
digup-reason-perfect = All four mines are complete: a perfect 36!
digup-reason-skeletons = The fourth skeleton has come up.
