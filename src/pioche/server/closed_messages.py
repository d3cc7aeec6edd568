"""What everybody is told of a table that can only be looked at."""

from msgspec import Struct


class Closing(Struct, frozen=True):
    """Why a table can only be looked at: `rules` (its game has other rules by now), `abandoned`
    (nobody has played for long) or `owner` (whoever runs the server has closed it).

    `version` is that of its rules; `house_seed` and `seeds` (null: none was shown) are in
    hexadecimal, so that everybody can check what was promised.
    """

    reason: str
    version: int
    house_seed: str
    seeds: list[str | None]
