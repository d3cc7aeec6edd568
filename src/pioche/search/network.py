"""A network that plays: numbers of an observation in, a logit for each legal move and a value out.

Two hidden layers, whole numbers only, so the same position gives the same move on every machine,
compiled or not. A row of weights is one long integer with a lane of 32 bits for each unit: adding
rows is then one operation of Python for all units, several times as fast as a loop over them.

Inputs have names, as observations do. One network plays at every table of its game: an input that
a table does not have is 0 there.
"""

from struct import Struct
from typing import Final, final

from mypy_extensions import i64

from pioche.core.observation import Observation, Observer
from pioche.core.options import GameConfig, Value
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.search.policy import NOT_SURE, Policy

LANE: Final = 32
LANE_BYTES: Final = 4
SHORT: Final = 2  # bytes of most weights
# Added to every lane before it is read: sums may be negative.
LANE_BIAS: Final = 1 << 31
# Fixed point: the sums of the first layer have 16 binary places, activations 8, other weights 12.
SUM_PLACES: Final = 16
ACTIVATION_PLACES: Final = 8
WEIGHT_PLACES: Final = 12
# Logits and values have the places of an activation times a weight.
ONE: Final = 1 << (ACTIVATION_PLACES + WEIGHT_PLACES)
# An input is a byte.
HIGHEST_INPUT: Final = 255
# Activations lie between 0 and 4.
HIGHEST_ACTIVATION: Final = (4 << ACTIVATION_PLACES) - 1
# The bytes of a weight: with its sign in the highest bit, and with the same bit flipped.
FLIPPED: Final = bytes([byte ^ 128 for byte in range(256)])
BYTE_BIAS: Final = 1 << 7
SHORT_BIAS: Final = 1 << 15
# Rows of an observation are compared in pieces of this many bytes.
PIECE: Final = 16
# How likely a move is by its distance from the best: each entry is 63/64 of the one before it, so
# a distance of 1 is about 63.5 entries. `SHARPNESS` is the factor of logits that changes nothing.
POWER_PLACES: Final = 14
STEPS_TWICE: Final = 127
SHARPNESS: Final = 16
SHARPNESS_PLACES: Final = 4
# The field of a game's state that holds its options.
CONFIG: Final = "config"


def powers() -> list[i64]:
    """The powers of 63/64 in whole numbers, down to 0."""
    found: list[i64] = []
    power: i64 = 1 << 30
    while power >> POWER_PLACES:
        found.append(power >> POWER_PLACES)
        power = power * 63 >> 6
    return found


POWERS: Final[list[i64]] = powers()


def table_facts(seats: int, options: dict[str, Value]) -> dict[str, int]:
    """What is the same in every position of a table, as inputs: its seats and its options."""
    found = {f"seats-{seats}": 1}
    for name, value in options.items():
        if isinstance(value, bool):
            found[f"option.{name}"] = int(value)
        elif isinstance(value, int):
            found[f"option.{name}"] = value
        else:
            found[f"option.{name}={value}"] = 1
    return found


def lanes_of(count: int, bias: int) -> int:
    """The same number in each lane."""
    return sum(bias << (LANE * lane) for lane in range(count))


def packed_bytes(row: bytes, count: int) -> int:
    """Signed bytes, each in a lane."""
    lanes = bytearray(LANE_BYTES * count)
    lanes[0::LANE_BYTES] = row.translate(FLIPPED)
    return int.from_bytes(lanes, "little") - lanes_of(count, BYTE_BIAS)


def packed_shorts(row: bytes, count: int) -> int:
    """Signed numbers of two bytes, the lower first, each in a lane."""
    lanes = bytearray(LANE_BYTES * count)
    lanes[0::LANE_BYTES] = row[0::2]
    lanes[1::LANE_BYTES] = row[1::2].translate(FLIPPED)
    return int.from_bytes(lanes, "little") - lanes_of(count, SHORT_BIAS)


