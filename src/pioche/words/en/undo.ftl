# Taking moves back

option-undo = Taking moves back
option-undo-help = Strict: whatever has been revealed or drawn stands, unless every person at the table agrees; bots never do. Friendly, for learning: bots always agree. The record of the game tells which.
option-undo-strict = strict
option-undo-friendly = friendly

undo-revealed = Something has been revealed since. Taking moves back is strict at this table, so the bots say no.

# The question to the others, and what they have seen since
undo-seen = Seen since then: { $seen }
undo-seen-some = Something has been revealed since then.
undo-seen-more = { $count ->
    [one] And one more thing.
   *[other] And { $count } more things.
}
undo-seen-hidden = { $count ->
    [one] { $name } has also seen one hidden card.
   *[other] { $name } has also seen { $count } hidden cards.
}

cli-verify-undone = { $count ->
    [one] One undo went back past something revealed
   *[other] { $count } undos went back past something revealed
} (undo at this table: { $undo }).
