# L’analyse d’une partie finie, dans le navigateur

web-review-of = Analyse · { $game }
web-review-back = Retour à l’analyse
web-review-to-replay = Revoir
web-review-save = Enregistrer l’analyse

# Pendant le calcul
web-review-working = Analyse de la partie
web-review-working-help = Chaque choix est comparé aux autres dans des milliers de parties possibles. Vous pouvez quitter cette page : ce qui est fait est gardé un moment.
web-review-progress = { $percent } % faits
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
web-review-margin = à { $percent } % près

# Le hasard et les choix
web-review-luck = { $who ->
    [you] { $sign ->
        [plus] Le hasard a ajouté { $percent } % à vos chances de gagner.
        [minus] Le hasard a retiré { $percent } % à vos chances de gagner.
       *[none] Le hasard n’a pas fait de nette différence pour vous.
    }
   *[other] { $sign ->
        [plus] Le hasard a ajouté { $percent } % aux chances { ELIDE("de", $name) }.
        [minus] Le hasard a retiré { $percent } % aux chances { ELIDE("de", $name) }.
       *[none] Le hasard n’a pas fait de nette différence pour { $name }.
    }
}
web-review-choices = { $who ->
    [you] { $sign ->
        [plus] Vos propres choix ont rapporté { $percent } %.
        [minus] Vos propres choix vous ont coûté { $percent } %.
       *[none] Vos propres choix n’ont pas fait de nette différence.
    }
   *[other] { $sign ->
        [plus] Ses propres choix ont rapporté { $percent } %.
        [minus] Ses propres choix ont coûté { $percent } %.
       *[none] Ses propres choix n’ont pas fait de nette différence.
    }
}
web-review-ledger = Hasard ou choix ?
web-review-ledger-help = Un choix est jugé d’après ce qu’on pouvait savoir à ce moment ; le hasard est ce que les cartes et les dés ont fait ensuite. 100 %, c’est la victoire certaine ; une victoire partagée se partage.
web-review-path = { $before } % au début, { $after } % à la fin
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
web-review-turning = Tournants de la partie
web-review-turning-luck = Hasard
web-review-turning-choice = { $who ->
    [you] Votre choix
   *[other] Choix { ELIDE("de", $name) }
}
web-review-turning-effect = { $who ->
    [you] pour vous
   *[other] pour { $name }
}

# Les choix
web-review-decisions = Choix à revoir
web-review-none = Aucun choix n’était nettement moins bon que le meilleur.
web-review-whose = Les choix de qui
web-review-everybody = De tout le monde
web-review-counts = { $total ->
    [one] { $total } choix
   *[other] { $total } choix
} : { $counts }.
web-review-count-best = { $count ->
    [one] { $count } meilleur choix
   *[other] { $count } meilleurs choix
}
web-review-count-close = { $count ->
    [one] { $count } choix serré
   *[other] { $count } choix serrés
}
web-review-count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
web-review-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
web-review-count-blunder = { $count ->
    [one] { $count } grosse erreur
   *[other] { $count } grosses erreurs
}
web-review-mark-best = Meilleur choix
web-review-mark-close = Choix serré
web-review-mark-inaccuracy = Imprécision
web-review-mark-mistake = Erreur
web-review-mark-blunder = Grosse erreur
web-review-cost = a coûté { $percent } %
web-review-played = Joué
web-review-best = Meilleur
web-review-value = { $percent } % de victoires
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
web-drill-end = C’était le dernier
web-drill-retry = Encore une fois
