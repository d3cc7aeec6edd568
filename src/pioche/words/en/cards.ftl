# The text of a card
card-figure-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
card-figure-rubies = { $value ->
    [one] { $value } ruby to share
   *[other] { $value } rubies to share
}
card-figure-crystals = { $value ->
    [one] pays { $value } crystal
   *[other] pays { $value } crystals
}
card-figure-price = { $value ->
    [one] costs { $value } crystal
   *[other] costs { $value } crystals
}
card-figure-stones = { $value ->
    [one] costs exactly the stones shown, worth { $value } crystal
   *[other] costs exactly the stones shown, worth { $value } crystals together
}
card-figure-gems = { $value ->
    [one] counts as { $value } gem
   *[other] counts as { $value } gems
}
card-figure-position = place { $value }
card-range = { $lowest } to { $highest }
card-count = { $count } in the box
card-source-assumed = assumed
card-source-found = other sources
card-source-sheet = from the sheet
card-rulings = Rulings
card-explain = What does this card do: { $card }?
card-line = { $name }: { $text }{ $rulings ->
    [none] {""}
   *[other] {" "}(See { $rulings }.)
}
