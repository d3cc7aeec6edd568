"""The table in sentences, as `render_mode="ansi"` shows it: what one seat may know, and no more."""

from typing import Final

from pioche.core.refusals import Refusal, shown
from pioche.core.state import State
from pioche.envs.setup import Setup
from pioche.words import reader_language, words_in
from pioche.words.lines import LineSpeller

ANSI: Final = "ansi"
RENDER_MODES: Final = [ANSI]


def check_mode(mode: str | None) -> str | None:
    """The mode, if there is such a mode."""
    if mode not in (None, *RENDER_MODES):
        raise Refusal("envs-render-mode", mode=shown(mode), known=", ".join(RENDER_MODES))
    return mode


def drawn(setup: Setup, state: State, seat: int | None) -> str:
    """The table as the seat may know it, in the reader's language; None is a spectator."""
    words = words_in(reader_language())
    names = [words.say("envs-player", number=number) for number in range(setup.players)]
    speller = LineSpeller(words, setup.game, names)
    view = setup.game.view(state, seat)
    return "\n".join(speller.line(line) for line in setup.game.describe(view))
