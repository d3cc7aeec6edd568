# What each move is worth, in the odds panel. $share and $error are percentages, $error two standard errors and at least 1;
# $points and $margin likewise. $figures is values-figures, $worth is values-points.
values-title = Your moves
values-figures = { $share }% ± { $error }
values-points =
    { $points ->
        [one] about { $points } point, ± { $margin }
       *[other] about { $points } points, ± { $margin }
    }
values-line = { $move }: { $figures }, { $worth }
values-best = best
values-close = about as good
values-computing = Still working it out…
values-about =
    { $tries ->
        [one] Chance of winning after each move, over { $tries } simulated game; ± is the margin of error.
       *[other] Chance of winning after each move, over { $tries } simulated games; ± is the margin of error.
    }
values-more =
    { $count ->
        [one] { $count } more move
       *[other] { $count } more moves
    }
values-not-asked = When it is your turn to choose, each move’s chance of winning is shown here.
# The setting of a table
values-allow = Everyone may see the win chance of each move
values-allow-help = Worked out from what each player knows, never from hidden cards. Everyone at the table sees when this changes.
values-allowed = The host now allows everyone to see the win chance of each move.
values-disallowed = The host has turned off the win chance of each move.
values-shown-here = Everyone may see the win chance of each move.
# Refusals
server-no-values = This table is played without win chances.
server-not-asked = You have nothing to choose right now.
server-values-clock = No win chances while the hourglass runs: there is no time for them.
server-values-socket = Win chances are only sent over a socket.
