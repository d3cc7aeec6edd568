# Dig Up Adventure

digup-name = Dig Up Adventure
digup-pitch = Une mine de neuf cartes cachées, une couleur à collectionner, et tous les coups permis pour l’obtenir.

digup-option-colours = Couleurs
digup-option-colours-help = Choisies : chacun à son tour en choisit une libre. Tirées : le hasard décide.
digup-option-colours-chosen = choisies
digup-option-colours-drawn = tirées au sort
digup-option-memory = Aide-mémoire
digup-option-memory-help = Oui : les cartes cachées que vous avez vues restent affichées tant qu’on peut les suivre. Non : une carte n’est montrée qu’au moment où vous la voyez ; ce qui a été mélangé aux yeux de tout le monde reste compté.
digup-option-strict_idols = Idoles strictes
digup-option-strict_idols-help = Oui : une idole cachée que vous avez vue dans votre mine vous empêche aussi d’en jouer une. Non : seules les idoles visibles comptent.

digup-move-colour = { $first ->
    [amethyst] Améthystes
    [diamond] Diamants
    [emerald] Émeraudes
    [ruby] Rubis
    [sapphire] Saphirs
   *[topaz] Topazes
}
digup-move-at = Position { $first }
digup-move-player = { $first }
digup-move-done = Ne rien faire de plus
digup-move-turn = Retourner une carte
digup-move-all = Tout retourner
digup-move-play = Jouer : { $first }
digup-move-take = Prendre : { $first }
digup-move-give = Donner : { $first }
digup-move-discard = Défausser : { $first }
digup-move-back = Reposer : { $first }

digup-ask-colour = { $amount ->
    [0] Quelle couleur allez-vous collectionner ?
   *[other] Choisissez quatre couleurs ({ $amount } sur 4).
}
digup-ask-play = Jouer une carte, ou passer à la défausse ?
digup-ask-place = À quelle position poser la carte ?
digup-ask-purse = Bourse : quelle carte de votre mine déplacer ?
digup-ask-purse-second = Bourse : contre laquelle l’échanger ?
digup-ask-shovel = Pelle : quelle carte retourner ?
digup-ask-torch-player = { $amount ->
    [0] Torche : quelle mine éclairer ?
    [1] Torche, carte 1 sur 2 : quelle mine éclairer ?
   *[other] Torche, carte 2 sur 2 : quelle autre mine éclairer ?
}
digup-ask-torch-at = { $amount ->
    [0] Torche : quelle carte regarder ?
   *[other] Torche, carte { $amount } sur 2 : laquelle regarder ?
}
digup-ask-bridge-own = Pont suspendu : quelle carte de votre mine donner ?
digup-ask-bridge-player = Pont suspendu : avec qui échanger ?
digup-ask-bridge-theirs = Pont suspendu : quelle carte prendre ?
digup-ask-binoculars-player = Jumelles : quelle main regarder ?
digup-ask-binoculars-take = Jumelles : quelle carte prendre ?
digup-ask-binoculars-give = Jumelles : quelle carte donner en échange ?
digup-ask-map-take = Carte au trésor : quelle carte garder ?
digup-ask-map-back = Carte au trésor : quelle carte reposer sur la pioche ? La dernière reposée sera au-dessus.
digup-ask-pickaxe-cost = Pioche : quelle carte défausser pour payer ?
digup-ask-pickaxe-prize = Pioche : quelle carte prendre dans la défausse ?
digup-ask-river = Rivière souterraine : quelle carte prendre ?
digup-ask-discard = { $amount ->
    [0] Défausser des cartes, ou finir le tour ?
    [one] Défaussez au moins { $amount } carte.
   *[other] Défaussez au moins { $amount } cartes.
}
digup-ask-solo = Retourner la carte suivante, ou toutes ?
digup-ask-over = La partie est finie.

