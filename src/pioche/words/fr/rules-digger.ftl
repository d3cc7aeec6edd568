# Digger : les règles, une section par message. La première ligne d’une section est son titre.

digger-rules-diagram = Un lancer : le diamant, l’émeraude et l’eau sont seuls de leur couleur, on peut les prendre ; l’or, non.

digger-rules-aim =
    But du jeu

    Ayez dans votre caisse les pierres qui valent le plus de points quand la rivière est à sec.

digger-rules-setup =
    Mise en place

    De 3 à 5 personnes. Les cinquante jetons sont au centre, dix de chaque sorte. Chacun a une caisse. On tire au sort qui commence, ou la table le choisit. La personne à droite de qui creuse est maître du temps : elle seule voit le sablier.

digger-rules-throw =
    Lancer

    Le premier lancer retourne le sablier : il dure trente secondes, et qui creuse ne le voit pas. On lance toujours les cinq dés, aussi souvent qu’on veut.

digger-rules-take =
    Prendre

    Chaque couleur montrée par un seul dé permet de prendre au centre un jeton de cette couleur et de le poser à côté de sa caisse. Deux dés de la même couleur ne donnent rien. Rien n’oblige à prendre ; le lancer suivant efface l’occasion.

digger-rules-steal =
    Voler

    La face noire des dés est le voleur. Si un seul dé le montre, chaque autre pierre montrée par un seul dé peut être prise dans la caisse de quelqu’un d’autre plutôt qu’au centre. L’eau ne se vole pas. Le geste compte : toucher une pile voisine arrête le tour, et tout ce qui a été gagné pendant ce tour retourne au centre.

digger-rules-store =
    Ranger

    Les pierres s’empilent une à une dans la caisse, l’eau va dans la boîte. Dès le premier jeton rangé, on ne lance plus et on ne prend plus. Quand tout est rangé, c’est STOP : tout est gardé, et les dés passent à gauche.

digger-rules-night =
    La nuit

    Quand le sablier est vide, la nuit tombe : ce qui n’est pas encore rangé retourne au centre, même ce qui a été volé, même l’eau.

digger-rules-end =
    Fin de la partie

    S’il ne reste plus d’eau au centre à la fin d’un tour, la rivière est à sec et la partie est finie. Chaque pierre rapporte ce que dit votre caisse ; l’eau ne rapporte rien. Le plus haut total gagne ; à égalité, la victoire est partagée.

digger-rules-crates =
    Les caisses

    Les caisses blanches paient la même chose à tout le monde : or { $gold }, rubis { $ruby }, émeraude { $emerald }, diamant { $diamond }. En option, les caisses noires sont toutes différentes, chacune d’un total de { $total }. Dans le même ordre :

    - **Caisse noire 1** : { $black1 }
    - **Caisse noire 2** : { $black2 }
    - **Caisse noire 3** : { $black3 }
    - **Caisse noire 4** : { $black4 }
    - **Caisse noire 5** : { $black5 }

digger-rules-untimed =
    Plus de temps, ou sans horloge

    L’option « { digger-option-pace } » propose des sabliers plus longs, ou un nombre de lancers à la place du temps. Sans horloge il n’y a pas de nuit, et on peut tout ranger d’un coup.

digger-rules-sources =
    Sources

    Le livret ne donne pas ce que paient les caisses : ces valeurs sont les nôtres. Une feuille de cartes peut les corriger.

digger-rules-example =
    Un exemple

    Bruno a un rubis dans sa caisse. Ana prend les dés : son premier lancer retourne le sablier.

digger-rules-example-first = **Premier lancer.** Deux dés montrent l’or : ils ne donnent rien. Diamant, émeraude et eau sont montrés par un seul dé chacun. Ana prend un diamant et une émeraude au centre ; elle laisse l’eau, qui rapproche la fin.
digger-rules-example-steal = **Deuxième lancer.** Un seul dé montre le voleur, un seul le rubis : Ana peut prendre un rubis au centre ou voler celui de Bruno. Elle le vole, sans toucher les autres piles. Les deux émeraudes ne donnent rien.
digger-rules-example-store = **Elle range** ses trois pierres une à une, et c’est STOP. Le sablier coule encore : tout est gardé. Dans une caisse blanche, cela fait { $points } points.
digger-rules-example-late = Si la nuit était tombée avant que le rubis soit rangé, il serait retourné au centre, et non chez Bruno.
digger-rules-example-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
