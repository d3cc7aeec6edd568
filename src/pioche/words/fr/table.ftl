# La table

table-undo = { $you ->
    [seat] Vous annulez votre coup
   *[none] { $seat } annule son coup
}{ $revealed ->
    [0] .
   *[other] , alors qu’on avait vu du nouveau depuis.
}
table-leave = { $you ->
    [seat] Vous quittez la table
   *[none] { $seat } quitte la table
} ; la partie continue sans attendre.
table-return = { $you ->
    [seat] Vous revenez à la table.
   *[none] { $seat } revient à la table.
}

# Les animaux qui jouent, un par place : taupe, blaireau, renard, hérisson, pie, loutre, lièvre, castor.
bot-name-1 = Marthe
bot-name-2 = Barnabé
bot-name-3 = Gaspard
bot-name-4 = Zélie
bot-name-5 = Margot
bot-name-6 = Ondine
bot-name-7 = Firmin
bot-name-8 = Basile
# Leur caractère, à côté du nom ; il s’accorde.
bot-temper-novice = { $number ->
    [1] débutante
    [4] débutante
    [5] débutante
    [6] débutante
   *[other] débutant
}
bot-temper-careful = { $number ->
    [1] prudente
    [4] prudente
    [5] prudente
    [6] prudente
   *[other] prudent
}
bot-temper-balanced = { $number ->
    [1] mesurée
    [4] mesurée
    [5] mesurée
    [6] mesurée
   *[other] mesuré
}
bot-temper-bold = { $number ->
   *[other] téméraire
}
bot-temper-expert = { $number ->
    [1] experte
    [4] experte
    [5] experte
    [6] experte
   *[other] expert
}
bot-temper-champion = { $number ->
    [1] championne
    [4] championne
    [5] championne
    [6] championne
   *[other] champion
}
bot-temper-random = { $number ->
   *[other] au hasard
}

bot-novice = Débutant
bot-careful = Prudent
bot-balanced = Mesuré
bot-bold = Téméraire
bot-expert = Expert
bot-champion = Champion
bot-random = Hasard
bot-novice-hint = Pèse le pour et le contre, mais se trompe souvent.
bot-careful-hint = Assure ses gains.
bot-balanced-hint = Pèse le pour et le contre.
bot-bold-hint = Aime le risque.
bot-expert-hint = Imagine une foule de parties possibles avant chaque coup.
bot-champion-hint = Le sommet de l’échelle.
bot-random-hint = Joue au hasard.
bot-plugin-hint = Un robot à vous : { $bot }
# Un mélange de deux robots : à chaque coup, le sort dit lequel décide.
bot-mixture = { $first } + { $share } % { $second }
bot-mixture-hint = Joue { $share } coups sur 100 comme { $second }, les autres comme { $first }.
bot-temper-mixture = { $first }–{ $second }
# La force d’un robot : combien de fois sur dix il gagne contre un autre.
level-wins = { $tenths ->
    [0] Ne gagne presque jamais contre { $bot }.
    [10] Gagne presque toujours contre { $bot }.
   *[other] Gagne environ { $tenths } fois sur 10 contre { $bot }.
}
level-yardstick = Les autres robots lui sont comparés.
level-step = Niveau { $step } sur { $steps }
bot-described = { $bot } : { $hint }
player-human = Humain
seat-number = Joueur { $number }

# Ce qui s’assemble : parties d’une phrase, choses comptées
line-sentence = { $text }.
line-row = { $parts }
line-times = { $face } ×{ $cards }
line-counted = { $face } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})

# Qui commence : la même option dans tous les jeux où quelqu’un commence.
option-first = Qui commence
option-first-help = Le sort décide, ou l’un des joueurs commence.
option-first-drawn = tiré au sort
