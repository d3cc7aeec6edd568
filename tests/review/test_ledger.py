"""The luck ledger: it adds up, luck is 0 on average, and planted faults are found."""

import os
from collections.abc import Callable, Iterator
from math import sqrt

import pytest

from pioche import game, search
from pioche.bots import bot
from pioche.bots.expert import best_temperament, games_with_policies, policy_module
from pioche.bots.policy_bot import PolicyBot
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.review.ledger import Ledger, errors, ledger, ledger_tasks, means, reference, runs, sizes
from pioche.search import Policy, RandomPolicy, expectation
from pioche.search.expectation import Reference, add_shares, shares_along
from tests.copies import pickled
from tests.review.played_games import PlayedMove, ledger_of, play, players
from tests.search import last_positions
from tests.search.exact_losses import losses
from tests.search.last_positions import Position, some

pytestmark = pytest.mark.compiled

HEAVY = int(os.environ.get("PIOCHE_HEAVY", "1")) > 1
GAMES = sorted(games_with_policies())
SEATS = 3
# Games whose ledgers are added up, and their worlds; games of a fixed pair, with one world.
ADDED = 1000 if HEAVY else 1
WORLDS = 12
PAIRED = 1000 if HEAVY else 12
# The largest misfit allowed, in standard errors, which are themselves from twelve groups.
FAR = 6.0 if HEAVY else 4.0
# Worlds of a single position; worlds in which all know the same.
MANY_WORLDS = 40
TWINS = 12
# Positions at the ends of games.
LAST_TURNS = 100
# As the reference plays, and as another temperament does.
OTHER = {"balanced": "bold", "bold": "careful", "careful": "bold"}


def mean_and_error(figures: list[float]) -> tuple[float, float]:
    column = [[figure] for figure in figures]
    return means(column)[0], errors(column)[0]


def lucks(name: str, first: Policy, second: Policy, games: int) -> list[float]:
    """The first player's luck in each game against the second, who has all other seats."""
    found = []
    for seed in range(games):
        seat, policies = seed % SEATS, [second] * SEATS
        policies[seat] = first
        moves, result = play(name, policies, seed)
        found.append(ledger_of(name, moves, result, seed, worlds=1).totals[seat].luck)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_ledger_adds_up(name: str) -> None:
    """Exactly with itself; with luck that was measured in other worlds within the stated error."""
    usual = best_temperament(name)
    furthest = 0.0
    for seed in range(ADDED):
        moves, result = play(name, players(name, [usual, OTHER[usual], usual]), seed)
        one = ledger_of(name, moves, result, seed, WORLDS)
        other = ledger_of(name, moves, result, seed + ADDED, WORLDS)
        check_sums(one)
        for mine, its in zip(one.totals, other.totals, strict=True):
            sums = one.expectation[mine.seat] + mine.choices + mine.others + its.luck
            error = sqrt(mine.luck_error**2 + its.luck_error**2)
            furthest = max(furthest, abs(sums - result[mine.seat]) / error)
    assert furthest < FAR


def check_sums(found: Ledger) -> None:
    """Every change leads from one point of the curve to the next, and all of them to the result."""
    assert found.curve[0] == found.expectation
    assert found.curve[-1] == found.result
    for number, change in enumerate(found.changes):
        steps = zip(found.curve[number], change.choice, change.luck, strict=True)
        assert [sum(step) for step in steps] == pytest.approx(found.curve[number + 1])
        assert change.chance or not any(change.luck)
    for total in found.totals:
        whole = total.choices + total.others + total.luck
        assert whole == pytest.approx(found.result[total.seat] - found.expectation[total.seat])
        assert total.error >= total.luck_error


@pytest.mark.parametrize(("name", "number"), [("diamant", 40), ("digger", 200)])
def test_the_reference_gives_away_less_than_the_temperament(name: str, number: int) -> None:
    """In last turns in which all that can come is tried; the temperament counts points."""
    usual = losses(name, bot(name, best_temperament(name), 1), number)
    found = losses(name, PolicyBot(reference(name, SEATS)[0], 1), number)
    assert sum(usual) > 0
    assert sum(found) < sum(usual) / 4


@pytest.mark.parametrize(
    ("name", "positions"),
    [("dig", last_positions.dig), ("digup", last_positions.digup_last)],
)
def test_the_reference_plays_its_last_turns_for_victory(
    name: str, positions: Callable[[int], Iterator[Position]]
) -> None:
    """From there it wins more often than the temperament, with the same luck."""
    usual: Policy = policy_module(name).temperament(best_temperament(name))
    for_victory = reference(name, SEATS)[0]
    found = before = 0.0
    for number, (state, seat) in enumerate(some(positions, LAST_TURNS)):
        for luck in range(WORLDS):
            world = state.clone()
            world.redeal_unseen(Fast(number * WORLDS + luck))
            before += share_of(world.clone(), seat, usual, usual, luck)
            found += share_of(world, seat, for_victory, usual, luck)
    assert found > 1.02 * before


