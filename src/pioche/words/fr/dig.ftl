# DIG

dig-name = DIG
dig-pitch = Creusez la colline, engagez des recrues, ouvrez des galeries : dix gemmes font de vous le Roi de la Colline.

dig-option-gem_count = Décompte des gemmes
dig-option-gem_count-help = Le texte du livret : toute recrue compte sa propre carte. Son exemple : une recrue placée après la première carte compte à partir de la suivante (3e carte : gemmes sur la 8e et la 13e).
dig-option-gem_count-inclusive = selon le texte
dig-option-gem_count-example = selon l’exemple
dig-option-wild_werewolf = Loup-garou sauvage
dig-option-wild_werewolf-help = Oui : un loup-garou tiré hors galerie frappe quand même. Non : il est défaussé.
dig-option-idle_shield = Bouclier inutile
dig-option-idle_shield-help = Oui : le bouclier est proposé même quand l’ennemi ne prendrait rien, comme dans les parties d’autrefois.
dig-option-sheet = Feuille de cartes
dig-option-sheet-help = Les prix des compagnons imprimés sur vos cartes, là où ils ne sont pas les nôtres.

dig-move-beside = Creuser hors galerie
dig-move-dig = Creuser : galerie { $first }
dig-move-close = Fermer la galerie { $first }
dig-move-hire = { $first ->
    [1] Engager une recrue
   *[other] Engager { $first } recrues
}
dig-move-engage = Engager : { $first }
dig-move-leave = Quitter la taverne
dig-move-pay = Payer : { $first }
dig-move-spare = Coffre à la place de : { $first }
dig-move-stones = Payer en pierres, garder le coffre
dig-move-draw = Tirer
dig-move-use = Utiliser : { $first }
dig-move-end = Finir le tour
dig-move-keep = Garder
dig-move-discard = Défausser
dig-move-collect = Collecter la pierre
dig-move-recruit = Placer une recrue
dig-move-decline = Ne pas placer de recrue
dig-move-shield = Utiliser le bouclier
dig-move-sceptre = Utiliser le sceptre
dig-move-anchor = Utiliser l’ancre
dig-move-suffer = Laisser faire
dig-move-gallery = Galerie { $first }
dig-move-target = { $first }, galerie { $second }
dig-move-take = Jouer : { $first }
dig-move-stop = Ne rien jouer de plus

dig-ask-turn = { $case ->
    [outside] Ni galerie, ni personne à engager : creusez !
    [galleries] Creuser, ou fermer une galerie ?
    [tavern] Creuser hors galerie, ou engager à la taverne ?
   *[any] Creuser, engager à la taverne, ou fermer une galerie ?
}
dig-ask-ready = Utiliser un équipement avant de tirer ?
dig-ask-after = Utiliser encore un équipement, ou finir le tour ?
dig-ask-order = La carte de quelle galerie joue-t-on d’abord ?
dig-ask-stone = Pierre tirée hors galerie : { $about }. La collecter, ou ouvrir une galerie ?
dig-ask-wall = Galerie { $place }, pierre : { $about }. Y placer une recrue ?
dig-ask-equipment = Équipement tiré : { $about }. L’utiliser tout de suite ?
dig-ask-attack = { $case ->
    [harmless] Ennemi sans effet ici : { $about }. Utiliser votre équipement quand même ?
   *[any] { $place ->
    [0] Ennemi tiré hors galerie : { $about }. Que faire ?
   *[other] Galerie { $place } attaquée : { $about }. Que faire ?
}
}
dig-ask-collapse = La galerie { $place } s’effondre ! Utiliser l’ancre ?
dig-ask-compass = { $place ->
    [0] Boussole, hors galerie : quelle carte jouer ?
   *[other] Boussole, galerie { $place } : quelle carte jouer ?
}
dig-ask-scroll = { $place ->
    [0] Parchemin, hors galerie : laquelle de ces cartes jouer ?
   *[other] Parchemin, galerie { $place } : laquelle de ces cartes jouer ?
} { $amount ->
    [1] Encore une, ou aucune.
   *[other] Encore { $amount } au plus, ou aucune.
}
dig-ask-place = Dans quelle galerie utiliser { $about ->
    [parchemin] le parchemin
   *[other] la { $about }
} ?
dig-ask-target = Quelle galerie viser avec { $about ->
    [sceptre] le sceptre
   *[other] la { $about }
} ?
dig-ask-tavern = À la taverne : engager encore ?
dig-ask-pay = Il reste { $amount ->
    [one] { $amount } cristal
   *[other] { $amount } cristaux
} à payer. Avec quoi ?
dig-ask-spare = À payer pour : { $about }. Que remplace le coffre ?
dig-ask-over = La partie est finie.

