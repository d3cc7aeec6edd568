# Diamant

diamant-name = Diamant
diamant-pitch = Continuer ou sortir ? Cinq expéditions dans une grotte où le même danger, vu deux fois, fait tout perdre.

diamant-option-relics = Reliques
diamant-option-relics-help = Sans : trésors et dangers seulement. Croissantes : la variante du livret (5, 7, 8, 10, 12). Classiques : cinq reliques égales, 5 points pour les trois premières sorties, 10 ensuite.
diamant-option-relics-none = sans
diamant-option-relics-ascending = croissantes
diamant-option-relics-classic = classiques
diamant-option-open_chests = Coffres ouverts
diamant-option-open_chests-help = Oui : tout le monde voit ce que contiennent les coffres. Non : on ne le découvre qu’à la fin.

diamant-move-go = Continuer
diamant-move-leave = Sortir

diamant-ask-decide = Continuer plus loin, ou sortir avec ce que vous avez ?
diamant-ask-change = Votre choix secret est fait : { $move }. Vous pouvez encore en changer.
diamant-ask-over = La partie est finie.

diamant-face-treasure = trésor de { $value ->
    [n] rubis
    [one] { $value } rubis
   *[other] { $value } rubis
}
diamant-face-danger-spiders = araignées géantes
diamant-face-danger-snakes = serpents
diamant-face-danger-lava = puits de lave
diamant-face-danger-boulders = boules de pierre
diamant-face-danger-rams = béliers de bois
diamant-face-relic = { $value ->
    [n] relique numérotée
   *[other] relique de valeur { $value }
}
diamant-face-classic-relic = relique

# Ce que fait chaque carte
diamant-card-treasure = Les explorateurs dans la grotte se partagent ces rubis à parts égales ; le reste attend sur le chemin celles et ceux qui sortiront.
diamant-card-danger-spiders = Les premières araignées ne sont qu’un avertissement. Les deuxièmes de la même expédition sont un piège : tout le monde dans la grotte perd ce qu’il porte, et l’expédition s’arrête.
diamant-card-danger-snakes = Les premiers serpents ne sont qu’un avertissement. Les deuxièmes de la même expédition sont un piège : tout le monde dans la grotte perd ce qu’il porte, et l’expédition s’arrête.
diamant-card-danger-lava = Le premier puits de lave n’est qu’un avertissement. Le deuxième de la même expédition est un piège : tout le monde dans la grotte perd ce qu’il porte, et l’expédition s’arrête.
diamant-card-danger-boulders = La première boule de pierre n’est qu’un avertissement. La deuxième de la même expédition est un piège : tout le monde dans la grotte perd ce qu’il porte, et l’expédition s’arrête.
diamant-card-danger-rams = Le premier bélier n’est qu’un avertissement. Le deuxième de la même expédition est un piège : tout le monde dans la grotte perd ce qu’il porte, et l’expédition s’arrête.
diamant-card-relic = Elle reste sur le chemin. Seule une personne qui sort sans personne d’autre l’emporte, pour { $value } points ; sinon elle quitte le jeu.
diamant-card-classic-relic = Elle reste sur le chemin ; seule une personne qui sort sans personne d’autre l’emporte. Les trois premières sorties de la grotte valent 5 points, les suivantes 10.

