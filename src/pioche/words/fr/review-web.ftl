# L’analyse d’une partie finie, dans le navigateur

web-review-of = Analyse · { $game }
web-review-back = Retour à l’analyse
web-review-to-replay = Revoir
web-review-save = Enregistrer l’analyse

# Pendant le calcul
web-review-working = Analyse de la partie
web-review-working-help = Chaque choix est comparé aux autres dans des milliers de parties possibles ; ce qui est trouvé apparaît ci-dessous. Vous pouvez quitter cette page : l’analyse continue quelques minutes.
web-review-progress = Analyse à { $percent } %
web-review-left = { $minutes ->
    [0] encore moins d’une minute
    [one] encore une minute environ
   *[other] encore { $minutes } minutes environ
}
web-review-reduced = Ce serveur calcule lentement : il essaie moins de parties, et les marges sont plus larges.
web-review-found = { $judged ->
    [one] { $judged } choix examiné,
   *[other] { $judged } choix examinés,
} { $listed ->
    [0] aucun à revoir jusqu’ici.
   *[other] { $listed } à revoir jusqu’ici.
}
web-review-preparing = Préparation…
web-review-ready = L’analyse est prête.
web-review-stop = Arrêter
web-review-stopped = Arrêtée à { $percent } %
web-review-go-on = Continuer

# Ce que veut dire un nombre
web-review-percent = { $percent } %
web-review-change = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] 0 %
}
web-review-error = ± { $percent } %
web-review-margin = Chiffres à { $percent } % près.

# Le hasard et les choix
web-review-luck = { $who ->
    [you] { $sign ->
        [plus] Le hasard vous a souri : +{ $percent } % d’une victoire.
        [plus-much] Le hasard vous a beaucoup souri.
        [minus] Le hasard vous a desservi : −{ $percent } % d’une victoire.
        [minus-much] Le hasard vous a beaucoup desservi.
       *[none] Le hasard n’a pas fait de nette différence pour vous.
    }
   *[other] { $sign ->
        [plus] Le hasard a souri à { $name } : +{ $percent } % d’une victoire.
        [plus-much] Le hasard a beaucoup souri à { $name }.
        [minus] Le hasard a desservi { $name } : −{ $percent } % d’une victoire.
        [minus-much] Le hasard a beaucoup desservi { $name }.
       *[none] Le hasard n’a pas fait de nette différence pour { $name }.
    }
}
web-review-choices = { $who ->
    [you] { $sign ->
        [plus] Vos choix ont été meilleurs que ceux d’un bon robot : +{ $percent } %.
        [plus-much] Vos choix ont été bien meilleurs que ceux d’un bon robot.
        [minus] Vos choix vous ont coûté { $percent } % par rapport à ceux d’un bon robot.
        [minus-much] Vos choix vous ont coûté bien plus cher que ceux d’un bon robot.
        [small] Aucun de vos choix n’est une nette erreur, mais de petites pertes s’ajoutent : −{ $percent } % par rapport à un bon robot.
       *[none] Vos choix n’ont été ni nettement meilleurs ni nettement moins bons que ceux d’un bon robot.
    }
   *[other] { $sign ->
        [plus] Ses choix ont été meilleurs que ceux d’un bon robot : +{ $percent } %.
        [plus-much] Ses choix ont été bien meilleurs que ceux d’un bon robot.
        [minus] Ses choix ont coûté { $percent } % par rapport à ceux d’un bon robot.
        [minus-much] Ses choix ont coûté bien plus cher que ceux d’un bon robot.
        [small] Aucun de ses choix n’est une nette erreur, mais de petites pertes s’ajoutent : −{ $percent } % par rapport à un bon robot.
       *[none] Ses choix n’ont été ni nettement meilleurs ni nettement moins bons que ceux d’un bon robot.
    }
}
web-review-ledger = Hasard ou choix ?
web-review-ledger-help = Comment les chances du début sont devenues le résultat. Le hasard est ce que les cartes et les dés ont fait ; les choix sont comparés à ceux d’un bon robot qui en savait autant. 100 %, c’est la victoire certaine.
web-review-path = Chances de gagner : { $before } % au début, { $after } % à la fin
web-review-unclear = pas d’effet net
web-review-nothing-clear = Rien ne ressort : ni le hasard ni les choix n’ont fait de nette différence.
web-review-part = Quoi
web-review-part-change = Effet
web-review-part-luck = Hasard
web-review-part-choices = { $who ->
    [you] Vos choix
   *[other] Ses choix
}
web-review-part-others = Choix des autres

# La courbe
web-review-chart = Chances de gagner au fil de la partie
web-review-chart-later = Tracées coup par coup, une fois les choix examinés.
web-review-turning = Tournants de la partie
web-review-turning-luck = Hasard
web-review-turning-choice = { $who ->
    [you] Votre choix
   *[other] Choix { ELIDE("de", $name) }
}
web-review-turning-from = Chances de gagner : de { $before } % à { $after } %.
web-review-turning-effect = { $who ->
    [you] pour vous
   *[other] pour { $name }
}

# Les choix
web-review-decisions = Choix à revoir
web-review-whose = Les choix de qui
web-review-everybody = De tout le monde
web-review-counts = { $total ->
    [one] { $total } choix
   *[other] { $total } choix
} : { $counts }.
web-review-cost = a coûté { $percent } %
web-review-pictures = Sur chaque image, un cadre rouge en tirets montre le choix joué, un cadre vert le meilleur.
web-review-times = { $count } fois
web-review-repeats = { $count ->
    [one] L’autre fois
   *[other] Les { $count } autres fois
}
web-review-often = { $move } : { $count } fois
web-review-wins = Ce choix gagne { $before } % des parties, le meilleur { $after } %.
web-review-see = Voir
web-review-see-long = Voir sur le plateau : { $what }
web-review-all = Les { $count } choix
web-review-where = { $where } : { $name }

# Les moments à rejouer
web-drill-offer = { $count ->
    [one] Rejouer le pire moment
   *[other] Rejouer les { $count } pires moments
}
web-drill-again = Réessayer
web-drill-again-long = Réessayer : { $what }
web-drill-title = À rejouer : { $number } sur { $of }
web-drill-as = Vous êtes à la place { ELIDE("de", $name) }. Que faites-vous ?
web-drill-as-you = Vous étiez là. Que faites-vous maintenant ?
web-drill-best = Oui, c’est le meilleur choix !
web-drill-close = Un choix serré : cela vaut à peu près le meilleur.
web-drill-worse = Cela gagne { $percent } % moins souvent que le meilleur choix.
web-drill-note-best = meilleur
web-drill-note-chosen = votre choix
web-drill-note-played = joué dans la partie
web-drill-values = Ce que valait chaque choix
web-drill-next = Moment suivant
web-drill-retry = Encore une fois
web-drill-tally = { $found } sur { $of } trouvés
web-drill-tally-button = Mon bilan
web-drill-tally-all = Vous les avez tous trouvés. Bravo !
web-drill-tally-none = Ce sont des moments difficiles. Lisez les raisons, puis réessayez.
web-drill-tally-some = Les autres méritent un nouvel essai.
web-drill-found = trouvé
web-drill-missed = manqué
web-drill-untried = pas essayé
web-drill-all-again = Tout réessayer
