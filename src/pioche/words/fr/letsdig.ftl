# Let’s Dig for Treasure

letsdig-name = Let’s Dig for Treasure
letsdig-pitch = Encore une carte ? Trois trous pleins de trésors, de vers et de squelettes : arrêtez-vous à temps, ou perdez tout.

letsdig-option-teams = Équipes
letsdig-option-teams-help = Oui : à quatre, deux contre deux ; les partenaires sont face à face et partagent une pile de score. Non : chacun pour soi.
letsdig-option-open_scores = Piles ouvertes
letsdig-option-open_scores-help = Oui : tout le monde voit les piles de score. Non : chacun ne voit que la sienne.
letsdig-option-landmine = Mine antipersonnel
letsdig-option-landmine-help = Oui : toutes les cartes. Non : sans cette carte, qui peut faire durer la partie.
letsdig-option-waste = Déchets radioactifs
letsdig-option-waste-help = Tout perdre : comme un Squelette maudit, mais aucun chien n’y peut rien. Vers interdits : le tour continue, mais un seul Vers fait alors tout perdre.
letsdig-option-waste-bust = tout perdre
letsdig-option-waste-worms = Vers interdits
letsdig-option-first_game = Première partie
letsdig-option-first_game-help = Qui joue à ce jeu pour la première fois : le Petit nouveau lui rapporte des points.
letsdig-option-owns_game = Possède le jeu
letsdig-option-owns_game-help = Qui a ce jeu chez soi : les Jeux de société lui rapportent des points.
letsdig-option-sheet = Feuille de cartes
letsdig-option-sheet-help = Les nombres que vous lisez sur vos cartes, là où ils ne sont pas les nôtres.
letsdig-sheet-total = tous les exemplaires, sans la Mine antipersonnel,

letsdig-move-dig = { $first ->
    [1] Gauche
    [2] Milieu
   *[3] Droite
} : creuser
letsdig-move-stop = S’arrêter et collecter
letsdig-move-dog = { $first ->
    [dug] Lâcher le Chien fidèle déterré ce tour
   *[pile] Lâcher un Chien fidèle de votre pile
}
letsdig-move-bust = Tout perdre
letsdig-move-give = Donner à { $first }
letsdig-move-collect = Appliquer : { $first }
letsdig-move-search = { $first ->
    [1] Gauche
    [2] Milieu
   *[3] Droite
} : chercher
letsdig-move-take = Collecter : { $first }
letsdig-move-top = Remettre dessus : { $first }
letsdig-move-rob = Viser { $first }
letsdig-move-steal = Voler : { $first }
letsdig-move-destroy = { $first ->
    [1] Gauche
    [2] Milieu
   *[3] Droite
} : détruire
letsdig-move-spare = Ne rien détruire

letsdig-ask-dig = Dans quel trou creuser ?
letsdig-ask-decide = { $case ->
    [worthless] Creuser encore, ou s’arrêter ? Rien à gagner pour l’instant.
   *[none] Creuser encore, ou s’arrêter et tout garder ?
    }
letsdig-ask-react = { $amount ->
    [0] Squelette maudit ! Vous n’avez pas de Chien fidèle : tout est perdu.
    [one] Squelette maudit ! Votre Chien fidèle peut le chasser.
   *[other] Squelette maudit ! L’un de vos { $amount } Chiens fidèles peut le chasser.
}
letsdig-ask-heirloom = Héritage maudit : à qui le donner ?
letsdig-ask-order = Quel effet appliquer maintenant ?
letsdig-ask-sewer = Égout : à qui le donner ?
letsdig-ask-search = Carte au trésor : dans quel trou chercher ?
letsdig-ask-take = Carte au trésor : quelle carte collecter ?
letsdig-ask-return = Carte au trésor : quelle carte remettre sur le dessus ?
letsdig-ask-rob = Qui voler ?
letsdig-ask-steal = Chapeau de pirate : quelle carte voler ?
letsdig-ask-mine = Mine antipersonnel : quel trou détruire ?
letsdig-ask-over = La partie est finie.

