"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel (extra `rl`).

Those libraries are imported when an environment is made, so `import pioche` needs none of them.
Where Gymnasium is installed, importing this package registers the games with it.
`docs/envs.md` shows how to use the environments.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from pioche.core.refusals import Refusal
from pioche.games import all_games

if TYPE_CHECKING:
    from gymnasium.vector import AutoresetMode

    from pioche.envs.gym_env import SeatEnv
    from pioche.envs.gym_vector_env import SeatVectorEnv
    from pioche.envs.opponents import Opponent
    from pioche.envs.pettingzoo_envs import TableAEC, VoteEnv
    from pioche.envs.vector_env import VectorEnv

__all__ = [
    "aec",
    "gym",
    "gym_vector",
    "parallel",
    "register_gymnasium",
    "register_openspiel",
    "vector",
]


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


def gym(  # noqa: PLR0913  (one for each thing that may be chosen)
    game_id: str,
    players: int | None = None,
    *,
    seat: int | None = 0,
    bots: "Sequence[Opponent] | None" = None,
    shuffle: bool = False,
    reward: str = "share",
    changes: bool = False,
    render_mode: str | None = None,
    **options: object,
) -> "SeatEnv":
    """A Gymnasium environment: one seat; bots, all `balanced` unless named, play the others.

    `seat=None` is each in turn. With `shuffle`, each game draws the bots and their order from those
    given.
    """
    with extra_needed():
        from pioche.envs.gym_env import SeatEnv  # noqa: PLC0415  (an optional extra)
    from pioche.envs.setup import set_up  # noqa: PLC0415  (with it)

    setup = set_up(game_id, players, reward, changes, options)
    return SeatEnv(setup, seat, bots, render_mode, shuffle)


def vector(  # noqa: PLR0913  (one for each thing that may be chosen)
    game_id: str,
    players: int | None = None,
    *,
    games: int = 128,
    opponents: "Sequence[Opponent] | None" = None,
    seat: int | None = None,
    shuffle: bool = False,
    reward: str = "share",
    changes: bool = False,
    **options: object,
) -> "VectorEnv":
    """Many games in one environment, stepped together: arrays in, arrays out.

    Without `opponents` the caller plays every seat. With bots for the others (names, functions of a
    seat, policies), one seat learns: `seat`, or each in turn. With `shuffle`, each game draws the
    opponents and their order from those given.
    """
    with extra_needed():
        from pioche.envs.vector_env import VectorEnv  # noqa: PLC0415  (an optional extra)
    from pioche.envs.setup import set_up  # noqa: PLC0415  (with it)

    setup = set_up(game_id, players, reward, changes, options)
    return VectorEnv(setup, games, opponents, seat, shuffle)


def gym_vector(  # noqa: PLR0913  (one for each thing that may be chosen)
    game_id: str,
    players: int | None = None,
    *,
    num_envs: int = 128,
    opponents: "Sequence[Opponent] | None" = None,
    seat: int | None = None,
    shuffle: bool = False,
    reward: str = "share",
    autoreset_mode: "AutoresetMode | str" = "NextStep",
    **options: object,
) -> "SeatVectorEnv":
    """A Gymnasium vector environment: one seat in each of many games, against bots."""
    with extra_needed():
        from pioche.envs.gym_vector_env import SeatVectorEnv  # noqa: PLC0415  (an optional extra)
    from pioche.envs.setup import set_up  # noqa: PLC0415  (with it)

    setup = set_up(game_id, players, reward, False, options)
    return SeatVectorEnv(setup, num_envs, opponents, seat, shuffle, autoreset_mode)


def register_gymnasium() -> None:
    """Register every game with Gymnasium, as `pioche/Diamant-v0`; may be called twice."""
    with extra_needed():
        from gymnasium.envs.registration import register, registry  # noqa: PLC0415  (an extra)

    for game in all_games():
        name = f"pioche/{game.id.title()}-v0"
        if game.observation is not None and name not in registry:
            register(
                name,
                "pioche.envs:gym",
                vector_entry_point="pioche.envs:gym_vector",
                kwargs={"game_id": game.id},
            )


def register_openspiel() -> None:
    """Register every game with OpenSpiel, as `pioche_GAME`; may be called twice."""
    with extra_needed():
        from pioche.envs.openspiel_game import register  # noqa: PLC0415  (an optional extra)
    register()


with suppress(Refusal):
    register_gymnasium()
