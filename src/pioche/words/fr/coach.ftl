# Des conseils pour les premières vraies parties : une phrase par sorte de question, dite une seule fois. Lus à part, quand il en faut.

coach-ok = OK
coach-off = Sans conseils
coach-off-help = Vous pourrez les retrouver dans les réglages.

coach-diamant-decide = Un danger vu deux fois, et tout le sac est perdu. Sortir met vos rubis à l’abri.

coach-letsdig-dig = Choisissez un trou pour déterrer sa première carte.
coach-letsdig-decide = Rien n’est à vous avant de vous arrêter. Deux Vers dans un tour, et tout est perdu.
coach-letsdig-react = Seul un Chien fidèle chasse un squelette, et il garde ses points. Sans lui, tout est perdu.
coach-letsdig-heirloom = 10 points en cadeau : choisissez qui vous menace le moins.
coach-letsdig-order = L’ordre compte : regardez d’abord, volez ensuite.
coach-letsdig-sewer = L’Égout coûte des points : offrez-le à qui mène.
coach-letsdig-search = Vous verrez les premières cartes du trou que vous choisissez.
coach-letsdig-take = Prenez la plus utile. Les autres retournent dans le trou.
coach-letsdig-return = La première remise est sur le dessus : préparez votre prochain tour… ou un piège.
coach-letsdig-rob = Visez qui a la plus grosse pile de score.
coach-letsdig-steal = Toutes ces cartes sont à portée de main : prenez la plus chère.
coach-letsdig-mine = Les cartes d’un trou détruit sont perdues : plus personne n’y creusera.

coach-digup-colour = Choisissez votre couleur : ses pierres rapportent le plus dans votre mine.
coach-digup-colour-alone = Chaque mine a sa couleur : toutes ses pierres y trouveront leur place.
coach-digup-play = Deux cartes au plus par tour. Le mieux : votre couleur, à la position de son chiffre !
coach-digup-place = Votre couleur à sa position : 3 points ; ailleurs : 2. La carte du dessous vient en main.
coach-digup-purse = La bourse échange deux cartes de votre mine, sans les retourner.
coach-digup-purse-second = Amenez votre pierre à la position de son chiffre.
coach-digup-shovel = La pelle retourne une carte. Une mine toute retournée finit la partie.
coach-digup-torch-player = Vous regarderez une carte cachée dans deux mines, l’une après l’autre.
coach-digup-torch-at = Personne d’autre ne verra cette carte, et elle restera notée pour vous.
coach-digup-bridge-own = Donnez une carte qui ne vous sert à rien : elle reste comme elle est.
coach-digup-bridge-player = Avec qui échanger ? Votre couleur se cache peut-être dans sa mine.
coach-digup-bridge-theirs = Prenez votre couleur si vous la voyez ; celle de l’autre est interdite.
coach-digup-binoculars-player = Vous verrez toute sa main, et lui prendrez une carte.
coach-digup-binoculars-take = Prenez une carte ; vous en rendrez une autre.
coach-digup-binoculars-give = Rendez votre carte la moins utile.
coach-digup-map-take = Gardez la meilleure de ces cartes, les autres retournent sur la pioche.
coach-digup-map-back = La dernière reposée sera piochée la première.
coach-digup-pickaxe-cost = Payez avec la carte la moins utile de votre main.
coach-digup-pickaxe-prize = Toute la défausse est à vous : choisissez une carte.
coach-digup-river = Chacun en prend une, et qui a joué la rivière prend aussi la dernière.
coach-digup-discard = Jetez ce qui ne sert pas : vous remontez à trois cartes.
coach-digup-solo = Chaque pierre va à sa place et libère la suivante. Gare au quatrième squelette !

coach-dig-turn = Une seule action par tour : creuser, aller à la taverne ou fermer une galerie.
coach-dig-ready = L’équipement s’utilise avant ou après avoir tiré.
coach-dig-after = Il vous reste de l’équipement. Rien ne presse : finissez le tour si vous le gardez.
coach-dig-order = Plusieurs cartes sont arrivées : jouez d’abord celle qui aide les autres.
coach-dig-stone = Collectez-la pour payer la taverne, ou placez une recrue pour ouvrir une galerie.
coach-dig-wall = Une recrue de plus fera d’autres gemmes, et tire encore une carte.
coach-dig-equipment = On peut le garder, mais jamais deux de la même sorte.
coach-dig-attack = Votre équipement peut répondre à cette attaque : faut-il le dépenser ?
coach-dig-collapse = L’ancre sauve la galerie et tout ce qu’elle contient.
coach-dig-compass = Trois cartes : une seule sera jouée, les autres sont défaussées.
coach-dig-scroll = Trois cartes : jouez-en deux au plus, ou aucune.
coach-dig-place = Choisissez la galerie où la carte vous sert le plus.
coach-dig-target = Visez la galerie la plus riche.
coach-dig-tavern = Engagez tant que vous pouvez payer : c’est votre seule action du tour.
coach-dig-pay = On ne rend pas la monnaie : payez au plus juste.
coach-dig-spare = Le coffre remplace une pierre : laquelle voulez-vous garder ?

coach-digger-ready = { $pace ->
    [untimed] Vos lancers sont comptés. Respirez, puis lancez !
   *[other] Le premier lancer retourne le sablier. Respirez, puis lancez !
    }
coach-digger-dig = { $pace ->
    [untimed] Une couleur montrée par un seul dé se prend ; ensuite, relancez ou rangez.
   *[other] Une couleur montrée par un seul dé se prend. Rangez avant la nuit !
    }
coach-digger-store = Plus de lancers : rangez tout, le plus cher d’abord.