letsdig-face-muck = Gadoue
letsdig-face-worms = Vers
letsdig-face-skeleton = Squelette maudit
letsdig-face-ferryman = Or du passeur
letsdig-face-cookies = Cookies de mamie Gruppo
letsdig-face-milk = Lait du vieux Murray
letsdig-face-sewer = Égout
letsdig-face-ring = Alliance
letsdig-face-gravedigger = Fossoyeur assoupi
letsdig-face-dog = Chien fidèle
letsdig-face-map = Carte au trésor
letsdig-face-crown = Couronne du seigneur liche
letsdig-face-heirloom = Héritage maudit
letsdig-face-waste = Déchets radioactifs
letsdig-face-chest = Coffre au trésor
letsdig-face-leprechaun = Or du leprechaun
letsdig-face-ark = Arche d’alliance
letsdig-face-hat = Chapeau de pirate
letsdig-face-sabre = Sabre pirate
letsdig-face-newkid = Petit nouveau
letsdig-face-boardgames = Jeux de société
letsdig-face-lottery = Ticket de loto
letsdig-face-skwirmz = Skwirmz, dieu des Vers
letsdig-face-dress = Robe de mariée
letsdig-face-landmine = Mine antipersonnel
letsdig-face-stash = Planque de drogue

# Ce que fait chaque carte
letsdig-card-muck = De la boue, et un petit quelque chose dedans : elle compte ses points, rien de plus.
letsdig-card-worms = Le premier Vers d’un tour ne fait rien. Le deuxième fait perdre tout ce que vous avez déterré ce tour-ci.
letsdig-card-skeleton = Dès qu’il est déterré, vous perdez tout ce que vous avez déterré ce tour-ci, sauf si un Chien fidèle le chasse.
letsdig-card-ferryman = Compte ses points à la fin, rien de plus.
letsdig-card-cookies = À la fin, chaque paire de Cookies et de Lait compte : 5 points par carte. Sans partenaire, la carte ne compte pas ses 5 points.
letsdig-card-milk = À la fin, chaque paire de Lait et de Cookies compte : 5 points par carte. Sans partenaire, la carte ne compte pas ses 5 points.
letsdig-card-sewer = Quand vous le collectez, il va dans la pile de score de quelqu’un d’autre, à votre choix : ses points y comptent.
letsdig-card-ring = Compte ses points à la fin. La Robe de mariée a besoin d’une Alliance.
letsdig-card-gravedigger = Quand vous le collectez, regardez la carte du dessus de chaque trou.
letsdig-card-dog = Chasse un Squelette maudit, une fois : le tour continue. Utilisé ou non, il compte ses points.
letsdig-card-map = Quand vous la collectez, regardez les trois premières cartes d’un trou, collectez-en une et remettez les autres dessus dans l’ordre que vous voulez.
letsdig-card-crown = Quand vous la collectez, vous gagnez un tour supplémentaire.
letsdig-card-heirloom = Dès qu’il est déterré, il va dans la pile de score de quelqu’un d’autre, à votre choix : un cadeau de 10 points.
letsdig-card-waste = Dès qu’ils sont déterrés, vous perdez tout ce que vous avez déterré ce tour-ci, et aucun chien n’y peut rien. Selon l’option, ils rendent fatal le prochain Vers du tour.
letsdig-card-chest = Compte ses points à la fin, rien de plus.
letsdig-card-leprechaun = Compte ses points à la fin, rien de plus.
letsdig-card-ark = Compte ses points à la fin, rien de plus.
letsdig-card-hat = Quand vous le collectez, regardez la pile de score de quelqu’un d’autre et volez-y une carte.
letsdig-card-sabre = Quand vous le collectez, volez une carte au hasard dans la pile de score de quelqu’un d’autre.
letsdig-card-newkid = Ne compte ses points qu’à qui joue pour la première fois ; autrement rien.
letsdig-card-boardgames = Ne compte ses points qu’à qui possède ce jeu ; autrement rien.
letsdig-card-lottery = Ne compte ses points que s’il est collecté au tout dernier tour de la partie ; autrement rien.
letsdig-card-skwirmz = Compte ses points autant de fois qu’il y a de Vers dans la pile de score de qui le détient.
letsdig-card-dress = Ne compte ses points qu’avec une Alliance dans la même pile de score ; autrement rien.
letsdig-card-landmine = Quand vous la collectez, vous pouvez détruire un trou : toutes ses cartes sont défaussées sans être vues.
letsdig-card-stash = Quand vous la collectez, vous gagnez un tour supplémentaire.

