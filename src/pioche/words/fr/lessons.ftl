# Les premières parties avec professeur. Ces phrases sont lues à part : seules les leçons en ont besoin.

lesson-title = Apprendre { $game }
lesson-teacher = Le professeur
lesson-progress = Avancement de la leçon
lesson-next = Continuer la leçon
lesson-your-turn = À vous !
lesson-not-now = Bonne idée, mais pas tout de suite. D’abord : « { $move } ».
lesson-end-title = Bravo, vous savez jouer !
lesson-end-play = Jouer une vraie partie
lesson-end-again = Revoir la leçon

lesson-diamant-welcome = Bienvenue dans la grotte ! Première carte : 11 rubis à partager à trois. 3 pour chacun, et 2 restent sur le chemin.
lesson-diamant-bag = Vos 3 rubis sont dans votre sac. Attention : tant que vous êtes dans la grotte, rien n’est à l’abri.
lesson-diamant-choose = Avant chaque carte, chacun choisit en secret : continuer ou sortir. Aucun danger pour l’instant : continuez !
lesson-diamant-choose-not = Sortir si tôt ? Il n’y a encore aucun danger sur le chemin. Touchez « Continuer ».
lesson-diamant-calm = 5 rubis : 1 chacun, et 2 de plus restent sur le chemin. Tout est calme, continuez.
lesson-diamant-danger = Des serpents ! Le premier danger n’est qu’un avertissement. Mais si des serpents reviennent, ceux qui sont encore là perdent tout leur sac.
lesson-diamant-dare = Un seul danger : le risque est encore petit. Tentez une carte de plus.
lesson-diamant-dare-not = Prudence honorable ! Mais pour cette leçon, osons encore une carte : touchez « Continuer ».
lesson-diamant-ana-leaves = Ana est sortie. Elle ramasse les 4 rubis restés sur le chemin et met les 8 qu’elle a maintenant à l’abri dans son coffre.
lesson-diamant-second-danger = Voilà des béliers : deux dangers différents, toujours pas de piège. À deux, les parts sont plus grosses. Continuez !
lesson-diamant-fewer = 7 rubis pour deux : 3 chacun. Être peu nombreux, ça paie ! Encore une carte.
lesson-diamant-relic = Une relique ! Elle ne se partage pas. Pour l’emporter, il faut être seul à sortir.
lesson-diamant-leave = Tom est gourmand, il va rester. C’est votre chance : sortez !
lesson-diamant-leave-not = Deux dangers guettent, et une relique vous attend. Touchez « Sortir ».
lesson-diamant-trap = Piège ! Des béliers pour la deuxième fois : Tom perd ses 7 rubis. Vous étiez déjà dehors.
lesson-diamant-safe = Dans votre coffre : 8 rubis et une relique qui en vaut 5. Cela, plus personne ne vous le prendra.
lesson-diamant-goal = Une partie compte cinq expéditions, une par lampe. À la fin, le plus riche gagne.
lesson-diamant-end = Avancez tant que le jeu en vaut la chandelle, et sortez avant le piège de trop.