dig-face-steel = acier
dig-face-gold = or
dig-face-diamond = diamant
dig-face-ruby = rubis
dig-face-shield = bouclier
dig-face-purse = bourse
dig-face-compass = boussole
dig-face-pickaxe = pioche
dig-face-chest = coffre
dig-face-scroll = parchemin
dig-face-bomb = bombe
dig-face-potion = potion
dig-face-sceptre = sceptre
dig-face-anchor = ancre
dig-face-skeleton = squelette
dig-face-thief = voleur
dig-face-ghost = fantôme
dig-face-spider = araignée
dig-face-snake = serpent
dig-face-werewolf = loup-garou
dig-face-orc = orc
dig-face-rune = rune
dig-face-gem-egg = œuf de gemme
dig-face-exit = sortie
dig-face-secret-room = pièce secrète
dig-face-collapse = effondrement
dig-face-shepherd-dog = berger allemand
dig-face-elf = elfe
dig-face-shadow = ombre
dig-face-hunter = chasseur
dig-face-knight = chevalier
dig-face-mage = mage
dig-face-paladin = paladin
dig-face-ninja-cat = ninchat
dig-face-pirate = pirate
dig-face-scout = éclaireur
dig-face-superbacker = mécène
dig-face-queen = reine
dig-face-tyler = Tyler
dig-face-gem = gemme
dig-face-recruit = recrue

# Une carte dans une phrase, avec son article : `$a_face`
dig-a-steel = de l’acier
dig-a-gold = de l’or
dig-a-diamond = un diamant
dig-a-ruby = un rubis
dig-a-shield = un bouclier
dig-a-purse = une bourse
dig-a-compass = une boussole
dig-a-pickaxe = une pioche
dig-a-chest = un coffre
dig-a-scroll = un parchemin
dig-a-bomb = une bombe
dig-a-potion = une potion
dig-a-sceptre = un sceptre
dig-a-anchor = une ancre
dig-a-skeleton = un squelette
dig-a-thief = un voleur
dig-a-ghost = un fantôme
dig-a-spider = une araignée
dig-a-snake = un serpent
dig-a-werewolf = un loup-garou
dig-a-orc = un orc
dig-a-rune = une rune
dig-a-gem-egg = un œuf de gemme
dig-a-exit = une sortie
dig-a-secret-room = une pièce secrète
dig-a-collapse = un effondrement
dig-a-shepherd-dog = le berger allemand
dig-a-elf = l’elfe
dig-a-shadow = l’ombre
dig-a-hunter = le chasseur
dig-a-knight = le chevalier
dig-a-mage = le mage
dig-a-paladin = le paladin
dig-a-ninja-cat = le ninchat
dig-a-pirate = le pirate
dig-a-scout = l’éclaireur
dig-a-superbacker = le mécène
dig-a-queen = la reine
dig-a-tyler = Tyler