digup-face-amethyst = améthyste{ $value ->
    [n] {""}
   *[other] {" "}{ $value }
}
digup-face-diamond = diamant{ $value ->
    [n] {""}
   *[other] {" "}{ $value }
}
digup-face-emerald = émeraude{ $value ->
    [n] {""}
   *[other] {" "}{ $value }
}
digup-face-ruby = rubis{ $value ->
    [n] {""}
   *[other] {" "}{ $value }
}
digup-face-sapphire = saphir{ $value ->
    [n] {""}
   *[other] {" "}{ $value }
}
digup-face-topaz = topaze{ $value ->
    [n] {""}
   *[other] {" "}{ $value }
}
digup-face-skeleton = squelette
digup-face-idol = idole
digup-face-purse = bourse
digup-face-map = carte au trésor
digup-face-dynamite = dynamite
digup-face-binoculars = jumelles
digup-face-shovel = pelle
digup-face-pickaxe = pioche (l’outil)
digup-face-bridge = pont suspendu
digup-face-river = rivière souterraine
digup-face-torch = torche

# Noms dans une phrase
digup-a-amethyst = l’améthyste { $value }
digup-a-diamond = le diamant { $value }
digup-a-emerald = l’émeraude { $value }
digup-a-ruby = le rubis { $value }
digup-a-sapphire = le saphir { $value }
digup-a-topaz = la topaze { $value }
digup-a-skeleton = un squelette
digup-a-idol = une idole
digup-a-purse = la bourse
digup-a-map = la carte au trésor
digup-a-dynamite = la dynamite
digup-a-binoculars = les jumelles
digup-a-shovel = la pelle
digup-a-pickaxe = la pioche
digup-a-bridge = le pont suspendu
digup-a-river = la rivière souterraine
digup-a-torch = la torche

# Noms sur les cartes, assez courts pour une carte large comme un pouce
digup-short-skeleton = Squelette
digup-short-idol = Idole
digup-short-purse = Bourse
digup-short-map = Carte au trésor
digup-short-dynamite = Dynamite
digup-short-binoculars = Jumelles
digup-short-shovel = Pelle
digup-short-pickaxe = Pioche
digup-short-bridge = Pont suspendu
digup-short-river = Rivière
digup-short-torch = Torche

# Les étapes d’un tour
digup-turn-line = Étapes du tour
digup-turn-play = Jouer { $number } sur { $of }
digup-turn-played = Jouer
digup-turn-discard = Défausser
digup-turn-draw = Piocher

# Ce que fait chaque carte
digup-card-amethyst = De votre couleur, cette pierre se pose où vous voulez dans votre mine : 3 points à la position { $value }, 2 ailleurs. D’une autre couleur, seulement à la position { $value }, pour 1 point.
digup-card-diamond = De votre couleur, cette pierre se pose où vous voulez dans votre mine : 3 points à la position { $value }, 2 ailleurs. D’une autre couleur, seulement à la position { $value }, pour 1 point.
digup-card-emerald = De votre couleur, cette pierre se pose où vous voulez dans votre mine : 3 points à la position { $value }, 2 ailleurs. D’une autre couleur, seulement à la position { $value }, pour 1 point.
digup-card-ruby = De votre couleur, cette pierre se pose où vous voulez dans votre mine : 3 points à la position { $value }, 2 ailleurs. D’une autre couleur, seulement à la position { $value }, pour 1 point.
digup-card-sapphire = De votre couleur, cette pierre se pose où vous voulez dans votre mine : 3 points à la position { $value }, 2 ailleurs. D’une autre couleur, seulement à la position { $value }, pour 1 point.
digup-card-topaz = De votre couleur, cette pierre se pose où vous voulez dans votre mine : 3 points à la position { $value }, 2 ailleurs. D’une autre couleur, seulement à la position { $value }, pour 1 point.
digup-card-skeleton = Se pose où vous voulez dans votre mine et n’y vaut rien. En solo, le quatrième met fin à la partie.
digup-card-idol = Se pose où vous voulez dans votre mine et vaut 2 points, mais pas tant que votre mine en montre déjà une.
digup-card-purse = Échange deux cartes de votre mine ; elles restent visibles ou cachées comme elles l’étaient.
digup-card-map = Regardez les cinq premières cartes de la pioche, gardez-en une et remettez les autres une à une : la dernière est au-dessus.
digup-card-dynamite = Tout le monde défausse sa main, puis chacun pioche trois cartes. La dynamite jouée quitte le jeu.
digup-card-binoculars = Regardez la main de quelqu’un d’autre, prenez-y une carte et donnez-en une des vôtres en échange.
digup-card-shovel = Retourne face visible une carte cachée de votre mine.
digup-card-pickaxe = Défaussez une autre carte, puis prenez dans la défausse n’importe quelle carte, sauf celle-là.
digup-card-bridge = Échange une carte de votre mine avec une carte d’une autre mine. Ni carte visible de votre couleur à donner, ni carte visible de la couleur de l’autre à prendre.
digup-card-river = On retourne une carte par personne, et une de plus. Chacun en prend une, à commencer par vous ; vous prenez aussi la dernière.
digup-card-torch = Regardez une carte cachée dans chacune de deux mines ; la vôtre peut en être une.

