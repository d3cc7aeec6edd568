# DIG : les règles, une section par message. La première ligne d’une section est son titre.

dig-rules-diagram = Une galerie de cinq cartes : la recrue posée sur la première fait apparaître une gemme sur la cinquième.

dig-rules-aim =
    But du jeu

    Ayez le plus de gemmes. Dès que quelqu’un en a collecté dix, les autres jouent encore un tour, puis on compte. Une rune compte comme une gemme.

dig-rules-setup =
    Mise en place

    De 2 à 4 personnes. On mélange les 162 cartes de la colline. Six compagnons tirés au hasard sont à la taverne, avec les recrues et les gemmes. Chacun reçoit une recrue. On tire au sort qui commence, ou la table le choisit.

dig-rules-turn =
    Votre tour

    Faites une seule de ces trois choses :

    - **Creuser**, hors galerie ou dans vos galeries. Vous pouvez alors utiliser autant d’équipement que vous voulez, avant ou après avoir tiré.
    - **Aller à la taverne** et engager autant de recrues et de compagnons que vous pouvez payer.
    - **Fermer** une de vos galeries.

dig-rules-beside =
    Creuser hors galerie

    Tirez une carte de la colline.

    - **Une pierre** : collectez-la, ou placez-y une recrue ; elle devient alors la première carte d’une galerie.
    - **Un équipement** : utilisez-le tout de suite, ou gardez-le. Jamais deux de la même famille.
    - **Toute autre carte** ne se joue pas hors galerie : elle est défaussée et le tour s’arrête. Seul le loup-garou frappe aussi hors galerie, selon l’option.

    Une pierre vaut des cristaux, avec lesquels on paie à la taverne : acier { $steel }, or { $gold }, diamant { $diamond }, rubis { $ruby }.

dig-rules-galleries =
    Creuser dans ses galeries

    Vous avez quatre galeries au plus. Annoncez dans lesquelles vous creusez : une, plusieurs ou toutes. Tirez une carte pour chacune ; elles sont retournées ensemble et jouées dans l’ordre que vous voulez.

    - **Pierres, runes, œufs et serpents** allongent la galerie.
    - **Une recrue libre** peut se placer sur la pierre qui vient d’être tirée : une par carte, quatre par galerie.
    - **Chaque recrue placée**, dans une galerie ou pour en ouvrir une, fait tirer aussitôt une carte de plus dans cette galerie.
    - **Un équipement** s’utilise ou se garde, comme hors galerie.

dig-rules-gems =
    Les gemmes

    Une recrue fait apparaître une gemme sur chaque cinquième carte, en comptant la sienne : placée sur la 1re carte, ce sont la 5e, la 10e, la 15e ; placée sur la 3e, la 7e, la 12e, la 17e. Plusieurs recrues s’additionnent. Tant qu’un serpent est dans la galerie, aucune gemme n’apparaît.

    Une gemme ne compte qu’une fois collectée. Le livret donne un exemple qui compte autrement que son texte : l’option « { dig-option-gem_count } » permet de le suivre.

dig-rules-closing =
    Fermer une galerie

    Vous collectez ses pierres, ses gemmes et ses runes, et vous reprenez ses recrues. Un œuf de gemme devient une gemme, sauf si un ennemi a forcé la fermeture. Certaines cartes ferment la galerie d’elles-mêmes.

dig-rules-enemies =
    Les ennemis

    Un ennemi agit dans la galerie où il est tiré, puis il est défaussé ; seul le serpent reste. Un compagnon vous protège sans qu’on le lui demande, un bouclier seulement si vous le voulez. Quand un ennemi force une galerie à fermer, vous collectez ce qui y reste. Seul l’orc fait perdre une recrue pour de bon, et jamais la dernière des quatre.

dig-rules-equipment =
    L’équipement

    Il sert une fois, puis il est défaussé. Boussole, pioche et parchemin agissent hors galerie si c’est là que vous creusez, sinon dans celle de vos galeries que vous voulez. Bombe, potion et sceptre ne visent que les galeries des autres.

dig-rules-tavern =
    La taverne

    Une recrue coûte { $price } cristaux, et on ne rend pas la monnaie. Chacun a quatre recrues au plus. Un compagnon coûte exactement ses pierres ; un coffre peut en remplacer une. Il reste avec vous jusqu’à la fin, et un autre prend sa place à la taverne tant qu’il y en a.

dig-rules-price = Prix : { $first } { $first_stone ->
    [steel] acier
    [gold] or
    [diamond] { $first ->
        [one] diamant
       *[other] diamants
    }
   *[ruby] rubis
}{ $second_stone ->
    [none] {""}
    [gold] , { $second } or
    [diamond] , { $second } { $second ->
        [one] diamant
       *[other] diamants
    }
   *[ruby] , { $second } rubis
}

dig-rules-end =
    Fin de la partie

    Quand quelqu’un a collecté dix gemmes, runes comprises, chacun des autres joue encore un tour. Le plus de gemmes et de runes l’emporte ; à égalité, le plus de runes ; sinon la victoire est partagée. Avec Tyler, trois runes collectées font gagner aussitôt.

    Si la colline est vide, on mélange la défausse.

dig-rules-sources =
    Sources

    Nous n’avons pas vu les cartes des compagnons : leurs prix sont les nôtres. Une feuille de cartes peut les corriger.

dig-rules-example =
    Un exemple

    Ana a une recrue libre. Entre ses tours, Bruno creuse hors galerie.

dig-rules-example-start = **Ana creuse hors galerie** et tire de l’or. Elle y place sa recrue : c’est la première carte d’une galerie. Placer une recrue fait tirer une carte de plus, de l’acier.
dig-rules-example-rune = **Au tour suivant**, elle creuse dans sa galerie et tire une rune, qui l’allonge.
dig-rules-example-ruby = **Encore un tour** : un rubis, la quatrième carte. Elle n’a plus de recrue libre à y placer.
dig-rules-example-close = **La cinquième carte est une pièce secrète.** La recrue y fait apparaître une gemme, la pièce secrète en donne une de plus, et la galerie ferme. Ana collecte { $gems } gemmes et { $runes } rune, ce qui compte pour { $total } gemmes. Sa recrue est de nouveau libre.
dig-rules-example-hire = Elle collecte aussi l’or, l’acier et le rubis, soit { $crystals } cristaux : à un prochain tour, elle pourra engager une recrue pour { $price } cristaux.
dig-rules-example-recruit = carte { $number }, avec la recrue
dig-rules-example-number = carte { $number }
dig-rules-example-room = carte { $number }, avec { $gems } gemmes