# Les mêmes, là où la place manque
letsdig-short-muck = Gadoue
letsdig-short-worms = Vers
letsdig-short-skeleton = Squelette
letsdig-short-ferryman = Or du passeur
letsdig-short-cookies = Cookies
letsdig-short-milk = Lait
letsdig-short-sewer = Égout
letsdig-short-ring = Alliance
letsdig-short-gravedigger = Fossoyeur
letsdig-short-dog = Chien
letsdig-short-map = Carte au trésor
letsdig-short-crown = Couronne
letsdig-short-heirloom = Héritage
letsdig-short-waste = Déchets
letsdig-short-chest = Coffre
letsdig-short-leprechaun = Leprechaun
letsdig-short-ark = Arche
letsdig-short-hat = Chapeau
letsdig-short-sabre = Sabre
letsdig-short-newkid = Petit nouveau
letsdig-short-boardgames = Jeux
letsdig-short-lottery = Loto
letsdig-short-skwirmz = Skwirmz
letsdig-short-dress = Robe
letsdig-short-landmine = Mine
letsdig-short-stash = Planque

letsdig-event-deal = Trois trous, { $cards } cartes en tout. { $you ->
    [seat] Vous commencez.
   *[none] { $seat } commence.
}
letsdig-event-turn = { $again ->
    [0] { $you ->
        [seat] À vous de creuser.
       *[none] À { $seat } de creuser.
    }
   *[other] { $you ->
        [seat] Tour supplémentaire : encore à vous de creuser.
       *[none] Tour supplémentaire : encore à { $seat } de creuser.
    }
}
letsdig-event-asks = { $you ->
    [seat] Une question vous est posée
   *[none] Une question est posée à { $seat }
} (étape { $stage }).
letsdig-event-digs = { $you ->
    [seat] Vous déterrez
   *[none] { $seat } déterre
} : { $face } (trou { $pile ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
}).
letsdig-event-emptied = Le trou { $pile ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
} est vide : c’est le dernier tour.
letsdig-event-bust = { $face } : { $you ->
    [seat] vous perdez tout
   *[none] { $seat } perd tout
}, { $cards ->
    [one] { $cards } carte défaussée.
   *[other] { $cards } cartes défaussées.
}
letsdig-event-dog = { $you ->
    [seat] Vous lâchez
   *[none] { $seat } lâche
} un Chien fidèle { $place ->
    [0] déterré ce tour
   *[other] { $you ->
    [seat] de votre pile
   *[none] de sa pile
}
} : le Squelette maudit est défaussé, le tour continue.
letsdig-event-gives = { $you ->
    [seat] Vous donnez à { $other }
    [other] { $seat } vous donne
   *[none] { $seat } donne à { $other }
} : { $face }.
letsdig-event-stops = { $you ->
    [seat] Vous vous arrêtez { $cards ->
        [0] sans rien collecter.
        [one] et collectez { $cards } carte.
       *[other] et collectez { $cards } cartes.
    }
   *[none] { $seat } s’arrête { $cards ->
        [0] sans rien collecter.
        [one] et collecte { $cards } carte.
       *[other] et collecte { $cards } cartes.
    }
}
letsdig-event-collects = { $you ->
    [seat] Vous appliquez
   *[none] { $seat } applique
} : { $face }.
letsdig-event-nothing = { $face } : sans effet { $you ->
    [seat] pour vous
   *[none] pour { $seat }
}.
letsdig-event-extra = { $face } : un tour supplémentaire { $you ->
    [seat] pour vous
   *[none] pour { $seat }
}.
letsdig-event-looks = Fossoyeur assoupi : { $you ->
    [seat] vous regardez
   *[none] { $seat } regarde
} le dessus des trous.
letsdig-event-sees = { $depth ->
    [1] Carte du dessus
   *[other] Carte { $depth }
} du trou { $pile ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
} : { $face }.
letsdig-event-searches = Carte au trésor : { $you ->
    [seat] vous regardez
   *[none] { $seat } regarde
} { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} du trou { $pile ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
}.
letsdig-event-takes = { $you ->
    [seat] Vous collectez
   *[none] { $seat } collecte
} une carte du trou { $pile ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
}{ $face ->
    [none] {" "}sans la montrer.
   *[other] {" "}: { $face }.
}
letsdig-event-returns = { $cards ->
    [0] Rien n’est remis
   *[other] { $you ->
        [seat] Vous remettez
       *[none] { $seat } remet
    } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
} dans le trou { $pile ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
}.
letsdig-event-robs = { $face } : { $you ->
    [seat] vous visez { $other }
    [other] { $seat } vous vise
   *[none] { $seat } vise { $other }
}.
letsdig-event-peeks = { $you ->
    [other] Chez vous
   *[none] Chez { $other }
} : { $face } ({ $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}).
letsdig-event-steals = { $you ->
    [seat] Vous volez une carte à { $other }
    [other] { $seat } vous vole une carte
   *[none] { $seat } vole une carte à { $other }
}{ $face ->
    [none] .
   *[other] {" "}: { $face }.
}
letsdig-event-destroys = Mine antipersonnel : { $you ->
    [seat] vous détruisez
   *[none] { $seat } détruit
} le trou { $pile ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
}, { $cards ->
    [one] { $cards } carte défaussée sans être regardée.
   *[other] { $cards } cartes défaussées sans être regardées.
}
letsdig-event-spares = Mine antipersonnel : { $you ->
    [seat] vous ne détruisez rien
   *[none] { $seat } ne détruit rien
}.
letsdig-event-holds = { $you ->
    [seat] Votre pile de score
   *[none] Pile de score, { $seat }
} : { $face } ({ $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}).
letsdig-event-final = { $you ->
    [seat] Vous
   *[none] { $seat }
} : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
letsdig-event-over = La partie est finie.

