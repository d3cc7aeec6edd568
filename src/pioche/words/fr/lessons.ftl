# Les premières parties avec professeur. Ces phrases sont lues à part : seules les leçons en ont besoin.

# Comment on joue un coup là où la leçon est donnée.
-tap = { CLIENT() ->
    [terminal] choisissez
   *[browser] touchez
}
-tap-first-word = { CLIENT() ->
    [terminal] Choisissez
   *[browser] Touchez
}

lesson-title = Apprendre { $game }
lesson-teacher = Le professeur
lesson-progress = Avancement de la leçon
lesson-next = Continuer la leçon
lesson-your-turn = À vous !
lesson-not-now = Bonne idée, mais pas tout de suite. D’abord : « { $move } ».
lesson-chapters = Chapitres
lesson-here = en cours
lesson-done = terminé
lesson-begin = Commencer
lesson-restart = Recommencer
lesson-end-next = Chapitre suivant : { $title }
lesson-end-chapter = Chapitre { $number } terminé !
lesson-end-title = Bravo, vous savez jouer !
lesson-end-play = Jouer une vraie partie
lesson-end-again = Revoir la leçon

lesson-diamant-title-1 = Une première expédition
lesson-diamant-welcome = Bienvenue dans la grotte ! Première carte : 11 rubis à partager à trois. 3 pour chacun, et 2 restent sur le chemin.
lesson-diamant-bag = Vos 3 rubis sont dans votre sac. Attention : tant que vous êtes dans la grotte, rien n’est à l’abri.
lesson-diamant-choose = Avant chaque carte, chacun choisit en secret : continuer ou sortir. Aucun danger pour l’instant : continuez !
lesson-diamant-choose-not = Sortir si tôt ? Il n’y a encore aucun danger sur le chemin. { -tap-first-word } « Continuer ».
lesson-diamant-calm = 5 rubis : 1 chacun, et 2 de plus restent sur le chemin. Tout est calme, continuez.
lesson-diamant-danger = Des serpents ! Le premier danger n’est qu’un avertissement. Mais si des serpents reviennent, ceux qui sont encore là perdent tout leur sac.
lesson-diamant-dare = Un seul danger : le risque est encore petit. Tentez une carte de plus.
lesson-diamant-dare-not = Prudence honorable ! Mais pour cette leçon, osons encore une carte : { -tap } « Continuer ».
lesson-diamant-ana-leaves = Ana est sortie. Elle ramasse les 4 rubis restés sur le chemin et met les 8 qu’elle a maintenant à l’abri dans son coffre.
lesson-diamant-second-danger = Voilà des béliers : deux dangers différents, toujours pas de piège. À deux, les parts sont plus grosses. Continuez !
lesson-diamant-fewer = 7 rubis pour deux : 3 chacun. Être peu nombreux, ça paie ! Encore une carte.
lesson-diamant-relic = Une relique ! Elle ne se partage pas. Pour l’emporter, il faut être seul à sortir.
lesson-diamant-leave = Tom est gourmand, il va rester. C’est votre chance : sortez !
lesson-diamant-leave-not = Deux dangers guettent, et une relique vous attend. { -tap-first-word } « Sortir ».
lesson-diamant-trap = Piège ! Des béliers pour la deuxième fois : Tom perd ses 7 rubis. Vous étiez déjà dehors.
lesson-diamant-safe = Dans votre coffre : 8 rubis et une relique qui en vaut 5. Cela, plus personne ne vous le prendra.
lesson-diamant-goal = Une partie compte cinq expéditions, une par lampe. À la fin, le plus riche gagne.
lesson-diamant-end-1 = Avancez tant que le jeu en vaut la chandelle, et sortez avant le piège de trop.

