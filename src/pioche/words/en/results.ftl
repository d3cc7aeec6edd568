### Results of a simulation: plots, files, Python objects.

cli-simulate-plot = draw the figures into this folder, as PNG and SVG (needs the extra “lab”)
cli-simulate-parquet = write everything that was counted into this Parquet file (needs the extra “lab”)
simulate-main-guard = pioche: put your calls under { $guard } to use several processes; for now, one does all the work.
lab-missing = “{ $name }” is not installed: pip install 'pioche[lab]'

plot-percent = { $share }%
plot-number = { $number }
plot-wins = Who wins
plot-points = Points
plot-ratings = How strong they are
plot-ratings-axis = rating, with 95% intervals
plot-seats = What the seat is worth
plot-length = How long games are
plot-ends = How games end
plot-seat = Seat { $seat }
plot-parity = all equal: { $share }%
plot-mean = mean { NUMBER($number, minimumFractionDigits: 1) }
plot-share-axis = share of victories, with 95% intervals
plot-points-axis = points of a game; dot: median, line: 80% of the games
plot-length-axis = decisions in a game
plot-games-axis = share of games

plot-compared-title = { $title } with each of the options
plot-compared = Who wins
plot-compared-axis = share of victories, 95%
plot-wins-change = Wins, change from { $first } in the same games
plot-wins-change-axis = percentage points, 95%
plot-points-change = Points, change from { $first } in the same games
plot-points-change-axis = points, 95%
plot-decisions = How long games are
plot-decisions-axis = decisions in a game, mean with 95% interval
