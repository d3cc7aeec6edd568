# Let’s Dig for Treasure : les règles, une section par message. La première ligne d’une section est son titre.

letsdig-rules-diagram = Ce qu’on déterre en un tour : au deuxième Vers, tout est perdu.

letsdig-rules-aim =
    But du jeu

    Ayez la pile de score qui vaut le plus de points quand un des trois trous est vide.

letsdig-rules-setup =
    Mise en place

    De 2 à 5 personnes. On mélange les 120 cartes et on en fait trois pioches de 40, faces cachées : les trous du jardin. On tire au sort qui commence, ou la table le choisit.

    La Mine antipersonnel peut faire durer la partie : une option permet de jouer sans elle.

letsdig-rules-turn =
    Votre tour

    - **Creusez** : retournez, devant tout le monde, la carte du dessus du trou de votre choix. Il faut creuser au moins une carte.
    - **Puis décidez** : creuser encore, dans n’importe quel trou, ou vous arrêter.
    - **Si vous vous arrêtez**, vous collectez tout ce que vous avez déterré ce tour-ci : les cartes vont dans votre pile de score.
    - **Si vous perdez tout**, le tour s’arrête aussitôt et les cartes déterrées ce tour-ci sont défaussées pour de bon. Ce que vous avez donné reste donné.

letsdig-rules-plain =
    Des points, rien de plus

    Ces cartes comptent leurs points à la fin. L’Alliance sert aussi à la Robe de mariée.

letsdig-rules-dug =
    Dès qu’elles sont déterrées

    Ces cartes agissent au moment où vous les retournez. Un Chien fidèle sert qu’il soit déterré ce tour-ci ou déjà dans votre pile, et seulement si vous le voulez.

letsdig-rules-collected =
    Quand vous les collectez

    Ces cartes agissent quand vous vous arrêtez, l’une après l’autre, dans l’ordre de votre choix. Celle qu’une Carte au trésor vous fait collecter agit aussi ; une carte volée ou défaussée n’agit pas.

    « Quelqu’un d’autre » n’est jamais vous. Les tours supplémentaires s’ajoutent les uns aux autres.

letsdig-rules-last =
    Au décompte final

    Ces cartes comptent pour qui les a dans sa pile à la fin. Une carte Cookies ou Lait ne sert que dans une seule paire.

letsdig-rules-end =
    Fin de la partie

    Dès qu’un trou est vide, qu’on y ait creusé ou qu’une Carte au trésor l’ait vidé, le tour en cours est le dernier ; les tours supplémentaires encore dus sont perdus. Ce tour va jusqu’à son terme : on peut encore creuser ailleurs, et tout perdre. Un trou détruit par la Mine antipersonnel ne termine pas la partie.

    Puis chacun additionne sa pile ; un total peut être négatif. Le plus haut total gagne ; à égalité, la victoire est partagée.

letsdig-rules-secrets =
    Ce qui est caché

    On voit combien de cartes ont les trous et les piles de score, pas lesquelles. Vous pouvez toujours regarder votre pile. Les autres cartes que vous avez vues vous sont rappelées tant qu’on peut les suivre.

letsdig-rules-teams =
    En équipes (en option)

    À quatre, deux contre deux : les partenaires se font face et partagent une seule pile de score, que les deux peuvent regarder. « Quelqu’un d’autre » peut être votre partenaire. Un tour supplémentaire est pour qui l’a gagné.

letsdig-rules-sources =
    Sources

    Le livret ne donne ni les points de toutes les cartes, ni tous leurs effets. Nous avons choisi nous-mêmes ce que font le Fossoyeur assoupi, le Sabre pirate, la Robe de mariée et les Déchets radioactifs, le nombre de cartes que montre la Carte au trésor, et qu’un Chien ne chasse qu’un squelette. Si vous avez le jeu, une feuille de cartes prend les nombres que vous y lisez.

letsdig-rules-example =
    Un exemple

    Ana, Bruno et Chloé jouent chacun leur premier tour.

letsdig-rules-example-stop = **Ana** déterre de la Gadoue, un Vers et l’Or du passeur. Un deuxième Vers lui ferait tout perdre : elle s’arrête et collecte { $points } points.
letsdig-rules-example-bust = **Bruno** déterre un Coffre au trésor, un Vers, du Lait… et un deuxième Vers ! Il perd tout ce qu’il a déterré ce tour-ci. Dans sa pile : { $points } point.
letsdig-rules-example-dog = **Chloé** déterre un Chien fidèle, puis un Squelette maudit : elle le fait chasser par le Chien, et le tour continue. Vient un Héritage maudit, qu’elle doit donner : elle choisit Ana. Elle déterre encore une Alliance et s’arrête. Le Chien et l’Alliance lui rapportent { $points } points.
letsdig-rules-example-after = Ana en est à { $ana } points avec l’Héritage, Chloé à { $chloe }, Bruno à { $bruno }.
letsdig-rules-example-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letsdig-rules-example-driven = chassé
letsdig-rules-example-given = { $points } points pour Ana
