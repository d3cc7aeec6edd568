"""What goes on at a table dealt in two ways: everything that can happen, by chance."""

from typing import Final

from pioche.core.clock import NEVER
from pioche.core.rng import Fast
from pioche.server.messages import PLAYING
from pioche.table.table import Table
from pioche.table.timing import deadline
from tests.server.leak_check import INSTANT, LeakCheck
from tests.server.live_server import Data
from tests.server.stored_games import by_word

MS_PER_SECOND: Final = 1000
# Everything is requested after this number of actions.
SWEEP: Final = 6
# The gesture of a theft, and how long it is about; whether it is clean depends on the crate.
EVIDENCE: Final = {"sweep": [0, 150]}
GESTURE: Final = 0.2


class RandomActions:
    """Doings at a table until there have been enough, or the game is over."""

    def __init__(self, check: LeakCheck, seed: int) -> None:
        self.check = check
        self.chance = Fast(seed)
        self.sweeps = 0
        self.actions = [
            *[self.move] * 8, self.wrong_move, self.stale_move, self.odds, self.undo, self.speak,
            *[self.change_of_mind] * 2, self.pause, self.nonsense, self.leave,
        ]  # fmt: skip

    def run(self, actions: int) -> None:
        self.sweep()
        for number in range(1, actions + 1):
            if not self.playing:
                break
            self.actions[self.below(len(self.actions))]()
            if number % SWEEP == 0 and self.playing:
                self.sweep()
        self.sweep()

    @property
    def game(self) -> Table:
        return self.check.real.game

    @property
    def playing(self) -> bool:
        return self.check.real.live.room.phase == PLAYING

    @property
    def watcher(self) -> int | None:
        return self.check.watcher

    def below(self, number: int) -> int:
        return int(self.chance.below(number))

    def does(self, seat: int, kind: str, **more: object) -> None:
        """A seat does something: the watcher through the socket, the others over HTTP."""
        if seat == self.watcher:
            self.check.send_command(kind, **more)
        else:
            self.check.other_does(seat, kind, **more)

    # Doings

    def move(self) -> None:
        """Any legal move of anybody; if only time can do something, it does."""
        movers = [seat for seat in range(self.game.seats) if self.game.legal(seat)]
        seat = movers[self.below(len(movers))]
        moves = [self.game.game.moves.text(move) for move in self.game.legal(seat)]
        received = self.answer(moves[self.below(len(moves))])
        if "evidence" in received:
            self.check.pass_time(GESTURE)
        self.does(seat, "move", **received)

    def answer(self, move: str) -> Data:
        received: Data = {"question": self.game.question, "move": move}
        return {**received, "evidence": EVIDENCE} if move.startswith("steal") else received

    def any_move(self) -> str:
        return self.game.game.moves.text(self.below(len(self.game.game.moves)))

    def wrong_move(self) -> None:
        """The watcher tries what may not be allowed; the refusal must not tell why it is not."""
        if self.watcher is None:
            return
        for _ in range(4):
            move = self.any_move()
            if move not in by_word(self.game, self.watcher):
                self.check.send_command("move", **self.answer(move))
                self.check.request("move", **self.answer(move))

    def stale_move(self) -> None:
        if self.watcher is not None:
            question = self.below(self.game.question + 2)
            if question != self.game.question:
                self.check.send_command("move", question=question, move=self.any_move())

    def odds(self) -> None:
        if self.watcher is not None:
            self.check.send_command("odds")
            self.check.request("odds")

    def speak(self) -> None:
        self.does(self.below(self.game.seats), "say", text="Hm…")

    def undo(self) -> None:
        """A seat takes a move back, and the others agree or not.

        Not a seat that has changed its choice in one deal only: it would take back another
        move, and everybody may see which.
        """
        seat = self.below(self.game.seats)
        if self.check.changed_mind(seat):
            return
        self.does(seat, "undo")
        agree = self.below(3) > 0
        while (asked := self.check.real.live.room.undo_request) and asked.missing:
            self.does(asked.missing[0], "answer", agree=agree)

    def change_of_mind(self) -> None:
        """At the other table alone, a seat changes its secret answer."""
        table = self.check.other.game
        others = [seat for seat in range(table.seats) if seat != self.watcher]
        for seat in others:
            moves = by_word(table, seat)
            if moves and seat not in table.to_act():
                self.check.secret_change(seat, moves[self.below(len(moves))])

    def leave(self) -> None:
        """A seat leaves, whose bot must not reveal it, and is back at once."""
        seat = self.below(self.game.seats)
        self.does(seat, "leave")
        self.does(seat, "back")

    def pause(self) -> None:
        """Time passes: where there is a glass, a while, or until it has run out."""
        ends = [deadline(server.game.game, server.game.state) for server in self.check.servers]
        if NEVER in ends:
            self.check.pass_time(INSTANT)
        elif self.below(3):
            self.check.pass_time(self.left(min(ends)) * self.below(100) / 200)
        else:
            self.check.agree()
            self.check.pass_time(self.left(ends[0]) + 2)  # whatever the line is forgiven

    def left(self, end: int) -> float:
        live = self.check.real.live
        return max(0, end - live.clocks.game_at(live.clock()) - MS_PER_SECOND) / MS_PER_SECOND

    def nonsense(self) -> None:
        for kind, more in (("reveal", {"seed": "00" * 16}), ("answer", {"agree": True}),
                           ("start", {}), ("rematch", {}), ("echo", {"probe": 1})):  # fmt: skip
            self.check.send_command(kind, **more)

    # Everything that can be asked for

    def sweep(self) -> None:
        received = self.check.real.live.room.seat_events
        events, steps = received.count(self.watcher), received.log_of(self.watcher).steps
        # A replay costs a whole game, and an invitation tells what is in the path.
        replays = (self.below(steps + 1), steps, steps + 1)
        replay = f"/replay/{replays[self.sweeps % len(replays)]}"
        for path in ("", f"/news?since={self.below(events + 1)}", "/news", "/events", "/chat",
                     f"/events?since={events}", replay):  # fmt: skip
            self.check.ask(path)
        if self.sweeps == 0:
            self.check.ask("/invite.svg")
        self.sweeps += 1
        if self.playing:
            self.check.ask("/record")
