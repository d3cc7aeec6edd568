"""Games as numbers: only what a seat may see, all of it that counts, under names of its own."""

from dataclasses import replace
from typing import Final

import pytest
from mypy_extensions import i64

import pioche
from pioche.core.cards import Cards
from pioche.core.game import Game
from pioche.core.observation import (
    Block,
    Observation,
    Observer,
    PileParts,
    clipped,
    counts,
    mask_row,
    one_of,
    relative,
)
from pioche.core.options import Value
from pioche.core.state import State
from pioche.games import CATALOG
from pioche.games.diamant import DIAMANT
from pioche.games.diamant.moves import GO, LEAVE
from pioche.games.digger import DIGGER
from pioche.games.letsdig import LETSDIG
from pioche.testing.cases import Case, NotConform, cases_of
from pioche.testing.state_checks import check_blocks, check_observed_play, numbers_of

# The number of moves between two looks; tests/envs does the same compiled, more often.
SPARSE: Final = 97


def named(game: Game, state: State, seat: int, **options: object) -> dict[str, int]:
    names = game.layout(int(state.seats), **options)
    out: list[i64] = [0] * len(names)
    game.observe(state, seat, out)
    return dict(zip(names, [int(number) for number in out], strict=True))


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: str(game.id))
def test_observations_tell_no_more_than_a_seat_may_see(game: Game) -> None:
    looks = [check_observed_play(case, SPARSE) for case in cases_of(game)[::3]]
    assert sum(looks) > len(looks)


def test_the_cave_in_numbers() -> None:
    state = DIAMANT.new(3, 4)
    numbers = named(DIAMANT, state, 1)
    assert (numbers["expedition"], numbers["deck.cards"]) == (1, 29)
    faces = [name for name in numbers if name.startswith(("deck.treasure", "deck.danger"))]
    assert sum(numbers[face] for face in faces) == 29
    danger = DIAMANT.view(state, 1)["path"][0]
    assert (numbers[f"deck.{danger}"], numbers[f"path.{danger}"]) == (2, 1)
    assert numbers["deck.traps"] == 2
    state.play(1, LEAVE)
    state.play(0, GO)
    numbers = named(DIAMANT, state, 1)
    assert [numbers[f"{name}.chosen"] for name in ("own", "player1", "player2")] == [1, 0, 1]
    assert (numbers["own.goes"], numbers["own.leaves"]) == (0, 1)
    other = named(DIAMANT, state, 0)
    assert (other["own.goes"], other["own.leaves"], other["player1.chosen"]) == (1, 0, 1)


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: str(game.id))
def test_an_observer_that_forgets_looks_at_another_game(game: Game) -> None:
    observer, other = game.numbers().observer(), game.new(3, 8)
    parts: list[list[bytes]] = [[], []]
    observer.add_parts(game.new(3, 1), 0, parts[0])
    observer.forget()
    observer.add_parts(other, 0, parts[1])
    assert b"".join(parts[1]) == numbers_of(game, other, 0)


def test_hidden_chests_are_told_to_their_owner_alone() -> None:
    state = DIAMANT.new(3, 1, open_chests=False)
    while not max(state.scores()):
        for seat in range(3):
            if state.to_act() >> seat & 1:
                state.play(seat, LEAVE)
    rich = list(state.scores()).index(max(state.scores()))
    numbers = named(DIAMANT, state, rich, open_chests=False)
    assert numbers["own.hidden-chest"] == max(state.scores())
    assert not any(number for name, number in numbers.items() if name.endswith(".chest"))


def test_points_below_nothing_and_above_a_byte_have_their_place() -> None:
    assert [clipped(number) for number in (-3, 0, 255, 300)] == [0, 0, 255, 255]
    assert [relative(seat, 1, 3) for seat in (-1, 0, 1, 2)] == [-1, 2, 0, 1]
    assert named(LETSDIG, LETSDIG.new(3, 0), 0)["own.points-plus-100"] == 100


def test_only_the_master_of_time_is_told_of_the_glass() -> None:
    state = DIGGER.new(3, 0, sand="uneven")
    digger = next(seat for seat in range(3) if state.to_act() >> seat & 1)
    state.play(digger, 0)
    seen = [named(DIGGER, state, seat, sand="uneven")["glass.length"] for seat in range(3)]
    assert 180 <= seen.pop((digger + 2) % 3) <= 220
    assert seen == [0, 0]


@pytest.mark.parametrize("faces", [[], [4], [3, 0, 3, 4, 3], [0, 0, 1, 2, 2, 4, 4, 4]])
def test_faces_are_counted_alike_in_small_piles_and_large_ones(faces: list[i64]) -> None:
    cards, parts = Cards(faces, [0] * len(faces)), PileParts(1, 5)
    counts = bytes([faces.count(face) for face in range(5)])
    assert parts.all(0, cards, list(range(len(faces)))) == counts


