"""Points, where they come from, winners and ranks."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.lines import Line, ScoreItem, line, tally, within, worthless_items
from pioche.core.masks import size
from pioche.core.state import ranks_of
from pioche.games.digup.cards import COLOURS, FACES, IDOL, colour_of, place_of, points_of
from pioche.games.digup.effects import solo
from pioche.games.digup.moves import POSITIONS
from pioche.games.digup.player import Miner

if TYPE_CHECKING:
    from pioche.games.digup.player import Miner
    from pioche.games.digup.state import DigUpState

ENDS: Final = ("mine", "still", "won", "lost")
# Why a card has its points, the most first.
WORTHLESS: Final = "worthless"
CASES: Final = ("own-in-place", "own-elsewhere", "idol", "other-in-place", WORTHLESS)
MINE_COMPLETE: Final = 0
STILL: Final = 1
SOLO_WON: Final = 2
SOLO_LOST: Final = 3


def scores(state: "DigUpState") -> list[i64]:
    """The points of each mine, hidden cards included; in the solo variant the gems placed."""
    points: list[i64] = []
    if state.solo:
        points.append(solo.gems_placed(state))
        return points
    for miner in state.miners:
        points.append(mine_points(state, miner))
    return points


def winners(state: "DigUpState") -> list[int]:
    """The most points; then the longest run; equals share. Nobody wins a solo game that is lost."""
    if state.solo:
        return [0] if solo.is_won(state) else []
    order = ranks(state)
    return [seat for seat in range(len(order)) if order[seat] == 1]


def ranks(state: "DigUpState") -> list[int]:
    """The rank of each seat: ties are broken on every place; one who plays alone is first."""
    if state.solo:
        return [1]
    return ranks_of([standing(state, miner) for miner in state.miners])


def end_reason(state: "DigUpState") -> i64:
    """How it ended, of `ENDS`: a mine complete or nobody digging (U34); alone, won or lost."""
    if state.solo:
        return SOLO_WON if solo.is_won(state) else SOLO_LOST
    return MINE_COMPLETE if state.ending else STILL


def mine_points(state: "DigUpState", miner: "Miner") -> i64:
    points: i64 = 0
    for at in range(len(miner.mine)):
        points += points_of(state.cards.face[miner.mine[at]], at, miner.colour)
    return points


def longest_run(state: "DigUpState", miner: "Miner") -> i64:
    """Gems of one's colour on positions in a row, their values rising by one (U42)."""
    best: i64 = 0
    run: i64 = 0
    last: i64 = -1
    for at in range(POSITIONS):
        face = state.cards.face[miner.mine[at]]
        if colour_of(face) != miner.colour:
            run = 0
        elif run > 0 and face == last + 1:
            run += 1
        else:
            run = 1
        last = face
        best = max(best, run)
    return best


def standing(state: "DigUpState", miner: "Miner") -> i64:
    """Points first, then the longest run, as one figure that can be compared."""
    return mine_points(state, miner) * (POSITIONS + 1) + longest_run(state, miner)


def victory_reason(state: "DigUpState") -> Line | None:
    """Alone, whether all mines are complete; else the longest run, where points are equal."""
    if state.solo:
        return (
            line("digup-reason-perfect") if solo.is_won(state) else line("digup-reason-skeletons")
        )
    first = winners(state)
    points = scores(state)
    equals = 0
    for each in points:
        if each == points[first[0]]:
            equals += 1
    if equals == len(first):
        return None
    return line("digup-reason-run", cards=int(longest_run(state, state.miners[first[0]])))


def breakdown(state: "DigUpState", seat: int) -> list[ScoreItem]:
    """By the rulebook's cases, what is worth nothing at the end; alone, mine by mine."""
    if state.solo:
        return [solo_item(miner) for miner in state.miners]
    miner = state.miners[seat]
    faces = [int(state.cards.face[card]) for card in miner.mine]
    places: dict[str, list[int]] = {case: [] for case in CASES}
    for at in range(POSITIONS):
        places[reason(faces[at], at, int(miner.colour))].append(at)
    nothing = [FACES[faces[at]] for at in sorted(places.pop(WORTHLESS))]
    items = [case_item(case, found, faces, miner) for case, found in places.items() if found]
    return [*items, *worthless_items(tally(nothing)), run_item(state, miner)]


def case_item(case: str, places: list[int], faces: list[int], miner: Miner) -> ScoreItem:
    """All cards of one case: where they lie, and what they bring."""
    numbers = ", ".join(str(at + 1) for at in places)
    said = line("digup-score-case", why=case, places=numbers, cards=len(places))
    points = sum(int(points_of(faces[at], at, miner.colour)) for at in places)
    return ScoreItem(said, points, FACES[faces[places[0]]])


def reason(card: int, at: int, colour: int) -> str:
    """Which of the rulebook's cases it is."""
    if points_of(card, at, colour) == 0:
        return WORTHLESS
    if card == IDOL:
        return "idol"
    if colour_of(card) != colour:
        return "other-in-place"
    return "own-in-place" if place_of(card) == at else "own-elsewhere"


def run_item(state: "DigUpState", miner: Miner) -> ScoreItem:
    """What breaks a tie (U42), and brings no points."""
    return ScoreItem(line("digup-score-run", cards=int(longest_run(state, miner))), 0)


def solo_item(miner: Miner) -> ScoreItem:
    """The gems in their places in one of the four mines."""
    gems = int(size(miner.up))
    return ScoreItem(
        line(
            "digup-score-solo",
            colour=within(line(f"digup-colour-{COLOURS[miner.colour]}")),
            gems=gems,
        ),
        gems,
    )
