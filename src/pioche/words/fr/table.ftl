# La table

table-undo = { $you ->
    [seat] Vous annulez votre coup.
   *[none] { $seat } annule son coup.
}
table-leave = { $you ->
    [seat] Vous quittez la table
   *[none] { $seat } quitte la table
} ; la partie continue sans attendre.
table-return = { $you ->
    [seat] Vous revenez à la table.
   *[none] { $seat } revient à la table.
}

bot-random = Hasard
bot-careful = Prudent
bot-balanced = Mesuré
bot-bold = Téméraire
player-human = Humain
seat-number = Joueur { $number }

# Ce qui s’assemble : parties d’une phrase, choses comptées
line-sentence = { $text }.
line-row = { $parts }
line-times = { $face } ×{ $cards }
line-counted = { $face } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})

# Qui commence : la même option dans tous les jeux où quelqu’un commence.
option-first = Qui commence
option-first-help = Le sort décide, ou l’un des joueurs commence.
option-first-drawn = tiré au sort
