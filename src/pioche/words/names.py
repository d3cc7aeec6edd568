"""Names in a row."""

from collections.abc import Sequence

from pioche.words.language import Words


def listed(words: Words, names: Sequence[str], key: str = "terminal-list-and") -> str:
    """Names in a row, with the language's own word before the last."""
    if not names:
        return words.say("terminal-nobody")
    if len(names) == 1:
        return names[0]
    return words.say(key, first=", ".join(names[:-1]), last=names[-1])
