# Les robots qui ont appris : des poids dans un fichier.
bot-weights-numpy = Le robot de « { $file } » a besoin de numpy, qui n’est pas installé : pip install 'pioche[rl]'.
bot-weights-missing = Il n’y a pas de fichier « { $file } ».
bot-weights-file = « { $file } » ne contient pas les poids d’un robot.
bot-weights-game = Le robot de « { $file } » a appris à jouer à { $game }, pas à { $asked }.
bot-weights-layout = Le robot de « { $file } » a été entraîné avec une autre version { ELIDE("de", $game) } : ce qu’on lui dirait ne veut plus dire la même chose.
bot-weights-table = Le robot de « { $file } » a été entraîné pour des tables de { $players } joueurs avec certaines options, et ne peut pas jouer à celle-ci.