def test_a_row_is_all_that_a_seat_sees() -> None:
    state = DIAMANT.new(3, 1)
    assert DIAMANT.numbers().observer().row(state, 2) == numbers_of(DIAMANT, state, 2)


def test_a_mask_has_a_number_for_each_move() -> None:
    assert mask_row([3, 0], 5) == bytes([1, 0, 0, 1, 0])


def test_a_game_without_numbers_says_so() -> None:
    with pytest.raises(TypeError, match="diamant has no observation"):
        replace(DIAMANT, observation=None).layout(3)
    with pytest.raises(NotImplementedError):
        Observation().observer()
    with pytest.raises(NotImplementedError):
        Observation().layout(3, {})
    with pytest.raises(NotImplementedError):
        Observer().add_parts(DIAMANT.new(3), 0, [])


class LateObserver(Observer):
    """Tells how many cards were in the deck when it looked first."""

    def __init__(self) -> None:
        self.cards = -1

    def add_numbers(self, state: State, seat: i64, numbers: list[i64]) -> None:
        if self.cards < 0:
            self.cards = len(state.deck)  # type: ignore[attr-defined]
        numbers.append(self.cards)


class LateObservation(Observation):
    """One number, which changes."""

    def observer(self) -> Observer:
        return LateObserver()

    def layout(self, seats: int, options: object) -> tuple[str, ...]:
        return ("deck.cards",)


@pytest.mark.skipif(pioche.COMPILED, reason="faults are planted in interpreted rules")
def test_an_observer_that_falls_behind_is_caught() -> None:
    game = replace(DIAMANT, observation=LateObservation())
    with pytest.raises(NotConform, match="observers keep up"):
        check_observed_play(Case(game, 3, {}), 9)


class SwappedObservation(Observation):
    """The blocks of Diamant with two of them in the wrong order."""

    def __init__(self, one: int, other: int) -> None:
        self.places = (one, other)

    def observer(self) -> Observer:
        return DIAMANT.numbers().observer()

    def blocks(self, seats: int, options: dict[str, Value]) -> list[Block]:
        blocks = DIAMANT.numbers().blocks(seats, options)
        one, other = self.places
        blocks[one], blocks[other] = blocks[other], blocks[one]
        return blocks


@pytest.mark.skipif(pioche.COMPILED, reason="faults are planted in interpreted rules")
@pytest.mark.parametrize(
    ("one", "other", "message"),
    [(0, 2, "flags are 0 or 1: .*path.danger"), (3, 5, "flags are 0 or 1|one at most is 1")],
)
def test_blocks_in_another_order_are_caught(one: int, other: int, message: str) -> None:
    game = replace(DIAMANT, observation=SwappedObservation(one, other))
    with pytest.raises(NotConform, match=message):
        check_observed_play(Case(game, 3, {}), 1)


def test_parts_and_numbers_must_fit_their_blocks() -> None:
    blocks = [one_of("a", "b"), counts("c", "d")]
    check_blocks(blocks, [b"\1", b"\0", b"\7\7"])
    check_blocks(blocks, [b"\0\0\7\7"])
    with pytest.raises(NotConform, match=r"one at most is 1: .*'a'"):
        check_blocks(blocks, [b"\1\1", b"\7\7"])
    with pytest.raises(NotConform, match=r"whole blocks or lies within one: .*'c'"):
        check_blocks(blocks, [b"\1\0\7", b"\7"])
    with pytest.raises(NotConform, match="as many numbers as names"):
        check_blocks(blocks, [b"\1\0\7"])


class PeekingObserver(Observer):
    """Tells the next card."""

    def add_numbers(self, state: State, seat: i64, numbers: list[i64]) -> None:
        deck = state.deck  # type: ignore[attr-defined]
        numbers.append(state.cards.face[deck[-1]] if deck else 0)


class PeekingObservation(Observation):
    """One number, which nobody may know."""

    def observer(self) -> Observer:
        return PeekingObserver()

    def layout(self, seats: int, options: object) -> tuple[str, ...]:
        return ("next-card",)


@pytest.mark.skipif(pioche.COMPILED, reason="faults are planted in interpreted rules")
def test_an_observation_that_peeks_is_caught() -> None:
    game = replace(DIAMANT, observation=PeekingObservation())
    assert len(numbers_of(game, DIAMANT.new(3), 0)) == 1
    with pytest.raises(NotConform, match="only what the seat may see"):
        check_observed_play(Case(game, 3, {}), 1)
