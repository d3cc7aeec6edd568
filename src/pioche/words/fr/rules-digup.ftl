# Dig Up Adventure : les règles, une section par message. La première ligne d’une section est son titre.

digup-rules-diagram = Une mine de neuf cartes, celle d’une joueuse qui collectionne les rubis, et ses points.

digup-rules-aim =
    But du jeu

    Ayez la mine qui vaut le plus de points. Chacun collectionne une couleur de pierres précieuses dans une mine de neuf cartes, presque toutes cachées au départ.

digup-rules-setup =
    Mise en place

    - **Couleurs** : de 2 à 4 personnes, chacune choisit une couleur différente, ou on les tire au sort. À trois, une des couleurs que personne ne collectionne quitte le jeu ; à deux, deux couleurs.
    - **Mines** : on mélange pierres, idoles et squelettes. Chacun en reçoit neuf faces cachées, sans les regarder, en trois rangées de trois, puis retourne celle du milieu.
    - **Pioche** : les cartes qui restent sont mélangées aux cartes Aventure. Chacun en prend trois en main.

    Les positions d’une mine se comptent comme on lit : 1, 2, 3 en haut, 4, 5, 6 au milieu, 7, 8, 9 en bas.

digup-rules-turn =
    Votre tour

    - **Jouez** jusqu’à deux cartes de votre main, ou aucune. Une carte venue dans votre main pendant ce tour peut être jouée aussi.
    - **Défaussez** autant de cartes que vous voulez, faces visibles ; il doit vous en rester trois au plus.
    - **Piochez** pour avoir trois cartes en main.

    Quand la pioche est vide et qu’il faut piocher, on mélange la défausse. Tout le monde peut consulter la défausse à tout moment.

digup-rules-gems =
    Les pierres précieuses

    Une pierre de votre couleur se pose sur n’importe quelle position de votre mine, une pierre d’une autre couleur seulement sur la position qui porte sa valeur. Elle est posée face visible, et la carte remplacée vient dans votre main ; si elle était cachée, les autres ne la voient pas.

    Cette règle ne vaut que pour les pierres jouées de la main : une Bourse ou un Pont suspendu mettent une pierre n’importe où.

digup-rules-idols =
    Les idoles et les squelettes

    Ils se posent comme une pierre, sur n’importe quelle position de votre mine. Une idole vaut 2 points, un squelette rien du tout. On ne joue pas d’idole de sa main tant que sa mine en montre une ; par un échange, on peut en avoir plusieurs.

digup-rules-tools =
    Les cartes Aventure

    On montre la carte, on applique son effet, puis on la défausse.

digup-rules-memory =
    Ce que vous avez vu

    Les cartes cachées que vous avez vues restent affichées pour vous tant qu’on peut les suivre. Avec l’option « { digup-option-memory } » sur non, c’est à vous de vous en souvenir.

digup-rules-end =
    Fin de la partie

    Dès qu’une mine est entièrement visible, on termine le tour de table, pour que tout le monde ait joué autant de fois, même si cette mine change encore. Puis on retourne tout et chacun compte :

    - **3 points** : une pierre de votre couleur en bonne position, c’est-à-dire sur la position qui porte sa valeur.
    - **2 points** : une pierre de votre couleur ailleurs, ou une idole.
    - **1 point** : une pierre d’une autre couleur en bonne position.
    - **0 point** : une pierre d’une autre couleur ailleurs, ou un squelette.

    Le plus haut total gagne. À égalité l’emporte la plus longue suite de pierres de sa couleur sur des positions qui se suivent, de valeurs qui montent de un en un : 4, 5, 6 sur les positions 2, 3, 4 font une suite de trois. Si elles sont aussi longues, la victoire est partagée.

digup-rules-solo =
    En solo

    Choisissez quatre couleurs : leurs pierres et les quatre squelettes forment quatre mines de neuf cartes cachées, une par couleur, et une pioche de quatre. Piochez une carte. Une pierre va à sa place dans la mine de sa couleur, et la carte qu’elle y remplace est la suivante à placer. Un squelette est mis de côté, et on pioche.

    C’est gagné si les quatre mines sont complètes avant le quatrième squelette. Le score est le nombre de pierres placées.

digup-rules-example =
    Un exemple

    Ana collectionne les rubis. Voici sa main.

digup-rules-example-hand = Elle joue d’abord le rubis, puis le saphir, et garde la torche.
digup-rules-example-own = **Le rubis 4** est de sa couleur : elle peut le poser où elle veut. Sur la position 4, il est en bonne position et vaut { $points } points. La carte cachée qui s’y trouvait vient dans sa main : un squelette.
digup-rules-example-other = **Le saphir 2** n’est pas de sa couleur : il ne peut aller que sur la position 2, pour { $points } point. Elle y récupère un diamant 9.
digup-rules-example-draw = **Elle défausse** le squelette et garde la torche et le diamant ; puis elle pioche, pour avoir de nouveau { $hand } cartes en main.
digup-rules-example-count = **Si la partie s’arrêtait là**, on retournerait toute sa mine. Elle vaut { $points } points :
digup-rules-example-sum =
    { $placed ->
        [one] { $placed } rubis en bonne position
       *[other] { $placed } rubis en bonne position
    } : { $placed_points } points. { $elsewhere ->
        [one] { $elsewhere } rubis ailleurs
       *[other] { $elsewhere } rubis ailleurs
    } : { $elsewhere_points } points. { $others ->
        [one] { $others } pierre d’une autre couleur en bonne position
       *[other] { $others } pierres d’autres couleurs en bonne position
    } : { $others_points } points. Une idole : { $idol_points } points. Le squelette et le diamant 2 ne valent rien.
digup-rules-example-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