def packed_longs(row: bytes, count: int) -> int:
    """Signed numbers of four bytes, the lower first, each in a lane."""
    lanes = bytearray(row)
    lanes[3::LANE_BYTES] = row[3::LANE_BYTES].translate(FLIPPED)
    return int.from_bytes(lanes, "little") - lanes_of(count, LANE_BIAS)


@final
class Lanes:
    """Reads the sums of a layer as activations."""

    def __init__(self, count: int, places: int) -> None:
        self.places: i64 = places
        self.size = LANE_BYTES * count
        self.bias = lanes_of(count, LANE_BIAS)
        self.all = (1 << (LANE * count)) - 1
        self.read = Struct(f"<{count}I")

    def activations(self, total: int) -> list[i64]:
        """Of each unit its sum, cut off below and above."""
        found: list[i64] = []
        places = self.places
        data = (total + self.bias & self.all).to_bytes(self.size, "little")
        for lane in self.read.unpack(data):
            biased: i64 = lane
            sum_: i64 = (biased - LANE_BIAS) >> places
            if sum_ < 0:
                sum_ = 0
            elif sum_ > HIGHEST_ACTIVATION:
                sum_ = HIGHEST_ACTIVATION
            found.append(sum_)
        return found


def part_sizes(inputs: int, units: tuple[int, int], moves: int, width: int) -> list[int]:
    """The bytes of each part of a network."""
    first, second = units
    return [
        inputs,
        inputs * first * width,
        LANE_BYTES * first,
        SHORT * first * second,
        LANE_BYTES * second,
        SHORT * second * (moves + 1),
        LANE_BYTES * (moves + 1),
    ]


@final
class Weights:
    """The bytes of a network, cut into its parts.

    `names` of its inputs; `units` of the two hidden layers. In order: of each input a power of two
    and a number for each unit, of `width` bytes (1 or 2); the other layers in numbers of two bytes;
    each with biases of four. The last layer has a row for each move and one for the value.
    """

    def __init__(
        self, names: list[str], units: tuple[int, int], moves: int, width: int, data: bytes
    ) -> None:
        self.names = names
        self.units = units
        self.moves = moves
        self.width = width
        sizes = part_sizes(len(names), units, moves, width)
        if sum(sizes) != len(data):
            raise ValueError(f"a network of {len(data)} bytes instead of {sum(sizes)}")
        self.parts: list[bytes] = []
        start = 0
        for size in sizes:
            self.parts.append(data[start : start + size])
            start += size


def outgrows_lanes(weights: Weights) -> bool:
    """Whether a sum could be too large for its lane, whatever the inputs are.

    It would then run over into the lane beside it.
    """
    first, second = weights.units
    shifts = weights.parts[0]
    row = Struct(f"<{first}{'h' if weights.width == SHORT else 'b'}")
    ends = Ends(list(Struct(f"<{first}i").unpack(weights.parts[2])))
    for place in range(len(weights.names)):
        factor: i64 = HIGHEST_INPUT << shifts[place]
        ends.add(list(row.unpack_from(weights.parts[1], row.size * place)), factor)
    row = Struct(f"<{second}h")
    seconds = Ends(list(Struct(f"<{second}i").unpack(weights.parts[4])))
    for unit in range(first):
        seconds.add(list(row.unpack_from(weights.parts[3], row.size * unit)), HIGHEST_ACTIVATION)
    return ends.are_too_far() or seconds.are_too_far()


@final
class Ends:
    """The least and the most that the sums of a layer can be."""

    def __init__(self, biases: list[i64]) -> None:
        self.least = biases
        self.most = biases.copy()

    def add(self, row: list[i64], factor: i64) -> None:
        """One more input, from 0 to this factor."""
        for unit in range(len(row)):
            change = row[unit] * factor
            if change < 0:
                self.least[unit] += change
            else:
                self.most[unit] += change

    def are_too_far(self) -> bool:
        for unit in range(len(self.most)):
            if self.most[unit] >= LANE_BIAS or self.least[unit] < -LANE_BIAS:
                return True
        return False


