# Ce qu’une carte dit d’elle-même
card-figure-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
card-figure-rubies = { $value ->
    [one] { $value } rubis à partager
   *[other] { $value } rubis à partager
}
card-figure-crystals = { $value ->
    [one] paie { $value } cristal
   *[other] paie { $value } cristaux
}
card-figure-price = { $value ->
    [one] coûte { $value } cristal
   *[other] coûte { $value } cristaux
}
card-figure-stones = { $value ->
    [one] coûte exactement les pierres indiquées, qui valent { $value } cristal
   *[other] coûte exactement les pierres indiquées, qui valent { $value } cristaux
}
card-figure-gems = { $value ->
    [one] compte pour { $value } gemme
   *[other] compte pour { $value } gemmes
}
card-figure-position = position { $value }
card-range = { $lowest } à { $highest }
card-count = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
card-source-assumed = supposé
card-source-found = autres sources
card-source-sheet = d’après la feuille
card-rulings = Précisions
card-explain = Que fait cette carte : { $card } ?
card-line = { $name } : { $text }{ $rulings ->
    [none] {""}
   *[other] {" "}(Voir { $rulings }.)
}
