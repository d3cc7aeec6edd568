"""Where a miner's points come from: the nine cards of the mine, and the run that breaks a tie."""

from pioche.core.lines import ScoreItem, face, line, tally, within, worthless_items
from pioche.core.masks import size
from pioche.games.digup.cards import COLOURS, FACES, IDOL, colour_of, place_of, points_of
from pioche.games.digup.moves import POSITIONS
from pioche.games.digup.player import Miner
from pioche.games.digup.scoring import longest_run
from pioche.games.digup.state import DigUpState


def breakdown(state: DigUpState, seat: int) -> list[ScoreItem]:
    """Position by position, what is worth nothing at the end; alone, mine by mine."""
    if state.solo:
        return [solo_item(miner) for miner in state.miners]
    miner = state.miners[seat]
    faces = [int(state.cards.face[card]) for card in miner.mine]
    found = [card_item_at(faces[at], at, int(miner.colour)) for at in range(POSITIONS)]
    items = [item for item in found if item.points]
    nothing = [item.face for item in found if not item.points]
    return [*items, *worthless_items(tally(nothing)), run_item(state, miner)]


def card_item_at(card: int, at: int, colour: int) -> ScoreItem:
    """The card on one position, and why it is worth so much."""
    said = line(
        "digup-score-card", card=face(FACES[card]), place=at + 1, why=reason(card, at, colour)
    )
    return ScoreItem(said, int(points_of(card, at, colour)), FACES[card])


def reason(card: int, at: int, colour: int) -> str:
    """Which of the rulebook's cases it is."""
    if card == IDOL:
        return "idol"
    own = "own" if colour_of(card) == colour else "other"
    return f"{own}-in-place" if place_of(card) == at else f"{own}-elsewhere"


def run_item(state: DigUpState, miner: Miner) -> ScoreItem:
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
