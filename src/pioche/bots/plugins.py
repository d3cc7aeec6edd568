"""Bots of other authors: named `module:function`, `file:weights`, or installed.

They are imported only when the user names them, in `--bots` or in a program; never because a record
or a client names them.
"""

import importlib
import inspect
import sys
from collections.abc import Callable, Iterable
from importlib.metadata import entry_points
from operator import index
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

from pioche.bots.names import HOUSE, read_bot_name
from pioche.bots.seat import Seat
from pioche.bots.weights_bot import SCHEME, BadWeights, weights_maker
from pioche.core.game import Game
from pioche.core.refusals import BadMove, Refusal
from pioche.table.log import check_bot

# Packages say in this group which bots they bring: NAME = "module:function".
GROUP: Final = "pioche.bots"
SEPARATOR: Final = ":"
# A bot takes a seat; what takes a game's name and a seed makes one.
MAKER_ARGUMENTS: Final = 2
# The most legal moves, and the longest error, in a message.
MOVES_SHOWN: Final = 8
LONGEST_ERROR: Final = 120

# A plugin answers with a legal move, by its number or by its text.
Choose = Callable[[Seat], int | str]

# The imported plugins by name.
PLUGINS: Final[dict[str, Callable[..., Any]]] = {}


class BotFailed(Refusal):
    """A bot that cannot be imported, raised an error, or answered with an illegal move."""

    def __reduce__(self) -> tuple[Any, ...]:
        """With its arguments, for another process: refusals may be compiled."""
        return failure, (self.key, self.arguments)


def failure(key: str, arguments: dict[str, Any]) -> BotFailed:
    return BotFailed(key, **arguments)


# Finding them


def add_bots(names: Iterable[str]) -> None:
    """Import those of these bots that are not ours; afterwards their names are known.

    Unknown names are left to the caller.
    """
    for name in [part.name for given in names for part in read_bot_name(given).parts]:
        if name in PLUGINS or name in HOUSE:
            continue
        if SEPARATOR in name:
            module, _, function = name.partition(SEPARATOR)
            trained = module == SCHEME
            found = weights_maker(function) if trained else imported(name, module, function)
            PLUGINS[check_bot(name)] = found
        elif installed := entry_points(group=GROUP, name=name):
            entry = next(iter(installed))
            PLUGINS[check_bot(name)] = imported(name, entry.module, entry.attr or "")


def file_bot(path: Path) -> str:
    """The name of the bot in a file; a path that cannot be part of one is refused."""
    return check_bot(f"{SCHEME}{SEPARATOR}{path}")


def installed_bots() -> list[str]:
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def imported(name: str, module: str, function: str) -> Callable[..., Any]:
    """The function that a bot's name stands for."""
    found = import_module(name, module)
    try:
        for attribute in function.split("."):
            found = getattr(found, attribute)
    except AttributeError as error:
        raise BotFailed("bot-no-function", bot=name, module=module, name=function) from error
    if not callable(found):
        raise BotFailed("bot-no-callable", bot=name, found=type(found).__name__)
    return found  # type: ignore[no-any-return]


def import_module(name: str, module: str) -> Any:  # noqa: ANN401
    """The module of a bot, looked for in the current folder first."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return importlib.import_module(module)
    except (Exception, SystemExit) as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing is not None and f"{module}.".startswith(f"{missing}."):
            raise BotFailed("bot-no-module", bot=name, module=module) from error
        raise BotFailed("bot-import", bot=name, error=error_text(error)) from error


# Asking them


class PluginBot:
    """A bot by name for a game; whatever goes wrong in it is a refusal that says what."""

    def __init__(self, game: Game, name: str, seed: int) -> None:
        self.name = name
        self.choose = made(game, name, seed)

    def __call__(self, seat: Seat) -> int:
        name, game, legal = self.name, seat.game, list(seat.legal)
        try:
            answer = self.choose(seat)
        except BadWeights:
            raise
        except (Exception, SystemExit) as error:
            raise BotFailed(
                "bot-raised", bot=name, number=seat.number + 1, error=error_text(error)
            ) from error
        move = move_number(game, answer)
        if move not in legal:
            raise illegal(game, name, seat.number, answer, legal)
        return move


def made(game: Game, name: str, seed: int) -> Choose:
    """The function itself, or what it makes for this game and seed if it is a maker."""
    function = PLUGINS[name]
    if not is_maker(function):
        return function
    try:
        choose: Choose = function(game.id, seed)
    except BadWeights:
        raise
    except (Exception, SystemExit) as error:
        raise BotFailed("bot-not-made", bot=name, game=game.id, error=error_text(error)) from error
    if not callable(choose):
        raise BotFailed("bot-no-callable", bot=name, found=type(choose).__name__)
    return choose


def is_maker(function: Callable[..., Any]) -> bool:
    """Whether it must be given two things rather than one: then it makes the bot."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):  # nothing is known of some functions written in C
        return False
    places = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    needed = [each for each in parameters if each.kind in places and each.default is each.empty]
    return len(needed) == MAKER_ARGUMENTS


def move_number(game: Game, answer: object) -> int | None:
    """The move that an answer names; None if it names none."""
    try:
        if isinstance(answer, str):
            return game.moves.parse(answer)
        return None if isinstance(answer, bool) else index(answer)  # type: ignore[arg-type]
    except (BadMove, TypeError):
        return None


def illegal(game: Game, name: str, seat: int, answer: object, legal: list[int]) -> BotFailed:
    number = move_number(game, answer)
    known = number is not None and number in range(len(game.moves))
    texts = [game.moves.text(move) for move in legal[:MOVES_SHOWN]]
    return BotFailed(
        "bot-illegal",
        bot=name,
        number=seat + 1,
        answer=shortened(game.moves.text(number or 0) if known else str(answer)),
        legal=", ".join(texts if len(texts) == len(legal) else [*texts, "…"]),
    )


# Messages


def error_text(error: BaseException) -> str:
    """An error on one line: its type, its message and where it was raised."""
    frames = [one for one in extract_tb(error.__traceback__) if not one.filename.startswith("<")]
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    said = shortened(str(error))
    return f"{type(error).__name__}{': ' if said else ''}{said}{place}"


def shortened(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_ERROR else f"{line[:LONGEST_ERROR]}…"
