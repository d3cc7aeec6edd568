# L’analyse d’une partie finie, dans le terminal

terminal-review-title = Analyse de la partie
terminal-end-review = Analyser
terminal-review-ask = Analyser cette partie (hasard, choix, moments à rejouer) ?
terminal-menu-review = Analyser une partie finie…
terminal-finished-title = Parties finies
terminal-finished-none = Aucune partie finie à analyser pour l’instant.
terminal-finished-ask = Quelle partie analyser ?
terminal-review-result = { $name } : { $before } % de chances de gagner au début, { $after } % à la fin.
terminal-review-ledger = D’où vient la différence
terminal-review-parts = { $name } : { $total } en tout. Hasard { $luck }, ses propres choix { $choices }{ $others ->
    [none] {""}
   *[other] , choix des autres { $others }
} (à { $error } % près chacun).
terminal-review-share = { $percent } %
terminal-review-change = { $sign ->
    [up] +{ $percent } %
    [down] −{ $percent } %
   *[none] 0 %
}
terminal-review-unclear = pas d’effet net
terminal-review-explained = Un choix est jugé d’après ce qu’on pouvait savoir à ce moment ; le hasard est ce que les cartes et les dés ont fait ensuite.
terminal-review-luck = hasard
terminal-review-choices = ses choix
terminal-review-others = choix des autres
terminal-review-before-after = { $before } % → { $after } % ({ $change })
terminal-review-curve = Chances de gagner
terminal-review-path = { $name }, chances de gagner au fil de la partie, en pour cent : { $shares }.
terminal-review-turns = Tournants de la partie
terminal-review-turn = { $where }. { $what ->
    [none] {""}
   *[other] { $what }{" "}
}{ $name } : de { $before } % à { $after } %.
terminal-review-chose = { $name } a choisi « { $move } ».
terminal-review-where = { $progress ->
    [none] Coup { $number }
   *[other] { $progress }, coup { $number }
}
terminal-review-decisions = Choix à revoir
terminal-review-counts = { $name }, { $total ->
    [one] { $total } choix
   *[other] { $total } choix
} : { $counts }.
terminal-review-decision = { $where }. { $mark } : { $name } a choisi « { $played } », mais « { $best } » aurait gagné { $loss } % de ces parties en plus (± { $error } %).

terminal-review-titled = { $where }. { $mark } { ELIDE("de", $name) }. { $title }. Coût : { $loss } % d’une victoire (± { $error } %).
terminal-review-repeats = { $count ->
    [one] Encore une fois : { $where }.
   *[other] Encore { $count } fois : { $where }.
}
terminal-review-working = Analyse de la partie : { $percent } %
terminal-review-working-line = Analyse de la partie… Ctrl+C l’arrête.
terminal-review-stopped = L’analyse a été arrêtée.
terminal-review-failed = L’analyse n’a pas pu aller à son terme.
terminal-review-kept = Analyse : { $path }
terminal-review-not-kept = L’analyse n’a pas pu être enregistrée. { $why }
terminal-review-stop = Arrêter

# Les moments de la partie à rejouer
terminal-drill-offer = S’exercer
terminal-drill-ask = { $count ->
    [one] Rejouer un moment ?
   *[other] Rejouer { $count } moments ?
}
terminal-drill-title = Moment { $number } sur { $of } : { $where }, par les yeux { ELIDE("de", $name) }.
terminal-drill-prompt = Votre choix (« quitter » pour arrêter) :{" "}
terminal-drill-unknown = « { $text } » n’est aucun de ces coups : choisissez { $moves }, ou tapez « quitter ».
terminal-drill-best = Oui : « { $move } » est le meilleur choix.
terminal-drill-close = Un choix serré : « { $best } » et « { $move } » se valent, aux erreurs de calcul près.
terminal-drill-worse = « { $move } » gagne { $loss } % de ces parties en moins que « { $best } ».
terminal-drill-value = « { $move } » : { $percent } % (± { $error } %), { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
terminal-drill-best-note = le meilleur
terminal-drill-chosen-note = votre choix
terminal-drill-played-note = joué dans la partie
terminal-drill-next = Suivant
terminal-drill-tally = C’était le dernier : { $found } sur { $of } trouvés.

# Ce que vaut chaque coup, dans le panneau des chances
terminal-odds-values = Chances : gain de chaque coup
terminal-key-odds-values = Chances : coups
terminal-values-marked = { $line } ({ $mark })
terminal-values-failed = La valeur des coups n’a pas pu être calculée.
