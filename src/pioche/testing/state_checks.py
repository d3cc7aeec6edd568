"""The checks of a state at every step of a game."""

import json
import marshal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from pioche.core.game import Game, Options, View
from pioche.core.masks import SPECTATOR, bit_of, first_seat
from pioche.core.observation import COUNTS, ONE_OF, Block, Observer, counts
from pioche.core.rng import Fair, Fast
from pioche.core.state import State
from pioche.table.undo import fingerprint
from pioche.testing.cases import Case, random_steps, require

# Refusals are compared for this many moves of a game's set; the rest are of the same shapes.
MOVES_REFUSED: Final = 40
# Equal data give equal bytes; later versions encode the identity of objects too.
BY_VALUE: Final = 2


def dump(data: object) -> bytes:
    """The data as bytes, without the order of keys."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False).encode()


def dump_ordered(data: object) -> bytes:
    """The data as bytes, with the order of keys, which may leak a secret too; faster than JSON."""
    return marshal.dumps(data, BY_VALUE)  # type: ignore[arg-type]  # anything that can be sent can


def says_the_same(one: object, other: object) -> bool:
    """Whether both are equal, apart from the order of keys."""
    return dump_ordered(one) == dump_ordered(other) or dump(one) == dump(other)


def watchers(state: State) -> list[int | None]:
    """All seats, and the spectator."""
    return [*range(state.seats), None]


def received(game: Game, state: State, seat: int | None) -> bytes:
    """Everything that the seat receives: view, odds, moves, who has to act, refusals."""
    view = game.view(state, seat)
    shown: dict[str, Any] = {
        "view": view,
        "odds": game.odds(view),
        "to_act": int(state.to_act()),
        "question": int(state.question),
    }
    if seat is not None:
        shown["legal"] = [int(move) for move in state.legal(seat)]
        shown["refusals"] = refusals(game, state, seat)
    return dump_ordered(shown)


def refusals(game: Game, state: State, seat: int) -> list[list[object]]:
    """The refusal of each illegal move of the seat."""
    found: list[list[object]] = []
    legal = state.legal(seat)
    for move in range(min(len(game.moves), MOVES_REFUSED)):
        if move not in legal:
            refusal = game.why_not(state, seat, move)
            found.append([move, refusal.key, refusal.ruling, refusal.arguments])
    return found


def whole(game: Game, state: State) -> bytes:
    """The whole state as bytes: all views, all moves, all faces and who has seen them."""
    return dump_ordered(
        {
            "faces": [int(face) for face in state.cards.face],
            "seen": [int(mask) for mask in state.cards.seen],
            "scores": [int(points) for points in state.scores()],
            "to_act": int(state.to_act()),
            "legal": [[int(move) for move in state.legal(seat)] for seat in range(state.seats)],
            "views": [game.view(state, seat) for seat in watchers(state)],
        }
    )


# Applies an event to a view, like a client.
ApplyEvent = Callable[[View, dict[str, Any]], View]

ALTERNATIVES: Final = 8
# Moves that a clone is played on, to see whether it changes other states.
MOVES_APART: Final = 40


def check_moves(game: Game, state: State) -> None:
    """A seat that has to act has legal moves; they are stable, unique and have texts."""
    for seat in range(state.seats):
        moves = [int(move) for move in state.legal(seat)]
        owes = bool(int(state.to_act()) >> seat & 1)
        require(bool(moves) or not owes, "a seat that owes a choice has a legal move", seat)
        require(moves == [int(move) for move in state.legal(seat)], "legal is stable", seat)
        require(len(set(moves)) == len(moves), "no legal move twice", moves)
        for move in moves:
            require(game.moves.parse(game.moves.text(move)) == move, "texts name moves", move)


def check_census(game: Game, state: State, at_start: dict[str, int]) -> None:
    """No component appears or vanishes, and none exceeds what is in the box."""
    found = game.rules.census(state)
    require(found == at_start, "components are conserved", found, at_start)
    box = {component.id: component.count for component in game.components}
    for name, count in found.items():
        require(count <= box.get(name, 0), "components are those of the box", name, count)


def check_clone(game: Game, state: State, shadow: State) -> State:
    """The shadow, a clone of clones that made the same moves, equals the state.

    Returns its next clone; the old one is played on to see that it does not change the state.
    Fields that a clone forgets or shares show sooner or later.
    """
    now = whole(game, state)
    require(whole(game, shadow) == now, "a clone goes the way of its original")
    clone = shadow.clone()
    require(clone.events is None, "nobody listens to a clone")
    require(whole(game, clone) == now, "a clone is equal to its original")
    play_on(shadow, Fast(0))
    require(whole(game, clone) == now, "a clone's moves leave other clones alone")
    require(whole(game, state) == now, "a clone's moves leave the original alone")
    return clone


def play_on(state: State, rng: Fast) -> None:
    """Some random moves, fewer where the game ends before."""
    for _ in range(MOVES_APART):
        if not state.to_act():
            return
        seat = first_seat(state.to_act())
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])


def check_redeal(game: Game, state: State, rng: Fast) -> None:
    """After a redeal for a seat, every byte that it receives is the same."""
    for seat in watchers(state):
        world = state.clone()
        world.redeal(hidden_from(seat), rng)
        mine, other = received(game, state, seat), received(game, world, seat)
        require(mine == other, "redeal leaves what a seat receives", seat, mine, other)
        require(world.rng is rng, "redeal replaces the chance to come", seat)


def check_redeal_unseen(game: Game, state: State, rng: Fast) -> None:
    """After `redeal_unseen`, all views and legal moves are the same."""
    world = state.clone()
    world.redeal_unseen(rng)
    require(world.rng is rng, "redeal_unseen replaces the chance to come")
    same = game.rules.census(world) == game.rules.census(state)
    require(same, "redeal_unseen conserves components")
    for seat in watchers(state):
        mine, other = game.view(state, seat), game.view(world, seat)
        same = says_the_same(mine, other)
        require(same, "redeal_unseen leaves what anybody sees", seat, mine, other)
    for seat in range(state.seats):
        require(state.legal(seat) == world.legal(seat), "and may do", seat)


def check_events(game: Game, state: State, seat: int, move: int, apply_event: ApplyEvent) -> None:
    """A view and the events after it give the later view, for every watcher."""
    after = state.clone()
    after.events = []
    after.play(seat, move)
    for watcher in watchers(state):
        view = game.view(state, watcher)
        kept = dump_ordered(view)
        for event in game.events_for(after, watcher):
            view = apply_event(view, event)
        require(dump_ordered(game.view(state, watcher)) == kept, "views are not changed in place")
        real = game.view(after, watcher)
        require(says_the_same(view, real), "view and events give the later view", view, real)


def check_secrets(game: Game, state: State, seat: int, move: int, rng: Fast) -> None:
    """Events reveal no more than views: worlds that look the same give the same events."""
    for watcher in watchers(state):
        if watcher != seat:
            real = observe(game, state.clone(), watcher, seat, move)
            secret = real.quiet and game.simultaneous
            for world, other_move in other_worlds(state, watcher, seat, move, secret, rng):
                other = observe(game, world, watcher, seat, other_move)
                if other.quiet == real.quiet and other.seen == real.seen:
                    # Cards shown and hidden again within one move may come in another order.
                    same = sorted(other.heard) == sorted(real.heard)
                    require(same, "events tell only what is shown", watcher, real, other)
                    if other.heard == real.heard:
                        same = forgotten(game, other, watcher) == forgotten(game, real, watcher)
                        require(same, "redeal forgets what a seat cannot know", watcher)


@dataclass(frozen=True)
class Observed:
    """A world after a move: what a watcher received, and whether the move decided anything."""

    world: State
    seen: bytes
    heard: list[bytes]
    quiet: bool


def observe(game: Game, world: State, watcher: int | None, seat: int, move: int) -> Observed:
    before = fingerprint(world, seat)
    world.events = []
    world.play(seat, move)
    quiet = fingerprint(world, seat) == before
    heard = [dump_ordered(event) for event in game.events_for(world, watcher)]
    return Observed(world, received(game, world, watcher), heard, quiet)


def forgotten(game: Game, observed: Observed, watcher: int | None) -> bytes:
    """The world redealt: two that look the same to a watcher must become the same."""
    world = observed.world.clone()
    # A fair shuffle does not depend on the order before it.
    world.redeal(hidden_from(watcher), Fair(b"one and the same"))
    return whole(game, world)


def hidden_from(watcher: int | None) -> int:
    """The seat for which a world is redealt."""
    return SPECTATOR if watcher is None else watcher


def other_worlds(
    state: State, watcher: int | None, seat: int, move: int, secret: bool, rng: Fast
) -> Iterator[tuple[State, int]]:
    """Worlds that differ in what the watcher cannot know, with a move of the seat.

    Where several decide at once, a step that decides nothing may be another secret choice in a
    redealt world. Elsewhere a choice is public, and one that decides something may reveal earlier
    secret choices: there only cards differ.
    """
    if not secret:
        world = state.clone()
        world.cards.redeal(bit_of(hidden_from(watcher)), rng)
        if move in world.legal(seat):
            yield world, move
        return
    for other_move in list(state.legal(seat))[:ALTERNATIVES]:
        world = state.clone()
        world.redeal(hidden_from(watcher), rng)
        if other_move in world.legal(seat):
            yield world, int(other_move)


def check_refusals(game: Game, state: State) -> None:
    """Every illegal move has a reason that names a ruling of the game."""
    for seat in range(state.seats):
        legal = state.legal(seat)
        for move in range(len(game.moves)):
            if move not in legal:
                ruling = game.why_not(state, seat, move).ruling
                require(ruling in game.rulings, "a refusal cites a ruling", seat, move, ruling)


# Observations and masks


# An observer that is kept sees this number of moves in a row, then misses some.
EVERY_MOVE = 3


def check_observed_play(case: Case, every: int) -> int:
    """Random play, observed every `every` moves and at the end; the number of observations.

    One observer looks at the whole game, sometimes at every move, and must not fall behind.
    """
    rng = Fast(case.seed)
    options = case.game.settle(case.seats, case.options)
    check_layout(case.game, case.seats, options)
    looks = 0
    last = case.start()
    kept = case.game.numbers().observer()
    for moves, (state, seat, _move) in enumerate(random_steps(case)):
        since = (moves - case.seed) % every
        if since == 0:
            check_observations(case.game, state, options, rng)
            looks += 1
        if since < EVERY_MOVE:
            check_kept_observer(case.game, kept, state, seat)
        last = state
    check_observations(case.game, last, options, rng)
    return looks + 1


def check_kept_observer(game: Game, kept: Observer, state: State, seat: int) -> None:
    """An observer that has looked before writes the same as a new one."""
    parts: list[bytes] = []
    kept.add_parts(state, seat, parts)
    require(b"".join(parts) == numbers_of(game, state, seat), "observers keep up", seat)


def check_layout(game: Game, seats: int, options: Options) -> None:
    names = game.numbers().layout(seats, options)
    require(len(set(names)) == len(names), "every number has a name of its own", names)


def check_observations(game: Game, state: State, options: Options, rng: Fast) -> None:
    """An observation fits its blocks, and is the same in all worlds that look alike to the seat."""
    blocks = blocks_of(game, int(state.seats), options)
    for seat in range(state.seats):
        parts = parts_of(game, state, seat)
        check_blocks(blocks, parts)
        world = state.clone()
        world.redeal(seat, rng)
        same = numbers_of(game, world, seat) == b"".join(parts)
        require(same, "an observation tells only what the seat may see", seat)
        check_mask(game, state, seat)


def blocks_of(game: Game, seats: int, options: Options) -> list[Block]:
    """The blocks that a game declares; all in one where it gives a layout alone."""
    try:
        return game.numbers().blocks(seats, options)
    except NotImplementedError:
        return [counts(*game.numbers().layout(seats, options))]


def check_blocks(blocks: list[Block], parts: list[bytes]) -> None:
    """Each part lies within a block or fills several, and each block holds what it declares."""
    numbers = b"".join(parts)
    width = sum(len(block.names) for block in blocks)
    require(len(numbers) == width, "as many numbers as names", len(numbers), width)
    inside: dict[int, tuple[str, ...]] = {}  # the places where a part may not end: by block
    place = 0
    for block in blocks:
        end = place + len(block.names)
        check_block(block, numbers[place:end])
        inside |= dict.fromkeys(range(place + 1, end), block.names)
        place = end
    check_parts(parts, inside)


def check_block(block: Block, numbers: bytes) -> None:
    if block.kind != COUNTS:
        require(set(numbers) <= {0, 1}, "flags are 0 or 1", block.names, list(numbers))
    if block.kind == ONE_OF:
        require(sum(numbers) <= 1, "one at most is 1", block.names, list(numbers))


def check_parts(parts: list[bytes], inside: dict[int, tuple[str, ...]]) -> None:
    """No part begins in one block and ends in the middle of another."""
    begin = 0
    for part in parts:
        end = begin + len(part)
        whole = begin not in inside and end not in inside
        within = all(place in inside for place in range(begin + 1, end))
        names = inside.get(end, inside.get(begin))
        require(whole or within, "a part is whole blocks or lies within one", names)
        begin = end


def parts_of(game: Game, state: State, seat: int) -> list[bytes]:
    parts: list[bytes] = []
    game.numbers().observer().add_parts(state, seat, parts)
    return parts


def numbers_of(game: Game, state: State, seat: int) -> bytes:
    return b"".join(parts_of(game, state, seat))


def check_mask(game: Game, state: State, seat: int) -> None:
    """The mask has exactly the legal moves, whatever the list held before."""
    mask = [7] * len(game.moves)
    state.legal_mask(seat, mask)
    legal = [move for move, flag in enumerate(mask) if flag]
    require(set(mask) <= {0, 1}, "masks are made of 0 and 1", mask)
    require(legal == sorted(state.legal(seat)), "masks are the legal moves", seat, legal)
