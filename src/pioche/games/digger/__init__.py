"""Digger, by Roberto Fraga: thirty seconds in the forest, and a glass that one cannot see."""

from typing import Final

from pioche.core.game import ExpertSettings, Game, Lines, Options, ReviewBudget, Rules
from pioche.core.rng import Rng
from pioche.games.digger.cards import FACES, census, components
from pioche.games.digger.description import describe, progress
from pioche.games.digger.events import EVENTS
from pioche.games.digger.gestures import judge
from pioche.games.digger.legal import stand_in, why_not
from pioche.games.digger.moves import MOST_SEATS, MOVES, final
from pioche.games.digger.observation import DiggerObservation
from pioche.games.digger.odds import odds, odds_lines
from pioche.games.digger.options import OPTIONS, Config
from pioche.games.digger.scoring import breakdown
from pioche.games.digger.state import CLOCK, DiggerState, new_state
from pioche.games.digger.view import view

RULINGS: Final = (
    *("P1", "P2", "P4", "P6", "P7", "P9", "P12", "P14", "P15", "P20"),
    *("P21", "P22", "P23", "P24", "P25", "P26", "P27", "P28", "P29", "P30"),
)


def deal(seats: int, rng: Rng, options: Options) -> DiggerState:
    return new_state(seats, rng, Config(options))


DIGGER: Final = Game(
    id="digger",
    version=2,
    seats=range(3, MOST_SEATS + 1),
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
        clock=CLOCK,
        judge=judge,
        final=final,
        breakdown=breakdown,
    ),
    lines=Lines(describe, progress, odds_lines),
    ends=("no-water",),
    minutes=10,
    quick=("take", "store"),
    observation=DiggerObservation(),
    expert=ExpertSettings(iterations=4000, interpreted=1000, best="bold"),
    review=ReviewBudget(race=4000, worlds=2000, ledger=1500),
    peers=(
        "OpenSpiel:liars_dice",
        "OpenSpiel:yacht",
    ),
    gestures={"steal": {"sweep": [0, 150]}},
)
