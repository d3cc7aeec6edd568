# What boards say of their own, beside the words of their games.

## DIG

# How dear a recruit is for whoever looks: the queen makes them cheaper.
dig-board-recruit-price = A recruit costs { $price } crystals
# How many gems or runes somebody has.
dig-board-counter = { $face }: { $count }
