"""How far a long run has come: a bar on a terminal, a line now and then elsewhere."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from pioche.words import Words

# Into a file or a log, a line every so many seconds.
LINE_SECONDS: Final = 30
# Before so many there is no rate to speak of.
FIRST_SECONDS: Final = 0.5


class Watch:
    """Counts games as they are played, and tells the rate and when all will be done."""

    def __init__(self, words: Words, total: int, done: int) -> None:
        self.words = words
        self.total = total
        self.done = done
        self.before = done  # played another time: they say nothing of the rate
        self.began = self.told_at = time.monotonic()

    def add(self, games: int) -> None:
        self.done += games
        self.show()

    def show(self) -> None:
        """On a stream that nobody watches: a line every so often."""
        if time.monotonic() - self.told_at >= LINE_SECONDS:
            self.told_at = time.monotonic()
            Console(stderr=True).print(self.told(), highlight=False, soft_wrap=True)

    def told(self) -> str:
        """So many of so many; the rate and the end once they can be told."""
        spent, played = time.monotonic() - self.began, self.done - self.before
        if spent < FIRST_SECONDS or not played:
            return self.words.say("simulate-progress", done=self.done, total=self.total)
        rate = played / spent
        return self.words.say(
            "simulate-progress-rate",
            done=self.done,
            total=self.total,
            rate=round(rate, 1 if rate < 10 else None),  # noqa: PLR2004  (one digit more)
            end=end_time((self.total - self.done) / rate),
        )


class Bar(Watch):
    """The same on a terminal, as a bar that moves."""

    def __init__(self, words: Words, total: int, done: int, bar: Progress) -> None:
        super().__init__(words, total, done)
        self.bar = bar
        self.task = bar.add_task("", total=total, completed=done, told=self.told())

    def show(self) -> None:
        self.bar.update(self.task, completed=self.done, told=self.told())


def end_time(seconds: float) -> str:
    """When so many seconds are over, on the clock of whoever waits."""
    now = datetime.now().astimezone()
    end = now + timedelta(seconds=min(seconds, 1e9))
    if end.date() == now.date():
        return f"{end:%H:%M:%S}"
    return f"{end:%Y-%m-%d %H:%M}"


@contextmanager
def watched(words: Words, total: int, done: int) -> Iterator[Watch]:
    """On the error stream, so that results can be sent on."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield Watch(words, total, done)
        return
    columns = (BarColumn(bar_width=20), TextColumn("{task.fields[told]}"))
    with Progress(*columns, console=console, transient=True) as bar:
        yield Bar(words, total, done, bar)
