# Après la partie : d’où viennent les points
score-cards = { $cards }
score-worthless = Sans valeur : { $cards }
score-total = Points
diamant-score-rubies = { $rubies ->
    [one] { $rubies } rubis au coffre
   *[other] { $rubies } rubis au coffre
}
digger-score-tokens = { $face } : { $tokens } × { $worth }
dig-score-gems = { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}
dig-score-crowned = Couronne de Tyler : victoire d’office
letsdig-score-pairs = { $pairs ->
    [0] { $cards }, sans paire
    [one] { $cards }, { $pairs } paire
   *[other] { $cards }, { $pairs } paires
}
digup-score-case = { $why ->
    [own-in-place] Couleur de la mine en bonne position : { $places }
    [own-elsewhere] Couleur de la mine ailleurs : { $places }
    [other-in-place] Autre couleur en bonne position : { $places }
   *[idol] { $cards ->
        [one] Idole : position { $places }
       *[other] Idoles : positions { $places }
    }
}
digup-score-run = { $cards ->
    [one] Plus longue suite : { $cards } carte (départage)
   *[other] Plus longue suite : { $cards } cartes (départage)
}
digup-score-solo = { $gems ->
    [one] Mine aux { $colour } : { $gems } pierre posée
   *[other] Mine aux { $colour } : { $gems } pierres posées
}
terminal-end-breakdown = { $name } : { $items }.
terminal-end-item = { $item } ({ $points })

# La fin de la partie
after-you-win = Vous gagnez !
after-you-share = { $names } et vous partagez la victoire !
after-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
after-you-lose = Perdu, cette fois
after-loses = { $names } perd
after-place = { $rank ->
    [1] 1re
   *[other] { $rank }e
}
after-place-shared = { $rank ->
    [1] 1re ex æquo
   *[other] { $rank }e ex æquo
}
after-result = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}{ $shared ->
    [yes] {" "}ex æquo
   *[no] {""}
} · { $points }
after-breakdown-none = Rien qui rapporte des points.
after-breakdown-of = { $who ->
    [you] D’où viennent vos points
   *[other] D’où viennent les points { ELIDE("de", $name) }
}
after-failed = Le détail des points n’a pas pu être obtenu.
after-chart-title = Les points au fil de la partie
after-chart-table = En tableau
after-chart-when = Moment
after-chart-earlier = Plus tôt
after-chart-later = Plus tard
after-chart-further = Zoom arrière
after-chart-nearer = Zoom avant
after-chart-start = Début
after-chart-end = Fin
after-turn = Tour { $number }
after-turn-diamant = Expédition { $number }
after-turn-of = Tour { $number } : { $name }
after-picture-share = Partager
after-picture-share-long = Partager une image du résultat
after-picture-save = Image
after-picture-save-long = Image du résultat, à garder
after-picture-failed = L’image n’a pas pu être dessinée.
after-review = Analyse
after-review-long = Analyse de la partie : hasard et choix
after-review-of = Analyse { ELIDE("de", $game) }

# Revoir une partie
after-turn-back = Tour précédent
after-turn-next = Tour suivant
after-turn-choice = Aller au tour
after-eyes = Par les yeux de qui
after-eyes-of = Vu par { $name }
after-eyes-spectator = Vu du public
after-speed = Vitesse
after-speed-of = × { $speed }
after-step-link = Copier le lien vers cette étape
after-keys = Touches : ← et → une étape, page haut et page bas un tour, Début et Fin, espace lance et arrête.

# Mes statistiques
after-statistics = Mes statistiques
after-statistics-help = Comptées et gardées par ce navigateur, et par lui seul.
after-statistics-games = Parties
after-statistics-wins = Victoires
after-statistics-best = Record
after-statistics-average = Moyenne
after-statistics-streak = Victoires d’affilée
after-statistics-longest = Plus longue série
after-statistics-solo = { $game }, en solo
after-statistics-csv = Exporter (CSV)
after-statistics-json = Exporter (JSON)
after-statistics-erase = Effacer
after-statistics-erase-sure = Effacer toutes vos statistiques de ce navigateur ? Vos parties restent dans la liste.
# Seul Dig Up Adventure se joue en solo
after-alone = { $points ->
    [one] { $points } pierre sur 36
   *[other] { $points } pierres sur 36
}
after-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Pourquoi la partie est gagnée
after-reason-points = { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
} sur { $you ->
    [second] vous
   *[none] { $second }
}.
after-reason-shared = À égalité en tête, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
letsdig-reason-team = { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
} sur l’équipe suivante.
letsdig-reason-level = Équipes à égalité en tête, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacune.
dig-reason-crown = Trois runes : Tyler { $you ->
    [player] vous couronne
   *[none] couronne { $player }
}.
dig-reason-runes = Autant de gemmes et de runes qu’un autre, mais plus de runes ({ $runes }).
digup-reason-run = { $cards ->
    [one] Autant de points qu’un autre, mais la plus longue suite ({ $cards } pierre).
   *[other] Autant de points qu’un autre, mais la plus longue suite ({ $cards } pierres).
}
digup-reason-perfect = Les quatre mines sont complètes : 36, un sans-faute !
digup-reason-skeletons = Le quatrième squelette est sorti.
after-consolation = { $gap ->
    [0] Autant de points que la première place : si près !
    [1] À un point près !
    [2] À 2 points près !
    [3] À 3 points près !
    [4] Si près du but : 4 points seulement.
   *[other] { $rank ->
        [2] Belle deuxième place : bien creusé !
        [3] Troisième place : le prochain trésor sera peut-être pour vous.
        [last] Le filon vous a échappé. On recreuse ?
       *[other] Bien creusé. Le prochain trésor sera peut-être pour vous.
    }
}
after-last-diamant = La grotte a gardé ses rubis. On y retourne ?
after-last-letsdig = Les vers ont eu le dernier mot. On recreuse ?
after-last-digup = Votre mine a gardé ses secrets. On recommence ?
after-last-dig = La colline a un autre roi aujourd’hui. Une revanche ?
after-last-digger = La nuit est tombée trop tôt. On recommence à l’aube ?
after-consolation-alone = La mine a gagné cette manche. Encore un coup de pioche ?
after-own-result = Vous : { $result }
after-level = Un niveau à votre mesure
after-level-harder = Vous finissez souvent devant ces robots. Essayer le niveau { $step } sur { $steps } ?
after-level-easier = Ces robots sont coriaces. Essayer le niveau { $step } sur { $steps } ?
after-level-yes = Oui, niveau { $step }
after-level-no = Non merci
after-record = Nouveau record personnel !
