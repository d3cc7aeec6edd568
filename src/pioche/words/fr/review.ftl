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
review-no-choice = Cette variante se joue sans rien décider : il n’y a aucun choix à analyser.

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
} sur le chemin pour qui sortait.
review-diamant-safe = La carte suivante était sans danger{ $percent ->
    [100] {""}
   *[other] {" "}{ $percent } % du temps
}, et rapportait en moyenne { $rubies ->
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

review-letsdig-bust = La carte suivante du trou { $pile ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} fait tout perdre { $percent } % du temps.
review-letsdig-known-bust = La carte du dessus du trou { $pile ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} était connue, { $face } : elle fait tout perdre.
review-letsdig-known = La carte du dessus du trou { $pile ->
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

review-letsdig-player = { $you ->
    [seat] Vous aviez
   *[none] { $seat } avait
} { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $points ->
    [none] {""}
    [one] , qui valaient { $points } point
   *[other] , qui valaient { $points } points
}.
review-letsdig-pile = Il restait { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans le trou { $pile ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
}.

review-digup-worth = À la position { $place }, cette carte ({ $face }) vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et seulement { $less } là où elle est allée.
review-digup-hidden-at = À la position { $place } se trouvait une carte cachée.
review-digup-card-at = À la position { $place } : { $face }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette mine.
review-digup-colour = { $move } : { $cards ->
    [0] aucune pierre de cette couleur en main.
    [one] { $cards } pierre de cette couleur en main.
   *[other] { $cards } pierres de cette couleur en main.
}
review-digup-redraw = Une carte défaussée est remplacée par une nouvelle : une pierre de la couleur de cette mine { $percent } % du temps.
review-digup-replaced = Une carte défaussée est remplacée par une nouvelle.
review-digup-card = Dans cette mine, { $face } peut valoir { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
}.
review-digup-last-round = C’était le dernier tour de table.
review-digup-end = La fin pouvait arriver dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.

review-dig-next-gem = Dans la galerie { $gallery }, { $cards ->
    [one] la toute prochaine carte porte
   *[other] la { $cards }e carte à venir porte
} { $gems ->
    [one] une gemme.
   *[other] { $gems } gemmes.
}
review-dig-outside = Hors galerie, aucune gemme n’apparaît : seules les cartes d’une galerie où travaillent des recrues en portent.
review-dig-hire = Chaque recrue d’une galerie fait apparaître une gemme toutes les cinq cartes : { $free ->
    [0] aucune n’était libre.
    [one] une seule était libre.
   *[other] { $free } étaient libres.
}
review-dig-place = Une recrue sur cette pierre fait apparaître une gemme toutes les cinq cartes : { $free ->
    [one] une recrue était libre.
   *[other] { $free } recrues étaient libres.
}
review-dig-hired = { $free ->
    [0] Une recrue ne rapporte rien tant qu’on n’a pas tiré de pierre où la poser.
    [one] Une recrue était déjà libre.
   *[other] { $free } recrues étaient déjà libres.
}
review-dig-placed = Une recrue posée ici y reste jusqu’à la fermeture de la galerie : { $free ->
    [one] c’était la seule libre.
   *[other] { $free } étaient libres.
}
review-dig-stake = En jeu dans la galerie { $gallery } : { $gems ->
    [0] aucune gemme
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}, { $recruits ->
    [0] aucune recrue
    [one] { $recruits } recrue
   *[other] { $recruits } recrues
}.
review-dig-spent = L’enjeu était si faible que mieux valait garder la carte ({ $face }).
review-dig-lost = La carte suivante met fin de force à une galerie { $percent } % du temps.
review-dig-worth = La galerie { $gallery } valait { $close ->
    [one] { $close } gemme
   *[other] { $close } gemmes
} fermée, { $dig } en moyenne après une carte de plus.

review-digger-throw = Un lancer rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne, et rien du tout { $percent } % du temps.
review-digger-stored = Dès qu’on commence à ranger, on ne lance plus les dés et on ne prend plus rien.
review-digger-stopped = S’arrêter met fin au tour : ce qu’on pouvait encore prendre reste aux autres.
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

## Le titre d’un moment : sa question et les deux coups

review-title = { $question } : { $played } au lieu { ELIDE("de", $best) }
review-title-same = { $question } : { $played }
review-quoted = « { $move } »
review-card = { $face } : { $text }

review-question-diamant-decide = Continuer ou sortir
review-question-letsdig-dig = Première carte
review-question-letsdig-decide = Creuser encore ou s’arrêter
review-question-letsdig-react = Squelette maudit
review-question-letsdig-heirloom = Héritage maudit, à qui
review-question-letsdig-order = Ordre des effets
review-question-letsdig-sewer = Égout, à qui
review-question-letsdig-search = Carte au trésor, trou fouillé
review-question-letsdig-take = Carte au trésor, carte collectée
review-question-letsdig-return = Carte au trésor, carte remise
review-question-letsdig-rob = Victime du vol
review-question-letsdig-steal = Chapeau de pirate, carte volée
review-question-letsdig-mine = Mine antipersonnel, trou détruit
review-question-digup-colour = Couleur à collectionner
review-question-digup-play = Carte à jouer
review-question-digup-place = Carte posée ({ $about })
review-question-digup-purse = Bourse, première carte déplacée
review-question-digup-purse-second = Bourse, seconde carte déplacée
review-question-digup-shovel = Pelle, carte retournée
review-question-digup-torch-player = Torche, mine éclairée
review-question-digup-torch-at = Torche, carte regardée
review-question-digup-bridge-own = Pont suspendu, carte donnée
review-question-digup-bridge-player = Pont suspendu, joueur choisi
review-question-digup-bridge-theirs = Pont suspendu, carte prise
review-question-digup-binoculars-player = Jumelles, joueur choisi
review-question-digup-binoculars-take = Jumelles, carte prise
review-question-digup-binoculars-give = Jumelles, carte donnée
review-question-digup-map-take = Carte au trésor, carte gardée
review-question-digup-map-back = Carte au trésor, carte remise
review-question-digup-pickaxe-cost = Pioche, carte payée
review-question-digup-pickaxe-prize = Pioche, carte prise
review-question-digup-river = Rivière souterraine, carte prise
review-question-digup-discard = Défausse
review-question-digup-solo = Carte suivante
review-question-dig-turn = Que faire de ce tour
review-question-dig-ready = Équipement avant de tirer
review-question-dig-after = Équipement après le tirage
review-question-dig-order = Quelle carte d’abord
review-question-dig-stone = Pierre tirée hors galerie ({ $about })
review-question-dig-wall = Pierre dans la galerie { $place } ({ $about })
review-question-dig-equipment = Équipement tiré ({ $about })
review-question-dig-attack = Attaque ({ $about })
review-question-dig-collapse = Effondrement de la galerie { $place }
review-question-dig-compass = Boussole, carte jouée
review-question-dig-scroll = Parchemin, carte jouée
review-question-dig-place = Galerie choisie ({ $about })
review-question-dig-target = Galerie visée ({ $about })
review-question-dig-tavern = À la taverne
review-question-dig-pay = Paiement
review-question-dig-spare = Ce que remplace le coffre
review-question-digger-ready = Début du tour
review-question-digger-dig = À la fouille
review-question-digger-store = Au rangement
review-digup-place = position { $place }
review-digup-at = { $face } (position { $place })

## pioche review

cli-review = Analyser une partie terminée : ce que chaque choix a coûté, et la part du hasard.
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
cli-review-title = { $game } : hasard et choix, en pourcentage de victoire
cli-review-column-player = Joueur
cli-review-column-before = Début
cli-review-column-after = Fin
cli-review-column-luck = Hasard
cli-review-column-choices = Ses choix
cli-review-column-others = Choix des autres
cli-review-column-error = ±
cli-review-drills = { $count ->
    [one] Un moment à rejouer : ajoutez --drill.
   *[other] { $count } moments à rejouer : ajoutez --drill.
}

review-count-best = { $count ->
    [one] { $count } meilleur choix
   *[other] { $count } meilleurs choix
}
review-count-close = { $count ->
    [one] { $count } choix serré
   *[other] { $count } choix serrés
}
review-count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
review-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
review-count-blunder = { $count ->
    [one] { $count } grosse erreur
   *[other] { $count } grosses erreurs
}
review-mark-best = Meilleur choix
review-mark-close = Choix serré
review-mark-inaccuracy = Imprécision
review-mark-mistake = Erreur
review-mark-blunder = Grosse erreur
review-none = Aucun choix n’était nettement moins bon que le meilleur.