# Ce que fait chaque carte
dig-card-steel = Allonge une galerie et peut porter une recrue ; collecté, il paie recrues et compagnons à la taverne.
dig-card-gold = Allonge une galerie et peut porter une recrue ; collecté, il paie recrues et compagnons à la taverne.
dig-card-diamond = Allonge une galerie et peut porter une recrue ; collecté, il paie recrues et compagnons à la taverne.
dig-card-ruby = Allonge une galerie et peut porter une recrue ; collecté, il paie recrues et compagnons à la taverne.
dig-card-shield = Annule l’attaque d’un ennemi, même au tour de quelqu’un d’autre. Il n’arrête pas une bombe.
dig-card-purse = Donne une recrue sans la payer.
dig-card-compass = Retournez trois cartes, jouez-en une et défaussez les deux autres.
dig-card-pickaxe = Tirez deux cartes l’une après l’autre et jouez chacune.
dig-card-chest = À la taverne, vaut 5 cristaux ou n’importe quelle pierre, à votre choix.
dig-card-scroll = Retournez trois cartes et jouez-en jusqu’à deux ; le reste est défaussé.
dig-card-bomb = Dans la galerie de quelqu’un d’autre, la recrue la plus proche du bout retourne à la taverne.
dig-card-potion = Volez la dernière carte d’une galerie de quelqu’un d’autre, avec ses gemmes, si aucune recrue ne s’y trouve.
dig-card-sceptre = Envoie l’ennemi que vous venez de tirer dans une galerie de quelqu’un d’autre.
dig-card-anchor = Annule un effondrement.
dig-card-skeleton = Ennemi : les recrues de la galerie retournent à la taverne, puis la galerie ferme. Le chevalier et le mage l’écartent.
dig-card-thief = Ennemi : il prend les deux dernières cartes de la galerie et tout ce qu’elles portent, puis la galerie ferme. Le chasseur et le mage l’écartent.
dig-card-ghost = Ennemi : il retire la dernière carte de la galerie et tout ce qu’elle porte. L’ombre l’écarte.
dig-card-spider = Ennemi : elle prend la dernière gemme apparue dans la galerie. Le berger allemand l’écarte.
dig-card-snake = Ennemi : il s’installe dans la galerie, où plus aucune gemme n’apparaît tant qu’il y est. L’elfe l’écarte.
dig-card-werewolf = Ennemi : toutes vos recrues retournent à la taverne et toutes vos galeries ferment ; selon l’option, il frappe aussi hors galerie. Le ninchat l’écarte.
dig-card-orc = Ennemi : il dévore pour de bon la recrue placée en dernier, puis la galerie ferme. Le paladin l’écarte.
dig-card-rune = Allonge une galerie ; collectée, elle compte comme une gemme et départage les égalités. Avec Tyler, trois runes font gagner aussitôt.
dig-card-gem-egg = Allonge une galerie et devient une gemme quand elle ferme, sauf si un ennemi force la fermeture.
dig-card-exit = Compte comme carte de la galerie, puis la galerie ferme et vous collectez tout.
dig-card-secret-room = Compte comme carte de la galerie et donne une gemme de plus, puis la galerie ferme et vous collectez tout.
dig-card-collapse = Détruit la galerie : tout y est perdu, et ses recrues retournent à la taverne. Une ancre l’annule.
dig-card-shepherd-dog = Compagnon : il écarte les araignées, et vous recevez une gemme chaque fois que vous en tirez.
dig-card-elf = Compagnon : il écarte les serpents, et vous recevez une gemme chaque fois que vous en tirez.
dig-card-shadow = Compagnon : elle écarte les fantômes, et vous recevez une gemme chaque fois que vous en tirez.
dig-card-hunter = Compagnon : il écarte les voleurs, et vous recevez une gemme chaque fois que vous en tirez.
dig-card-knight = Compagnon : il écarte les squelettes, et vous recevez une gemme chaque fois que vous en tirez.
dig-card-mage = Compagnon : il écarte voleurs et squelettes et fait tirer une autre carte à la place.
dig-card-paladin = Compagnon : il écarte l’orc, et vous recevez deux gemmes chaque fois que vous le tirez.
dig-card-ninja-cat = Compagnon : il écarte le loup-garou, et vous recevez deux gemmes chaque fois que vous le tirez.
dig-card-pirate = Compagnon : vos coffres valent 10 cristaux ou deux pierres au choix.
dig-card-scout = Compagnon : votre boussole agit dans toutes vos galeries.
dig-card-superbacker = Compagnon : votre pioche agit dans toutes vos galeries (« Superbacker » sur la carte imprimée).
dig-card-queen = Compagne : une recrue ne vous coûte que 3 cristaux.
dig-card-tyler = Compagnon : avec trois runes collectées, vous gagnez aussitôt.
dig-card-gem = Apparaît dans les galeries où travaillent des recrues ; seule une gemme collectée compte. À dix gemmes et runes, c’est le dernier tour.
dig-card-recruit = Placée sur une pierre qui vient d’être tirée, elle fait apparaître une gemme sur chaque cinquième carte, en comptant la sienne.

