"""The command `pioche store`: copy, back up and restore all tables of a server."""

import asyncio
import os
import sys
from argparse import Namespace
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from pioche.commands.arguments import Parser
from pioche.commands.serve import store_address
from pioche.console import INTERRUPTED
from pioche.core.refusals import Refusal
from pioche.server.store.addresses import is_postgresql, open_or_refuse, shown_address
from pioche.server.store.copy import NotEmpty, back_up, check_backup, copy_file, copy_store
from pioche.server.store.interface import CannotOpen, Store, StoreCounts, StoreError
from pioche.words import Words

Arguments = Sequence[str]


def store(words: Words, arguments: Arguments) -> int:
    """Run the action that the first word names."""
    if arguments and arguments[0] in ACTIONS:
        return ACTIONS[arguments[0]](words, arguments[1:])
    parser = Parser(words, "pioche store", "store-about")
    known = "|".join(ACTIONS)
    parser.argument("action", nargs="?", metavar=known, help=words.say("store-actions"))
    read = parser.read(arguments)
    key = "cli-missing" if read.action is None else "cli-argument"
    raise Refusal(key, command="pioche store", argument=read.action or known)


def copy(words: Words, arguments: Arguments) -> int:
    read = copy_arguments(words, arguments)
    check_source(read.source)
    counts = copied_or_refused(words, read.source, read.target)
    if isinstance(counts, StoreCounts):
        print(counts_sentence(words, "store-copy-done", counts, shown_address(read.target)))
        return 0
    return counts


def copied_or_refused(words: Words, source: str, target: str) -> StoreCounts | int:
    """The counts of a copy; the exit code if it was interrupted."""
    shown = shown_address(target)
    try:
        return asyncio.run(copied(words, source, target))
    except NotEmpty as error:
        raise Refusal("store-copy-not-empty", target=shown) from error
    except StoreError as error:
        raise Refusal("store-copy-failed", target=shown, reason=str(error)) from error
    except KeyboardInterrupt:
        print(words.say("store-copy-stopped", target=shown), file=sys.stderr)
        return INTERRUPTED


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
    """Refuse a missing file, which opening would create."""
    if not is_postgresql(address) and "://" not in address and not Path(address).exists():
        raise Refusal("file-missing", path=address)


def backup(words: Words, arguments: Arguments) -> int:
    parser = house_parser(words, "pioche store backup", "store-backup")
    parser.argument("file", nargs="?", metavar="FILE", help=words.say("store-backup-file"))
    parser.argument("--replace", action="store_true", help=words.say("store-backup-replace"))
    read = parser.read(arguments)
    target, source = Path(named_file("pioche store backup", read)), house_of(read)
    check_source(source)
    if target.is_dir():
        raise Refusal("file-folder", path=str(target))
    if target.exists() and not read.replace:
        raise Refusal("store-backup-exists", path=str(target))
    try:
        with progress_bar(words) as progress:
            counts = asyncio.run(back_up(source, target, shown_on(progress)))
    except CannotOpen as error:
        raise Refusal(error.key, "", **error.arguments) from error
    except (StoreError, OSError) as error:
        raise Refusal("store-backup-failed", reason=reason_of(error)) from error
    print(counts_sentence(words, "store-backup-done", counts, str(target)))
    return 0


def restore(words: Words, arguments: Arguments) -> int:
    parser = house_parser(words, "pioche store restore", "store-restore")
    parser.argument("file", nargs="?", metavar="FILE", help=words.say("store-restore-file"))
    read = parser.read(arguments)
    source, target = named_file("pioche store restore", read), house_of(read)
    check_source(source)
    with TemporaryDirectory() as folder:  # the backup itself is not changed
        work = Path(folder) / "backup.sqlite"
        try:
            check_backup(Path(source))
            copy_file(Path(source), work)
        except CannotOpen as error:
            raise Refusal(error.key, "", **error.arguments) from error
        counts = copied_or_refused(words, str(work), target)
    if isinstance(counts, StoreCounts):
        print(counts_sentence(words, "store-restore-done", counts, shown_address(target)))
        return 0
    return counts


def house_parser(words: Words, name: str, about: str) -> Parser:
    """The parser of a command about a server's store, which is found as `pioche serve` finds it."""
    parser = Parser(words, name, about)
    parser.argument("--store", metavar="ADDRESS", help=words.say("setting-store"))
    parser.argument("--config", metavar="FILE", help=words.say("config-file"))
    return parser


def house_of(read: Namespace) -> str:
    return store_address(read.store, read.config, os.environ)


def named_file(command: str, read: Namespace) -> str:
    if read.file is None:
        raise Refusal("cli-missing", command=command, argument="FILE")
    return str(read.file)


def reason_of(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


async def copied(words: Words, source: str, target: str) -> StoreCounts:
    """Copy with exclusive use of both stores."""
    async with opened_alone(source) as original, opened_alone(target) as copy_of_it:
        with progress_bar(words) as progress:
            return await copy_store(original, copy_of_it, shown_on(progress))


def shown_on(progress: Progress) -> Callable[[int, int], None]:
    task = progress.add_task("", total=None)
    return lambda done, of: progress.update(task, completed=done, total=of)


@asynccontextmanager
async def opened_alone(address: str) -> AsyncIterator[Store]:
    store = open_or_refuse(address, alone=True)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def progress_bar(words: Words) -> Iterator[Progress]:
    """A bar on the error stream, if it is a terminal."""
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


def counts_sentence(words: Words, key: str, counts: StoreCounts, target: str) -> str:
    return words.say(
        key,
        target=target,
        tables=counts.tables,
        entries=counts.entries,
        lines=counts.lines,
        reviews=counts.reviews,
    )


ACTIONS: Final[dict[str, Callable[[Words, Arguments], int]]] = {
    "copy": copy,
    "backup": backup,
    "restore": restore,
}
