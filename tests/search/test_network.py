"""Networks in whole numbers: sums in lanes, what changed, files, refusals."""

import struct
from random import Random

import pytest

from pioche.bots.champion import is_learned
from pioche.bots.champion import network_of as shipped
from pioche.bots.network_file import NetworkFile, learned_options, network_bytes, read_network
from pioche.core.masks import first_seat
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games import CATALOG, game
from pioche.search.network import (
    HIGHEST_ACTIVATION,
    Manner,
    Network,
    NetworkPolicy,
    Weights,
    highest,
    outgrows_lanes,
    table_facts,
)
from pioche.search.policy import Policy, RandomPolicy
from pioche.words import words_in
from pioche.words.spell import spell_refusal

UNITS = (24, 8)


def random_weights(names: list[str], moves: int, width: int = 1, seed: int = 1) -> Weights:
    """A network with random weights."""
    rng = Random(seed)  # noqa: S311
    inputs, (first, second) = len(names), UNITS
    shorts = [rng.randrange(-3000, 3000) for _ in range(first * second + second * (moves + 1))]
    biases = [rng.randrange(-90_000, 90_000) for _ in range(first + second + moves + 1)]
    parts = [
        bytes(rng.randrange(9 if width == 1 else 2) for _ in range(inputs)),
        rng.randbytes(inputs * first * width),
        struct.pack(f"<{first}i", *biases[:first]),
        struct.pack(f"<{first * second}h", *shorts[: first * second]),
        struct.pack(f"<{second}i", *biases[first : first + second]),
        struct.pack(f"<{second * (moves + 1)}h", *shorts[first * second :]),
        struct.pack(f"<{moves + 1}i", *biases[first + second :]),
    ]
    return Weights(names, UNITS, moves, width, b"".join(parts))


def plain_hidden(weights: Weights, row: bytes, facts: dict[str, int]) -> list[int]:
    """The second layer by plain loops."""
    first, second = weights.units
    shifts, ones, bias = weights.parts[0], weights.parts[1], weights.parts[2]
    sums = list(struct.unpack(f"<{first}i", bias))
    numbers = dict(zip(weights.names, row, strict=False)) | facts
    for place, name in enumerate(weights.names):
        for unit in range(first):
            at = weights.width * (first * place + unit)
            weight = struct.unpack_from("<b" if weights.width == 1 else "<h", ones, at)[0]
            sums[unit] += numbers.get(name, 0) * (weight << shifts[place])
    active = [min(max(total >> 8, 0), HIGHEST_ACTIVATION) for total in sums]
    totals = list(struct.unpack(f"<{second}i", weights.parts[4]))
    for unit in range(first):
        for other in range(second):
            weight = struct.unpack_from("<h", weights.parts[3], 2 * (second * unit + other))[0]
            totals[other] += active[unit] * weight
    return [min(max(total >> 12, 0), HIGHEST_ACTIVATION) for total in totals]


@pytest.mark.parametrize("width", [1, 2])
def test_lanes_compute_what_plain_loops_do(width: int) -> None:
    names = [f"in{number}" for number in range(40)] + ["seats-3"]
    weights = random_weights(names, 5, width)
    network, rng = Network(weights), Random(2)  # noqa: S311
    table = network.at_table("any", 1, tuple(names[:-1]), {"seats-3": 1, "unknown": 0})
    row = bytes(40)
    for _ in range(30):
        # A few numbers change, sometimes all: sums are kept from one look to the next.
        changed = rng.sample(range(40), rng.choice([1, 3, 40]))
        row = bytes(rng.randrange(256) if at in changed else old for at, old in enumerate(row))
        found = [int(one) for one in network.hidden(table.sums_of(0, row))]
        assert found == plain_hidden(weights, row, {"seats-3": 1})
        assert any(found)


def network_of(game_id: str) -> bytes:
    chosen = game(game_id)
    seats = chosen.usual_seats
    options = chosen.settle(seats, {})
    facts = table_facts(seats, {name: options[name] for name in learned_options(chosen)})
    weights = random_weights([*chosen.layout(seats), *facts], len(chosen.moves))
    return network_bytes(chosen, weights, {"sharpness": 16, "rarest": 100}, {"for": "a test"})


@pytest.mark.parametrize("game_id", [game.id for game in CATALOG])
def test_a_network_plays_a_whole_game_and_the_same_again(game_id: str) -> None:
    chosen, file = game(game_id), read_network(network_of(game_id), "it")

    def played() -> list[int]:
        policy, rng = file.policy(chosen, RandomPolicy()), Fast(3)
        state = chosen.new(chosen.usual_seats, 4)
        moves: list[int] = []
        while (mask := int(state.to_act())) and len(moves) < 60:
            seat = (mask & -mask).bit_length() - 1
            moves.append(int(policy.choose(state, seat, rng)))
            assert moves[-1] in state.legal(seat)
            state.play(seat, moves[-1])
        return moves

    assert played() == played()