dig-event-turn = { $you ->
    [seat] À vous de jouer.
   *[none] À { $seat } de jouer.
}
dig-event-asks = { $you ->
    [seat] On vous interroge.
   *[none] On interroge { $seat }.
}
dig-event-digs = { $you ->
    [seat] Vous creusez
   *[none] { $seat } creuse
} { $galleries ->
    [0] hors galerie.
    [1] dans la galerie 1.
    [2] dans la galerie 2.
    [3] dans les galeries 1 et 2.
    [4] dans la galerie 3.
    [5] dans les galeries 1 et 3.
    [6] dans les galeries 2 et 3.
    [7] dans les galeries 1, 2 et 3.
    [8] dans la galerie 4.
    [9] dans les galeries 1 et 4.
    [10] dans les galeries 2 et 4.
    [11] dans les galeries 1, 2 et 4.
    [12] dans les galeries 3 et 4.
    [13] dans les galeries 1, 3 et 4.
    [14] dans les galeries 2, 3 et 4.
   *[other] { $you ->
    [seat] dans vos quatre galeries.
   *[none] dans ses quatre galeries.
}
}
dig-event-turns-up = { $you ->
    [seat] Vous tirez { $a_face } { $place ->
        [0] hors galerie.
       *[other] dans la galerie { $place }.
    }
   *[none] { $seat } tire { $a_face } { $place ->
        [0] hors galerie.
       *[other] dans sa galerie { $place }.
    }
}
dig-event-carries = Carte choisie : { $face } ({ $place ->
    [0] hors galerie
   *[other] galerie { $place }
}).
dig-event-discards = Défaussé : { $face }{ $place ->
    [0] .
   *[other] {" "}(galerie { $place }).
}
dig-event-useless = Hors galerie, { $a_face } reste sans effet : { $you ->
    [seat] votre tour s’arrête.
   *[none] le tour { ELIDE("de", $seat) } s’arrête.
}
dig-event-too-late = { $you ->
    [seat] Votre galerie { $place }
   *[none] La galerie { $place } { ELIDE("de", $seat) }
} n’existe plus : on défausse { $a_face }.
dig-event-collects = { $you ->
    [seat] Vous collectez
   *[none] { $seat } collecte
} { $a_face }.
dig-event-opens = { $you ->
    [seat] Vous ouvrez
   *[none] { $seat } ouvre
} la galerie { $gallery } avec { $a_face }.
dig-event-adds = Carte { $position } de { $you ->
    [seat] votre galerie { $gallery }
   *[none] la galerie { $gallery } { ELIDE("de", $seat) }
} : { $face }.
dig-event-posts = { $you ->
    [seat] Vous placez une recrue
   *[none] { $seat } place une recrue
} sur la carte { $position } de la galerie { $gallery }.
dig-event-gem = { $gems ->
    [one] Une gemme apparaît
   *[other] { $gems } gemmes apparaissent
} dans { $you ->
    [seat] votre galerie { $gallery }
   *[none] la galerie { $gallery } { ELIDE("de", $seat) }
}, sur la carte { $position } !
dig-event-keeps = { $you ->
    [seat] Vous gardez
   *[none] { $seat } garde
} { $a_face }.
dig-event-surplus = Jamais deux de la même famille : { $you ->
    [seat] vous défaussez
   *[none] { $seat } défausse
} { $a_face }.
dig-event-uses = { $you ->
    [seat] Vous utilisez
   *[none] { $seat } utilise
} { $a_face }.
dig-event-uses-drawn = { $you ->
    [seat] Vous utilisez
   *[none] { $seat } utilise
} aussitôt { $a_face }.
dig-event-protects = L’ennemi fuit devant { $a_face }, { $you ->
    [seat] qui veille sur vous.
   *[none] qui veille sur { $seat }.
}
dig-event-earns = { $you ->
    [seat] Vous recevez
   *[none] { $seat } reçoit
} { $gems ->
    [one] une gemme.
   *[other] { $gems } gemmes.
}
dig-event-strikes = { $gallery ->
    [0] { $you ->
        [seat] Gare à vous : voici { $a_face } !
       *[none] Gare à { $seat } : voici { $a_face } !
    }
   *[other] { $you ->
        [seat] Votre galerie { $gallery }
       *[none] La galerie { $gallery } { ELIDE("de", $seat) }
    } est attaquée par { $a_face } !
}
dig-event-sent = { $you ->
    [seat] Vous envoyez { $a_face } dans la galerie { $gallery } { ELIDE("de", $other) }.
    [other] { $seat } envoie { $a_face } dans votre galerie { $gallery }.
    [both] Vous envoyez { $a_face } dans votre propre galerie { $gallery }.
   *[none] { $seat } envoie { $a_face } dans la galerie { $gallery } { ELIDE("de", $other) }.
}
dig-event-loses-gem = Une gemme disparaît de la carte { $position } de { $you ->
    [seat] votre galerie { $gallery }.
   *[none] la galerie { $gallery } { ELIDE("de", $seat) }.
}
dig-event-removed = { $you ->
    [seat] Votre galerie { $gallery }
   *[none] La galerie { $gallery } { ELIDE("de", $seat) }
} perd { $a_face }, sa dernière carte{ $gems ->
    [0] {""}
    [one] , avec une gemme
   *[other] , avec { $gems } gemmes
}{ $recruit ->
    [0] .
   *[other] {" "}; la recrue retourne à la taverne.
}
dig-event-scared = La recrue sur la carte { $position } de { $you ->
    [seat] votre galerie { $gallery }
   *[none] la galerie { $gallery } { ELIDE("de", $seat) }
} retourne à la taverne.
dig-event-flees = { $you ->
    [seat] { $recruits ->
        [one] Votre recrue en main retourne à la taverne.
       *[other] Vos { $recruits } recrues en main retournent à la taverne.
    }
   *[none] { $seat } : { $recruits ->
        [one] la recrue en main retourne à la taverne.
       *[other] les { $recruits } recrues en main retournent à la taverne.
    }
}
dig-event-eaten = L’orc dévore la recrue sur la carte { $position } de { $you ->
    [seat] votre galerie { $gallery }.
   *[none] la galerie { $gallery } { ELIDE("de", $seat) }.
}
dig-event-closes = { $forced ->
    [0] { $you ->
        [seat] Vous fermez votre galerie { $gallery }
       *[none] { $seat } ferme sa galerie { $gallery }
    }
   *[other] { $you ->
        [seat] Votre galerie { $gallery }
       *[none] La galerie { $gallery } { ELIDE("de", $seat) }
    } est fermée de force
} : { $gems ->
    [0] aucune gemme
    [one] une gemme
   *[other] { $gems } gemmes
}{ $eggs ->
    [0] {""}
    [one] {" "}(dont un œuf)
   *[other] {" "}(dont { $eggs } œufs)
}{ $runes ->
    [0] {""}
    [one] , une rune
   *[other] , { $runes } runes
}{ $recruits ->
    [0] .
    [one] , une recrue récupérée.
   *[other] , { $recruits } recrues récupérées.
}
dig-event-collapses = { $you ->
    [seat] Votre galerie { $gallery }
   *[none] La galerie { $gallery } { ELIDE("de", $seat) }
} s’effondre, tout est perdu{ $gems ->
    [0] .
    [one] , une gemme comprise.
   *[other] , { $gems } gemmes comprises.
}
dig-event-steals = { $you ->
    [seat] Vous volez { $a_face }, la dernière carte de la galerie { $gallery } { ELIDE("de", $other) }
    [other] { $seat } vous vole { $a_face }, la dernière carte de votre galerie { $gallery }
   *[none] { $seat } vole { $a_face }, la dernière carte de la galerie { $gallery } { ELIDE("de", $other) }
}{ $gems ->
    [0] .
    [one] , avec une gemme.
   *[other] , avec { $gems } gemmes.
}
dig-event-hires = { $you ->
    [seat] Vous prenez
   *[none] { $seat } prend
} { $recruits ->
    [one] une recrue
   *[other] { $recruits } recrues
} à la taverne.
dig-event-pays = { $you ->
    [seat] Vous payez avec
   *[none] { $seat } paie avec
} { $a_face }.
dig-event-engages = { $you ->
    [seat] Vous engagez
   *[none] { $seat } engage
} { $a_face }.
dig-event-enters = Un compagnon entre à la taverne : { $face }.
dig-event-reshuffled = La colline est épuisée : la défausse, mélangée, en forme une nouvelle de { $cards } cartes.
dig-event-calls = { $you ->
    [seat] Vous avez
   *[none] { $seat } a
} { $points } gemmes, runes comprises : les autres jouent encore un tour !
dig-event-crowned = { $you ->
    [seat] Tyler vous couronne
   *[none] Tyler couronne { $seat }
} : trois runes réunies !
dig-event-stale = { $turns } tours de suite sans gemme pour personne : la partie s’arrête là.
dig-event-final = { $you ->
    [seat] Vous
   *[none] { $seat }
} : { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}{ $runes ->
    [0] .
    [one] , { $runes } rune : { $points } en tout.
   *[other] , { $runes } runes : { $points } en tout.
}
dig-event-over = La partie est finie.

