## L’analyse d’une partie terminée : son fichier

review-json = Ceci n’est ni une analyse, ni l’enregistrement d’une partie.
review-version = Cette analyse est au format { $found }, et cette version de Pioche lit le format { $known }.
review-rules = Cette analyse suit la version { $found } des règles { ELIDE("de", $game) } ; cette version de Pioche joue la version { $known }.
review-unknown = L’analyse est abîmée : la clé « { $place } » n’y a pas sa place.
review-missing = L’analyse est abîmée : il y manque la clé « { $place } ».
review-value = L’analyse est abîmée : « { $place } » ne peut pas valoir { $value }.

## Ce qui ne s’analyse pas

review-unfinished = Cette partie n’est pas terminée : on n’analyse que les parties terminées.
review-game = Impossible d’analyser { $game } : personne ici ne sait y jouer assez vite.

## Pourquoi un choix a coûté

review-points = En moyenne, « { $move } » rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
review-share = « { $move } » gagne { $played } % du temps, « { $other } » { $best } %.

review-diamant-trap = La carte suivante était un piège { $percent } % du temps, { $rubies ->
    [0] sans rubis
    [one] avec { $rubies } rubis
   *[other] avec { $rubies } rubis
} en main.
review-diamant-path = { $rubies ->
    [one] { $rubies } rubis attendait
   *[other] { $rubies } rubis attendaient
} sur le chemin de qui rentrait.
review-diamant-safe = La carte suivante était sans danger { $percent } % du temps, et rapporte en moyenne { $rubies ->
    [one] { $rubies } rubis
   *[other] { $rubies } rubis
} à chaque explorateur.
review-diamant-share = { $others ->
    [one] { $others } autre explorateur restait dans la grotte et pouvait
   *[other] { $others } autres explorateurs restaient dans la grotte et pouvaient
} continuer sans partager.
review-diamant-behind = À la dernière expédition, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard, la prudence ne fait pas gagner.

review-letsdig-bust = La carte suivante de la pile { $pile ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} fait tout perdre { $percent } % du temps.
review-letsdig-known-bust = La carte du dessus de la pile { $pile ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} était connue, { $face } : elle fait tout perdre.
review-letsdig-known = La carte du dessus de la pile { $pile ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} était connue, { $face } : elle est sans danger.
review-letsdig-stop = S’arrêter aurait gardé { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-letsdig-dig = Une carte de plus puis s’arrêter vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne, s’arrêter tout de suite { $stop }.

review-digup-worth = À la position { $place }, cette carte ({ $face }) vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et seulement { $less } là où elle est allée.
review-digup-under = À la position { $place }, la carte recouverte était : { $face } ; à la position { $other } : { $better }.
review-digup-card = Dans cette mine, { $face } peut valoir { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-digup-last-round = C’était le dernier tour de table.
review-digup-end = La fin pouvait arriver dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.

review-dig-lost = La carte suivante met fin de force à une galerie { $percent } % du temps.
review-dig-worth = La galerie { $gallery } valait { $close ->
    [one] { $close } point
   *[other] { $close } points
} fermée, { $dig } en moyenne après une carte de plus.

review-digger-throw = Un lancer rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne, et rien du tout { $percent } % du temps.
review-digger-empty = Un lancer ne pouvait plus rien rapporter.
review-digger-token = Dans cette caisse, { $face } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-digger-beside = { $points ->
    [one] { $points } point attendait encore
   *[other] { $points } points attendaient encore
} à côté de la caisse.
review-digger-time = Le tour durait depuis { $seconds } secondes.

## pioche review

cli-review = Analyser une partie terminée : ce que chaque choix a coûté, et la part de chance.
cli-review-file = l’enregistrement d’une partie, ou une analyse déjà écrite (.review.json)
cli-review-seat = la place dont on juge les choix, par nom ou par numéro (sinon, celles des personnes)
cli-review-all = juger les choix de tout le monde, robots compris
cli-review-drill = rejouer les pires moments
cli-review-out = le fichier où écrire l’analyse (sinon, à côté de l’enregistrement)
cli-review-json = l’analyse en JSON plutôt qu’en phrases
cli-review-budget = son degré de détail, en pourcentage (100 par défaut)
cli-review-opened = Une analyse déjà écrite se montre telle quelle : « { $argument } » demande l’enregistrement de la partie.
cli-review-unknown-seat = Personne ici ne s’appelle « { $text } ». À la table : { $known }.
cli-review-no-record = Pour rejouer ces moments, il faut la partie elle-même : placez son enregistrement ({ $record }) à côté de l’analyse, sous le même nom.
cli-review-progress = Analyse { ELIDE("de", $game) }
cli-review-title = { $game } : chance et choix, en pourcentage de victoire
cli-review-column-player = À table
cli-review-column-before = Début
cli-review-column-after = Fin
cli-review-column-luck = Chance
cli-review-column-choices = Ses choix
cli-review-column-others = Choix des autres
cli-review-column-error = ±
cli-review-drills = { $count ->
    [one] Un moment à rejouer : ajoutez --drill.
   *[other] { $count } moments à rejouer : ajoutez --drill.
}