lesson-letsdig-title-1 = Deux tours au jardin
lesson-letsdig-welcome = Trois trous dans le jardin, pleins de trésors… et de pièges. À votre tour, déterrez autant de cartes que vous osez.
lesson-letsdig-first = Commencez par le trou du milieu : { -tap }-le pour creuser.
lesson-letsdig-at-risk = Un coffre au trésor, 10 points ! Mais il n’est pas encore à vous : ce que vous déterrez reste en danger jusqu’à ce que vous vous arrêtiez.
lesson-letsdig-again = Tentez encore une carte, au milieu.
lesson-letsdig-worms = Des vers ! Les premiers ne font rien. Mais s’il en vient d’autres ce tour-ci, vous perdez tout ce que vous avez déterré.
lesson-letsdig-stop = 10 points, et déjà des vers : c’est le moment de s’arrêter. Collectez !
lesson-letsdig-stop-not = Ne tentez pas le sort : mettez d’abord vos points à l’abri. { -tap-first-word } « Arrêter ».
lesson-letsdig-collected = Bien joué ! Le coffre au trésor est dans votre pile de score. Regardez maintenant ce que fait Ana.
lesson-letsdig-bust = Des vers pour la deuxième fois : Ana perd tout ce qu’elle a déterré ce tour-ci, et son tour est fini.
lesson-letsdig-pairs = Tom s’est arrêté avec des cookies. Chaque paire de cookies et de lait rapporte 10 points à la fin.
lesson-letsdig-your-turn = À vous ! Creusez au milieu.
lesson-letsdig-dog = Un chien fidèle ! Il vaut 5 points, et il peut chasser un squelette.
lesson-letsdig-dare = Avec un tel gardien, on peut oser. Creusez à gauche.
lesson-letsdig-skeleton = Un squelette maudit ! Sans chien, tout serait perdu. Envoyez le vôtre !
lesson-letsdig-skeleton-not = Tout perdre alors qu’un chien n’attend que ça ? Envoyez-le !
lesson-letsdig-saved = Ouf ! Le tour continue, et le chien garde ses 5 points. Une dernière carte, à droite.
lesson-letsdig-enough = L’or du passeur : 3 points de plus. Arrêtez-vous tant que tout va bien !
lesson-letsdig-score = 18 points en deux tours, bravo ! D’autres cartes agissent quand on les collecte. { CLIENT() ->
    [terminal] En jeu, tapez « aide » pour lire ce que fait chacune.
   *[browser] Touchez une carte que vous ne pouvez pas jouer, elle s’explique.
}
lesson-letsdig-goal = Quand un trou est vide, le tour en cours est le dernier. Le plus de points l’emporte.
lesson-letsdig-end-1 = Creusez avec audace, et arrêtez-vous une carte avant la catastrophe.

lesson-digger-title-1 = Une journée au bord de l’eau
lesson-digger-title-2 = La nuit, et un vol
lesson-digger-welcome = Bienvenue dans la forêt ! Au centre : l’eau et les pierres. Rangez les plus belles dans votre caisse avant la nuit.
lesson-digger-throw = Dans une vraie partie, vous avez 30 secondes. Ici, prenez votre temps. Lancez les dés !
lesson-digger-unique = Une couleur montrée par un seul dé donne un jeton. Voyez-vous le rubis et le diamant ? { -tap-first-word } d’abord le rubis.
lesson-digger-diamond = Le diamant aussi est seul de sa couleur. Prenez-le : il vaut 4 points !
lesson-digger-again = Vos pierres attendent à côté de votre caisse. On relance autant de fois qu’on veut : encore !
lesson-digger-water = De l’eau : elle ne vaut rien, mais la partie finit quand le centre n’en a plus. Prenez-la.
lesson-digger-emerald = Et l’émeraude, 3 points.
lesson-digger-store = Il est temps de ranger, le plus cher d’abord. Attention : dès la première pierre rangée, plus de lancers.
lesson-digger-store-not = La nuit approche ! { CLIENT() ->
    [terminal] Appuyez sur Entrée pour ranger la bonne pierre.
   *[browser] Rangez plutôt ce que montre la flèche.
}
lesson-digger-store-next = Parfait. La suivante !
lesson-digger-store-water = L’eau va dans la boîte. Ensuite, tout est rangé et votre tour est fini.
lesson-digger-safe = Tout est dans la caisse : 9 points ! Au tour d’Ana.
lesson-digger-watch = La journée continue : vous avez 9 points, et Ana creuse. Regardez ce que le temps lui fait.
lesson-digger-master = Vous voilà maître du temps : vous voyez le sablier. Ana, qui creuse, ne le voit pas !
lesson-digger-night = La nuit est tombée, et Ana n’avait rien rangé : ses pierres retournent au centre.
lesson-digger-your-turn = Tom, plus prudent, a rangé un diamant. À vous : lancez !
lesson-digger-black = Un seul voleur : vous pouvez voler ! Les autres couleurs uniques se prennent alors aussi chez vos rivaux.
lesson-digger-steal = { CLIENT() ->
    [terminal] Volez le diamant de Tom. En jeu, il faut ensuite arrêter un repère au bon moment : c’est votre main qui passe entre les piles.
   *[browser] Touchez le diamant de Tom, puis tirez-le dans votre caisse d’un seul geste, sans toucher les autres piles.
}
lesson-digger-stolen = Quelle main légère ! Rangez vite votre butin.
lesson-digger-score = 13 points ! Si vous aviez touché une autre pile, votre tour serait fini et ses gains perdus.
lesson-digger-goal = Quand il n’y a plus d’eau au centre, la partie est finie. Le plus de points gagne.
lesson-digger-end-1 = Prenez vite, rangez à temps. Mais si la nuit tombe, ou si un voleur sort ?
lesson-digger-end-2 = Prenez vite, rangez à temps : la nuit n’attend personne.

