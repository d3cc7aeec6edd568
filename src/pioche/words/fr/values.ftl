# Ce que vaut chaque coup, dans le panneau des chances. $share et $error sont des pourcentages, $error vaut deux erreurs types et au moins 1 ;
# de même $points et $margin. $figures est values-figures, $worth est values-points.
values-title = Vos coups
values-figures = { $share } % ± { $error }
values-points =
    { $points ->
        [one] environ { $points } point, ± { $margin }
       *[other] environ { $points } points, ± { $margin }
    }
values-line = { $move } : { $figures }, { $worth }
values-best = le meilleur
values-close = à peu près aussi bon
values-computing = Le calcul continue…
values-about =
    { $tries ->
        [one] Chance de gagner après chaque coup, sur { $tries } partie simulée ; ± est la marge d’erreur.
       *[other] Chance de gagner après chaque coup, sur { $tries } parties simulées ; ± est la marge d’erreur.
    }
values-more =
    { $count ->
        [one] { $count } autre coup
       *[other] { $count } autres coups
    }
values-not-asked = Quand ce sera à vous de choisir, la chance de gagner de chaque coup s’affichera ici.
# Le réglage d’une table
values-allow = Chacun peut voir la chance de gagner de chaque coup
values-allow-help = Calculée d’après ce que chacun sait, jamais d’après les cartes cachées. Toute la table est prévenue quand ce réglage change.
values-allowed = L’hôte permet désormais à chacun de voir la chance de gagner de chaque coup.
values-disallowed = L’hôte ne permet plus de voir la chance de gagner de chaque coup.
values-shown-here = Chacun peut voir la chance de gagner de chaque coup.
# Refus
server-no-values = Cette table se joue sans la valeur des coups.
server-not-asked = Vous n’avez rien à choisir pour l’instant.
server-values-clock = Pas de valeur des coups tant que le sablier coule : il n’y a pas le temps.
server-values-socket = La valeur des coups n’est envoyée que par une connexion permanente.
