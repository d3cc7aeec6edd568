"""Diamant, by Alan R. Moon and Bruno Faidutti: five expeditions, and the nerve to go on."""

from typing import Final

from pioche.core.game import ExpertSettings, Game, Lines, Options, ReviewBudget, Rules
from pioche.core.rng import Rng
from pioche.games.diamant.cards import FACES, census, components
from pioche.games.diamant.description import describe, progress
from pioche.games.diamant.events import EVENTS
from pioche.games.diamant.legal import stand_in, why_not
from pioche.games.diamant.moves import MOVES
from pioche.games.diamant.observation import DiamantObservation
from pioche.games.diamant.odds import odds, odds_lines
from pioche.games.diamant.options import OPTIONS, Config
from pioche.games.diamant.scoring import breakdown
from pioche.games.diamant.state import DiamantState, new_state
from pioche.games.diamant.view import view

RULINGS: Final = ("D1", "D2", "D3", "D4", "D6", "D7", "D13", "D16", "D20", "D21", "D22")


def deal(seats: int, rng: Rng, options: Options) -> DiamantState:
    return new_state(seats, rng, Config(options))


DIAMANT: Final = Game(
    id="diamant",
    version=1,
    seats=range(3, 9),
    options=OPTIONS,
    moves=MOVES,
    events=EVENTS,
    faces=FACES,
    components=components(),
    rulings=RULINGS,
    rules=Rules(
        deal=deal,
        view=view,
        why_not=why_not,
        stand_in=stand_in,
        odds=odds,
        census=census,
        breakdown=breakdown,
    ),
    lines=Lines(describe, progress, odds_lines),
    ends=("expeditions",),
    minutes=10,
    observation=DiamantObservation(),
    simultaneous=True,
    expert=ExpertSettings(
        iterations=8000,
        interpreted=1000,
        # What wins among three of one kind loses among others.
        opponents=("careful", "balanced", "bold"),
        try_all=True,
    ),
    champion_searches=False,
    review=ReviewBudget(race=8000, worlds=4000, ledger=8000),
    peers=(
        "OpenSpiel:pig(players=4)",
        "OpenSpiel:blackjack",
        "PettingZoo:leduc_holdem_v4",
        "RLCard:leduc-holdem",
        "RLCard:blackjack",
    ),
)
