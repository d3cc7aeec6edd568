"""Let's Dig for Treasure, by Ben Stoll: one more card, or keep what you have dug up."""

from typing import Final

from pioche.core.game import ExpertSettings, Game, Lines, Options, ReviewBudget, Rules
from pioche.core.rng import Rng
from pioche.core.state import State
from pioche.games.letsdig.cards import BOX, FACES, census
from pioche.games.letsdig.description import describe, progress
from pioche.games.letsdig.events import EVENTS
from pioche.games.letsdig.legal import stand_in, why_not
from pioche.games.letsdig.moves import MOST_SEATS, MOVES
from pioche.games.letsdig.observation import LetsdigObservation
from pioche.games.letsdig.odds import odds, odds_lines
from pioche.games.letsdig.options import OPTIONS, Config
from pioche.games.letsdig.scoring import breakdown, victory_reason
from pioche.games.letsdig.state import new_state
from pioche.games.letsdig.view import view

RULINGS: Final = (
    *("T1", "T2", "T3", "T8", "T9", "T10", "T11", "T13", "T14", "T19", "T24", "T25", "T26"),
    *("T27", "T28", "T29", "T30", "T31", "T32", "T33", "T34", "T35", "T36", "T37", "T38", "T39"),
)


def deal(seats: int, rng: Rng, options: Options) -> State:
    return new_state(seats, rng, Config(options))


LETSDIG: Final = Game(
    id="letsdig",
    version=2,
    seats=range(2, MOST_SEATS + 1),
    options=OPTIONS,
    moves=MOVES,
    events=EVENTS,
    faces=FACES,
    components=BOX,
    rulings=RULINGS,
    rules=Rules(
        deal=deal,
        view=view,
        why_not=why_not,
        stand_in=stand_in,
        odds=odds,
        census=census,
        breakdown=breakdown,
        reason=victory_reason,
    ),
    lines=Lines(describe, progress, odds_lines),
    ends=("empty-pile",),
    minutes=15,
    observation=LetsdigObservation(),
    expert=ExpertSettings(iterations=2500, interpreted=800),
    review=ReviewBudget(race=2500, worlds=1500, ledger=600),
    peers=(
        "OpenSpiel:go_fish",
        "OpenSpiel:crazy_eights",
        "PettingZoo:texas_holdem_v4",
        "RLCard:uno",
    ),
)