@final
class Table:
    """A network at one kind of table: a row of weights for each number of its observation."""

    def __init__(self, rows: list[int], base: int, seats: int) -> None:
        self.rows = rows
        self.base = base  # with what is the same in every position
        # What each seat saw last, and its sums then: only what has changed is added.
        self.seen: list[bytes] = [bytes(len(rows))] * seats
        self.sums: list[int] = [base] * seats

    def sums_of(self, seat: i64, row: bytes) -> int:
        """The sums of the first layer."""
        seen = self.seen[seat]
        total = self.sums[seat]
        rows = self.rows
        length: i64 = len(row)
        start: i64 = 0
        while start < length:
            end: i64 = min(start + PIECE, length)
            if row[start:end] != seen[start:end]:
                for place in range(start, end):
                    change = row[place] - seen[place]
                    if change:
                        total += change * rows[place]
            start = end
        self.seen[seat] = row
        self.sums[seat] = total
        return total


@final
class Network:
    """The weights, ready for use; tables are made when they are first seen."""

    def __init__(self, weights: Weights) -> None:
        first, second = weights.units
        self.weights = weights
        self.places: dict[str, int] = {name: place for place, name in enumerate(weights.names)}
        self.moves = weights.moves
        self.first_bias = packed_longs(weights.parts[2], first)
        self.first_lanes = Lanes(first, SUM_PLACES - ACTIVATION_PLACES)
        rows = weights.parts[3]
        self.second: list[int] = [
            packed_shorts(rows[SHORT * second * unit : SHORT * second * (unit + 1)], second)
            for unit in range(first)
        ]
        self.second_bias = packed_longs(weights.parts[4], second)
        self.second_lanes = Lanes(second, WEIGHT_PLACES)
        read = Struct(f"<{second}h")
        self.last: list[list[i64]] = [
            list(read.unpack_from(weights.parts[5], SHORT * second * move))
            for move in range(self.moves + 1)
        ]
        self.rows: dict[str, int] = {}  # by input, as far as tables have asked for them
        biases = Struct(f"<{self.moves + 1}i")
        self.last_bias: list[i64] = list(biases.unpack(weights.parts[6]))

    def row_of(self, name: str) -> int:
        """The weights of an input."""
        if name not in self.rows:
            self.rows[name] = self.made_row(self.places[name])
        return self.rows[name]

    def made_row(self, place: int) -> int:
        count = self.weights.units[0]
        width = self.weights.width
        row = self.weights.parts[1][width * count * place : width * count * (place + 1)]
        numbers = packed_shorts(row, count) if width == SHORT else packed_bytes(row, count)
        return numbers << self.weights.parts[0][place]

    def at_table(
        self, game: str, seats: int, layout: tuple[str, ...], facts: dict[str, int]
    ) -> Table:
        """The network at a table with this layout, or a refusal if it does not know an input.

        A fact that is 0 there need not be known: it changes nothing.
        """
        rows: list[int] = []
        for name in layout:
            if name not in self.places:
                raise Refusal("network-layout", game=game, name=name)
            rows.append(self.row_of(name))
        base = self.first_bias
        for name, value in facts.items():
            if name in self.places:
                base += value * self.row_of(name)
            elif value:
                raise Refusal("network-table", game=game, name=name)
        return Table(rows, base, seats)

    def hidden(self, sums: int) -> list[i64]:
        """The activations of the second layer, from the sums of the first."""
        total = self.second_bias
        second = self.second
        activations = self.first_lanes.activations(sums)
        for unit in range(len(activations)):
            activation = activations[unit]
            if activation:
                total += int(activation) * second[unit]
        return self.second_lanes.activations(total)

    def output(self, hidden: list[i64], number: i64) -> i64:
        """The logit of a move."""
        total = self.last_bias[number]
        weights = self.last[number]
        for unit in range(len(hidden)):
            total += hidden[unit] * weights[unit]
        return total

    def value(self, hidden: list[i64]) -> i64:
        """The share of victory that the seat can expect."""
        return self.output(hidden, self.moves)


