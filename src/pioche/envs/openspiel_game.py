"""The games in OpenSpiel: `pyspiel.load_game("pioche_diamant(players=4)")`.

OpenSpiel's chance draws the seed, byte by byte, before anything else; all shuffles and dice follow
from it. So every action is deterministic, as OpenSpiel requires of games that are copied,
serialised and replayed, and no player has seen the seed.
"""

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from pioche.core.events import FIRST_ARGUMENT
from pioche.core.game import Game
from pioche.core.masks import NOBODY, PUBLIC, bit_of
from pioche.core.options import SomeSeats, Value
from pioche.core.rng import Fast
from pioche.core.sheet import Sheet
from pioche.core.state import Event, State
from pioche.envs.numbers import Numbers
from pioche.envs.setup import LONGEST, SHARE, Setup, set_up
from pioche.envs.turns import KEEP, Turns
from pioche.games import all_games
from pioche.words import words_in

SEED_BYTES: Final = 4
BYTE: Final = 256


class Play:
    """A game, dealt or not; it is copied and pickled as a whole.

    `heard` has a text for each seat, and one for the public: the events that it received and the
    moves that it made, in order.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.turns = Turns(setup)
        self.seed: list[int] = []
        self.heard = [""] * (setup.players + 1)
        self.news: list[Event] = []  # events not yet added to `heard`

    def __deepcopy__(self, _memo: object) -> "Play":
        copy = Play(self.setup)
        copy.seed = self.seed.copy()
        self.write_down()
        copy.heard = self.heard.copy()
        if self.dealt:
            copy.go_on(self.turns.state.clone())
            copy.turns.waiting = self.turns.waiting
            copy.turns.seat, copy.turns.legal = self.turns.seat, self.turns.legal
            copy.turns.choices, copy.turns.truncated = self.turns.choices, self.turns.truncated
        return copy

    @property
    def dealt(self) -> bool:
        return len(self.seed) == SEED_BYTES

    @property
    def over(self) -> bool:
        return self.dealt and self.turns.seat == NOBODY

    @property
    def state(self) -> State:
        return self.turns.state

    def draw(self, byte: int) -> None:
        """Add a byte of the seed; the last one starts the game."""
        self.seed.append(byte)
        if self.dealt:
            state = self.setup.deal(int.from_bytes(self.seed, "big"), listens=True)
            assert state.events is not None
            self.news = state.events
            self.turns.start(state)

    def go_on(self, state: State) -> None:
        """Continue with this state and its events."""
        self.turns.state = state
        self.news = state.events = []

    def act(self, action: int) -> None:
        """Carry out the choice of the acting seat, and add it to its history."""
        seat = self.turns.seat
        self.write_down()
        self.heard[seat] += f"> {self.text(action)}\n"
        self.turns.play(action)

    def text(self, action: int) -> str:
        """The name of an action."""
        return KEEP if action == self.turns.keep else self.setup.game.moves.texts[action]

    def heard_by(self, seat: int) -> str:
        """The history of a seat."""
        self.write_down()
        return self.heard[seat]

    def write_down(self) -> None:
        """Add new events to the histories of the seats that received them."""
        players = self.setup.players
        for event in self.news:
            line = event_text(self.setup, event)
            for seat in range(players):
                if event[1] & bit_of(seat):
                    self.heard[seat] += line
            if event[1] & PUBLIC:
                self.heard[players] += line
        self.news.clear()

    def redealt(self, seat: int, sampler: Callable[[], float]) -> "Play":
        """A world that looks the same to the seat, dealt with random numbers from 0 to 1.

        The histories of other seats are those of the public and what they see in the new world.
        """
        copy = self.__deepcopy__(None)
        copy.state.redeal(seat, Fast(int(sampler() * 2**53)))
        for other in range(self.setup.players):
            if other != seat:
                copy.heard[other] = copy.heard[-1] + self.seen(copy.state, other)
        return copy

    def seen(self, state: State, seat: int) -> str:
        """The view of a seat, as text."""
        return json.dumps(self.setup.game.view(state, seat), sort_keys=True) + "\n"


def event_text(setup: Setup, event: Event) -> str:
    """An event as a line: its name and its arguments, with names for faces and moves."""
    kinds = setup.game.events
    kind = kinds.kind(event)
    values = zip(kind.arguments, event[FIRST_ARGUMENT:], strict=True)
    return " ".join([kind.name, *(str(kinds.spell(name, value)) for name, value in values)]) + "\n"


MOST_POINTS: Final = 10_000
# Options of these kinds have values that OpenSpiel's notation cannot express.
UNWRITABLE: Final = (SomeSeats, Sheet)
# Prefix of a text of digits, which would be read as a number.
WORD: Final = "_"

Parameters = dict[str, Any]


def register() -> None:
    """Register every game that has an observation and is not registered yet."""
    known = set(pyspiel.registered_names())
    for game in [game for game in all_games() if game.observation is not None]:
        kind = game_type(game, pyspiel.GameType.Utility.GENERAL_SUM)
        if kind.short_name not in known:
            pyspiel.register_game(kind, class_of(game))


def class_of(game: Game) -> "type[TableGame]":
    """The class of a game. OpenSpiel releases it after Python has ended.

    Only a class survives that: it refers to itself.
    """
    return type(f"{game.id.title()}Game", (TableGame,), {"game": game})


def game_type(game: Game, utility: Any) -> Any:  # noqa: ANN401  (of OpenSpiel, which has no types)
    """The description of a game for OpenSpiel's registry."""
    return pyspiel.GameType(
        short_name=f"pioche_{game.id}",
        long_name=words_in("en").say(f"{game.id}-name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(game),
    )


def parameters(game: Game) -> Parameters:
    """The parameters of a game, with their defaults."""
    options = {
        option.name: written(option.default)
        for option in game.options
        if not isinstance(option, UNWRITABLE)
    }
    return {"players": game.usual_seats, "reward": SHARE, "changes": False, **options}


def load_game(text: str) -> Any:  # noqa: ANN401  (of OpenSpiel)
    """The game of that text; registers our games first."""
    register()
    return pyspiel.load_game(text)


def load_state(game: str, text: str) -> Any:  # noqa: ANN401  (of OpenSpiel)
    return load_game(game).deserialize_state(text)


def written(value: Value) -> Value:
    """A value in OpenSpiel's notation."""
    return f"{WORD}{value}" if isinstance(value, str) and value.isdigit() else value


def read(value: Value) -> Value:
    """The value of a text in OpenSpiel's notation."""
    return value.removeprefix(WORD) if isinstance(value, str) else value


class TableGame(pyspiel.Game):
    """A kind of table."""

    game: Game

    def __init__(self, params: Parameters) -> None:
        game = self.game
        given = {**parameters(game), **params}
        own = ("players", "reward", "changes")
        options = {name: read(value) for name, value in given.items() if name not in own}
        players, reward, changes = (given[name] for name in own)
        self.setup = set_up(game.id, players, reward, changes, options)
        shared = self.setup.reward == SHARE
        # A single player may lose; several share one victory.
        constant = shared and self.setup.players > 1
        kind = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves) + self.setup.changes,
            max_chance_outcomes=BYTE,
            num_players=self.setup.players,
            min_utility=0.0 if shared else -MOST_POINTS,
            max_utility=1.0 if shared else MOST_POINTS,
            utility_sum=1.0 if constant else None,
            max_game_length=LONGEST,
        )
        utility = kind.CONSTANT_SUM if constant else kind.GENERAL_SUM
        super().__init__(game_type(game, utility), info, params)

    def __reduce__(self) -> tuple[object, ...]:
        return load_game, (str(self),)

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver":  # noqa: ANN401, ARG002  (of OpenSpiel)
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self.setup, kind)

    def layout(self) -> tuple[str, ...]:
        """The name of each number of an observation tensor."""
        return Numbers(self.setup, 0).layout


