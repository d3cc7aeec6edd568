"""Weights of a trained network as whole numbers, and whether they still play the same."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from pioche.search.network import (
    ACTIVATION_PLACES,
    ONE,
    SHORT,
    SUM_PLACES,
    WEIGHT_PLACES,
    Network,
    Weights,
)
from pioche.train.numpy_network import Floats, NumpyNetwork

HIGHEST_BYTE: Final = 127
HIGHEST_SHORT: Final = 32767
# Networks with at most this many weights of inputs keep two bytes for each.
SMALL: Final = 1 << 17


def whole_numbers(
    names: Sequence[str],
    weights: Sequence[Floats],
    mean: Floats,
    scale: Floats,
    seen: Any,  # noqa: ANN401
) -> Weights:
    """A network in whole numbers; inputs that were never seen count for nothing."""
    one, bias_one, two, bias_two, three, bias_three = weights
    width = SHORT if one.size <= SMALL else 1
    highest = HIGHEST_SHORT if width == SHORT else HIGHEST_BYTE
    rows = one * scale[:, None] * seen[:, None]
    bias = bias_one - (mean * scale * seen) @ one
    large = np.abs(rows).max(1) * (1 << SUM_PLACES)
    shifts = np.maximum(0, np.ceil(np.log2(np.maximum(large, 1) / highest))).astype(np.uint8)
    steps = rows * (1 << SUM_PLACES) / (1 << shifts.astype(np.int64))[:, None]
    last_places = ACTIVATION_PLACES + WEIGHT_PLACES
    data = b"".join(
        [
            shifts.tobytes(),
            clipped(steps, highest).astype(f"<i{width}").tobytes(),
            np.rint(bias * (1 << SUM_PLACES)).astype("<i4").tobytes(),
            clipped(two * (1 << WEIGHT_PLACES), HIGHEST_SHORT).astype("<i2").tobytes(),
            np.rint(bias_two * (1 << last_places)).astype("<i4").tobytes(),
            clipped(three.T * (1 << WEIGHT_PLACES), HIGHEST_SHORT).astype("<i2").tobytes(),
            np.rint(bias_three * (1 << last_places)).astype("<i4").tobytes(),
        ]
    )
    return Weights(list(names), two.shape, len(bias_three) - 1, width, data)


def trained_numbers(whole: Weights, mean: Floats, scale: Floats) -> list[Floats]:
    """The weights that give such a network, to go on learning from."""
    first, second = whole.units
    kinds = ("u1", f"<i{whole.width}", "<i4", "<i2", "<i4", "<i2", "<i4")
    parts = [
        np.frombuffer(part, kind).astype(np.float64)
        for part, kind in zip(whole.parts, kinds, strict=True)
    ]
    rows = parts[1].reshape(-1, first) * 2.0 ** (parts[0][:, None] - SUM_PLACES)
    last_places = ACTIVATION_PLACES + WEIGHT_PLACES
    found = [
        rows / scale[:, None],
        parts[2] / (1 << SUM_PLACES) + mean @ rows,
        parts[3].reshape(first, second) / (1 << WEIGHT_PLACES),
        parts[4] / (1 << last_places),
        parts[5].reshape(-1, second).T / (1 << WEIGHT_PLACES),
        parts[6] / (1 << last_places),
    ]
    return [weights.astype(np.float32) for weights in found]


def clipped(numbers: Floats, highest: int) -> Any:  # noqa: ANN401
    return np.clip(np.rint(numbers), -highest, highest)


@dataclass(frozen=True)
class Agreement:
    """How well whole numbers agree with the network that was trained.

    `moves`: in which share of the positions the likeliest move is the same; `value`: the mean
    difference of values.
    """

    positions: int
    moves: float
    value: float


def agreement(network: NumpyNetwork, whole: Weights, inputs: Any, masks: Any) -> Agreement:  # noqa: ANN401
    """Compare them in these positions."""
    outputs = network.forward(inputs)[-1]
    player = Network(whole)
    table = player.at_table("", 1, tuple(whole.names), {})
    same, off = 0, 0.0
    for row, legal, output in zip(inputs, masks, outputs, strict=True):
        hidden = player.hidden(table.sums_of(0, row.tobytes()))
        moves = np.flatnonzero(legal)
        logits = [int(player.output(hidden, int(move))) for move in moves]
        same += int(np.argmax(logits)) == int(np.argmax(output[moves]))
        off += abs(int(player.value(hidden)) / ONE - float(output[-1]))
    return Agreement(len(inputs), same / len(inputs), off / len(inputs))
