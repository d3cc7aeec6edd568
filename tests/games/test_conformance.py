"""Every game of the catalogue, against everything that a game promises."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from pioche.core.game import Game
from pioche.core.options import FALSE, TRUE
from pioche.core.refusals import BadOption
from pioche.core.rng import Fast
from pioche.games import CATALOG
from pioche.testing import Case, cases_of
from pioche.testing.cases import looks_closely, random_steps
from pioche.testing.conformance import check_case
from pioche.testing.golden import check_golden
from pioche.testing.modes import check_modes
from pioche.testing.state_checks import check_census, check_events, check_moves, check_redeal
from pioche.testing.strategies import cases, choices
from pioche.testing.table_checks import check_everybody_leaves
from tests.games.apply_event import APPLY_EVENT
from tests.machine import has_compiler

# Heavy runs try this many times as many games.
EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))

# Where a game is only followed, the others' secrets are dealt anew now and then.
REDEALT = 20

# Every table is tried in every way or, every other one, followed from view to view; heavy runs do
# both with all of them.
ALL_CASES = [
    Case(case.game, case.seats, case.options, case.seed + 1000 * repeat)
    for game in CATALOG
    for case in cases_of(game, every=EFFORT > 1)
    for repeat in range(EFFORT)
]


def half_of(cases: list[Case], first: int) -> list[Case]:
    """Every other table, so that each set of options is there with some number of players."""
    numbered = enumerate(cases)
    return [case for number, case in numbered if EFFORT > 1 or (number + case.seats) % 2 == first]


@pytest.mark.compiled
@pytest.mark.parametrize("case", half_of(ALL_CASES, 0), ids=str)
def test_a_game_keeps_every_promise(case: Case) -> None:
    # That the same seed gives the same game is shown by comparing the two modes.
    assert check_case(case, APPLY_EVENT[case.game.id]) > 0


@pytest.mark.compiled
@pytest.mark.skipif(not has_compiler(), reason="no C compiler: the rules run interpreted only")
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_compiled_rules_equal_interpreted_rules(game: Game) -> None:
    assert check_modes(game), "there is a C compiler, but the rules are not compiled"


@pytest.mark.compiled
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_golden_playthroughs_are_complete_and_unchanged(game: Game) -> None:
    check_golden(game, Path(__file__).parent / game.id / "golden")


@pytest.mark.compiled
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_random_legal_play_keeps_its_promises(game: Game) -> None:
    @settings(max_examples=60 * EFFORT, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(cases(game), choices())
    def any_play(case: Case, picks: list[int]) -> None:
        follow(case, picks)

    any_play()


def follow(case: Case, picks: list[int]) -> None:
    """Play what the numbers pick among the legal moves, checking on the way."""
    state, rng = case.start(), Fast(case.seed)
    at_start = case.game.rules.census(state)
    for moves_made, pick in enumerate(picks):
        movers = [seat for seat in range(case.seats) if state.legal(seat)]
        if not movers:
            break
        seat = movers[pick % len(movers)]
        moves = state.legal(seat)
        move = int(moves[pick // len(movers) % len(moves)])
        check_moves(case.game, state)
        check_census(case.game, state, at_start)
        if looks_closely(moves_made):
            check_redeal(case.game, state, rng)
        check_events(case.game, state, seat, move, APPLY_EVENT[case.game.id])
        state.play(seat, move)


@pytest.mark.compiled
@pytest.mark.parametrize("case", half_of(ALL_CASES, 1), ids=str)
def test_every_game_can_be_followed_from_view_to_view(case: Case) -> None:
    check_following(case)


@pytest.mark.parametrize("case", [cases_of(game)[5] for game in CATALOG], ids=str)
def test_so_it_can_in_plain_python(case: Case) -> None:
    """Every line of which is counted: a table with some unusual option will do."""
    check_following(case)


def check_following(case: Case) -> None:
    """A view and what happens give the next view, up to the end."""
    rng = Fast(case.seed)
    for made, (state, seat, move) in enumerate(random_steps(case)):
        if not looks_closely(made):
            continue
        check_events(case.game, state, seat, move, APPLY_EVENT[case.game.id])
        if made % REDEALT == 0:
            check_redeal(case.game, state, rng)
    check_everybody_leaves(case)


# Neither empty nor a number: some options take those.
nonsense = st.text(st.characters(exclude_categories=["Nd"]), min_size=1, max_size=8)


@given(st.data())
@settings(max_examples=30, deadline=None)
def test_every_option_refuses_what_it_does_not_take(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(CATALOG))
    assume(game.options)
    option = data.draw(st.sampled_from(game.options))
    value = data.draw(nonsense.filter(lambda text: text.lower() not in accepted(game)))
    with pytest.raises(BadOption):
        game.new(game.seats[0], 0, **{option.name: value})


def accepted(game: Game) -> set[str]:
    """Words that some option takes, however they are written."""
    choices = [choice for option in game.options for choice in getattr(option, "choices", ())]
    return {*TRUE, *FALSE, *(str(choice).lower() for choice in choices)}