class TableState(pyspiel.State):
    """A game under way. OpenSpiel copies and serialises its attributes."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.table = Play(game.setup)

    def __reduce__(self) -> tuple[object, ...]:
        return load_state, (str(self.get_game()), self.serialize())

    def current_player(self) -> int:
        if not self.table.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.turns.seat

    def is_terminal(self) -> bool:
        return self.table.over

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.table.turns.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return SEED_OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.table.dealt:
            self.table.act(action)
        else:
            self.table.draw(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player < 0 else self.table.text(action)

    def returns(self) -> list[float]:
        setup = self.table.setup
        if not self.table.over:
            return [0.0] * setup.players
        return setup.outcome(self.table.state)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "TableState":  # noqa: ANN401  (of OpenSpiel)
        """Another world that looks the same to the player."""
        copy: TableState = self.clone()
        copy.table = self.table.redealt(player_id, probability_sampler)
        return copy

    def __str__(self) -> str:
        """The seed and the public events."""
        seed = bytes(self.table.seed).hex()
        return f"seed {seed}\n{self.table.heard_by(self.table.setup.players)}"


SEED_OUTCOMES: Final = [(byte, 1 / BYTE) for byte in range(BYTE)]


class TableObserver:
    """The observation of a player (numbers, text); with perfect recall its history as text."""

    def __init__(self, setup: Setup, kind: Any) -> None:  # noqa: ANN401  (of OpenSpiel)
        self.recall = kind.perfect_recall
        # There are no separate observations of public or of private information.
        alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.whole = kind.public_info and kind.private_info == alone
        self.numbers = Numbers(setup, 0)
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self.whole and not self.recall:
            self.tensor = np.zeros(len(self.numbers.layout), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor with the observation of the player; zeros before the deal."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.table.dealt:
            self.numbers.forget()
            self.tensor[:] = self.numbers.array(state.table.state, player)

    def string_from(self, state: TableState, player: int) -> str | None:
        if not self.whole:
            return None
        if self.recall:
            return state.table.heard_by(player)
        return state.table.seen(state.table.state, player) if state.table.dealt else ""
