# La ligne de commande

cli-about = Pioche : cinq jeux de fouille, à jouer, à simuler, à vérifier.
cli-usage = Emploi :
cli-arguments = Arguments
cli-help = montrer cette aide
cli-lang = la langue, fr ou en
cli-commands = la commande ; « pioche play --help » explique la première
cli-version-help = dire la version et si les règles sont compilées
cli-version = pioche { $version }, règles { $rules }, Python { $python }
cli-compiled = compilées
cli-interpreted = interprétées
cli-game = le jeu : { $known }
cli-seats = le nombre de joueurs
cli-option = une option de la table, sous la forme NOM=VALEUR (à répéter)
cli-sheet = une feuille de cartes : un fichier TOML avec les nombres imprimés sur vos cartes
cli-seed = un nombre entier : le même donne les mêmes tirages

cli-play = Jouer dans le terminal. Sans autre argument que le jeu, un menu s’ouvre.
cli-play-levels = Les robots, et leur force aux tables mêlées :
cli-play-bots = les robots, séparés par des virgules : novice (se trompe souvent), careful, balanced ou bold (trois tempéraments), expert (essaie une foule de parties ; expert@500 avec 500 essais par coup), champion (le sommet de l’échelle), random (au hasard) ; novice+40%balanced joue 40 coups sur 100 comme balanced, les autres comme novice ; après le nom d’un jeu, --help dit la force de chacun ; ou les vôtres : module:fonction
cli-name = le nom d’une personne (à répéter)
cli-resume = reprendre une partie enregistrée
cli-plain = texte simple, pour lecteurs d’écran et redirections

cli-serve = Servir des tables aux navigateurs et aux programmes, jusqu’à Ctrl+C.
cli-serve-at = Pioche est à l’adresse { $address } — Ctrl+C l’arrête.
cli-serve-busy = Le port { $port } de { $host } est pris : un autre serveur y tourne (erreur système { $number }). Essayez { $flag } 0.
cli-serve-address = Impossible d’écouter sur { $host }, port { $port }{ $number ->
    [0] {" "}: un port est un nombre de 0 à 65535, un hôte un nom ou une adresse.
   *[other] {" "}(erreur système { $number }).
}
cli-serve-missing = Le serveur a besoin de « { $name } », qui n’est pas installé : pip install 'pioche[server]'.

cli-replay = Raconter une partie enregistrée, phrase par phrase.
cli-verify = Vérifier une partie enregistrée : règles, tirages, graines, chaîne et résultat.
cli-file = le fichier de l’enregistrement
cli-winners = { $count ->
    [0] Personne n’a gagné.
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}
cli-unfinished = La partie n’est pas finie.
cli-verify-rules = { $moves ->
    [one] { $moves } coup, permis par les règles.
   *[other] { $moves } coups, tous permis par les règles.
}
cli-verify-proved = { $outcomes ->
    [one] { $outcomes } tirage, recalculé à partir des graines promises.
   *[other] { $outcomes } tirages, tous recalculés à partir des graines promises.
}
cli-verify-unproved = { $outcomes ->
    [one] { $outcomes } tirage, conforme aux règles ; les graines ne sont pas dévoilées.
   *[other] { $outcomes } tirages, conformes aux règles ; les graines ne sont pas dévoilées.
}
cli-verify-over = Le résultat est celui de la partie.

cli-simulate = Faire jouer des robots entre eux, autant de parties que l’on veut.
cli-simulate-bots = un robot par place, séparés par des virgules ; expert@500 est l’expert avec 500 essais par coup ; novice+40%balanced joue 40 coups sur 100 comme balanced, les autres comme novice ; ou les vôtres : module:fonction
cli-games = le nombre de parties
cli-records = le dossier où écrire un enregistrement par partie
cli-simulate-progress = Parties
cli-simulate-number = N°
cli-simulate-bot = Robot
cli-simulate-wins = Victoires (à 95 %)
cli-simulate-points = Points en moyenne (à 95 %)
cli-simulate-share = { NUMBER($share, minimumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1) })
cli-simulate-mean = { NUMBER($mean, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) }
cli-number-shown = { NUMBER($number, minimumFractionDigits: 1) }
cli-simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-simulate-written = { $games ->
    [one] { $games } enregistrement écrit dans « { $folder } ».
   *[other] { $games } enregistrements écrits dans « { $folder } ».
}