def share_of(world: State, seat: int, own: Policy, others: Policy, luck: int) -> float:
    """The seat's share of the victory if it goes on by one policy, and the others by another."""
    policies = [others] * int(world.seats)
    policies[seat] = own
    search.rollout(world, policies, Fast(luck))
    return search.win_share(world, seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_luck_of_a_fixed_pair_averages_to_zero(name: str) -> None:
    usual = best_temperament(name)
    first, second = players(name, [usual, OTHER[usual]])
    mean, error = mean_and_error(lucks(name, first, second, PAIRED))
    assert abs(mean) < 3 * error


def unskilled(*arguments: object) -> list[list[float]]:
    """Planted: choices change nothing, so what they changed will be called luck."""
    found = shares_along(*arguments)  # type: ignore[arg-type]
    return [found[0]] * len(found)


def test_skill_that_is_called_luck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    (good,) = players("diamant", ["balanced"])
    mean, error = mean_and_error(lucks("diamant", good, RandomPolicy(), 200))
    assert abs(mean) < 3 * error
    monkeypatch.setattr(expectation, "shares_along", unskilled)
    mean, error = mean_and_error(lucks("diamant", good, RandomPolicy(), 200))
    assert mean > 5 * error


def shares_of(name: str, state: State, seed: int) -> list[list[float]]:
    """The shares in a position, by group of worlds, as a ledger measures them."""
    policies, rng = reference(name, SEATS), Fast(seed)
    measure = expectation.shares_along
    return [measure(state, [], [], [], policies, size, rng)[0] for size in sizes(MANY_WORLDS)]


def spread_of_twins(states: list[State], name: str) -> float:
    """How far shares differ between worlds in which all know the same: 1 is by chance alone."""
    between = within = 0.0
    for state in states:
        shares = []
        for number in range(TWINS):
            twin = state.clone()
            twin.redeal_unseen(Fast(number))
            found = shares_of(name, twin, number)
            shares.append(means(found))
            within += sum(error**2 for error in errors(found)) / TWINS
        between += sum(error**2 for error in errors(shares)) * TWINS
    return between / within


def prophetic(
    state: State, *_moves: list[int], policies: list[Policy], worlds: int, rng: Fast
) -> list[list[float]]:
    """Planted: shares that know how the piles lie."""
    sums = [0.0] * len(policies)
    for _ in range(worlds):
        winners = Reference(policies, rng.pick(1000)).winners(state.clone())
        add_shares(sums, winners, worlds)
    return [sums]


@pytest.mark.parametrize("name", GAMES)
def test_shares_follow_from_what_all_know_together(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = []
    for seed in range(3):
        moves, _ = play(name, players(name, ["balanced"] * SEATS), seed)
        states.append(moves[len(moves) * 3 // 4].state)
    assert spread_of_twins(states, name) < 2
    monkeypatch.setattr(
        expectation,
        "shares_along",
        lambda state, *rest: prophetic(state, policies=rest[3], worlds=rest[4], rng=rest[5]),
    )
    assert name == "digger" or spread_of_twins(states, name) > 2  # dice lie in no pile


@pytest.mark.parametrize("name", GAMES)
def test_a_run_of_choices_is_worth_what_the_position_after_it_is(name: str) -> None:
    """Measured in one go, and anew where it leads; only its last move would bring chance."""
    moves, _ = play(name, [RandomPolicy()] * SEATS, 4)
    longest = max(runs(moves[:60]), key=len)
    assert len(longest) > 1
    (*_, task) = ledger_tasks(name, longest[:-1], 1, MANY_WORLDS)
    entry = [part.run() for part in ledger_tasks(name, longest[:-1], 1, MANY_WORLDS)]
    found = [group[-1] for part in entry for group in part.shares]
    again = shares_of(name, longest[-1].state, 2)
    for seat in range(SEATS):
        gap = means(found)[seat] - means(again)[seat]
        assert abs(gap) <= 4 * sqrt(errors(found)[seat] ** 2 + errors(again)[seat] ** 2)
    assert task.run() == pickled(task).run()


def test_tasks_share_out_the_worlds() -> None:
    moves, result = play("diamant", players("diamant", ["balanced", "bold", "bold"]), 1)
    tasks = ledger_tasks("diamant", moves, 5, 8)
    assert len({task.seed for task in tasks}) == len(tasks)
    assert sum(len(task.moves) * len(task.groups) for task in tasks) == 8 * len(moves)
    found = ledger_of("diamant", moves, result, 5, 8)
    assert found == ledger_of("diamant", moves, result, 5, 8)
    assert [change.seat for change in found.changes] == [made.seat for made in moves]


def test_what_is_no_choice_changes_nothing() -> None:
    moves, result = play("digger", players("digger", ["bold"] * SEATS), 1)
    changes = ledger_of("digger", moves, result, 1, 4).changes
    forced = [number for number, made in enumerate(moves) if len(made.state.legal(made.seat)) == 1]
    assert forced
    assert not any(any(changes[number].choice) for number in forced)


def test_a_move_of_time_counts_for_the_seat_that_was_to_act() -> None:
    """Night, called by the master of time, ends the digger's turn."""
    digger = game("digger")
    state = digger.new(SEATS, 1)
    actor = int(state.to_act()).bit_length() - 1
    state.play(actor, int(state.legal(actor)[0]), 1000)
    assert digger.rules.clock is not None
    master, night = digger.rules.clock.time_move(state)
    late = PlayedMove(state, master, night, digger.rules.clock.deadline(state))
    entries = [task.run() for task in ledger_tasks("digger", [late], 1, 100)]
    found = ledger(entries, [0.0] * SEATS)
    assert [change.seat for change in found.changes] == [actor]
    assert found.changes[0].choice[actor] < 0
