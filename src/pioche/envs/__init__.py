"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel (extra `rl`).

Those libraries are imported when an environment is made, so `import pioche` needs none of them.
`docs/envs.md` shows how to use the environments.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pioche.bots import Bot
from pioche.core.refusals import Refusal

if TYPE_CHECKING:
    from pioche.envs.gym_env import SeatEnv
    from pioche.envs.pettingzoo_envs import TableAEC, VoteEnv
    from pioche.envs.vector_env import VectorEnv

__all__ = ["aec", "gym", "parallel", "register_openspiel", "vector"]


@contextmanager
def extra_needed() -> Iterator[None]:
    """Turn a missing module into a refusal that names the extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("pioche"):
            raise
        raise Refusal("envs-extra-missing", name=error.name or "") from error


def aec(
    game_id: str,
    players: int | None = None,
    *,
    reward: str = "share",
    changes: bool = False,
    render_mode: str | None = None,
    **options: object,
) -> "TableAEC":
    """A PettingZoo AEC environment: the seats of a table act one after the other."""
    with extra_needed():
        from pioche.envs.pettingzoo_envs import TableAEC  # noqa: PLC0415  (an optional extra)
    from pioche.envs.setup import set_up  # noqa: PLC0415  (with it)

    return TableAEC(set_up(game_id, players, reward, changes, options), render_mode)


def parallel(
    game_id: str,
    players: int | None = None,
    *,
    reward: str = "share",
    render_mode: str | None = None,
    **options: object,
) -> "VoteEnv":
    """A PettingZoo Parallel environment, for a game in which all seats act at once."""
    with extra_needed():
        from pioche.envs.pettingzoo_envs import VoteEnv  # noqa: PLC0415  (an optional extra)
    from pioche.envs.setup import set_up  # noqa: PLC0415  (with it)

    return VoteEnv(set_up(game_id, players, reward, False, options), render_mode)


def gym(
    game_id: str,
    players: int | None = None,
    *,
    seat: int = 0,
    bots: Sequence[str | Bot] | None = None,
    reward: str = "share",
    changes: bool = False,
    render_mode: str | None = None,
    **options: object,
) -> "SeatEnv":
    """A Gymnasium environment: one seat; bots, all `balanced` unless named, play the others."""
    with extra_needed():
        from pioche.envs.gym_env import SeatEnv  # noqa: PLC0415  (an optional extra)
    from pioche.envs.setup import set_up  # noqa: PLC0415  (with it)

    return SeatEnv(set_up(game_id, players, reward, changes, options), seat, bots, render_mode)


def vector(
    game_id: str,
    players: int | None = None,
    *,
    games: int = 128,
    opponents: Sequence[str] | None = None,
    seat: int | None = None,
    reward: str = "share",
    changes: bool = False,
    **options: object,
) -> "VectorEnv":
    """Many games in one environment, stepped together: arrays in, arrays out.

    Without `opponents` the caller plays every seat. With the names of bots for the others, one
    seat learns: `seat`, or each in turn.
    """
    with extra_needed():
        from pioche.envs.vector_env import VectorEnv  # noqa: PLC0415  (an optional extra)
    from pioche.envs.setup import set_up  # noqa: PLC0415  (with it)

    return VectorEnv(set_up(game_id, players, reward, changes, options), games, opponents, seat)


def register_openspiel() -> None:
    """Register every game with OpenSpiel, as `pioche_GAME`; may be called twice."""
    with extra_needed():
        from pioche.envs.openspiel_game import register  # noqa: PLC0415  (an optional extra)
    register()
