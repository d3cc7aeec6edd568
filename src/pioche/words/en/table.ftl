# The table

table-undo = { $you ->
    [seat] You take your move back
   *[none] { $seat } takes the move back
}{ $revealed ->
    [0] .
   *[other] , although something had been revealed since.
}
table-leave = { $you ->
    [seat] You leave the table
   *[none] { $seat } leaves the table
}; the game goes on without waiting.
table-return = { $you ->
    [seat] You come back to the table.
   *[none] { $seat } comes back to the table.
}

# The animals that play, one for each seat: mole, badger, fox, hedgehog, magpie, otter, hare, beaver.
bot-name-1 = Mabel
bot-name-2 = Barnaby
bot-name-3 = Jasper
bot-name-4 = Hazel
bot-name-5 = Maggie
bot-name-6 = Ottilie
bot-name-7 = Felix
bot-name-8 = Basil
# Their temperament, beside the name; in French it agrees with the animal.
bot-temper-novice = { $number ->
   *[other] novice
}
bot-temper-careful = { $number ->
   *[other] careful
}
bot-temper-balanced = { $number ->
   *[other] balanced
}
bot-temper-bold = { $number ->
   *[other] bold
}
bot-temper-expert = { $number ->
   *[other] expert
}
bot-temper-random = { $number ->
   *[other] random
}

bot-novice = Novice
bot-careful = Careful
bot-balanced = Balanced
bot-bold = Bold
bot-expert = Expert
bot-random = Random
bot-novice-hint = Weighs up the risks, but often gets it wrong. Wins { $game ->
    [diamant] 10
    [letsdig] 17
    [digup] 1
    [dig] 12
   *[digger] 3
} of 100 mixed tables.
bot-careful-hint = Plays it safe. Wins { $game ->
    [diamant] 26
    [letsdig] 17
    [digup] 41
    [dig] 27
   *[digger] 21
} of 100 mixed tables.
bot-balanced-hint = Weighs up the risks. Wins { $game ->
    [diamant] 36
    [letsdig] 32
    [digup] 33
    [dig] 31
   *[digger] 32
} of 100 mixed tables.
bot-bold-hint = Loves a risk. Wins { $game ->
    [diamant] 28
    [letsdig] 34
    [digup] 25
    [dig] 30
   *[digger] 44
} of 100 mixed tables.
bot-expert-hint = Plays through many possible games before every move. Wins { $game ->
    [diamant] 34 of 100 mixed tables
    [letsdig] 36 of 100 mixed tables
    [digup] 48 of 100 mixed tables of three
    [dig] 47 of 100 mixed tables of three
   *[digger] 37 of 100 mixed tables
}.
bot-random-hint = Plays at random.
bot-plugin-hint = A bot of your own: { $bot }
bot-described = { $bot }: { $hint }
player-human = Human
seat-number = Player { $number }

# Parts of sentences, counted things
line-sentence = { $text }.
line-row = { $parts }
line-times = { $face } ×{ $cards }
line-counted = { $face } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})

# Who begins: the same option in every game with a first player.
option-first = Who starts
option-first-help = Drawn at random, or one of the players starts.
option-first-drawn = drawn at random