@final
class Manner:
    """How moves are drawn from logits.

    `sharpness` multiplies logits, in sixteenths; 0 takes the highest. A move that is less likely
    than one in `rarest` of the likeliest is never drawn.
    """

    def __init__(self, sharpness: int, rarest: int) -> None:
        self.sharpness: i64 = sharpness
        self.rarest: i64 = rarest

    def weights(self, logits: list[i64]) -> list[i64]:
        """How likely each move is, in whole numbers."""
        best = logits[0]
        for logit in logits:
            best = max(best, logit)
        found: list[i64] = []
        for logit in logits:
            distance: i64 = (best - logit >> 10) * self.sharpness * STEPS_TWICE >> 15
            power: i64 = POWERS[distance] if distance < len(POWERS) else 0
            found.append(power if power * self.rarest >= POWERS[0] else 0)
        return found

    def choice(self, logits: list[i64], rng: Fast) -> i64:
        """The place of the move to play."""
        if self.sharpness == 0:
            return highest(logits)
        weights = self.weights(logits)
        total: i64 = 0
        for weight in weights:
            total += weight
        drawn = rng.below(total)
        place: i64 = 0
        while drawn >= weights[place]:
            drawn -= weights[place]
            place += 1
        return place


def highest(logits: list[i64]) -> i64:
    """The place of the highest; the first of equals."""
    best: i64 = 0
    for place in range(len(logits)):
        if logits[place] > logits[best]:
            best = place
    return best


class NetworkPolicy(Policy):
    """Plays by a network, by what its seat sees.

    `usual` is a policy of the game's own, for what a network does not say; `options` are those that
    it must have learned.
    """

    def __init__(
        self,
        game: str,
        network: Network,
        observation: Observation,
        manner: Manner,
        usual: Policy,
        options: list[str],
    ) -> None:
        self.game = game
        self.options = options
        self.network = network
        self.observation = observation
        self.observer: Observer = observation.observer()
        self.manner = manner
        self.usual = usual
        # The table of the last state, and those met before.
        self.config: object = None
        self.seats: i64 = 0
        self.table: Table | None = None
        self.tables: dict[str, Table] = {}

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        sure = self.usual.sure_move(state, seat)
        if sure != NOT_SURE:
            return sure
        return moves[self.manner.choice(self.logits(state, seat, moves), rng)]

    def logits(self, state: State, seat: i64, moves: list[i64]) -> list[i64]:
        """The logit of each of these moves."""
        hidden = self.hidden(state, seat)
        network = self.network
        found: list[i64] = []
        for move in moves:
            found.append(network.output(hidden, move))
        return found

    def value(self, state: State, seat: i64) -> i64:
        """The share of victory that the seat can expect, of `ONE`."""
        return self.network.value(self.hidden(state, seat))

    def hidden(self, state: State, seat: i64) -> list[i64]:
        table = self.table_of(state)
        self.observer.forget()  # it may be another world of the same question
        parts: list[bytes] = []
        self.observer.add_parts(state, seat, parts)
        return self.network.hidden(table.sums_of(seat, b"".join(parts)))

    def table_of(self, state: State) -> Table:
        """The network at the table of this state."""
        config: object = getattr(state, CONFIG)
        table = self.table
        if table is None or config is not self.config or state.seats != self.seats:
            assert isinstance(config, GameConfig)
            table = self.find_table(int(state.seats), config.options)
            self.config = config
            self.seats = state.seats
            self.table = table
        return table

    def find_table(self, seats: int, options: dict[str, Value]) -> Table:
        key = f"{seats} {sorted(options.items())}"
        if key not in self.tables:
            layout = self.observation.layout(seats, options)
            learned = {name: value for name, value in options.items() if name in self.options}
            facts = table_facts(seats, learned)
            self.tables[key] = self.network.at_table(self.game, seats, layout, facts)
        return self.tables[key]

    def worth_trying(self, state: State, seat: i64, moves: list[i64]) -> list[i64]:
        return self.usual.worth_trying(state, seat, moves)

    def forget_secrets(self, world: State, seat: i64) -> None:
        self.usual.forget_secrets(world, seat)
