# Environments for learners

envs-extra-missing = Environments need “{ $name }”, which is not installed: pip install 'pioche[rl]'.
envs-player = Player { $number }
envs-reward = “{ $reward }” is no reward; there are: { $known }.
envs-no-observation = “{ $game }” has no observation, so it has no environment.
envs-seed = “{ $seed }” is no seed: it must be a whole number, 0 or more.
envs-seat = There is no seat { $seat }: they are counted from 0 to { $last }.
envs-bots = { $others ->
    [one] A bot is needed for the other seat
   *[other] Bots are needed for the { $others } other seats
}, in a list; { $bots ->
    [one] there is { $bots }
   *[other] there are { $bots }
}.
envs-render-mode = “{ $mode }” is no way to render; there is: { $known }.
envs-not-simultaneous = In “{ $game }” players choose one after the other: use aec. parallel is for games in which all choose at once: { $known }.
envs-action-missing = An action is missing: “{ $agent }” owes a choice.
envs-nothing-to-keep = There is nothing to keep: no choice has been made yet.
envs-reset = The game is over, or has not begun: call reset() first.

# Our games beside those of other libraries

bench-peers = beside the games of OpenSpiel, PettingZoo and RLCard, as far as they are installed
bench-peers-moves = Moves driven from Python, one thread
bench-peers-steps = Environments: observation, mask and step, one thread
bench-peers-library = Library
bench-peers-game = Game
bench-peers-rate = per second
bench-peers-nearest = our nearest game
bench-peers-slowest = our slowest
bench-peers-times = × { $ratio }
bench-peers-times-of = { $game } × { $ratio }
bench-peers-missing = not measured: { $name }
bench-peers-moves-legend = Moves of players in random games, processor time. A program that drives an OpenSpiel game draws for chance as well; that is part of its time and not counted as a move.
bench-peers-steps-legend = Steps of random games with every observation looked at, processor time. env is what PettingZoo advises, raw_env the same without its checks; ours checks by itself.
