# Ce que disent les plateaux du navigateur, outre les mots des jeux

web-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-board-moment-pass = Suite

web-board-diamant-cave = La grotte
web-board-diamant-path = Le chemin, carte par carte
web-board-diamant-card = Carte { $number } du chemin : { $face }
web-board-diamant-card-danger = Carte { $number } du chemin : { $face }. Encore une fois, et c’est le piège
web-board-diamant-danger-seen = { $face } : déjà vu. Encore une fois, et c’est le piège (encore { $cards } dans la pioche)
web-board-diamant-danger-left = { $face } : pas encore vu (encore { $cards } dans la pioche)
web-board-diamant-cards-left = { $cards ->
    [0] plus aucune dans la pioche
   *[other] encore { $cards } dans la pioche
}
web-board-diamant-left = { $rubies ->
    [one] { $rubies } reste
   *[other] { $rubies } restent
}
web-board-diamant-short-danger-spiders = araignées
web-board-diamant-short-danger-snakes = serpents
web-board-diamant-short-danger-lava = lave
web-board-diamant-short-danger-boulders = boules
web-board-diamant-short-danger-rams = béliers
web-board-diamant-sealed = scellé
web-board-diamant-go-safe = Aucun danger encore : la prochaine carte ne peut pas faire de mal.
web-board-diamant-go-hint = { $rubies ->
    [0] Encore rien à perdre. Piège si on revoit :
   *[other] Vous perdez { $rubies } rubis si on revoit :
}
web-board-diamant-leave-hint = { $path ->
    [0] { $rubies ->
        [0] Rien à rapporter pour l’instant.
       *[other] Vous rapportez { $rubies } rubis.
    }
    [1] { $rubies ->
        [0] Vous rapportez le rubis du chemin, si personne d’autre ne sort.
       *[other] Vous rapportez { $rubies } rubis, et celui du chemin si personne d’autre ne sort.
    }
   *[other] { $rubies ->
        [0] Vous rapportez votre part des { $path } rubis du chemin.
       *[other] Vous rapportez { $rubies } rubis et votre part des { $path } du chemin.
    }
}
web-board-diamant-at-camp = Vous êtes à l’abri au campement jusqu’à la prochaine expédition.
web-board-diamant-at-camp-last = Vous êtes à l’abri au campement jusqu’au décompte.
web-board-diamant-trap = Piège !
web-board-diamant-nothing-lost = Rien à perdre
web-board-diamant-all-back = Retour au campement
web-board-diamant-count = Le décompte final

# Let’s Dig
web-board-letsdig-yours = À vous de creuser
web-board-letsdig-collecting = Vous collectez
web-board-letsdig-extra = { $turns ->
    [one] +{ $turns } tour
   *[other] +{ $turns } tours
}
web-board-letsdig-forced = Continuer
web-board-letsdig-stop = Arrêter
web-board-letsdig-stake = En jeu
web-board-letsdig-signed = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
web-board-letsdig-risk-label = de risque
web-board-letsdig-percent = { $range ->
    [one] { $most } %
   *[several] { $least } à { $most } %
}
web-board-letsdig-risk-meaning = Risque que la prochaine carte fasse tout perdre : { $percent }.
web-board-letsdig-worms-label = Vers
web-board-letsdig-worms-meaning = { $worms ->
    [0] Pas encore de Vers : la première carte ne fait rien, la deuxième fait perdre tout ce qui est déterré ce tour.
   *[other] Les Vers sont là : une carte Vers de plus, et tout ce qui est déterré ce tour est perdu.
}
web-board-letsdig-skeletons-label = Squelettes vus
web-board-letsdig-skeletons-meaning = { $seen ->
    [one] { $seen } Squelette maudit vu sur { $all }. Chacun des autres fait tout perdre, sauf si un Chien fidèle le chasse.
   *[other] { $seen } Squelettes maudits vus sur { $all }. Chacun des autres fait tout perdre, sauf si un Chien fidèle le chasse.
}
web-board-letsdig-dogs-label = { $dogs ->
    [0] Chien
    [one] Chien prêt
   *[other] Chiens prêts
}
web-board-letsdig-dogs-meaning = { $dogs ->
    [0] Aucun Chien fidèle prêt : rien n’arrête un Squelette maudit.
    [one] { $dogs } Chien fidèle prêt : il chasse un Squelette maudit.
   *[other] { $dogs } Chiens fidèles prêts : chacun chasse un Squelette maudit.
}
web-board-letsdig-bust = Tout est perdu !
web-board-letsdig-collect = À l’abri !
web-board-letsdig-theft = Au voleur !
web-board-letsdig-blast = Boum !
web-board-letsdig-skeleton = Squelette maudit !
web-board-letsdig-dog = Brave chien !
web-board-letsdig-gift = Un cadeau !
web-board-letsdig-count = Le décompte
web-board-letsdig-cards = { $cards } cartes
web-board-letsdig-more = { $cards ->
    [one] { $cards } autre carte
   *[other] { $cards } autres cartes
}
web-board-letsdig-winners = À { $names } le plus beau butin !

