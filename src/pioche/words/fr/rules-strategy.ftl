# Stratégie : des conseils pour chaque jeu, une partie par message, avec des chiffres tirés des parties des champions. La première ligne d’une partie est son titre.

strategy-range = { $first }–{ $last }
strategy-from = { $first }+
strategy-number = { $number }
strategy-place = { $place ->
    [1] 1er
   *[other] { $place }e
}

strategy-counted =
    Comment on a compté

    { $kind ->
        [network] { $games } parties de { $seats } champions entre eux, qui décident d’après ce qu’ils ont appris, sans rien d’autre. À la table, le champion vérifie en plus ces coups en jouant la suite.
        [rivals] { $games } parties d’un champion contre d’autres robots ({ $rivals }), à { $seats } joueurs. Seules les décisions du champion sont comptées, prises d’après ce qu’il a appris, sans rien d’autre. À la table, il vérifie en plus ces coups en jouant la suite.
       *[other] { $games } parties de { $seats } champions entre eux.
    } Un nombre est une part des décisions, en pour cent. Là où moins de { $fewest } décisions ont été comptées, il y a un tiret.

    { $kind ->
        [rivals] Ici, un champion joue contre des robots qui suivent des règles simples. Contre des joueurs qui jouent autrement, d’autres coups peuvent gagner plus souvent.
       *[other] Ici, des champions jouent contre des champions. Contre des joueurs qui rentrent trop tôt ou qui risquent trop, d’autres coups peuvent gagner plus souvent.
    }

diamant-strategy-rubies =
    Le sac décide, pas les dangers

    Avec moins de cinq rubis dans leur sac, les champions rentrent dans { $poor } % de leurs décisions ; avec vingt ou plus, dans { $rich } %. Les dangers visibles comptent bien moins : avec cinq à quatorze rubis, ils rentrent dans { $calm } % des décisions quand aucun danger n’est visible, et dans { $risky } % quand il y en a trois ou plus.

    - **Restez plus longtemps que vous n’en avez envie.** Quelques rubis se retrouvent vite, et chaque explorateur qui part avant vous agrandit vos parts.
    - **Partez quand les autres restent.** Ceux qui partent ensemble se partagent ce qui est sur le chemin ; qui part seul prend tout. Les champions retiennent qui est resté quand l’enjeu était grand, et qui est rentré quand il était petit.
diamant-strategy-rubies-caption = Part des départs des champions, en pour cent
diamant-strategy-rubies-rows = Rubis dans le sac
diamant-strategy-rubies-columns = Dangers visibles

diamant-strategy-company =
    Seul dans la grotte

    Le dernier explorateur à l’intérieur rentre dans { $alone } % de ses décisions, un explorateur sur quatre dans { $four } %. Seul, on rapporte tout ce qui est sur le chemin, et il n’y a plus d’avance à défendre contre les autres.
diamant-strategy-company-caption = Part des départs des champions, en pour cent
diamant-strategy-company-rows = Explorateurs dans la grotte
diamant-strategy-company-columns = Dangers visibles

diamant-strategy-last =
    La dernière expédition

    Seule la première place compte. Le joueur au coffre le plus rempli rentre dans { $ahead } % de ses décisions, ceux qui ont plus de dix points de retard dans { $behind } %. Si vous êtes en retard, continuez jusqu’à ce que le chemin porte ce qu’il vous faut.
diamant-strategy-last-caption = Part des départs des champions dans la dernière expédition, en pour cent
diamant-strategy-last-rows = Retard sur le meilleur coffre
diamant-strategy-last-columns = Dangers visibles

letsdig-strategy-stop =
    Quand s’arrêter

    Deux chiffres décident, et tous deux sont écrits à côté du bouton : ce que rapporte l’arrêt, et le risque de tout perdre. Tant que la prochaine carte ne peut rien faire perdre, les champions creusent encore dans { $safe } % des décisions, et même avec vingt points ou plus dans { $wealthy } %. Dès que le risque atteint 20 %, ils s’arrêtent dans { $few } % des décisions avec moins de dix points et dans { $many } % avec quinze ou plus.
letsdig-strategy-stop-caption = Part des arrêts des champions, en pour cent
letsdig-strategy-stop-rows = Points de l’arrêt
letsdig-strategy-stop-columns = Risque de tout perdre, en pour cent

letsdig-strategy-pile =
    Quelle pile

    La première pile vide met fin à la partie. Tant que la plus basse compte plus de vingt cartes, les champions y commencent { $early } % de leurs tours. Quand elle en compte onze à vingt, ils commencent le plus souvent sur celle du milieu ({ $middle } %), rarement sur la plus haute. Quand il n’y reste que cinq cartes ou moins, ils n’y commencent plus que { $late } % de leurs tours.
letsdig-strategy-pile-caption = Où les champions creusent d’abord, en pour cent
letsdig-strategy-pile-rows = Cartes de la pile la plus basse
letsdig-strategy-pile-columns = Première pile creusée
letsdig-strategy-pile-shortest = la plus basse
letsdig-strategy-pile-middle = celle du milieu
letsdig-strategy-pile-longest = la plus haute

