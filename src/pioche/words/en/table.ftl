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

bot-novice = Novice
bot-careful = Careful
bot-balanced = Balanced
bot-bold = Bold
bot-expert = Expert
bot-random = Random
bot-novice-hint = Weighs up the risks, but often gets it wrong.
bot-careful-hint = Plays it safe.
bot-balanced-hint = Weighs up the risks.
bot-bold-hint = Loves a risk.
bot-expert-hint = Plays through many possible games before every move.
bot-random-hint = Plays at random.
bot-described = { $bot }: { $hint }
player-human = Human
seat-number = Player { $number }

# What is put together: parts of a sentence, things counted
line-sentence = { $text }.
line-row = { $parts }
line-times = { $face } ×{ $cards }
line-counted = { $face } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})

# Who begins: the same option in every game in which somebody begins.
option-first = Who starts
option-first-help = Drawn at random, or one of the players starts.
option-first-drawn = drawn at random