dig-refusal-over = La partie est finie : il n’y a plus rien à décider.
dig-refusal-turn = C’est à { $seat } de répondre.
dig-refusal-moment = Ce n’est pas ce qui est demandé maintenant.
dig-refusal-gallery = Cette galerie ne peut pas être choisie ici.
dig-refusal-hire = Vous ne pouvez pas payer autant de recrues, ou la taverne n’en a plus autant de votre couleur.
dig-refusal-engage = Ce compagnon n’est pas à la taverne, ou il vous manque des pierres de son prix.
dig-refusal-use = Cet équipement n’est pas dans votre main, ou ne servirait à rien maintenant.
dig-refusal-keep = Vous avez déjà un équipement de cette famille.
dig-refusal-discard = Un premier équipement de sa famille s’utilise ou se garde.
dig-refusal-shield = Vous n’avez pas de bouclier, ou rien ne vous attaque.
dig-refusal-sceptre = Vous n’avez pas de sceptre, ou personne d’autre n’a de galerie où envoyer cet ennemi.
dig-refusal-take = Cette carte n’est pas parmi celles qui sont retournées.
dig-refusal-target = Cette galerie ne peut pas être visée.
dig-refusal-own = Cette galerie est la vôtre : on vise celle de quelqu’un d’autre.
dig-refusal-pay = On paie de la pierre la plus chère à la moins chère, avec ce que l’on a, sans rien d’inutile.
dig-refusal-spare = Le coffre ne peut pas remplacer cela, ou il manque d’autres pierres.

