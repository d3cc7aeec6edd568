### `pioche simulate`: arguments, progress, results.

cli-simulate-jobs = the number of processes (by default one per core); the figures do not depend on it
cli-simulate-json = all figures as JSON instead of the tables
cli-simulate-resume = keep what has been played in this folder; the same command with the same folder carries on from there
cli-simulate-sweep = play the same games with each of these values of an option, and tell what changes; several --sweep try every combination
cli-simulate-ray = play on a Ray cluster, at this address or on one started here for the purpose (needs the extra “ray”)

simulate-progress = { $done } of { $total } games
simulate-progress-rate = { $done } of { $total } games, { $rate } games/s, done at { $end }
simulate-slow = { $bots }: no fast policy, so these games are played at tables, hundreds of times more slowly.

simulate-wins = Wins
simulate-points = Points
simulate-quantiles = 10 · 50 · 90%
simulate-bars = Spread
simulate-seat = Seat
simulate-length = Decisions in a game: { $decisions }, standard deviation { $spread }, from { $shortest } to { $longest }.
simulate-ends = How the games ended: { $ends }.
simulate-end = { $reason } { NUMBER($share, minimumFractionDigits: 1) }% ({ $games })
simulate-one-end = Every game ended the only way it can: { $reason }.
simulate-cut = cut short after { $longest } choices, and counted as they stood
simulate-end-over = the rules were played to the end
simulate-legend = { $seats ->
    [1] 10 · 50 · 90%: points not exceeded in that share of the games. Intervals are 95%.
   *[other] If all were equally strong, each would win { $parity }% of the games. 10 · 50 · 90%: points not exceeded in that share of the games. The order of the seats changes from game to game. Intervals are 95%.
}

simulate-options = Options
simulate-wins-change = Wins, change
simulate-points-change = Points, change
simulate-decisions = Decisions
simulate-decisions-change = Change
simulate-change = { $sign }{ NUMBER($mean, minimumFractionDigits: 1) }
simulate-change-error = { $sign }{ NUMBER($mean, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) }
simulate-compared = Every game is played with each of the options and the same chance; changes are from the first line, in percentage points for wins. Intervals are 95%.

diamant-end-expeditions = the five expeditions are over
letsdig-end-empty-pile = a hole is empty
digger-end-no-water = no water is left in the centre
digup-end-mine = a mine is complete
digup-end-still = stalemate, twenty rounds without a card turned up
digup-end-won = won, all mines are complete
digup-end-lost = lost, the fourth skeleton
dig-end-gems = ten gems
dig-end-crown = crowned by Tyler
dig-end-stale = stalemate, a hundred turns each without a gem

simulate-sweep-form = “{ $text }” is not of the form OPTION=VALUE,VALUE, with at least two different values.
simulate-sweep-twice = The option “{ $option }” is given twice.
simulate-variants = That makes { $number } sets of options; at most { $most } are compared at once.
simulate-records-sweep = Records cannot be written while options are compared: leave out --records or --sweep.
simulate-resume-folder = The folder “{ $path }” is neither empty nor one of a simulation.
simulate-resume-plan = The folder “{ $path }” belongs to another simulation: the game, bots, options, number of games or seed is different.
simulate-resume-rules = The folder “{ $path }” was begun with another version of the rules or bots: start again in an empty one.
simulate-resume-broken = The file “{ $path }” is damaged: delete it, and its games will be played again.
record-fast-chance = This table was played with the quick chance of simulations, which nobody can verify: it has no record.
simulate-ray-missing = --ray needs Ray: pip install 'pioche[ray]'
simulate-ray-address = No Ray cluster answers at “{ $address }”.
bench-simulated = Simulated with balanced bots on all seats: { $games } games/s, { $reference } during 1,000 turns of the reference loop.