lesson-digup-title-1 = Remplir sa mine
lesson-digup-colour = Dans ce jeu, chacun collectionne une couleur. Choisissez les rubis.
lesson-digup-mine = Voici votre mine : neuf positions numérotées, ligne par ligne. Les cartes sont cachées, même pour vous. Remplissez-la de rubis !
lesson-digup-play-ruby = Un rubis sur la position de son chiffre vaut 3 points, ailleurs 2. Vous avez le rubis 8 : jouez-le.
lesson-digup-place = Posez-le sur la position 8, en bas au milieu.
lesson-digup-lifted = La carte qui était là vient dans votre main : une topaze 6.
lesson-digup-torch = On joue jusqu’à deux cartes par tour. Jouez la torche : elle éclaire une carte cachée dans deux mines.
lesson-digup-torch-own = D’abord la vôtre : { -tap } votre mine.
lesson-digup-torch-six = Éclairez la position 6.
lesson-digup-torch-ana = Un rubis 9, retenez bien ! Et maintenant une carte d’Ana, en bas à droite.
lesson-digup-known = Un saphir : c’est la couleur d’Ana. Ce que vous avez vu reste noté, pour vos yeux seulement. Gardez vos cartes et finissez votre tour.
lesson-digup-ana = Ana pose son saphir 4 sur la position 4 : 3 points pour elle.
lesson-digup-remember = Le rubis 9 dort sous votre position 6. Une pierre d’une autre couleur ne va que sur son chiffre : jouez la topaze 6 !
lesson-digup-found = La topaze vaut 1 point, et le rubis 9 est dans votre main. Une carte ramassée se joue aussitôt : allez-y !
lesson-digup-place-nine = Sur la position 9, bien sûr.
lesson-digup-chain = 3 points de plus, et encore un rubis sous la carte. Un coup bien préparé en amène un autre !
lesson-digup-others = Pont, jumelles, rivière… : chaque carte a son tour dans son sac. { CLIENT() ->
    [terminal] En jeu, tapez « aide » pour tout lire.
   *[browser] Touchez une carte que vous ne pouvez pas jouer, elle s’explique.
}
lesson-digup-goal = Dès qu’une mine est entièrement retournée, on termine le tour de table et on compte les points.
lesson-digup-end-1 = Qui se souvient le mieux creuse le mieux.

