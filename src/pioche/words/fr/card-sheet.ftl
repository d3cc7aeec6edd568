# La feuille de cartes dans le navigateur : les cartes de la boîte, une à une

web-sheet-changed = { $count ->
    [0] Tous les nombres sont les nôtres.
    [one] { $count } nombre corrigé.
   *[other] { $count } nombres corrigés.
}
web-sheet-corrected = corrigé
web-sheet-reset = Rétablir
web-sheet-reset-card = Rétablir nos nombres : { $card }
web-sheet-reset-all = Tout rétablir
web-sheet-name = { $card }, { $figure }
web-sheet-total = tous les nombres de « { $card } »
web-sheet-figure-points = points
web-sheet-figure-count = exemplaires
web-sheet-figure-alone = points sans partenaire
web-sheet-figure-cards = cartes regardées
