"""DIG, by Julien Charbonnier: galleries in a hill, a tavern, and ten gems to be king."""

from typing import Final

from pioche.core.game import ExpertSettings, Game, Lines, Options, ReviewBudget, Rules
from pioche.core.rng import Rng
from pioche.core.state import State
from pioche.games.dig.cards import FACES, census, components
from pioche.games.dig.description import describe, progress
from pioche.games.dig.events import EVENTS
from pioche.games.dig.legal import stand_in, why_not
from pioche.games.dig.moves import MOST_PLAYERS, MOVES
from pioche.games.dig.observation import DigObservation
from pioche.games.dig.odds import odds, odds_lines
from pioche.games.dig.options import OPTIONS, Config
from pioche.games.dig.scoring import ENDS, breakdown, reason
from pioche.games.dig.state import new_state
from pioche.games.dig.view import view

# Those of the rules, then our own from G58 on.
RULINGS: Final = (
    *("G1", "G2", "G4", "G5", "G8", "G11", "G12", "G14", "G16", "G17", "G18", "G19", "G20"),
    *("G21", "G26", "G27", "G28", "G29", "G30", "G31", "G32", "G33", "G34", "G35", "G36", "G38"),
    *("G41", "G43", "G48", "G51", "G55", "G56", "G57"),
    *("G58", "G59", "G60", "G61", "G62", "G63", "G64", "G65", "G66", "G67", "G68", "G69"),
    *("G70", "G71", "G72", "G73", "G74", "G75"),
)


def deal(seats: int, rng: Rng, options: Options) -> State:
    return new_state(seats, rng, Config(options))


DIG: Final = Game(
    id="dig",
    version=2,
    seats=range(2, MOST_PLAYERS + 1),
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
        reason=reason,
    ),
    lines=Lines(describe, progress, odds_lines),
    ends=ENDS,
    minutes=30,
    observation=DigObservation(),
    expert=ExpertSettings(iterations=4000, interpreted=1200),
    champion_searches=False,
    review=ReviewBudget(race=4000, worlds=2000, ledger=1000),
    peers=(
        "OpenSpiel:oh_hell(players=4)",
        "OpenSpiel:hanabi(players=4)",
        "PettingZoo:hanabi_v5",
        "RLCard:bridge",
    ),
)