digup-event-first = { $you ->
    [seat] Vous commencez
   *[none] { $seat } commence
} la partie.
digup-event-colour = { $you ->
    [seat] Vous collectionnez
   *[none] { $seat } collectionne
} les { LOWER($move) }.
digup-event-mine-colour = La mine { $mine } collectionne les { LOWER($move) }.
digup-event-out = Hors du jeu : les { LOWER($move) }.
digup-event-dealt = Les mines sont distribuées.
digup-event-turns-up = { $you ->
    [seat] Votre mine
   *[none] Mine { ELIDE("de", $seat) }
}, position { $at }, carte retournée : { $face }.
digup-event-draws = { $you ->
    [seat] Vous piochez
   *[none] { $seat } pioche
} { $face ->
    [none] une carte
   *[other] { $a_face }
}.
digup-event-shuffled = La défausse est mélangée : la pioche compte { $pile ->
    [one] { $pile } carte.
   *[other] { $pile } cartes.
}
digup-event-turn = { $you ->
    [seat] C’est à vous.
   *[none] C’est à { $seat }.
}
digup-event-asks = { $you ->
    [seat] Vous devez
   *[none] { $seat } doit
} choisir.
digup-event-plays = { $you ->
    [seat] Vous jouez
   *[none] { $seat } joue
} { $a_face }.
digup-event-lifts = { $you ->
    [seat] Vous reprenez
   *[none] { $seat } reprend
} en main { $face ->
    [none] la carte de la position { $at }, cachée.
   *[other] { $a_face } de la position { $at }.
}
digup-event-places = { $you ->
    [seat] Vous posez
   *[none] { $seat } pose
} { $a_face } en position { $at }.
digup-event-spent = À la défausse : { $face }.
digup-event-swaps = { $you ->
    [seat] Vous échangez les cartes des positions { $at } et { $to } de votre mine
   *[none] { $seat } échange les cartes des positions { $at } et { $to } de sa mine
}.
digup-event-picks-at = { $you ->
    [seat] Vous choisissez
   *[none] { $seat } choisit
} la position { $at }.
digup-event-picks-player = { $you ->
    [seat] Vous choisissez la mine { ELIDE("de", $other) }
    [other] { $seat } choisit votre mine
    [both] Vous choisissez votre mine
   *[none] { $seat } choisit la mine { ELIDE("de", $other) }
}.
digup-event-looks = { $you ->
    [seat] Vous éclairez la mine { ELIDE("de", $other) }
    [other] { $seat } éclaire votre mine
    [both] Vous éclairez votre mine
   *[none] { $seat } éclaire la mine { ELIDE("de", $other) }
}, position { $at }{ $face ->
    [none] .
   *[other] {" "}: { $face }.
}
digup-event-bridges = { $you ->
    [seat] Vous échangez votre carte en position { $at } contre celle { ELIDE("de", $other) } en position { $to }
    [other] { $seat } échange sa carte en position { $at } contre votre carte en position { $to }
   *[none] { $seat } échange sa carte en position { $at } contre celle { ELIDE("de", $other) } en position { $to }
}.
digup-event-spies = { $you ->
    [seat] Vous regardez la main { ELIDE("de", $other) }
    [other] { $seat } regarde votre main
   *[none] { $seat } regarde la main { ELIDE("de", $other) }
} aux jumelles.
digup-event-sees = { $you ->
    [other] Dans votre main
   *[none] Dans la main { ELIDE("de", $other) }
} : { $face ->
    [none] une carte.
   *[other] { $face }.
}
digup-event-robs = { $you ->
    [other] { $seat } vous prend
    [seat] Vous prenez
   *[none] { $seat } prend
} { $face ->
    [none] une carte
   *[other] { $a_face }
}{ $you ->
    [other] {""}
   *[none] {" "}à { $other }
}.
digup-event-gives = { $you ->
    [other] { $seat } vous donne
    [seat] Vous donnez
   *[none] { $seat } donne
} { $face ->
    [none] une carte
   *[other] { $a_face }
}{ $you ->
    [other] {""}
   *[none] {" "}à { $other }
} en échange.
digup-event-finds = { $you ->
    [seat] Vous regardez
   *[none] { $seat } regarde
} une carte de la pioche{ $face ->
    [none] .
   *[other] {" "}: { $face }.
}
digup-event-keeps = { $you ->
    [seat] Vous gardez
   *[none] { $seat } garde
} { $face ->
    [none] une de ces cartes
   *[other] { $a_face }
}.
digup-event-back = { $you ->
    [seat] Vous reposez
   *[none] { $seat } repose
} { $face ->
    [none] une carte
   *[other] { $a_face }
} sur la pioche.
digup-event-discards = { $you ->
    [seat] Vous défaussez
   *[none] { $seat } défausse
} { $a_face }.
digup-event-digs-out = { $you ->
    [seat] Vous récupérez
   *[none] { $seat } récupère
} { $a_face } dans la défausse.
digup-event-river = La rivière découvre { $a_face }.
digup-event-takes = { $you ->
    [seat] Vous prenez
   *[none] { $seat } prend
} { $a_face } dans la rivière.
digup-event-burns = La dynamite explose et quitte le jeu.
digup-event-complete = { $you ->
    [seat] Votre mine
   *[none] La mine { ELIDE("de", $seat) }
} est entièrement visible : c’est le dernier tour de table !
digup-event-round = Tour de table { $number }{ $still ->
    [0] .
    [one] , après { $still } tour sans carte de mine retournée.
   *[other] , après { $still } tours sans carte de mine retournée.
}
digup-event-still = Aucune carte de mine retournée depuis { $rounds } tours de table : la partie s’arrête là.
digup-event-final = { $you ->
    [seat] Vous
   *[none] { $seat }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, plus longue suite : { $run }.
digup-event-next-card = Carte piochée : { $face }.
digup-event-sets = Mine { $mine }, position { $at } : { $face }.
digup-event-uncovers = Sous cette carte : { $face }.
digup-event-skeleton = Squelette numéro { $number } mis de côté.
digup-event-won = Les quatre mines sont complètes, { $placed } pierres en place : c’est gagné !
digup-event-lost = Quatrième squelette : c’est perdu, avec { $placed ->
    [one] { $placed } pierre en place.
   *[other] { $placed } pierres en place.
}
digup-event-over = La partie est finie.

digup-refusal-over = La partie est finie : il n’y a plus rien à décider.
digup-refusal-turn = Rien n’est demandé à { $seat } pour l’instant.
digup-refusal-other-question = Ce n’est pas ce qui est demandé maintenant.
digup-refusal-colour = Cette couleur est déjà prise.
digup-refusal-hand = Il faut d’abord ramener votre main à trois cartes.
digup-refusal-bridge-colour = Une pierre visible ne quitte pas par le pont la mine qui collectionne sa couleur.
digup-refusal-same-place = On échange deux cartes différentes.
digup-refusal-face-up = Cette carte est déjà face visible.
digup-refusal-spied = Les jumelles regardent la main de quelqu’un d’autre, qui a au moins une carte.
digup-refusal-bridged = Le pont mène à la mine de quelqu’un d’autre, où une carte peut être prise.
digup-refusal-lit = La torche éclaire deux mines différentes, où il reste une carte cachée.
digup-refusal-given-back = C’est la carte que vous venez de prendre : donnez-en une autre en échange.
digup-refusal-card = Cette carte n’est pas parmi celles que vous pouvez choisir.
digup-refusal-idol = Votre mine montre déjà une idole : vous ne pouvez plus en jouer.
digup-refusal-idol-known = Vous savez qu’il y a déjà une idole dans votre mine : vous ne pouvez plus en jouer.
digup-refusal-nothing-to-draw = Il ne reste aucune carte à piocher.
digup-refusal-binoculars = Il faut une autre carte en main, et quelqu’un à qui en prendre une.
digup-refusal-shovel = Votre mine n’a plus de carte cachée.
digup-refusal-torch = Il ne reste de carte cachée dans aucune mine.
digup-refusal-pickaxe = Il faut une autre carte en main, et une défausse qui n’est pas vide.
digup-refusal-bridge = Aucun échange n’est permis par le pont.

digup-ruling-u1 = Les couleurs retirées sont tirées au sort parmi celles que personne ne collectionne.
digup-ruling-u7 = Seules les idoles visibles empêchent d’en jouer une ; par option, aussi celles que l’on a vues dans sa mine.
digup-ruling-u8 = Une idole ne peut pas remplacer votre propre idole.
digup-ruling-u10 = La règle des positions ne vaut que pour les pierres jouées de la main, non pour les échanges.
digup-ruling-u12 = Carte au trésor et moins de cinq cartes à piocher : on prend le reste, on mélange la défausse et on continue.
digup-ruling-u14 = Les jumelles demandent une autre carte en main et quelqu’un qui en a une.
digup-ruling-u15 = La pelle demande une carte cachée dans votre mine, la torche une carte cachée quelque part ; s’il n’y a qu’une telle mine, elle n’éclaire qu’une carte.
digup-ruling-u17 = La pioche (l’outil) ne se joue que si la défausse contient déjà une carte.
digup-ruling-u18 = Les interdictions de couleur du pont ne concernent que les cartes visibles ; une carte cachée s’échange et reste cachée.
digup-ruling-u20 = La rivière est obligatoire pour tout le monde ; on peut avoir plus de trois cartes jusqu’à sa propre défausse.
digup-ruling-u21 = S’il y a trop peu de cartes pour la rivière, on retourne ce qu’il y a.
digup-ruling-u25 = La défausse n’est mélangée que lorsqu’une carte doit être piochée ; s’il ne reste rien, on ne pioche pas.
digup-ruling-u26 = Après chaque effet on regarde si une mine est entièrement visible, quelle qu’en soit la cause.
digup-ruling-u27 = On termine le tour de table, et non seulement le tour de la personne qui joue.
digup-ruling-u32 = En solo, le quatrième squelette découvert par la pierre qui complète la dernière mine n’empêche pas la victoire.
digup-ruling-u33 = En solo, des pierres qui forment une boucle fermée ne sont jamais atteintes : c’est perdu au quatrième squelette.
digup-ruling-u34 = Après vingt tours de table de suite sans aucune carte de mine retournée, la partie s’arrête et l’on compte.
digup-ruling-u35 = Une fois la partie finie, plus rien ne se décide.
digup-ruling-u36 = Seule décide la personne à qui l’on demande : celle dont c’est le tour, ou chacune à la rivière.
digup-ruling-u37 = Une carte jouée va jusqu’au bout de son effet avant toute autre chose.
digup-ruling-u38 = On ne choisit que des cartes et des positions qui sont là ; deux cartes semblables sont deux cartes.
digup-ruling-u39 = Une pierre d’une autre couleur ne se joue qu’à la position de sa valeur.
digup-ruling-u40 = Pas plus de deux cartes jouées par tour, et trois cartes au plus en main avant de piocher.
digup-ruling-u41 = Chaque personne, ou chaque mine en solo, a une couleur différente.
digup-ruling-u42 = Pour départager, les positions se suivent de 1 à 9 : 3 et 4 sont voisines.
digup-ruling-u43 = Dynamite : tout le monde se défausse d’abord, puis chacun pioche trois cartes, à commencer par la personne qui l’a jouée. Seule la dynamite jouée quitte le jeu.
digup-ruling-u44 = Jumelles : il faut prendre une carte, puis en rendre une que l’on avait déjà en main ; elle peut être semblable à celle que l’on a prise.
digup-ruling-u45 = Torche : une carte dans chacune de deux mines différentes, s’il y en a deux ; la seconde se choisit après avoir vu la première carte.

digup-colour-amethyst = améthystes
digup-colour-diamond = diamants
digup-colour-emerald = émeraudes
digup-colour-ruby = rubis
digup-colour-sapphire = saphirs
digup-colour-topaz = topazes

digup-board-round = Tour de table { $number }
digup-board-setup = Choix des couleurs
digup-board-solo = Solo : { $placed ->
    [one] { $placed } pierre en place
   *[other] { $placed } pierres en place
} sur { $gems }
digup-board-skeletons = Squelettes : { $number } sur 4
digup-board-next = À placer : { $face }
digup-board-last-round = dernier tour
digup-board-pile = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
digup-board-pile-top = Sur la pioche : { $cards }
digup-board-discard = Défausse : { $cards }
digup-board-discard-more = { $cards }, et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
} (F2 : toute la défausse)
digup-board-empty = vide
digup-board-hand = Main { ELIDE("de", $player) } : { $cards }
digup-board-own-hand = Votre main : { $cards }
digup-board-hidden-cards = { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
}
digup-board-played = En jeu : { $cards }
digup-board-river = Rivière : { $cards }
digup-all-discards = Tout le monde défausse sa main.
digup-all-draws = Chacun pioche trois cartes.
digup-board-takers = Dans l’ordre : { $names }
digup-board-looked = Sous la carte au trésor : { $cards }
digup-board-aside = Prise aux jumelles : { $cards }
digup-board-out = Hors du jeu : { $colours }
digup-board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
digup-board-of = { $placed } sur { $all }
digup-board-gain = { $card }, { $gain }
digup-board-perfect = Les 36 en place !
digup-board-placed = { $placed ->
    [one] { $placed } pierre sur 36
   *[other] { $placed } pierres sur 36
}
digup-board-mine = Mine { $number }
digup-board-mine-line = { $you ->
    [player] Vous collectionnez les { $colour } et montrez
   *[none] { $player } collectionne les { $colour } et montre
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
digup-board-no-colour = { $you ->
    [player] Vous n’avez pas encore de couleur.
   *[none] { $player } n’a pas encore de couleur.
}
digup-board-solo-mine-line = Mine { $number }, { $colour }.
digup-board-solo-no-colour = Mine { $number }, sans couleur.

digup-board-position = { $at } { $card }
digup-board-known = { $face }, cachée mais connue
digup-board-face-down = carte cachée
digup-board-signs = Signes : A améthyste, D diamant, E émeraude, R rubis, S saphir, T topaze ; ✓ en bonne position, ★ idole, † squelette, ░4░ carte cachée en position 4, (R3) carte cachée que vous connaissez, ► votre mine ; souligné : touché par la dernière carte jouée.

digup-odds-own = Vos pierres que vous ne voyez pas : { $values }
digup-odds-none = aucune
digup-odds-others = Ailleurs, sans que vous sachiez où : { $gems ->
    [one] { $gems } autre pierre
   *[other] { $gems } autres pierres
}, { $idols ->
    [one] { $idols } idole
   *[other] { $idols } idoles
}, { $skeletons ->
    [one] { $skeletons } squelette
   *[other] { $skeletons } squelettes
}
digup-odds-adventures = Cartes Aventure que vous ne voyez pas : { $cards }
digup-odds-discard = Défausse entière : { $cards }
digup-odds-turns = Fin possible au plus tôt dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} ({ $you ->
    [player] vous, par vos propres cartes
   *[none] { $player }, par ses propres cartes
})
digup-odds-last-round = C’est le dernier tour de table
digup-odds-mine = { $you ->
    [player] Votre mine
   *[none] Mine { ELIDE("de", $player) }
} : { $shown ->
    [one] { $shown } point visible
   *[other] { $shown } points visibles
}, { $expected ->
    [one] { $expected } point
   *[other] { $expected } points
} en moyenne si elle restait ainsi
digup-odds-next-own = Pierre de votre couleur à la prochaine carte : { $percent } %
digup-odds-next-gem = Autre pierre : { $percent } %
digup-odds-next-adventure = Carte Aventure : { $percent } %
digup-odds-next-idol = Idole : { $percent } %
digup-odds-next-skeleton = Squelette : { $percent } %
digup-odds-solo-left = Encore cachés : { $gems ->
    [one] { $gems } pierre
   *[other] { $gems } pierres
}, { $skeletons ->
    [one] { $skeletons } squelette
   *[other] { $skeletons } squelettes
}
digup-odds-solo-win = Chances de gagner : { $percent } %
digup-odds-solo-skeleton = Squelette à la prochaine carte : { $percent } %
digup-odds-solo-placed = Pierres en place à la fin, en moyenne : { $gems }