letsdig-refusal-over = La partie est finie : il n’y a plus rien à creuser.
letsdig-refusal-turn = C’est à { $seat } de jouer.
letsdig-refusal-oneself = Il faut choisir quelqu’un d’autre que soi.
letsdig-refusal-first = Il faut d’abord creuser au moins une carte.
letsdig-refusal-shared = Ces deux adversaires partagent une pile : choisissez l’autre, cela revient au même.
letsdig-refusal-other = Ce n’est pas ce qui est demandé maintenant.
letsdig-refusal-empty = Ce trou est vide.
letsdig-refusal-no-dog = Il n’y a là aucun Chien fidèle qui puisse encore servir.
letsdig-refusal-nobody = Il n’y a personne là, ou rien à y prendre.
letsdig-refusal-no-card = Cette carte n’est pas parmi celles que vous pouvez choisir.

letsdig-ruling-t1 = Un trou vidé n’arrête pas le tour : on peut creuser encore dans les autres.
letsdig-ruling-t2 = Tout perdre sur la carte qui vide un trou met quand même fin à la partie.
letsdig-ruling-t3 = Les tours supplémentaires encore dus à la fin de la partie sont perdus.
letsdig-ruling-t8 = Un Chien fidèle sert depuis la pile de score ou parmi les cartes déterrées ce tour. L’utiliser est un choix ; le squelette est défaussé, le tour continue, et le chien utilisé reste là, retourné.
letsdig-ruling-t9 = Déchets radioactifs, en option : au lieu de faire tout perdre, ils rendent fatal le prochain Vers du tour.
letsdig-ruling-t10 = L’Héritage maudit doit être donné.
letsdig-ruling-t11 = Une carte collectée par une Carte au trésor ne fait pas ce qu’elle ferait si on la déterrait.
letsdig-ruling-t13 = Un Ticket de loto pris par une Carte au trésor compte comme collecté ; volé, non.
letsdig-ruling-t14 = Les effets de fin de partie comptent pour qui détient la carte.
letsdig-ruling-t19 = Un effet qui ne peut viser rien ni personne n’a pas lieu.
letsdig-ruling-t24 = Un total peut être négatif.
letsdig-ruling-t25 = Les cartes d’un trou détruit sont défaussées sans être regardées.
letsdig-ruling-t26 = L’avant-dernier trou peut être détruit ; le dernier qui reste, non.
letsdig-ruling-t27 = Une carte à effet prise par une Carte au trésor est montrée à tout le monde.
letsdig-ruling-t28 = Un Chien fidèle utilisé reste visible pour tout le monde, où qu’il aille.
letsdig-ruling-t29 = Les partenaires partagent tout de leur pile : il suffit que l’un des deux joue pour la première fois ou possède le jeu ; un adversaire vaut pour les deux ; viser son partenaire ne déplace rien.
letsdig-ruling-t30 = Après un Squelette maudit, la question est posée même sans chien, pour qu’elle n’apprenne rien à personne.
letsdig-ruling-t31 = Seule la personne dont c’est le tour décide.
letsdig-ruling-t32 = Un tour commence par au moins une carte.
letsdig-ruling-t33 = On ne peut ni creuser, ni fouiller, ni détruire un trou vide.
letsdig-ruling-t34 = « Quelqu’un d’autre » n’est jamais soi-même.
letsdig-ruling-t35 = Il faut d’abord répondre à ce qui est demandé.
letsdig-ruling-t36 = Après le dernier tour, la partie est finie.
letsdig-ruling-t37 = Avec une Carte au trésor, on remet les autres cartes avant l’effet de celle qu’on a prise.
letsdig-ruling-t38 = Sous la Carte au trésor de quelqu’un d’autre, on suit encore une carte seule, celle qui reste de deux quand on voit l’autre partir, et des cartes que l’on sait toutes semblables.
letsdig-ruling-t39 = Là où tout le monde voit qu’il n’y a qu’une chose à faire, elle se fait d’elle-même ; là où seul un secret en décide, la question est posée.

