"""Who plays the other seats: bots by name, functions of a seat, or policies."""

from collections.abc import Sequence
from typing import Final

from pioche.bots import Bot, add_bots, bot, policy_for, seat_of
from pioche.bots.names import is_of_the_house
from pioche.bots.policy_bot import PolicyBot
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.envs.setup import Setup
from pioche.search.best import SEED_LIMIT
from pioche.search.policy import CalledPolicy, Policy

Opponent = str | Bot | Policy
USUAL_BOT: Final = "balanced"


def opponents_for(
    setup: Setup, given: Sequence[Opponent] | None, shuffle: bool = False
) -> list[Opponent]:
    """An opponent for each of the other seats, or more where they are drawn; each is known."""
    others = setup.players - 1
    chosen: list[Opponent] = [USUAL_BOT] * others if given is None else list(given)
    fits = len(chosen) >= others if shuffle else len(chosen) == others
    if isinstance(given, str) or not fits:
        bots = 1 if isinstance(given, str) else len(chosen)
        raise Refusal("envs-bots", bots=bots, others=others)
    names = [name for name in chosen if isinstance(name, str)]
    add_bots(names)
    for name in names:
        bot(setup.game.id, name)  # refuses one that it does not know
    return chosen


def bot_of(setup: Setup, opponent: Opponent, seed: int) -> Bot:
    """The opponent as a bot for one game; a function is asked as it is."""
    if isinstance(opponent, str):
        return bot(setup.game.id, opponent, seed)
    return PolicyBot(opponent, seed) if isinstance(opponent, Policy) else opponent


def policy_of(setup: Setup, opponent: Opponent) -> Policy:
    """The opponent as a policy, for one place of a batch."""
    if isinstance(opponent, Policy):
        return opponent
    policy = policy_for(setup.game.id, opponent) if isinstance(opponent, str) else None
    return CalledPolicy(BotPlayer(setup, opponent)) if policy is None else policy


def reads_events(game_id: str, opponents: Sequence[Opponent]) -> bool:
    """Whether one may read the events of its seat: bots of other authors may, networks do not."""
    return any(may_read_events(game_id, each) for each in opponents)


def may_read_events(game_id: str, opponent: Opponent) -> bool:
    if isinstance(opponent, str):
        return not is_of_the_house(opponent) and policy_for(game_id, opponent) is None
    return not isinstance(opponent, Policy)


class BotPlayer:
    """Asks a bot, which gets its seat and never the state; each game has a bot of its own."""

    def __init__(self, setup: Setup, opponent: str | Bot) -> None:
        self.setup = setup
        self.opponent = opponent
        self.moods: Fast | None = None  # those of the game that the bot was made for
        self.bot: Bot

    def __call__(self, state: State, seat: int, moods: Fast) -> int:
        if moods is not self.moods:
            self.moods = moods
            self.bot = bot_of(self.setup, self.opponent, int(moods.pick(SEED_LIMIT)))
        own_seat = seat_of(self.setup.game, state, seat)
        move = int(self.bot(own_seat))
        if move not in own_seat.legal:
            self.setup.game.moves.text(move)  # refuses what is no move
            raise self.setup.game.why_not(state, seat, move)
        return move
