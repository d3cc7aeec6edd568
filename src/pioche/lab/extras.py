"""What the extra `lab` brings: asked for by name before any game is played."""

from importlib import import_module

from pioche.core.refusals import Refusal


def need_extra(*modules: str) -> None:
    """Refuse with a sentence that says how to get what is missing."""
    for name in modules:
        try:
            import_module(name)
        except ImportError as error:
            raise Refusal("lab-missing", name=name) from error