lesson-digup-title-2 = Idole, squelette et pont
lesson-digup-again = Deuxième leçon : l’idole, le squelette, la défausse et le pont suspendu. Vous collectionnez encore les rubis ; Ana commence.
lesson-digup-ana-ruby = Ana pose un rubis 7 en bonne position : 1 point pour elle. Mais c’est votre couleur : ne le quittez pas des yeux.
lesson-digup-idol = Vous avez une idole. Elle vaut 2 points, n’importe où. Jouez-la !
lesson-digup-idol-place = Posez-la sur la position 4, au milieu à gauche. Tant qu’une idole est visible dans votre mine, vous ne pouvez pas en jouer d’autre.
lesson-digup-skeleton = Un squelette dormait là. Il ne vaut rien, nulle part : il faudra vous en débarrasser.
lesson-digup-bridge = Votre deuxième carte : le pont suspendu. Il échange une carte de votre mine avec une carte d’une autre mine. Jouez-le !
lesson-digup-bridge-give = D’abord la carte que vous donnez. Choisissez votre position 7 : vous allez voir pourquoi.
lesson-digup-bridge-take = Maintenant, celle que vous prenez : le rubis 7 d’Ana.
lesson-digup-landed = Le rubis 7 arrive sur votre position 7 : 3 points ! Ana a reçu votre carte cachée.
lesson-digup-discard = Après vos deux cartes, vous pouvez défausser. Défaussez le squelette.
lesson-digup-discard-not = Débarrassez-vous plutôt du squelette : il ne rapporte jamais rien.
lesson-digup-draw = L’autre pont peut encore servir : gardez-le et finissez votre tour. Vous piochez alors jusqu’à trois cartes.
lesson-digup-drawn = Deux nouvelles cartes : un rubis 8 et une pelle. Défausser ce qui ne sert pas en fait venir de meilleures !
lesson-digup-ana-shovel = Avec sa pelle, Ana retourne une de ses cartes : un saphir 4 en bonne position, 3 points d’un coup.
lesson-digup-ruby-eight = À vous ! Jouez le rubis 8.
lesson-digup-ruby-eight-place = Sur la position 8, à côté du rubis 7.
lesson-digup-shovel = 3 points de plus. Jouez maintenant votre pelle : elle retourne une carte cachée de votre mine.
lesson-digup-shovel-place = Tentez la position 3, en haut à droite.
lesson-digup-ruby-nine = Un rubis 9 ! Il n’est pas en bonne position, mais il est de votre couleur : 2 points.
lesson-digup-finish = Gardez vos cartes et finissez votre tour.
lesson-digup-count = Comptez : idole 2, rubis 4 et 9 deux points chacun, rubis 7 et 8 trois points chacun. 12 points, et quatre cartes encore cachées !
lesson-digup-end-2 = Échangez, défaussez, retournez : une mine se gagne carte par carte.

lesson-dig-title-1 = Une première galerie
lesson-dig-welcome = Voici la colline : des pierres, de l’équipement, des ennemis… Creusez des galeries pour y trouver des gemmes.
lesson-dig-beside = Vous n’avez pas encore de galerie. { CLIENT() ->
    [terminal] Creusez hors galerie, dans la colline.
   *[browser] Touchez la colline pour creuser hors galerie.
}
lesson-dig-stone = De l’acier ! Une pierre se collecte comme monnaie, ou devient le début d’une galerie si une recrue s’y installe.
lesson-dig-recruit = Ouvrez une galerie : placez votre recrue.
lesson-dig-recruit-not = Collecter, c’est sûr. Mais sans galerie, pas de gemmes : placez votre recrue.
lesson-dig-gallery = Placer une recrue fait tirer une carte de plus. La marque montre où viendra une gemme : quatre cartes après la recrue.
lesson-dig-dig = Ana a ouvert une galerie aussi. Prolongez la vôtre : creusez dedans.
lesson-dig-dig-not = Plus tard ! Pour l’instant, creusez dans votre galerie, vers la gemme.
lesson-dig-skeleton = Un squelette chez Ana ! Sa recrue s’enfuit à la taverne et sa galerie se ferme. Chaque carte peut cacher un ennemi.
lesson-dig-dig-on = La vôtre tient bon. Creusez encore !
lesson-dig-nearly = Plus qu’une carte jusqu’à la gemme. Allez !
lesson-dig-gem = Une gemme ! Elle n’est à vous qu’une fois la galerie fermée : d’ici là, une araignée ou un voleur peut la prendre.
lesson-dig-close = Ne tentez pas le sort : fermez la galerie par son entrée.
lesson-dig-close-not = Un ennemi pourrait tout gâcher. Fermez d’abord la galerie, par son entrée.
lesson-dig-brought = Gemme, recrue et pierres sont à vous. Les pierres servent de monnaie : acier 1, or 2, diamant 3, rubis 4.
lesson-dig-hire = Vous avez 10 cristaux, une recrue en coûte 5. Ouvrez la taverne et engagez deux recrues !
lesson-dig-recruits = Trois recrues : de quoi ouvrir plusieurs galeries ! Les compagnons de la taverne se paient aussi en pierres.
lesson-dig-goal = À dix gemmes, chacun des autres joue encore un tour. Le plus de gemmes et de runes gagne.
lesson-dig-end-1 = Creusez loin, mais fermez à temps.