diamant-event-expedition = Expédition { $number } : { $face ->
    [none] tout le monde entre dans la grotte ({ $deck } cartes).
   *[other] une { $face } rejoint la pioche, tout le monde entre dans la grotte ({ $deck } cartes).
}
diamant-event-treasure = Carte : { $face }. { $share ->
    [0] Personne n’en reçoit
   *[other] { $share } par personne
}, { $path ->
    [0] rien sur le chemin
   *[other] { $path } sur le chemin
}.
diamant-event-danger = Carte : { $face }. Rien ne se passe… pour cette fois.
diamant-event-relic = Carte : { $face }. Elle reste sur le chemin.
diamant-event-chosen = { $you ->
    [seat] Vous avez fait votre choix.
   *[none] { $seat } a fait son choix.
}
diamant-event-choice = { $you ->
    [seat] Votre choix secret
   *[none] Choix secret { ELIDE("de", $seat) }
} : { $move }.
diamant-event-stays = { $you ->
    [seat] Vous continuez.
   *[none] { $seat } continue.
}
diamant-event-leaves = { $you ->
    [seat] Vous sortez de la grotte.
   *[none] { $seat } sort de la grotte.
}
diamant-event-path = { $path ->
    [0] Il ne reste rien sur le chemin.
    [one] { $path } rubis reste sur le chemin.
   *[other] { $path } rubis restent sur le chemin.
}
diamant-event-banks = { $you ->
    [seat] { $rubies ->
        [0] Vous n’avez rien à mettre à l’abri.
       *[other] Vous mettez { $rubies } rubis à l’abri.
    }
   *[none] { $rubies ->
        [0] { $seat } n’a rien à mettre à l’abri.
       *[other] { $seat } met { $rubies } rubis à l’abri.
    }
}
diamant-event-takes = Personne d’autre ne sort : { $you ->
    [seat] vous emportez
   *[none] { $seat } emporte
} la { $face } ({ $points } points).
diamant-event-trap = Piège : { $face }, pour la deuxième fois ! Une de ces cartes quitte le jeu.
diamant-event-loses = { $you ->
    [seat] Vous vous enfuyez { $rubies ->
        [0] les mains vides.
       *[other] et perdez { $rubies } rubis.
    }
   *[none] { $seat } s’enfuit { $rubies ->
        [0] les mains vides.
       *[other] et perd { $rubies } rubis.
    }
}
diamant-event-relic-gone = La { $face } restée sur le chemin quitte le jeu.
diamant-event-closed = Fin de l’expédition { $number }{ $path ->
    [0] .
    [one] {" "}: { $path } rubis retourne à la réserve.
   *[other] {" "}: { $path } rubis retournent à la réserve.
}
diamant-event-final = { $you ->
    [seat] Vous
   *[none] { $seat }
} : { $relics ->
    [0] {""}
   *[other] { $chest } dans le coffre, { $relics } en reliques, soit{" "}
}{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
diamant-event-over = La partie est finie.

diamant-refusal-over = La partie est finie : il n’y a plus rien à décider.
diamant-refusal-outside = { $seat } attend au campement et ne décide plus rien dans cette expédition.
diamant-refusal-same = Ce choix est déjà le vôtre : on ne peut qu’en changer.

diamant-ruling-d1 = Les rubis restants sont mis en commun sur le chemin, non partagés carte par carte.
diamant-ruling-d2 = Un trésor plus petit que le nombre d’explorateurs reste entier sur le chemin.
diamant-ruling-d3 = Moins de rubis sur le chemin que de sortants : aucun n’en reçoit.
diamant-ruling-d4 = Un piège retire une seule carte Danger, pas deux.
diamant-ruling-d6 = La pioche ne peut pas s’épuiser : une paire de dangers vient toujours avant.
diamant-ruling-d7 = La première carte d’une expédition est retournée avant toute décision.
diamant-ruling-d13 = Une relique jamais retournée reste dans la pioche : une expédition peut en compter plusieurs.
diamant-ruling-d16 = La réserve de rubis est illimitée.
diamant-ruling-d20 = Un choix secret peut changer tant que le dernier n’est pas fait.
diamant-ruling-d21 = Seuls les explorateurs encore dans la grotte décident.
diamant-ruling-d22 = Après la cinquième expédition, la partie est finie.

diamant-board-expedition = Expédition { $number } sur { $last }
diamant-board-path-empty = Le chemin est vide.
diamant-board-path-rubies = { $rubies ->
    [one] { $rubies } rubis sur le chemin
   *[other] { $rubies } rubis sur le chemin
}
diamant-board-deck = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
diamant-board-dangers = Dangers vus
diamant-board-dangers-none = aucun
diamant-board-removed = Hors du jeu : { $cards }
diamant-board-relics-to-come = Reliques à venir : { $cards }
diamant-board-explorers = Explorateurs
diamant-board-player = Joueur
diamant-board-place = Où
diamant-board-unsafe = Butin
diamant-board-chest = Coffre
diamant-board-relics = Reliques
diamant-board-inside = dans la grotte
diamant-board-outside = au campement
diamant-board-chosen = a choisi
diamant-board-thinking = réfléchit
diamant-board-hidden = caché
diamant-board-relics-held = { $count ->
    [one] { $count } relique
   *[other] { $count } reliques
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
diamant-board-player-line = { $player } : { $place }, butin { $unsafe }, coffre { $chest }{ $relics ->
    [none] {""}
   *[other] , { $relics }
}.
diamant-board-dangers-line = Dangers vus : { $dangers }
diamant-board-path-line = Chemin : { $cards } ; { $rubies }.
diamant-board-signs = Signes : ◆ diamant (5 points), ♦ rubis (1 point), ★ relique, Ж araignées géantes, § serpents, ≈ puits de lave, ● boules de pierre, » béliers de bois, ▼ dans la grotte, ⌂ au campement, … réfléchit, ✓ a choisi, ► votre place.

diamant-odds-trap-cards = { $cards ->
    [0] Aucune carte cachée ne serait un piège.
    [one] { $cards } carte cachée sur { $deck } serait un piège.
   *[other] { $cards } cartes cachées sur { $deck } seraient un piège.
}
diamant-odds-trap = Piège à la prochaine carte : { $percent } %
diamant-odds-survive = Sans piège sur { $cards } cartes : { $percent } %
diamant-odds-treasure = Trésor à la prochaine carte : { $percent } %
diamant-odds-relic = Relique à la prochaine carte : { $percent } %
diamant-odds-share = Part moyenne de la prochaine carte : { $rubies } rubis
diamant-odds-leave = Sortir maintenant, sans personne d’autre : { $rubies } rubis
diamant-odds-treasures = Trésors cachés : { $cards }
diamant-odds-dangers = Dangers cachés : { $cards }
diamant-odds-relics = Reliques cachées : { $cards }