def test_a_table_with_unknown_inputs_is_refused() -> None:
    policy = read_network(network_of("diamant"), "it").policy(game("diamant"), RandomPolicy())
    state = game("diamant").new(5, 1)
    with pytest.raises(Refusal) as refused:
        policy.choose(state, 0, Fast(1))
    assert refused.value.key == "network-layout"
    assert refused.value.arguments["name"] == "player4.chosen"


def test_a_table_with_an_option_that_was_not_learned_is_refused() -> None:
    """A table of old records: the option is not offered any more, and no network has met it."""
    dig = network_file("dig")
    assert "option.idle_shield" not in dig.weights.names
    policy = dig.policy(game("dig"), RandomPolicy())
    usual, old = game("dig").new(3, 1), game("dig").new(3, 1, idle_shield=True)
    assert first_choice(policy, usual) >= 0
    with pytest.raises(Refusal) as refused:
        first_choice(policy, old)
    assert refused.value.key == "network-table"
    for language in ("fr", "en"):
        assert "option.idle_shield" in spell_refusal(words_in(language), refused.value)
    assert not is_learned("dig", old)
    assert is_learned("dig", usual)


def first_choice(policy: Policy, state: State) -> int:
    """What it plays as soon as there is a choice."""
    while True:
        seat = int(first_seat(state.to_act()))
        moves = state.legal(seat)
        if len(moves) > 1:
            return int(policy.choose(state, seat, Fast(1)))
        state.play(seat, moves[0])


def network_file(game_id: str) -> NetworkFile:
    """The shipped network of a game."""
    found = shipped(game_id)
    assert found is not None
    return found


@pytest.mark.parametrize("layer", [2, 4])
def test_weights_whose_sums_could_leave_their_lanes_are_refused(layer: int) -> None:
    chosen = game("diamant")
    weights = random_weights(list(chosen.layout(4)), len(chosen.moves))
    assert not outgrows_lanes(weights)
    for bias in ((1 << 31) - 1, -(1 << 31)):
        weights.parts[layer] = struct.pack("<i", bias) + weights.parts[layer][4:]
        assert outgrows_lanes(weights)
    content = network_bytes(chosen, weights, {"sharpness": 16, "rarest": 100}, {})
    with pytest.raises(Refusal) as refused:
        read_network(content, "it")
    assert refused.value.key == "network-range"
    assert "it" in spell_refusal(words_in("fr"), refused.value)


def test_sums_at_the_edge_of_a_lane_are_allowed() -> None:
    """127 times 2^16 times 255 fits; one power more does not."""
    names, moves = ["in"], 2
    weights = random_weights(names, moves)
    weights.parts[1] = bytes([127]) * UNITS[0]
    weights.parts[2] = bytes(4 * UNITS[0])
    for power, too_far in ((16, False), (17, True)):
        weights.parts[0] = bytes([power])
        assert outgrows_lanes(weights) == too_far


def test_files_that_are_no_networks_are_refused() -> None:
    content = network_of("diamant")
    for damaged, key in (
        (b"", "network-file"),
        (content[:200], "network-file"),
        (content[:-1] + bytes([content[-1] ^ 1]), "network-digest"),
        (content.replace(b'"format":1', b'"format":2', 1), "network-format"),
        (content.replace(b'"units":[24,8]', b'"units":[25,8]', 1), "network-file"),
    ):
        with pytest.raises(Refusal) as refused:
            read_network(damaged, "it")
        assert refused.value.key == key
    with pytest.raises(Refusal) as refused:
        read_network(content, "it").check(game("dig"))
    assert refused.value.key == "network-game"


def test_moves_are_drawn_by_their_logits() -> None:
    one = 1 << 20
    logits = [0, one, one, -3 * one]
    assert highest(logits) == 1
    assert Manner(0, 1).choice(logits, Fast(1)) == 1
    rng, drawn = Fast(5), Manner(16, 100)
    counts = [0, 0, 0, 0]
    for _ in range(4000):
        counts[drawn.choice(logits, rng)] += 1
    assert counts[0] == pytest.approx(4000 * 0.1545, rel=0.15)  # e^-1 of 2 + e^-1 + e^-4
    assert 0 < counts[3] < 80
    # A move that is less likely than one in ten of the best is never drawn.
    assert Manner(16, 10).weights(logits)[3] == 0


def test_seats_and_options_are_inputs() -> None:
    facts = table_facts(4, {"relics": "classic", "open_chests": True, "throws": 8})
    assert facts == {
        "seats-4": 1,
        "option.relics=classic": 1,
        "option.open_chests": 1,
        "option.throws": 8,
    }


def test_a_policy_keeps_what_it_made_of_each_table() -> None:
    policy = read_network(network_of("diamant"), "it").policy(game("diamant"), RandomPolicy())
    assert isinstance(policy, NetworkPolicy)
    for seed in range(3):
        policy.choose(game("diamant").new(4, seed), 1, Fast(1))
    assert len(policy.tables) == 1
