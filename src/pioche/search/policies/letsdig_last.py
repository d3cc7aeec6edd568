"""The last turn of Let's Dig, by all that is known: who would win, and who shares."""

from mypy_extensions import i64

from pioche.games.letsdig import stages
from pioche.games.letsdig.cards import KINDS, SEWER, SKELETON
from pioche.games.letsdig.moves import GIVE
from pioche.games.letsdig.state import LetsdigState
from pioche.search.policies.letsdig_sums import NO_HOPE, Dig, Weights, lead, seeming_points


def stops_last(state: LetsdigState, seat: i64, weights: Weights) -> bool:
    """Stop once that wins; as an equal, where one more card would rather lose the share."""
    if not state.ending or state.stage != stages.DECIDE:
        return False
    dig = Dig(state, seat, weights)
    ahead = float(dig.before) + dig.stop_points(True) - strongest_left(state, seat, weights)
    if ahead != 0.0:
        return ahead > 0.0
    return lead(state, seat, dig.before, weights.a_card) < 0.0 and rather_busts(dig)


def rather_busts(dig: Dig) -> bool:
    """Whether one more card is likelier to bust than to bring points, or harm for another."""
    points, busts, brings = dig.stop_points(True), 0.0, 0.0
    for face in range(KINDS):
        if dig.is_danger(face) and not (face == SKELETON and dig.dog):
            busts += dig.chance(face)
        elif face == SEWER or dig.dig_points(face, True) > points:
            brings += dig.chance(face)
    return busts >= brings


def strongest_left(state: LetsdigState, seat: i64, weights: Weights) -> float:
    """What the best other pile seems worth, once the sewer lines that were dug are given away."""
    others: list[float] = []
    own = state.pile_of(seat)
    for pile in range(len(state.score_piles)):
        if pile != own:
            others.append(seeming_points(state, pile, 1 << seat, weights.a_card))
    for card in state.dug:
        if state.cards.face[card] == SEWER:
            strongest = others.index(max(others))
            others[strongest] += float(state.config.worth[SEWER])
    return max(others)


def gift(state: LetsdigState, seat: i64, moves: list[i64], weights: Weights) -> i64:
    """Harm for the other who seems to have most, or good for the one who has least."""
    good = -1.0 if state.stage == stages.SEWER else 1.0
    own = state.pile_of(seat)
    best = moves[0]
    least = -NO_HOPE
    for move in moves:
        pile = state.pile_of(move - GIVE)
        rated = good * NO_HOPE / 2.0  # in teams one's own pile is another's too
        if pile != own:
            rated = good * seeming_points(state, pile, 1 << seat, weights.a_card)
        if rated < least:
            best = move
            least = rated
    return best