letsdig-board-turn = { $you ->
    [player] À vous de creuser
   *[none] À { $player } de creuser
}
letsdig-board-collects = { $you ->
    [player] Vous collectez
   *[none] { $player } collecte
}
letsdig-board-robs = { $you ->
    [player] Vous volez une carte à { $other }
    [other] { $player } vous vole une carte
   *[none] { $player } vole une carte à { $other }
}
letsdig-board-searches = { $you ->
    [player] Vous cherchez
   *[none] { $player } cherche
} dans le trou { $number ->
    [1] de gauche
    [2] du milieu
   *[other] de droite
}
letsdig-board-over = Fin de la partie
letsdig-board-extra = { $turns ->
    [one] { $turns } tour supplémentaire ensuite
   *[other] { $turns } tours supplémentaires ensuite
}
letsdig-board-ending = Dernier tour
letsdig-board-pile = Trou { $number ->
    [1] de gauche
    [2] du milieu
   *[other] de droite
}
letsdig-board-pile-line = { $number ->
    [1] Gauche
    [2] Milieu
   *[other] Droite
} : { $cards ->
    [0] vide
   *[other] { $cards }
}
letsdig-board-pile-sentence = Trou { $number ->
    [1] de gauche
    [2] du milieu
   *[other] de droite
} : { $cards }.
letsdig-board-pile-top = Trou { $number ->
    [1] de gauche
    [2] du milieu
   *[other] de droite
} : { $cards }, dont vous connaissez le dessus : { $top }.
letsdig-board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
letsdig-board-empty = vide
letsdig-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letsdig-board-points-hidden = points cachés
letsdig-board-hidden = cachés
letsdig-board-dug = Déterrées ce tour
letsdig-board-dug-none = Rien de déterré ce tour.
letsdig-board-dug-line = Déterrées ce tour : { $cards }.
letsdig-board-worms = Un Vers de plus, et tout est perdu.
letsdig-board-pending = Effets à venir
letsdig-board-pending-line = Effets à venir : { $cards }.
letsdig-board-own = Votre pile
letsdig-board-own-team = La pile de votre équipe
letsdig-board-players = Piles de score
letsdig-board-player = Joueur
letsdig-board-player-cards = Cartes
letsdig-board-player-points = Points
letsdig-board-player-known = Cartes connues
letsdig-board-player-line = { $player } : { $cards }, { $points }{ $known ->
    [none] .
   *[other] . Vous en connaissez : { $known }.
}
letsdig-board-own-line = { $pile } : { $cards }, { $points }{ $known ->
    [none] .
   *[other] {" "}: { $known }.
}
letsdig-board-used-dog = Chien utilisé
letsdig-board-used-dog-name = Chien fidèle déjà utilisé
letsdig-board-pair = Cookies et Lait
letsdig-board-pair-count = { $pairs ->
    [one] { $pairs } paire de Cookies et Lait
   *[other] { $pairs } paires de Cookies et Lait
}
letsdig-board-discard = Défausse : { $cards }
letsdig-board-destroyed = Trou détruit : { $cards }
letsdig-board-among = { $cards }, dont { $known }
letsdig-board-progress = Trous : { $cards }
letsdig-board-signs = Signes : ◆ points, ● Cookies et ○ Lait (par paires), » effet quand on collecte, ★ points sous condition, ♥ Chien fidèle (♡ utilisé), § Vers, † Squelette maudit, ¤ Déchets radioactifs, ? carte cachée, ► votre pile, ▼ en train de jouer. Un nombre suivi de ? : des points sous condition.

