"""What a seat sees, and how likely a rock is."""

from typing import Any

from pioche.core.masks import SPECTATOR
from tests.toy.rules.cards import BOX, FACES
from tests.toy.rules.state import ToyState


def view(state: ToyState, seat: int) -> dict[str, Any]:
    over = not state.to_act()
    return {
        "game": "toy",
        "seat": None if seat == SPECTATOR else seat,
        "question": int(state.question),
        "stage": "over" if over else "dig",
        "turn": None if over else state.turn,
        "pile": len(state.pile),
        "dug": [FACES[state.cards.face[card]] for card in state.dug],
        "gone": [FACES[state.cards.face[card]] for card in state.gone],
        "in_hand": state.in_hand(),
        "scores": state.scores(),
    }


def odds(seen: dict[str, Any]) -> dict[str, Any]:
    met = [*seen["dug"], *seen["gone"]]
    unseen = {kind.id: kind.count - met.count(kind.id) for kind in BOX}
    return {"unseen": unseen, "rock_chance": unseen["rock"] / max(1, seen["pile"])}
