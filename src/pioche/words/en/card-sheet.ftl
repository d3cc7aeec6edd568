# The card sheet in the browser: the cards of the box, one by one

web-sheet-changed = { $count ->
    [0] All numbers are ours.
    [one] { $count } number corrected.
   *[other] { $count } numbers corrected.
}
web-sheet-corrected = corrected
web-sheet-reset = Reset
web-sheet-reset-card = Reset to our numbers: { $card }
web-sheet-reset-all = Reset all
web-sheet-name = { $card }, { $figure }
web-sheet-total = all the numbers of “{ $card }”
web-sheet-figure-points = points
web-sheet-figure-count = copies
web-sheet-figure-alone = points without a partner
web-sheet-figure-cards = cards looked at