letsdig-odds-unseen = { $cards ->
    [one] { $cards } carte dont vous ignorez la place, dans les trous ou chez les autres
   *[other] { $cards } cartes dont vous ignorez la place, dans les trous ou chez les autres
}
letsdig-odds-unseen-dangers = Parmi elles : { $cards }
letsdig-odds-no-danger = plus aucun danger
letsdig-odds-dogs = { $dogs ->
    [0] Aucun Chien fidèle ne peut vous servir
    [one] { $dogs } Chien fidèle peut vous servir
   *[other] { $dogs } Chiens fidèles peuvent vous servir
}
letsdig-odds-others = Et encore : { $cards }
letsdig-odds-piles = { $sides ->
    [left] Trou de gauche
    [middle] Trou du milieu
    [right] Trou de droite
    [left-middle] Trous de gauche et du milieu
    [left-right] Trous de gauche et de droite
    [middle-right] Trous du milieu et de droite
   *[left-middle-right] Les trois trous
}
letsdig-odds-bust = { $piles }, tout perdre : { $percent } % ({ $reasons })
letsdig-odds-bust-dog = { $piles }, tout perdre malgré le chien : { $percent } % ({ $reasons })
letsdig-odds-safe = { $piles } : aucun risque
letsdig-odds-reason = { $face } { $percent } %
letsdig-odds-dig = { $piles }, une carte puis s’arrêter : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne
letsdig-odds-stop = S’arrêter maintenant : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

letsdig-field-seat = place
letsdig-field-stage = étape
letsdig-field-turn = tour de la place
letsdig-field-extra = tours supplémentaires
letsdig-field-ending = dernier tour
letsdig-field-piles = pioches
letsdig-field-cards = cartes
letsdig-field-top = dessus connu
letsdig-field-dug = déterrées ce tour
letsdig-field-dug_used_dogs = chiens utilisés parmi elles
letsdig-field-danger = danger
letsdig-field-worms = un Vers de plus fait tout perdre
letsdig-field-skeletons = squelettes vus
letsdig-field-all_skeletons = squelettes en tout
letsdig-field-pending = effets à venir
letsdig-field-search = recherche
letsdig-field-pile = pioche
letsdig-field-victim = place visée
letsdig-field-discard = défausse
letsdig-field-destroyed = pioche détruite
letsdig-field-known = cartes connues
letsdig-field-score_piles = piles de score
letsdig-field-seats = places
letsdig-field-used_dogs = chiens utilisés
letsdig-field-points = points
letsdig-field-scores = scores
letsdig-field-unseen = place inconnue
letsdig-field-bust_chance = tout perdre
letsdig-field-guarded_bust_chance = tout perdre malgré un chien
letsdig-field-worms_chance = tout perdre par des Vers
letsdig-field-skeleton_chance = Squelette maudit
letsdig-field-waste_chance = tout perdre par des Déchets radioactifs
letsdig-field-dig_points = une carte puis s’arrêter, en points
letsdig-field-dogs = chiens à lâcher
letsdig-field-risks = risque de tout perdre, par pioche, en pour cent
letsdig-field-least_risk = risque le plus faible, en pour cent
letsdig-field-most_risk = risque le plus fort, en pour cent
letsdig-field-amount = chiens pour cette question
letsdig-field-case = objet de la question
letsdig-field-stake = ce que l’on risque, en pour cent
letsdig-field-final_count = décompte final
letsdig-field-face = carte
letsdig-field-winners = gagnants
letsdig-field-total = points jusque-là
letsdig-field-stop_points = s’arrêter maintenant, en points
