"""What goes on at a table in two worlds: everything that can happen, by chance."""

from typing import Final

from pioche.core.clock import NEVER
from pioche.core.rng import Fast
from pioche.server.rooms.room import PLAYING
from pioche.table.table import Table
from pioche.table.timing import deadline
from tests.server.game_setups import by_word
from tests.server.house import Data
from tests.server.two_worlds import INSTANT, TwoWorlds

MILLISECONDS: Final = 1000
# Everything that can be asked for is asked for after so many doings.
SWEEP: Final = 6
# The gesture of a theft, and how long it is about; whether it is clean depends on the crate.
EVIDENCE: Final = {"sweep": [0, 150]}
GESTURE: Final = 0.2


class Intrigue:
    """Doings at a table until there have been enough, or the game is over."""

    def __init__(self, worlds: TwoWorlds, seed: int) -> None:
        self.worlds = worlds
        self.chance = Fast(seed)
        self.doings = [
            *[self.move] * 8, self.wrong_move, self.stale_move, self.odds, self.undo, self.speak,
            *[self.change_of_mind] * 2, self.pause, self.nonsense, self.leave,
        ]  # fmt: skip

    def run(self, doings: int) -> None:
        self.sweep()
        for number in range(1, doings + 1):
            if not self.playing:
                break
            self.doings[self.below(len(self.doings))]()
            if number % SWEEP == 0 and self.playing:
                self.sweep()
        self.sweep()

    @property
    def game(self) -> Table:
        return self.worlds.real.game

    @property
    def playing(self) -> bool:
        return self.worlds.real.live.room.phase == PLAYING

    @property
    def watcher(self) -> int | None:
        return self.worlds.watcher

    def below(self, number: int) -> int:
        return int(self.chance.below(number))

    def does(self, seat: int, kind: str, **more: object) -> None:
        """A seat does something: the watcher through the socket, the others over HTTP."""
        if seat == self.watcher:
            self.worlds.tell(kind, **more)
        else:
            self.worlds.other_does(seat, kind, **more)

    # Doings

    def move(self) -> None:
        """Any legal move of anybody; if only time can do something, it does."""
        movers = [seat for seat in range(self.game.seats) if self.game.legal(seat)]
        seat = movers[self.below(len(movers))]
        moves = [self.game.game.moves.text(move) for move in self.game.legal(seat)]
        told = self.answer(moves[self.below(len(moves))])
        if "evidence" in told:
            self.worlds.pass_time(GESTURE)
        self.does(seat, "move", **told)

    def answer(self, move: str) -> Data:
        told: Data = {"question": self.game.question, "move": move}
        return {**told, "evidence": EVIDENCE} if move.startswith("steal") else told

    def any_move(self) -> str:
        return self.game.game.moves.text(self.below(len(self.game.game.moves)))

    def wrong_move(self) -> None:
        """The watcher tries what may not be allowed; the refusal must not tell why it is not."""
        if self.watcher is None:
            return
        for _ in range(4):
            move = self.any_move()
            if move not in by_word(self.game, self.watcher):
                self.worlds.tell("move", **self.answer(move))
                self.worlds.request("move", **self.answer(move))

    def stale_move(self) -> None:
        if self.watcher is not None:
            question = self.below(self.game.question + 2)
            if question != self.game.question:
                self.worlds.tell("move", question=question, move=self.any_move())

    def odds(self) -> None:
        if self.watcher is not None:
            self.worlds.tell("odds")
            self.worlds.request("odds")

    def speak(self) -> None:
        self.does(self.below(self.game.seats), "say", text="Hm…")

    def undo(self) -> None:
        """Somebody takes a move back, and whoever is asked agrees or not.

        Not somebody who has changed their mind in one world only: they would take back another
        move, and everybody may see which.
        """
        seat = self.below(self.game.seats)
        if self.worlds.changed_mind(seat):
            return
        self.does(seat, "undo")
        agree = self.below(3) > 0
        while (asked := self.worlds.real.live.room.question) and asked.missing:
            self.does(asked.missing[0], "answer", agree=agree)

    def change_of_mind(self) -> None:
        """In the other world alone, somebody who has answered in secret answers otherwise."""
        table = self.worlds.other.game
        others = [seat for seat in range(table.seats) if seat != self.watcher]
        for seat in others:
            moves = by_word(table, seat)
            if moves and seat not in table.to_act():
                self.worlds.aside(seat, moves[self.below(len(moves))])

    def leave(self) -> None:
        """Somebody leaves, whom the bot that plays on must not betray, and is back at once."""
        seat = self.below(self.game.seats)
        self.does(seat, "leave")
        self.does(seat, "back")

    def pause(self) -> None:
        """Time passes: where there is a glass, a while, or until it has run out."""
        ends = [deadline(house.game.game, house.game.state) for house in self.worlds.houses]
        if NEVER in ends:
            self.worlds.pass_time(INSTANT)
        elif self.below(3):
            self.worlds.pass_time(self.left(min(ends)) * self.below(100) / 200)
        else:
            self.worlds.agree()
            self.worlds.pass_time(self.left(ends[0]) + 2)  # whatever the line is forgiven

    def left(self, end: int) -> float:
        live = self.worlds.real.live
        return max(0, end - live.game_at(live.clock()) - MILLISECONDS) / MILLISECONDS

    def nonsense(self) -> None:
        for kind, more in (("reveal", {"seed": "00" * 16}), ("answer", {"agree": True}),
                           ("start", {}), ("rematch", {}), ("echo", {"probe": 1})):  # fmt: skip
            self.worlds.tell(kind, **more)

    # Everything that can be asked for

    def sweep(self) -> None:
        heard = self.worlds.real.live.room.heard
        events, steps = heard.count(self.watcher), heard.steps(self.watcher)
        for path in ("", f"/news?since={self.below(events + 1)}", "/news", "/events", "/chat",
                     f"/events?since={events}", f"/replay/{self.below(steps + 1)}",
                     f"/replay/{steps}", f"/replay/{steps + 1}", "/invite.svg"):  # fmt: skip
            self.worlds.ask(path)
        if self.playing:
            self.worlds.ask("/record")
