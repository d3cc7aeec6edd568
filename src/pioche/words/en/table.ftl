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
bot-temper-champion = { $number ->
   *[other] champion
}
bot-temper-random = { $number ->
   *[other] random
}

bot-novice = Novice
bot-careful = Careful
bot-balanced = Balanced
bot-bold = Bold
bot-expert = Expert
bot-champion = Champion
bot-random = Random
bot-novice-hint = Weighs up the risks, but often gets it wrong.
bot-careful-hint = Plays it safe.
bot-balanced-hint = Weighs up the risks.
bot-bold-hint = Loves a risk.
bot-expert-hint = Plays through many possible games before every move.
bot-champion-hint = The top of the scale.
bot-random-hint = Plays at random.
bot-plugin-hint = A bot of your own: { $bot }
# A mixture of two bots: which of them decides is drawn for each move.
bot-mixture = { $first } + { $share }% { $second }
bot-mixture-hint = Plays { $share } of 100 moves like { $second }, the others like { $first }.
bot-temper-mixture = { $first }–{ $second }
# How strong a bot is: its victories, of ten of it or another.
level-wins = { $tenths ->
    [0] Hardly ever wins against { $bot }.
    [10] Nearly always wins against { $bot }.
   *[other] Wins about { $tenths } of 10 against { $bot }.
}
level-yardstick = The other bots are compared with it.
level-step = Level { $step } of { $steps }
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
