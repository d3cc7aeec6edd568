# Après la partie : d’où viennent les points
score-cards = { $cards }
score-worthless = Sans valeur : { $cards }
score-total = Points
diamant-score-rubies = { $rubies ->
    [one] { $rubies } rubis au coffre
   *[other] { $rubies } rubis au coffre
}
digger-score-tokens = { $face } : { $tokens } × { $worth }
dig-score-gems = { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}
dig-score-crowned = Couronne de Tyler : victoire d’office
letsdig-score-pairs = { $pairs ->
    [0] { $cards }, sans paire
    [one] { $cards }, { $pairs } paire
   *[other] { $cards }, { $pairs } paires
}
digup-score-card = { $why ->
    [own-in-place] Place { $place } : { $card }, sa couleur à sa place
    [own-elsewhere] Place { $place } : { $card }, sa couleur
    [other-in-place] Place { $place } : { $card }, à sa place
   *[other] Place { $place } : { $card }
}
digup-score-run = { $cards ->
    [one] Plus longue suite : { $cards } carte (départage)
   *[other] Plus longue suite : { $cards } cartes (départage)
}
digup-score-solo = { $gems ->
    [one] Mine aux { $colour } : { $gems } gemme posée
   *[other] Mine aux { $colour } : { $gems } gemmes posées
}
terminal-end-breakdown = { $name } : { $items }.
terminal-end-item = { $item } ({ $points })