lesson-dig-title-2 = Deux galeries et un compagnon
lesson-dig-again = Deuxième leçon. La partie est en cours : vous avez une galerie de deux cartes, une recrue libre et des pierres.
lesson-dig-elf = Commencez par la taverne. L’elfe coûte 2 aciers et 1 or, et il chasse les serpents : engagez-le !
lesson-dig-leave = Un compagnon reste avec vous jusqu’à la fin. Quittez la taverne : y aller était votre action du tour.
lesson-dig-second = Un squelette a fermé une galerie d’Ana. À vous : avec une recrue libre, on peut ouvrir une deuxième galerie. Creusez hors galerie.
lesson-dig-second-recruit = De l’or ! Placez votre recrue : voilà la galerie 2.
lesson-dig-pickaxe = Une pioche ! L’équipement s’utilise tout de suite ou se garde pour plus tard. Celui-ci fait tirer deux cartes : utilisez-le.
lesson-dig-pickaxe-not = On pourrait la garder. Mais deux cartes de plus tout de suite, c’est tentant : utilisez-la !
lesson-dig-pickaxe-where = Dans quelle galerie ? La première : sa gemme viendra sur la cinquième carte.
lesson-dig-ana-exit = Une sortie pour Ana : sa galerie se ferme toute seule, et elle collecte tout ce qui s’y trouve.
lesson-dig-both = On peut creuser dans plusieurs galeries à la fois, une carte pour chacune. Creusez dans vos deux galeries !
lesson-dig-order = Deux cartes sont retournées, vous choisissez l’ordre. Jouez d’abord celle de la galerie 2.
lesson-dig-exit = Une sortie, juste sur la cinquième carte : la gemme apparaît, la galerie se ferme, et tout est à vous !
lesson-dig-knight = Vos pierres suffisent pour le chevalier, qui chasse les squelettes. Engagez-le aussi !
lesson-dig-leave-again = Quittez la taverne.
lesson-dig-collapse = Un effondrement ! La nouvelle galerie d’Ana est détruite : tout est perdu, et sa recrue retourne à la taverne. Seule une ancre l’aurait sauvée.
lesson-dig-outside = À vous. Creusez hors galerie, pour ouvrir une autre galerie.
lesson-dig-spider = Une araignée ! Hors galerie, elle ne peut rien faire : on la défausse, et le tour est fini.
lesson-dig-third = Nouvel essai : creusez hors galerie.
lesson-dig-ruby = Un rubis ! Placez votre recrue.
lesson-dig-snake = Un serpent, qui aurait empêché toute gemme… Mais votre elfe le chasse, et vous gagnez une gemme !
lesson-dig-power = Chaque compagnon a son pouvoir : choisissez ceux qui vont avec vos galeries.
lesson-dig-end-2 = Plusieurs galeries, de bons compagnons, un peu d’équipement : la colline n’attend plus que vous.
