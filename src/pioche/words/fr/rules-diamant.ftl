# Diamant : les règles, une section par message. La première ligne d’une section est son titre.

diamant-rules-diagram = Un chemin, carte après carte : des rubis à partager, puis un danger… et le même danger une deuxième fois.

diamant-rules-aim =
    But du jeu

    Rapportez au campement plus de points que les autres, en cinq expéditions dans la grotte. Un rubis vaut 1 point. Un diamant en vaut 5 : c’est cinq rubis, rien de plus.

diamant-rules-setup =
    Mise en place

    De 3 à 8 personnes. On mélange les quinze cartes Trésor et les quinze cartes Danger, trois de chacun des cinq dangers. Les coffres sont vides, et tout le monde entre dans la grotte.

diamant-rules-advance =
    Avancer

    On retourne la carte suivante du chemin. Les rubis d’un trésor se partagent à parts égales entre toutes les personnes dans la grotte ; ce qui ne se partage pas reste sur le chemin. S’il y a moins de rubis que de personnes, le trésor y reste tout entier.

    Ce que vous portez n’est pas encore à l’abri.

diamant-rules-dangers =
    Les dangers

    La première carte d’un danger ne fait que prévenir. La deuxième carte du même danger dans la même expédition est un piège : toutes les personnes dans la grotte perdent ce qu’elles portent, et l’expédition s’arrête.

    Après un piège, une de ces deux cartes quitte le jeu pour de bon : ce danger devient plus rare.

diamant-rules-decide =
    Décider

    Après chaque carte, toutes les personnes dans la grotte choisissent en secret : continuer ou sortir. Les choix sont révélés en même temps ; jusque-là, chacun peut changer d’avis.

    La première carte d’une expédition est retournée avant tout choix.

diamant-rules-leave =
    Sortir

    Les personnes qui sortent en même temps se partagent à parts égales les rubis restés sur le chemin ; ce qui ne se partage pas y demeure. Qui sort sans personne d’autre les prend donc tous.

    Puis elles mettent tout ce qu’elles portent dans leur coffre, à l’abri jusqu’à la fin de la partie, et attendent au campement l’expédition suivante.

diamant-rules-next =
    D’une expédition à l’autre

    Une expédition s’arrête quand plus personne n’est dans la grotte, ou au premier piège. Les rubis restés sur le chemin sont perdus. On mélange de nouveau toutes les cartes, sauf celles que des pièges ont retirées, et tout le monde entre dans la grotte.

diamant-rules-relics =
    Les reliques (en option)

    Au début de chaque expédition, la première comprise, une relique de plus est mélangée à la pioche, de la moins précieuse à la plus précieuse. Retournée, elle reste sur le chemin.

    - **Une personne qui sort sans personne d’autre** emporte toutes les reliques du chemin.
    - **Si plusieurs sortent en même temps**, aucune ne les prend.
    - **À la fin de l’expédition**, les reliques restées sur le chemin quittent le jeu. Une relique qui n’a pas été retournée reste dans la pioche.

    Avec les reliques « { diamant-option-relics-classic } », les cinq sont pareilles : les trois premières sorties de la grotte valent 5 points chacune, les suivantes 10.

diamant-rules-end =
    Fin de la partie

    Après la cinquième expédition, chacun compte les points de son coffre et de ses reliques. Le plus haut total gagne ; à égalité, la victoire est partagée.

diamant-rules-example =
    Un exemple

    Ana, Bruno, Chloé et David entrent dans la grotte.

diamant-rules-example-treasure = **Un trésor de { $rubies } rubis.** Chacun en prend { $carried } ; il en reste { $path } sur le chemin. Tout le monde continue.
diamant-rules-example-danger = **Des serpents.** C’est la première carte de ce danger : un avertissement. Tout le monde continue quand même.
diamant-rules-example-second = **Un trésor de { $rubies } rubis.** Chacun porte maintenant { $carried } rubis, et { $path } attendent sur le chemin.
diamant-rules-example-leave = **Chloé et David sortent.** Ils se partagent les rubis du chemin, { $share } chacun. Avec les { $carried } qu’ils portaient, chacun met { $chest } rubis à l’abri.
diamant-rules-example-deeper = **Ana et Bruno continuent : un trésor de { $rubies } rubis.** À deux, les parts sont plus grosses : chacun porte maintenant { $carried } rubis.
diamant-rules-example-trap = **Ils continuent encore : d’autres serpents !** C’est la deuxième carte du même danger, donc un piège. Ana et Bruno perdent chacun les { $lost } rubis qu’ils portaient, et l’expédition s’arrête. Une des deux cartes quitte le jeu.
diamant-rules-example-after = Dans les coffres, cela fait { $chloe } points pour Chloé et autant pour David, { $ana } pour Ana et pour Bruno.
