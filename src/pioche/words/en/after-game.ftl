# After the game: where the points come from
score-cards = { $cards }
score-worthless = Worth nothing: { $cards }
score-total = Points
diamant-score-rubies = { $rubies ->
    [one] { $rubies } ruby in the chest
   *[other] { $rubies } rubies in the chest
}
digger-score-tokens = { $face }: { $tokens } × { $worth }
dig-score-gems = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
dig-score-crowned = Tyler’s crown: wins outright
letsdig-score-pairs = { $pairs ->
    [0] { $cards }, no pair
    [one] { $cards }, { $pairs } pair
   *[other] { $cards }, { $pairs } pairs
}
digup-score-card = { $why ->
    [own-in-place] Place { $place }: { $card }, own colour in its place
    [own-elsewhere] Place { $place }: { $card }, own colour
    [other-in-place] Place { $place }: { $card }, in its place
   *[other] Place { $place }: { $card }
}
digup-score-run = { $cards ->
    [one] Longest run: { $cards } card (breaks ties)
   *[other] Longest run: { $cards } cards (breaks ties)
}
digup-score-solo = { $gems ->
    [one] Mine of { $colour }: { $gems } gem placed
   *[other] Mine of { $colour }: { $gems } gems placed
}
terminal-end-breakdown = { $name }: { $items }.
terminal-end-item = { $item } ({ $points })
