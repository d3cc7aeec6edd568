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
bot-temper-random = { $number ->
   *[other] au hasard
}

bot-novice = Débutant
bot-careful = Prudent
bot-balanced = Mesuré
bot-bold = Téméraire
bot-expert = Expert
bot-random = Hasard
bot-novice-hint = Pèse le pour et le contre, mais se trompe souvent. Gagne { $game ->
    [diamant] 10
    [letsdig] 17
    [digup] 1
    [dig] 12
   *[digger] 3
} fois sur 100 aux tables mêlées.
bot-careful-hint = Assure ses gains. Gagne { $game ->
    [diamant] 26
    [letsdig] 17
    [digup] 41
    [dig] 27
   *[digger] 21
} fois sur 100 aux tables mêlées.
bot-balanced-hint = Pèse le pour et le contre. Gagne { $game ->
    [diamant] 36
    [letsdig] 32
    [digup] 33
    [dig] 31
   *[digger] 32
} fois sur 100 aux tables mêlées.
bot-bold-hint = Aime le risque. Gagne { $game ->
    [diamant] 28
    [letsdig] 34
    [digup] 25
    [dig] 30
   *[digger] 44
} fois sur 100 aux tables mêlées.
bot-expert-hint = Imagine une foule de parties possibles avant chaque coup. Gagne { $game ->
    [diamant] 34 fois sur 100 aux tables mêlées
    [letsdig] 36 fois sur 100 aux tables mêlées
    [digup] 48 fois sur 100 aux tables mêlées de trois
    [dig] 47 fois sur 100 aux tables mêlées de trois
   *[digger] 37 fois sur 100 aux tables mêlées
}.
bot-random-hint = Joue au hasard.
bot-plugin-hint = Un robot à vous : { $bot }
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
