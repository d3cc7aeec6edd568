"""One player."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from pioche.core.equality import same_fields


@final
@mypyc_attr(acyclic=True)
class Explorer:  # noqa: PLW1641  (it is compared, never a key)
    """What lies beside the chest, what is in it, what the relics are worth."""

    def __init__(self, unsafe: i64, chest: i64, relic_points: i64) -> None:
        self.unsafe = unsafe
        self.chest = chest
        self.relic_points = relic_points

    # <generated>
    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.unsafe, self.chest, self.relic_points)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)

    def clone(self) -> "Explorer":
        return Explorer(self.unsafe, self.chest, self.relic_points)

    # </generated>