dig-ruling-g1 = Une recrue sur la carte 1 fait des gemmes sur les cartes 5, 10, 15…, une recrue sur la carte 3 sur les cartes 7, 12, 17… (option : l’exemple du livret, où une recrue sur la carte 3 en fait sur 8 et 13).
dig-ruling-g2 = Seuls les pierres, œufs, runes, serpents et la sortie qui la ferme prennent place dans une galerie.
dig-ruling-g4 = Une carte pour une galerie disparue entre-temps est défaussée.
dig-ruling-g5 = Dans un même tour, on creuse hors galerie ou dans ses galeries, pas les deux.
dig-ruling-g8 = L’équipement s’utilise quand on creuse, avant ou après avoir tiré. Le bouclier et l’ancre répondent à une attaque. Le coffre et la bourse servent aussi à la taverne, la bourse même seule.
dig-ruling-g11 = Un loup-garou tiré hors galerie frappe quand même (en option).
dig-ruling-g12 = Les gemmes d’un compagnon sont dues à chaque fois que l’on tire cet ennemi, où que ce soit et quoi qu’il en advienne.
dig-ruling-g14 = Une recrue ne se place que sur la pierre qui vient d’être tirée.
dig-ruling-g16 = Deux séries sur une même carte : deux gemmes.
dig-ruling-g17 = Les positions se comptent sur la galerie telle qu’elle est.
dig-ruling-g18 = La recrue d’une carte retirée va à la taverne, ses gemmes sont perdues ; sans carte, plus de galerie.
dig-ruling-g19 = Un voleur prend ce qu’il y a.
dig-ruling-g20 = Une pièce secrète donne sa gemme malgré un serpent.
dig-ruling-g21 = Une araignée prend une seule gemme, sur la dernière carte qui en porte.
dig-ruling-g26 = Un bouclier annule tout le loup-garou.
dig-ruling-g27 = Un orc ne dévore jamais la quatrième recrue : trois au plus.
dig-ruling-g28 = Mage et chasseur ou chevalier : les deux agissent, gemme puis nouvelle carte.
dig-ruling-g29 = Les compagnons protègent d’eux-mêmes ; le bouclier est un choix.
dig-ruling-g30 = Un ennemi envoyé par sceptre attaque la galerie visée : les compagnons de sa victime la protègent, sans gemme, et un bouclier peut répondre.
dig-ruling-g31 = Sans galerie à viser, pas de sceptre.
dig-ruling-g32 = Un bouclier n’arrête pas une bombe.
dig-ruling-g33 = Une galerie sans recrue reste : on peut y creuser et la fermer, mais aucune gemme n’y apparaît.
dig-ruling-g34 = La carte d’une potion : une pierre rejoint vos pierres, une rune vos runes, un œuf devient une gemme, un serpent est défaussé.
dig-ruling-g35 = Les cartes de la boussole et du parchemin se jouent dans la galerie choisie, ou hors galerie si c’est là que l’on creuse.
dig-ruling-g36 = La pioche s’arrête si la galerie se termine, si une recrue est placée sur la première carte ou si un équipement tiré est utilisé aussitôt.
dig-ruling-g38 = Éclaireur et mécène : l’effet entier, une fois par galerie, dans l’ordre choisi ; hors galerie, une seule fois.
dig-ruling-g41 = Un compagnon demande les pierres exactes.
dig-ruling-g43 = Il faut faire une action : passer supposerait que rien ne puisse être creusé, ce qui n’arrive jamais.
dig-ruling-g48 = Seul compte ce qui est collecté, pas les gemmes des galeries ouvertes.
dig-ruling-g51 = Si les 40 gemmes sont épuisées, il n’en apparaît plus.
dig-ruling-g55 = Quand la colline est vide, la défausse mélangée en forme une nouvelle.
dig-ruling-g56 = Pierres, équipement et compagnons de chacun sont visibles de tous.
dig-ruling-g57 = Bouclier et ennemi retournés ensemble : on peut prendre le bouclier d’abord.
dig-ruling-g58 = Quatre galeries au plus par personne.
dig-ruling-g59 = Si chacun joue cent tours de suite sans collecter ni gemme ni rune, la partie s’arrête et l’on compte.
dig-ruling-g60 = Après la fin, plus rien ne se décide.
dig-ruling-g61 = Seule répond la personne interrogée.
dig-ruling-g62 = On répond à la question qui est posée.
dig-ruling-g63 = Une recrue se paie de la pierre la plus chère à la moins chère, jusqu’au prix, sans rien dont on pourrait se passer ; plusieurs recrues se paient ensemble.
dig-ruling-g64 = Une bombe vise une galerie où se trouve une recrue, une potion une galerie dont la dernière carte n’en porte pas, un sceptre n’importe quelle galerie d’autrui.
dig-ruling-g65 = Jamais deux équipements d’une même famille en main : le second s’utilise aussitôt ou se défausse.
dig-ruling-g66 = Après la dixième gemme, toutes les autres personnes ont un tour entier de plus, même celle dont c’était le tour.
dig-ruling-g67 = Une carte injouable hors galerie termine le tour : rien n’est plus tiré ni utilisé.
dig-ruling-g68 = Un sceptre peut aussi envoyer un ennemi tiré hors galerie.
dig-ruling-g69 = Un effondrement arrête la pioche, même annulé par une ancre.
dig-ruling-g70 = Quand on creuse dans ses galeries, boussole, pioche et parchemin servent dans celle que l’on veut, même si l’on n’y a pas creusé ce tour-ci.
dig-ruling-g71 = Un ennemi tiré hors galerie termine le tour même si un compagnon l’écarte ; la gemme du compagnon est due. Seul le mage fait tirer une autre carte.
dig-ruling-g72 = Bombe, potion et sceptre visent la galerie de quelqu’un d’autre, jamais la sienne.
dig-ruling-g73 = Tant qu’un serpent est dans la galerie, aucune gemme n’y apparaît, pas même sur sa propre carte ; une fois le serpent parti, les gemmes reviennent.
dig-ruling-g74 = Après un loup-garou sauvage, ou un sceptre employé hors galerie, le tour continue : la carte a été jouée.
dig-ruling-g75 = Le bouclier n’est proposé que si l’ennemi prend quelque chose.

