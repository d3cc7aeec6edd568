# Many games in one environment

envs-games = “{ $games }” is no number of games: it must be a whole number, 1 or more.
envs-column = One whole number is needed for each of the { $games } games.
bench-batched = Batched environment, { $games } games at a time, random play: { $number } steps/s, each with its observation and mask.
bench-batched-missing = The batched environment is not measured: it needs numpy (pip install 'pioche[rl]').
envs-autoreset = autoreset_mode is one of { $known }, not “{ $mode }”.
