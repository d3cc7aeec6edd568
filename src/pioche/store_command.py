"""The command `pioche store`: what whoever runs a server does with its tables as a whole."""

import asyncio
import sys
from argparse import Namespace
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from pioche.core.refusals import Refusal
from pioche.parser import Parser
from pioche.server.store.addresses import is_postgresql, open_or_refuse, shown_address
from pioche.server.store.copy import NotEmpty, copy_store
from pioche.server.store.interface import Store, StoreCounts, StoreError
from pioche.words import Words

INTERRUPTED: Final = 130

Arguments = Sequence[str]


def store(words: Words, arguments: Arguments) -> int:
    """Hand over to the action, which is the first word."""
    if arguments and arguments[0] in ACTIONS:
        return ACTIONS[arguments[0]](words, arguments[1:])
    parser = Parser(words, "pioche store", "store-about")
    known = "|".join(ACTIONS)
    parser.argument("action", nargs="?", metavar=known, help=words.say("store-actions"))
    read = parser.read(arguments)
    key = "cli-missing" if read.action is None else "cli-argument"
    raise Refusal(key, command="pioche store", argument=read.action or known)


def copy(words: Words, arguments: Arguments) -> int:
    """All tables of one store into another, which must be empty."""
    read = copy_arguments(words, arguments)
    check_source(read.source)
    try:
        counts = asyncio.run(copied(words, read.source, read.target))
    except NotEmpty as error:
        raise Refusal("store-copy-not-empty", target=shown_address(read.target)) from error
    except StoreError as error:
        target = shown_address(read.target)
        raise Refusal("store-copy-failed", target=target, reason=str(error)) from error
    except KeyboardInterrupt:
        print(words.say("store-copy-stopped", target=shown_address(read.target)), file=sys.stderr)
        return INTERRUPTED
    print(told(words, counts, shown_address(read.target)))
    return 0


def copy_arguments(words: Words, arguments: Arguments) -> Namespace:
    parser = Parser(words, "pioche store copy", "store-copy")
    parser.argument("source", nargs="?", metavar="FROM", help=words.say("store-copy-from"))
    parser.argument("target", nargs="?", metavar="TO", help=words.say("store-copy-to"))
    read = parser.read(arguments)
    for given, name in ((read.source, "FROM"), (read.target, "TO")):
        if given is None:
            raise Refusal("cli-missing", command="pioche store copy", argument=name)
    return read


def check_source(address: str) -> None:
    """To open a file makes it where there is none: nobody wants a copy of that."""
    if not is_postgresql(address) and "://" not in address and not Path(address).exists():
        raise Refusal("file-missing", path=address)


async def copied(words: Words, source: str, target: str) -> StoreCounts:
    """Nobody else uses either store meanwhile."""
    async with opened_alone(source) as original, opened_alone(target) as copy_of_it:
        with progress_bar(words) as progress:
            task = progress.add_task("", total=None)
            return await copy_store(
                original,
                copy_of_it,
                lambda done, of: progress.update(task, completed=done, total=of),
            )


@asynccontextmanager
async def opened_alone(address: str) -> AsyncIterator[Store]:
    store = open_or_refuse(address, alone=True)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def progress_bar(words: Words) -> Iterator[Progress]:
    """On the error stream, where somebody watches."""
    console = Console(stderr=True)
    columns = (
        TextColumn(words.say("store-copy-progress")),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        yield progress


def told(words: Words, counts: StoreCounts, target: str) -> str:
    return words.say(
        "store-copy-done",
        target=target,
        tables=counts.tables,
        entries=counts.entries,
        lines=counts.lines,
        reviews=counts.reviews,
    )


ACTIONS: Final[dict[str, Callable[[Words, Arguments], int]]] = {"copy": copy}