dig-board-progress = { $points ->
    [one] { $points } gemme sur 10
   *[other] { $points } gemmes sur 10
}
dig-board-hill = Colline : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · défausse : { $discard } · réserve : { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}
dig-board-tavern-line = Taverne : { $companions } ({ $left } à venir)
dig-board-companion = { $face } ({ $cost })
dig-board-recruit-price = Une recrue coûte { $price } cristaux
dig-board-counter = { $face } : { $count }
dig-board-last-round = { $you ->
    [player] Dernier tour : vous avez vos dix gemmes.
   *[none] Dernier tour : { $player } a ses dix gemmes.
}
dig-board-quiet = { $rounds } tours de table sans gemme : à 100, la partie s’arrête.
dig-board-revealed = Cartes retournées : { $cards }
dig-board-revealed-card = { $face } ({ $place ->
    [0] hors galerie
   *[other] galerie { $place }
})
dig-board-player-line = { $player } : { $points } sur 10 ({ $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}, { $runes ->
    [one] { $runes } rune
   *[other] { $runes } runes
}) ; { $recruits } ; pierres : { $stones } ; équipement : { $equipment } ; compagnons : { $companions }.
dig-board-recruits = Recrues
dig-board-recruits-line = recrues : { $free } en main, { $waiting } à la taverne{ $eaten ->
    [0] {""}
    [one] , { $eaten } dévorée
   *[other] , { $eaten } dévorées
}
dig-stone-steel = { $cards ->
    [one] { $cards } acier
   *[other] { $cards } aciers
}
dig-stone-gold = { $cards ->
    [one] { $cards } or
   *[other] { $cards } ors
}
dig-stone-diamond = { $cards ->
    [one] { $cards } diamant
   *[other] { $cards } diamants
}
dig-stone-ruby = { $cards } rubis
dig-board-nothing = rien
dig-board-nobody = personne
dig-board-gallery-line = { $player }, galerie { $number } : { $cards }.
dig-board-card = { $position } { $face }{ $recruit ->
    [0] {""}
   *[other] {" "}avec recrue
}{ $gems ->
    [0] {""}
    [one] {" "}avec une gemme
   *[other] {" "}avec { $gems } gemmes
}
dig-board-galleries = Galeries
dig-board-no-gallery = Personne n’a de galerie.
dig-board-players = Aventuriers
dig-board-player = Joueur
dig-board-points = Gemmes
dig-board-stones = Pierres
dig-board-hand = Équipement et compagnons
dig-board-signs = Signes : ■ acier (1 cristal), ● or (2), ◆ diamant (3), ♦ rubis (4), Ψ rune, ◎ œuf de gemme, § serpent, ✦ gemme, ♙ recrue, ⌂ à la taverne, † dévorée, ► votre place, » à son tour.

dig-family-stone = Pierre
dig-family-equipment = Équipement
dig-family-enemy = Ennemi
dig-family-treasure = Rune ou œuf
dig-family-way-out = Sortie ou pièce secrète
dig-family-collapse = Effondrement
dig-odds-cards = Cartes cachées : { $cards }
dig-odds-count = { $family } : { $cards }
dig-odds-chance = { $family } : { $percent } %
dig-odds-worth = Galerie { $gallery } : { $close ->
    [one] { $close } gemme
   *[other] { $close } gemmes
} en fermant, { $dig } en moyenne après une carte de plus
dig-odds-survive = Galerie sauve après { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} : { $percent } %
