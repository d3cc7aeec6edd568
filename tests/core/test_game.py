"""The catalogue's entries, and the base that states stand on."""

from dataclasses import replace

import pytest

import pioche
from pioche.core import refusals
from pioche.core.cards import Cards
from pioche.core.components import ASSUMED, BOOK, FOUND
from pioche.core.game import Game
from pioche.core.lines import chance_lines, count_lines
from pioche.core.playout import clones, playout, playouts, redeals
from pioche.core.refusals import BadSeats, Refusal, UnknownGame
from pioche.core.rng import Fair, Fast
from pioche.core.state import State
from pioche.table.table import Table

DIAMANT = pioche.game("diamant")


def test_the_catalogue_finds_games_by_name() -> None:
    assert DIAMANT in pioche.CATALOG
    for nonsense in ("diamond", "", None, 3):
        with pytest.raises(UnknownGame, match="diamant"):
            pioche.game(nonsense)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [0, 2, 9, -1, True, 4.0, None])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats):
        DIAMANT.new(seats)


def test_a_seed_chooses_its_kind_of_chance() -> None:
    assert isinstance(DIAMANT.new(3, 7).rng, Fast)
    assert isinstance(DIAMANT.new(3, b"7" * 16).rng, Fair)
    chance = Fast(3)
    assert DIAMANT.new(3, chance).rng is chance


def test_the_same_seed_gives_the_same_game() -> None:
    assert DIAMANT.new(4, seed=9).cards.face == DIAMANT.new(4, seed=9).cards.face
    assert DIAMANT.new(4, seed=9).cards.face != DIAMANT.new(4, seed=10).cards.face


def test_only_seats_of_the_table_and_spectators_may_look() -> None:
    state = DIAMANT.new(3)
    assert DIAMANT.view(state, None)["seat"] is None
    for seat in (3, -1, 99):
        with pytest.raises(BadSeats):
            DIAMANT.view(state, seat)


def test_nobody_has_won_before_the_end() -> None:
    assert DIAMANT.winners(DIAMANT.new(3)) == []


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_winners_rank_first_and_nobody_with_fewer_points_before_another(game: Game) -> None:
    state = game.new(max(game.seats), seed=3)
    playout(state, Fast(3))
    ranks, scores = state.ranks(), state.scores()
    losers = [seat for seat in range(len(ranks)) if seat not in state.winners()]
    assert [seat for seat, rank in enumerate(ranks) if rank == 1] == state.winners()
    assert [scores[seat] for seat in sorted(losers, key=lambda seat: ranks[seat])] == sorted(
        (scores[seat] for seat in losers), reverse=True
    )


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_every_component_says_where_its_figures_come_from(game: Game) -> None:
    assert {component.source for component in game.components} <= {BOOK, FOUND, ASSUMED}
    assert len({component.id for component in game.components}) == len(game.components)


def test_playouts_count_their_decisions() -> None:
    alone = sum(
        playout(DIAMANT.new(3, 5 + number), rng) for rng in [Fast(5)] for number in range(10)
    )
    assert playouts(DIAMANT, 3, 5, 10) == alone > 100


def test_clones_and_redeals_leave_the_state_alone() -> None:
    state = DIAMANT.new(3, 1)
    face = state.cards.face.copy()
    clones(state, 3)
    redeals(state, 0, 3)
    assert state.cards.face == face


def test_a_state_must_be_given_its_rules() -> None:
    bare = State(2, Fast(0), Cards([], []))
    for ask in (bare.start, bare.to_act, bare.scores, bare.clone):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        bare.legal(0)
    with pytest.raises(NotImplementedError):
        bare.play(0, 0)
    with pytest.raises(NotImplementedError):
        bare.redeal(0, Fast(0))


def test_a_refusal_without_words_still_tells_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusals, "spellers", [])
    assert str(Refusal("why", seat=1, other=2)) == "why (seat=1, other=2)"
    assert str(Refusal("why")) == "why"


def test_a_game_without_lines_of_its_own_has_its_odds_told_field_by_field() -> None:
    plain, table = replace(DIAMANT, lines=None), Table(DIAMANT, 3, 5)
    odds = plain.odds_lines(table.view(0))
    assert odds.counts == count_lines(plain.odds(table.view(0)))
    assert odds.chances == chance_lines(plain.odds(table.view(0)))
    assert odds.counts
