"""The status line: what is asked, and the key with which the game goes on where there is one."""

from rich.text import Text

from pioche.terminal import phrases
from pioche.terminal.app.key_bar import Key, hint
from pioche.terminal.session import Session
from pioche.words import Words


def status_line(words: Words, session: Session) -> Text:
    """Whoever has nothing more to do passes the device; whoever waits for bots lets them go on."""
    text, enter = Text(phrases.status(words, session)), words.say("terminal-key-enter")
    if session.lingers:
        label = phrases.lingering(words, session, "terminal-linger-key")
        text.append(" ").append_text(hint(Key(enter, label, "pass_on")))
    elif session.waits_for_step:
        text.append(" ").append_text(hint(Key(enter, words.say("terminal-step-key"), "step")))
    return text
