# Beaucoup de parties dans un seul environnement

envs-games = « { $games } » n’est pas un nombre de parties : il faut un nombre entier d’au moins 1.
envs-column = Il faut un nombre entier pour chacune des { $games } parties.
bench-batched = Environnement par lots de { $games } parties, coups au hasard : { $number } pas/s, chacun avec son observation et son masque.
bench-batched-missing = L’environnement par lots n’est pas mesuré : il a besoin de numpy (pip install 'pioche[rl]').
envs-autoreset = autoreset_mode vaut { $known }, et non « { $mode } ».
