"""Processes that play the games; arrays in shared memory go back and forth."""

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np

from pioche.games import game as game_of
from pioche.train.games import Against, Arrays, Games, Shape, shape_of

STOP: Final = "stop"


class Workers:
    """The games of all processes as one set of arrays; without processes, of this one."""

    def __init__(
        self, game: str, rows: int, processes: int, seed: int, against: Against | None = None
    ) -> None:
        self.shape = shape_of(game_of(game), rows)
        self.pipes: list[Connection] = []
        self.memories: list[SharedMemory] = []
        self.own: Games | None = None
        if processes == 0:
            self.parts = [
                {name: np.zeros(*of) for name, of in self.shape.arrays().items()},
            ]
            self.own = Games(game_of(game), self.parts[0], seed, against)
            return
        self.parts = []
        context = multiprocessing.get_context("spawn")
        for number in range(processes):
            here, there = context.Pipe()
            names = self.share()
            arguments = (game, self.shape, names, seed * processes + number, there, against)
            context.Process(target=serve, args=arguments, daemon=True).start()
            self.pipes.append(here)
        self.wait(None)

    def share(self) -> dict[str, str]:
        """Arrays of one process; the names of their memories."""
        names, arrays = {}, {}
        for name, (shape, kind) in self.shape.arrays().items():
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            memory = SharedMemory(create=True, size=size)
            self.memories.append(memory)
            names[name] = memory.name
            arrays[name] = np.ndarray(shape, kind, memory.buf)
        self.parts.append(arrays)
        return names

    @property
    def rows(self) -> int:
        return self.shape.rows * len(self.parts)

    def groups(self) -> list[range]:
        """Processes in two groups: while one plays, the network looks at the games of the other."""
        half = len(self.parts) // 2
        return [group for group in (range(half), range(half, len(self.parts))) if group]

    def rows_of(self, group: range) -> slice:
        return slice(group.start * self.shape.rows, group.stop * self.shape.rows)

    def get(self, name: str, group: range | None = None) -> Any:  # noqa: ANN401  (see `Shape`)
        """A copy of an array, of these processes together."""
        return np.concatenate([self.parts[number][name] for number in self.some(group)])

    def put(self, name: str, values: Any, group: range | None = None) -> None:  # noqa: ANN401
        for place, number in enumerate(self.some(group)):
            low = place * self.shape.rows
            self.parts[number][name][:] = values[low : low + self.shape.rows]

    def some(self, group: range | None) -> range:
        return range(len(self.parts)) if group is None else group

    def call(self, what: str, *arguments: object) -> None:
        """Let every process do something with its games, and wait for it."""
        self.send(None, what, *arguments)
        self.wait(None)

    def send(self, group: range | None, what: str, *arguments: object) -> None:
        """Let processes do something with their games."""
        if self.own is not None:
            getattr(self.own, what)(*arguments)
            return
        for number in self.some(group):
            self.pipes[number].send((what, arguments))

    def wait(self, group: range | None) -> None:
        if self.own is not None:
            return
        for number in self.some(group):
            trouble = self.pipes[number].recv()
            if trouble is not None:
                raise RuntimeError(trouble)

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.send((STOP, ()))
        self.parts = []
        for memory in self.memories:
            memory.close()
            memory.unlink()


def serve(
    game: str,
    shape: Shape,
    names: dict[str, str],
    seed: int,
    pipe: Connection,
    against: Against | None,
) -> None:
    """Play games until a stop message."""
    memories = {name: SharedMemory(name=memory) for name, memory in names.items()}
    arrays: Arrays = {
        name: np.ndarray(size, kind, memories[name].buf)
        for name, (size, kind) in shape.arrays().items()
    }
    try:
        games = Games(game_of(game), arrays, seed, against)
        pipe.send(None)
        answer_calls(games, pipe)
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return


def answer_calls(games: Games, pipe: Connection) -> None:
    while True:
        what, arguments = pipe.recv()
        if what == STOP:
            return
        try:
            getattr(games, what)(*arguments)
        except Exception as error:
            pipe.send(f"{type(error).__name__}: {error}")
            raise
        pipe.send(None)