cli-tournament = Mesurer la force des robots : à des tables mêlées, dans tous les ordres des places.
cli-tournament-bots = les robots, séparés par des virgules ; le même peut être nommé plusieurs fois ; expert@500 est l’expert avec 500 essais par coup ; novice+40%balanced joue 40 coups sur 100 comme balanced, les autres comme novice ; ou les vôtres : module:fonction
cli-tournament-jobs = le nombre de processus (par défaut un par cœur) ; les chiffres n’en dépendent pas
cli-tournament-json = les chiffres en JSON au lieu du tableau
cli-tournament-plot = le fichier SVG où dessiner les parts de victoire
cli-tournament-title = { $game }, { $seats } places, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-tournament-bot = Robot
cli-tournament-wins = Victoires
cli-tournament-rating = Niveau
cli-tournament-points = Points
cli-tournament-decisions = Décisions
cli-tournament-time = ms
cli-tournament-budget = { $bot } { $iterations }
cli-tournament-mean = { $mean } ± { $error }
cli-tournament-percent = { NUMBER($share, minimumFractionDigits: 1) } %
cli-tournament-legend = À forces égales chacun gagne { $parity } % des parties. Une partie compte { $length } décisions en tout. Niveau : de Bradley et Terry, égalités comprises ; 400 points de plus, c’est finir devant l’autre dix fois pour une fois derrière. ms : temps d’un cœur par décision. Intervalles à 95 %.
cli-tournament-orders = { $times ->
    [one] Chacun des { $orders } ordres a été joué une fois.
   *[other] Chacun des { $orders } ordres a été joué { $times } fois.
}
cli-tournament-uneven = Les { $orders } ordres n’ont pas tous été joués aussi souvent ; un multiple de { $orders } parties les équilibre.
cli-tournament-cut = { $games ->
    [one] Une partie a été arrêtée après { $longest } choix et comptée
   *[other] { $games } parties ont été arrêtées après { $longest } choix et comptées
} en l’état : personne n’y mettait fin.
cli-tournament-partly = Arrêté avant les { $asked } parties demandées.
cli-tournament-picture = Part de victoire d’une place et intervalle à 95 % ; tirets : forces égales, { $parity } %

cli-bench = Mesurer la vitesse des règles, par rapport à une boucle de référence ; « pioche bench search » mesure celle de la recherche, « pioche bench server » un serveur en charge.
cli-bench-seconds = secondes par mesure
cli-bench-json = une liste JSON au lieu du tableau
cli-bench-progress = Mesures
cli-bench-title = { $game }, { $seats } places jouées au hasard, un seul fil
cli-bench-mode = Règles
cli-bench-loop = Boucle
cli-bench-games = parties/s
cli-bench-decisions = décisions/s
cli-bench-reference = réf.
cli-bench-clone = clone, µs
cli-bench-redeal = + redonne
cli-bench-inner = interne
cli-bench-python = Python
cli-bench-table = table
cli-bench-number = { $number }
cli-bench-in-decisions = { $microseconds } ({ $decisions })
cli-bench-legend = réf. : parties jouées pendant 1 000 tours d’une boucle Python de référence, mesurée en même temps. table : parties à de vraies tables (journal, annulation, hasard vérifiable), leurs coups connus d’avance. Entre parenthèses : le même coût en décisions.
cli-bench-speedup = Compilées contre interprétées : × { $inner } dans la boucle interne, × { $python } depuis Python.
cli-bench-no-compiled = Les règles ne sont pas compilées ici : une seule moitié du tableau.
cli-bench-search-title = Recherche depuis la première décision, règles { $mode }, un seul fil
cli-bench-search-game = Jeu
cli-bench-search-seats = Places
cli-bench-search-random = essais/s au hasard
cli-bench-search-policy = essais/s raisonnés
cli-bench-search-reference = réf.
cli-bench-search-part = par partie
cli-bench-search-legend = Un essai est une partie jouée dans un monde possible : au hasard jusqu’au bout, ou en raisonnant jusqu’au point où l’expert cesse de regarder. réf. : essais raisonnés pendant 1 000 tours de la boucle Python de référence. par partie : essais raisonnés dans le temps que prend une partie entière au hasard.

cli-language = La langue « { $language } » n’est pas connue ; langues : { $known }.
cli-command = La commande « { $command } » n’existe pas ; commandes : { $known }.
cli-argument = « { $command } » ne comprend pas « { $argument } » ; voir « { $command } --help ».
cli-output = Impossible d’écrire la sortie : { $why }.
system-full = il n’y a plus de place sur le disque
system-read-only = le disque est en lecture seule
system-forbidden = l’accès est refusé
system-device = le périphérique répond mal
system-closed = elle est fermée
system-name = le nom est trop long
system-other = le système ne dit pas mieux pourquoi
cli-missing = Il manque { $argument } à « { $command } » ; voir « { $command } --help ».
cli-play-game = Avec { $argument }, dites aussi à quel jeu jouer : { $known }.
cli-number = { $argument } demande un nombre entier de { $lowest } à { $highest }, pas « { $value } ».
cli-option-sheet = L’option « { $option } » est donnée deux fois : par la feuille et par --option.
cli-option-form = Une option s’écrit NOM=VALEUR, pas « { $text } ».
cli-too-many = Trop de monde pour { $seats } places (robots : { $bots }, noms : { $names }).
