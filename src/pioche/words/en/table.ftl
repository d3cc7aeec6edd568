# The table

table-undo = { $you ->
    [seat] You take your move back.
   *[none] { $seat } takes the move back.
}
table-leave = { $you ->
    [seat] You leave the table
   *[none] { $seat } leaves the table
}; the game goes on without waiting.
table-return = { $you ->
    [seat] You come back to the table.
   *[none] { $seat } comes back to the table.
}

bot-random = Random
bot-careful = Careful
bot-balanced = Balanced
bot-bold = Bold
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
option-first = Who begins
option-first-help = The lot decides, or one of the players begins.
option-first-drawn = drawn by lot
