# Environnements pour l’apprentissage

envs-extra-missing = Les environnements ont besoin de « { $name } », qui n’est pas installé : pip install 'pioche[rl]'.
envs-player = Joueur { $number }
envs-reward = « { $reward } » n’est pas une récompense ; il y a : { $known }.
envs-no-observation = « { $game } » n’a pas d’observation, donc pas d’environnement.
envs-seed = « { $seed } » n’est pas une graine : il faut un nombre entier, au moins 0.
envs-seat = Il n’y a pas de place { $seat } : elles sont numérotées de 0 à { $last }.
envs-bots = { $others ->
    [one] Il faut un robot pour l’autre place
   *[other] Il faut des robots pour les { $others } autres places
}, dans une liste ; il y en a { $bots }.
envs-render-mode = « { $mode } » n’est pas un mode d’affichage ; il y a : { $known }.
envs-not-simultaneous = Dans « { $game } », on choisit chacun son tour : utilisez aec. parallel sert aux jeux où tous choisissent en même temps : { $known }.
envs-action-missing = Il manque une action : « { $agent } » doit choisir.
envs-nothing-to-keep = Il n’y a rien à garder : aucun choix n’a encore été fait.
envs-reset = La partie est finie ou n’a pas commencé : appelez d’abord reset().

# Nos jeux à côté de ceux d’autres bibliothèques

bench-peers = à côté des jeux d’OpenSpiel, de PettingZoo et de RLCard, s’ils sont installés
bench-peers-moves = Coups joués depuis Python, un seul fil
bench-peers-steps = Environnements : observation, masque et pas, un seul fil
bench-peers-library = Bibliothèque
bench-peers-game = Jeu
bench-peers-rate = par seconde
bench-peers-nearest = notre jeu le plus proche
bench-peers-slowest = notre plus lent
bench-peers-times = × { $ratio }
bench-peers-times-of = { $game } × { $ratio }
bench-peers-missing = pas mesuré : { $name }
bench-peers-moves-legend = Coups des joueurs dans des parties au hasard, temps de processeur. Qui joue une partie d’OpenSpiel y tire aussi le hasard ; cela fait partie de son temps et ne compte pas comme un coup.
bench-peers-steps-legend = Pas de parties au hasard, chaque observation étant regardée, temps de processeur. env est ce que PettingZoo conseille, raw_env la même chose sans ses vérifications ; le nôtre vérifie de lui-même.
