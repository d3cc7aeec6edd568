"""What one seat may see of the cave, built up from nothing."""

from typing import Final, TypedDict

from pioche.core.cards import UNKNOWN
from pioche.core.game import View
from pioche.core.masks import bit_of
from pioche.games.diamant.cards import COPIES_OF_A_DANGER, FACES, FIRST_DANGER, FIRST_RELIC
from pioche.games.diamant.moves import GO, LEAVE, MOVES
from pioche.games.diamant.stages import OVER, STAGES
from pioche.games.diamant.state import EXPEDITIONS, DiamantState

# With this many dangers on the path, and this many rubies in the bag, all is at stake.
MANY_DANGERS: Final = 4
MANY_RUBIES: Final = 12


class ExplorerView(TypedDict):
    """One explorer as everybody sees them; `chest` is None where it is hidden."""

    seat: int
    inside: bool
    chosen: bool
    unsafe: int
    chest: int | None
    relics: list[str]
    relic_points: int


def view(state: DiamantState, seat: int) -> View:
    seen = table(state, seat)
    return {**seen, "stake": stake(seen)}


def table(state: DiamantState, seat: int) -> View:
    """The view without what follows from the rest of it."""
    return {
        "game": "diamant",
        "seat": seat if seat >= 0 else None,
        "relics": state.config.relics,
        "open_chests": state.config.open_chests,
        "question": int(state.question),
        "stage": STAGES[state.stage],
        "expedition": int(state.expedition),
        "expeditions": EXPEDITIONS,
        "deck": len(state.deck),
        "path": faces(state, seat, [int(card) for card in state.path]),
        "path_rubies": int(state.path_rubies),
        "dangers": dangers(state),
        "danger_cards": danger_cards(state),
        "removed": faces(state, seat, [int(card) for card in state.removed]),
        "relics_to_come": faces(state, seat, [int(card) for card in state.relics_to_come]),
        "explorers": [explorer(state, other, seat) for other in range(state.seats)],
        "choice": choice(state, seat),
        "scores": [int(score) for score in state.scores()] if shows_scores(state) else None,
        "ranks": state.ranks() if state.stage == OVER else None,
    }


def stake(seen: View) -> int:
    """How much the looker risks by going on, in percent: by the dangers and by the bag."""
    if seen["seat"] is None or not seen["explorers"][seen["seat"]]["inside"]:
        return 0
    dangers = min(MANY_DANGERS, len(seen["dangers"]))
    rubies = min(MANY_RUBIES, seen["explorers"][seen["seat"]]["unsafe"])
    return int(100 * dangers * (MANY_RUBIES + rubies) // (MANY_DANGERS * MANY_RUBIES * 2))


def faces(state: DiamantState, seat: int, pile: list[int]) -> list[str]:
    """The names of the faces of a pile that lies face up."""
    bit = bit_of(seat)
    looks = [int(state.cards.look(card, bit)) for card in pile]
    return ["unknown" if face == UNKNOWN else FACES[face] for face in looks]


def dangers(state: DiamantState) -> list[str]:
    """The dangers on the path: each of them, once more, is the trap."""
    path = [state.cards.face[card] for card in state.path]
    return [FACES[face] for face in path if FIRST_DANGER <= face < FIRST_RELIC]


def danger_cards(state: DiamantState) -> dict[str, int]:
    """How many cards of each danger are still in the deck."""
    out = [state.cards.face[card] for card in [*state.path, *state.removed]]
    return {
        FACES[face]: COPIES_OF_A_DANGER - out.count(face)
        for face in range(FIRST_DANGER, FIRST_RELIC)
    }


def explorer(state: DiamantState, seat: int, looker: int) -> ExplorerView:
    bit = 1 << seat
    shown = shows_scores(state) or seat == looker
    held = [
        int(card)
        for card, owner in zip(state.relics_taken, state.relic_owners, strict=True)
        if owner == seat
    ]
    return {
        "seat": seat,
        "inside": bool(state.inside & bit),
        "chosen": bool(state.chosen & bit),
        "unsafe": int(state.explorers[seat].unsafe),
        "chest": int(state.explorers[seat].chest) if shown else None,
        "relics": faces(state, looker, held),
        "relic_points": int(state.explorers[seat].relic_points),
    }


def choice(state: DiamantState, seat: int) -> str | None:
    """The viewer's own secret choice, until it is revealed."""
    if seat < 0 or not state.chosen >> seat & 1:
        return None
    return MOVES.text(LEAVE if state.leaving >> seat & 1 else GO)


def shows_scores(state: DiamantState) -> bool:
    """Chests are open by the table's option, and always once the game is over."""
    return state.config.open_chests or state.stage == OVER