digup-strategy-play =
    Que jouer d’abord

    Une pierre qui rapporte trois points est jouée aussitôt dans { $three } % des tours où on l’a en main, une qui ne rapporte rien dans { $none } %. Parmi les autres cartes, celles qui gagnent quelque chose maintenant passent d’abord ; les autres attendent leur heure.

    - **Les trois points d’abord.** Une pierre à sa place et de votre couleur est sûre, et ne gêne rien.
    - **Gardez ce qui peut servir.** Une carte utile plus tard vaut sa place dans la main.
digup-strategy-play-caption = Part des tours où une carte en main est jouée la première, en pour cent
digup-strategy-play-rows = Carte
digup-strategy-play-columns = Tour de table
digup-strategy-gain = { $points ->
    [0] Pierre qui ne rapporte rien
    [one] Pierre à { $points } point
   *[other] Pierre à { $points } points
}

dig-strategy-turn =
    Que faire de son tour

    Sans galerie, les champions creusent dehors dans { $outside } % des tours et vont à la taverne dans { $tavern } %. Avec une galerie, ils y creusent le plus souvent ({ $dig } %). Une deuxième galerie est rare : deux galeries attirent deux fois plus d’ennemis. Qui en a deux y creuse presque à chaque tour ({ $both } %).
dig-strategy-turn-caption = Ce que les champions font de leur tour, en pour cent
dig-strategy-turn-rows = Vos galeries
dig-strategy-turn-columns = Action
dig-strategy-action-beside = dehors
dig-strategy-action-dig = galeries
dig-strategy-action-tavern = taverne
dig-strategy-action-close = fermer

dig-strategy-close =
    Quand fermer une galerie

    Avec deux gemmes dans une galerie, les champions la ferment dans { $near } % des tours si la prochaine gemme est à une carte, et dans { $far } % si elle est à trois ou quatre. Avec quatre gemmes ou plus, ils la ferment dans { $rich } % : chaque carte peut être l’araignée ou l’effondrement.
dig-strategy-close-caption = Part des galeries que les champions ferment, en pour cent
dig-strategy-close-rows = Gemmes et runes dedans
dig-strategy-close-columns = Cartes jusqu’à la prochaine gemme

dig-strategy-engage =
    Qui engager

    Peu de compagnons valent leur prix. Les champions engagent l’ombre dans { $shadow } % des tours où ils peuvent la payer, le chevalier dans { $knight } % et le chasseur dans { $hunter } %. Le pirate, l’éclaireur, le mécène, la reine et Tyler ne sont presque jamais engagés ({ $useless } %).

    Qui a des compagnons engage davantage : le ninchat dans { $first } % des tours comme premier compagnon, dans { $third } % quand on en a déjà deux ou plus.
dig-strategy-engage-caption = Part des tours où un compagnon que l’on peut payer est engagé, en pour cent
dig-strategy-engage-rows = Compagnon
dig-strategy-engage-columns = Vos compagnons

digger-strategy-take =
    Que prendre

    Rubis, émeraudes et diamants se prennent toujours ; même après vingt secondes, les champions prennent un rubis dans { $ruby } % des jets qui en offrent un. L’or rapporte peu et coûte le même temps : ils ne le prennent presque jamais ({ $gold } %).
digger-strategy-take-caption = Part des jetons offerts que les champions prennent, en pour cent
digger-strategy-take-rows = Jeton
digger-strategy-take-columns = Secondes du tour

digger-strategy-water =
    Qui met fin à la partie

    L’eau ne rapporte rien, mais quand il n’y en a plus, la partie est finie. Tant qu’il reste six à neuf gouttes au centre, un champion qui est premier en prend une dans { $leader } % des jets qui l’offrent, un champion qui est derrière dans { $others } %. Quand il n’en reste que quatre ou moins, même celui qui est derrière en prend une, dans { $late } %.
digger-strategy-water-caption = Part de l’eau offerte que les champions prennent, en pour cent
digger-strategy-water-rows = Votre place
digger-strategy-water-columns = Eau au centre

digger-strategy-store =
    Quand ranger

    Presque rien n’est rangé dans les quinze premières secondes. Après vingt, les champions qui ont huit points ou plus à côté de leur caisse commencent à ranger dans { $late } % des décisions au lieu de relancer. Comptez une seconde environ par jeton.
digger-strategy-store-caption = Part des décisions où les champions commencent à ranger au lieu de relancer, en pour cent
digger-strategy-store-rows = Points à côté de la caisse
digger-strategy-store-columns = Secondes du tour

digger-strategy-steal =
    Prendre ou voler

    Quand une pierre peut être prise au centre ou volée, les champions la volent dans { $steal } % des cas : un vol vaut deux pas, un en avant pour vous, un en arrière pour un rival. Mais une main qui glisse perd tout ce que le tour a rapporté : avec moins de huit points à côté de la caisse, ils volent dans { $poor } % des cas, avec seize ou plus dans { $rich } %. Un champion qui est premier vole plus que les autres.
digger-strategy-steal-caption = Part des pierres volées plutôt que prises, en pour cent
digger-strategy-steal-rows = Points à côté de la caisse
digger-strategy-steal-columns = Votre place

digger-strategy-rob =
    Qui voler

    Plutôt la meilleure caisse qui a la pierre, mais de peu : le rival qui a le plus de points est choisi dans { $leader } % des cas, le troisième dans { $last } %.
digger-strategy-rob-caption = Part des rivaux choisis, en pour cent
digger-strategy-rob-rows = Place du rival
digger-strategy-rob-columns = Pierre volée