# Le plateau générique
web-board-face-down = carte face cachée
web-board-hidden = cachées
web-board-pile = { $name } : { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-board-counted = { $face }{ $cards ->
    [one] {""}
   *[other] {" "}({ $cards } cartes)
}
web-board-card-move = { $card }. { $move }
web-board-discard = Défausse
web-board-draw-pile = Pioche
web-board-colours = Couleurs au choix
web-board-in-play = En jeu
web-board-in-place = { $face }, en bonne position
web-board-hand = Main { ELIDE("de", $player) }
web-board-your-hand = Votre main
web-board-hill = Colline
web-board-supply = { $gems ->
    [one] { $gems } gemme dans la réserve
   *[other] { $gems } gemmes dans la réserve
}
web-board-gallery = Galerie { $number }
web-board-revealed = Cartes retournées
web-board-tavern = Taverne
web-board-to-come = { $cards ->
    [0] personne d’autre à venir
   *[other] { $cards } à venir
}

# DIG
web-board-dig-no-gallery = Pas encore de galerie. Creusez hors galerie et placez une recrue sur une pierre : elle en ouvre une.
web-board-dig-no-rows = pas de galerie
web-board-dig-by-chest = { $card }, votre coffre remplace { $stones }
web-board-dig-dig = creuser
web-board-dig-beside = hors galerie
web-board-dig-outside = Hors galerie
web-board-dig-dig-in = Galerie { $number }
web-board-dig-play = jouer
web-board-dig-first = d’abord
web-board-dig-gallery-of = Galerie { $number }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-board-dig-moment-strike = { $face } !
web-board-dig-moment-collapse = Effondrement !
web-board-dig-moment-theft = Au voleur !
web-board-dig-here = ici
web-board-dig-next-gem = prochaine gemme sur la carte { $position }
web-board-dig-crystals = { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}
web-board-dig-to-pay = { $amount ->
    [one] { $amount } cristal à payer
   *[other] { $amount } cristaux à payer
}
web-board-dig-paid = { $paid ->
    [0] rien de choisi
    [one] { $paid } choisi
   *[other] { $paid } choisis
}
web-board-dig-open-dig = Creuser
web-board-dig-open-close = Fermer
web-board-dig-which-dig = Dans quelles galeries creuser ?
web-board-dig-which-close = Quelle galerie fermer ?
web-board-dig-close-for = { $points ->
    [0] Fermer
   *[other] Fermer +{ $points }
}
web-board-dig-open-gallery = Ouvrir une galerie
web-board-dig-suffer-attack = { $case ->
    [harmless] Laisser passer
   *[any] Laisser frapper
}
web-board-dig-suffer-collapse = Laisser s’effondrer
web-board-dig-recruit-does = Une recrue vous coûte
web-board-dig-count = Le décompte
web-board-dig-why-gems = Dix gemmes atteintes, le dernier tour est joué.
web-board-dig-why-crown = Trois runes et Tyler : victoire immédiate.
web-board-dig-pays = { $you ->
    [yes] Vous payez
   *[no] { $name } paie
} { $stones }.
web-board-dig-chest = le coffre
web-board-dig-tie = départagés par les runes
web-board-dig-king = { $winners ->
    [one] { $you ->
        [yes] Vous êtes le Roi de la Colline !
       *[no] { $name }, Roi de la Colline !
    }
   *[other] Rois de la Colline : { $name } !
}
web-board-dig-why-stale = Plus personne ne trouvait de gemme.
web-board-dig-does-shepherd-dog = Chasse l’araignée, +1 gemme
web-board-dig-does-elf = Chasse le serpent, +1 gemme
web-board-dig-does-shadow = Chasse le fantôme, +1 gemme
web-board-dig-does-hunter = Chasse le voleur, +1 gemme
web-board-dig-does-knight = Chasse le squelette, +1 gemme
web-board-dig-does-mage = Voleur, squelette : on repioche
web-board-dig-does-paladin = Chasse l’orc, +2 gemmes
web-board-dig-does-ninja-cat = Chasse le loup-garou, +2 gemmes
web-board-dig-does-pirate = Un coffre vaut le double
web-board-dig-does-scout = Boussole dans toutes vos galeries
web-board-dig-does-superbacker = Pioche dans toutes vos galeries
web-board-dig-does-queen = La recrue ne coûte que 3
web-board-dig-does-tyler = Trois runes : victoire immédiate

# Digger
web-board-digger-centre = Centre
web-board-digger-beside = À ranger
web-board-digger-loot = Butin { ELIDE("de", $player) }
web-board-digger-you-dig = { $master ->
    [none] Vous creusez
   *[other] Vous creusez · maître du temps : { $master }
}
web-board-digger-tokens = { $face } : { $count }
web-board-digger-pile = { $face } : { $count }, à { $worth } chacun
web-board-digger-crate = { $who ->
    [you] Votre caisse
   *[other] Caisse { ELIDE("de", $player) }
}
web-board-digger-counted = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-board-digger-won = { $who ->
    [you] Vous avez la caisse la plus riche : { $points } points !
    [shared] Victoire partagée : { $names }, { $points } points chacun !
   *[other] { $names } a la caisse la plus riche : { $points } points !
}
web-board-digger-digs = { $who ->
    [you] creusez
   *[other] creuse
}
web-board-digger-master = maître du temps
web-board-digger-drag = Faites glisser { $face ->
    [gold] l’or
    [ruby] le rubis
    [emerald] l’émeraude
   *[other] le diamant
} dans votre caisse. Ne touchez aucune autre pile !
web-board-digger-drag-short = Jusque dans votre caisse ! Réessayez.
web-board-digger-window = Le passage est libre { $window } après le départ de la main, puis toutes les { $period } s.
web-board-digger-slips = { $who ->
    [you] Vous touchez une pile : tour perdu !
   *[other] { $player } touche une pile : tour perdu !
}
web-board-digger-halt = Attraper !
web-board-digger-give-up = Ne pas voler
web-board-digger-sweep = Arrêtez la main sur le passage : barre d’espace ou clic.
web-board-digger-sweep-touch = Touchez quand la main est sur le passage.
web-board-digger-without-drag = Sans faire glisser
web-board-digger-by-drag = En faisant glisser
web-board-digger-glass-yours = Vous tenez le sablier
web-board-digger-glass-of = { $player } tient le sablier
web-board-digger-glass-waits = Le sablier attend le premier lancer.

# Dig Up Adventure : les coups selon l’étape
web-move-digup-done-play = Passer à la défausse
web-move-digup-done-discard = Finir le tour
web-board-digup-rob = Volé !
web-board-digup-bridge = Échange !
web-board-digup-gains = Pour { $player }
web-board-digup-dig-out = Déterré !
web-board-digup-blast = Boum !
web-board-digup-choose = Choisissez votre couleur
web-board-digup-worth = Pierres de votre couleur : 3 points à leur position, 2 ailleurs. Les autres : 1 point, à leur position seulement.
web-board-digup-not-now = { $face ->
    [idol] Pas maintenant : votre mine a déjà une idole.
    [map] Pas maintenant : il n’y a plus de carte à piocher.
    [river] Pas maintenant : il n’y a plus de carte à piocher.
    [binoculars] Pas maintenant : il faut une autre carte en main, et quelqu’un à qui en prendre une.
    [shovel] Pas maintenant : votre mine n’a plus de carte cachée.
    [torch] Pas maintenant : aucune mine n’a plus de carte cachée.
    [pickaxe] { $discard ->
        [0] Pas maintenant : la défausse est vide.
       *[other] Pas maintenant : il faut une autre carte pour payer.
    }
    [bridge] Pas maintenant : le pont ne permet aucun échange.
   *[other] Pas maintenant.
}
