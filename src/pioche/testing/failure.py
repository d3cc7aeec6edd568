"""How a check says that a game fails it."""


class NotConform(AssertionError):
    """A game breaks one of the promises that every game makes."""


def require(held: bool, promise: str, *details: object) -> None:
    """Fail unless the promise held, and say with what."""
    if not held:
        shown = "; ".join(str(detail) for detail in details)
        raise NotConform(f"{promise}: {shown}" if shown else promise)
