"""What an event is heard as, by what happens and not by how it sounds: clients have the sounds."""

from typing import Final

CARD: Final = "card"  # a card or a token is turned up, laid or taken
DICE: Final = "dice"
COLLECT: Final = "collect"  # something is brought to safety, or won
LOSS: Final = "loss"  # a trap, a collapse, a theft: somebody loses something

SOUNDS: Final = (CARD, DICE, COLLECT, LOSS)
