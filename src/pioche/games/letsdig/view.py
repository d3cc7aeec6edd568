"""What one seat may see of the dig."""

from typing import TypedDict

from mypy_extensions import i64

from pioche.core.game import View
from pioche.core.masks import bit_of, seats_in
from pioche.games.letsdig import stages
from pioche.games.letsdig.cards import FACES, KINDS, SKELETON, UNKNOWN, Counts
from pioche.games.letsdig.odds import turn_figures
from pioche.games.letsdig.options import WASTE_MODES
from pioche.games.letsdig.scoring import counted_kinds, pile_points
from pioche.games.letsdig.stages import STAGES
from pioche.games.letsdig.state import LetsdigState


class PileView(TypedDict):
    """A pile to dig: how many cards, and those from the top that the looker knows."""

    cards: int
    top: list[str]


class ScorePileView(TypedDict):
    """A score pile: how many cards, those that the looker knows, and its worth if all are known."""

    seats: list[int]
    cards: int
    known: Counts
    used_dogs: int
    points: int | None


class SearchView(TypedDict):
    """Where a treasure map is being read: the pile, and how many cards are looked at."""

    pile: int
    cards: int


class CountedView(TypedDict):
    """One step of the final count: a kind of card, what it brings, and the points so far."""

    face: str
    cards: int
    points: int
    total: int


def view(state: LetsdigState, seat: int) -> View:
    found = table_view(state, seat)
    found.update(turn_figures(found, state.cards.face.count(SKELETON)))
    return found


def table_view(state: LetsdigState, seat: int) -> View:
    """The table without the figures that follow from it."""
    over = state.stage == stages.OVER
    return {
        "game": "letsdig",
        "seat": seat if seat >= 0 else None,
        **options(state),
        "question": int(state.question),
        "stage": STAGES[state.stage],
        "turn": int(state.turn),
        "extra": int(state.extra),
        "ending": state.ending,
        "cards": len(state.cards.face),
        "piles": [pile_view(state, pile, seat) for pile in state.piles],
        "dug": names(state, state.dug),
        "dug_used_dogs": sum(card in state.used_dogs for card in state.dug),
        "pending": names(state, state.pending),
        "search": search_view(state),
        "victim": int(state.victim) if state.victim >= 0 else None,
        "discard": tally(state, state.discard, seat),
        "destroyed": {
            "cards": len(state.destroyed),
            "known": tally(state, state.destroyed, seat),
        },
        "score_piles": [score_pile(state, pile, seat) for pile in range(len(state.score_piles))],
        "scores": [int(score) for score in state.scores()] if over else None,
        **(ending(state) if over else {}),
    }


def options(state: LetsdigState) -> View:
    """What the table was opened with, where it matters to a reader."""
    config = state.config
    return {
        "teams": config.teams,
        "open_scores": config.open_scores,
        "waste": WASTE_MODES[config.waste_mode],
        "landmine": config.landmine,
        "first_game": seats_in(int(config.new_kids)),
        "owns_game": seats_in(int(config.box_owners)),
        "sheet": config.sheet,
    }


def names(state: LetsdigState, cards: list[i64]) -> list[str]:
    return [FACES[state.cards.face[card]] for card in cards]


def tally(state: LetsdigState, cards: list[i64], seat: int) -> Counts:
    """How many of each face the looker knows among these cards."""
    bit = bit_of(seat)
    known = [card for card in cards if state.cards.seen[card] & bit]
    counts = state.counts(known)
    # In the order of the faces: that of the cards would reveal what was moved in secret.
    return {FACES[face]: int(counts[face]) for face in range(KINDS) if counts[face]}


def pile_view(state: LetsdigState, pile: list[i64], seat: int) -> PileView:
    bit = bit_of(seat)
    # No player has looked deeper than a map does.
    deepest = state.config.map_cards
    looks = [int(state.cards.look(card, bit)) for card in reversed(pile[-deepest:])]
    return {
        "cards": len(pile),
        "top": trim([FACES[face] if face >= 0 else UNKNOWN for face in looks]),
    }


def trim(top: list[str]) -> list[str]:
    """Down to the deepest card that is known."""
    last = len(top)
    while last and top[last - 1] == UNKNOWN:
        last -= 1
    return top[:last]


def search_view(state: LetsdigState) -> SearchView | None:
    if state.searched < 0:
        return None
    return {"pile": int(state.searched), "cards": int(state.looked)}


def score_pile(state: LetsdigState, pile: int, seat: int) -> ScorePileView:
    cards = state.score_piles[pile]
    known = tally(state, cards, seat)
    all_known = sum(known.values()) == len(cards)
    return {
        "seats": [other for other in range(state.seats) if state.pile_of(other) == pile],
        "cards": len(cards),
        "known": known,
        "used_dogs": sum(card in state.used_dogs for card in cards),
        "points": int(pile_points(state, pile)) if all_known else None,
    }


def ending(state: LetsdigState) -> View:
    """Every score pile counted, and the winning seats."""
    piles = range(len(state.score_piles))
    return {"final_count": [counted(state, pile) for pile in piles], "winners": state.winners()}


def counted(state: LetsdigState, pile: int) -> list[CountedView]:
    """A score pile counted kind by kind, the dearest last."""
    steps: list[CountedView] = []
    total = 0
    for face, cards, points in counted_kinds(state, pile):
        total += points
        steps.append({"face": FACES[face], "cards": cards, "points": points, "total": total})
    return steps
