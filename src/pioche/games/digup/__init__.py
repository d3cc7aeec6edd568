"""Dig Up Adventure, by Babel Dread: nine cards face down, a colour to collect, and a memory."""

from typing import Final

from pioche.core.game import ExpertSettings, Game, Lines, Options, ReviewBudget, Rules
from pioche.core.rng import Rng
from pioche.core.state import State
from pioche.games.digup.cards import FACES, census, components
from pioche.games.digup.description import describe, progress
from pioche.games.digup.events import EVENTS
from pioche.games.digup.legal import final, stand_in, why_not
from pioche.games.digup.moves import MOVES
from pioche.games.digup.observation import DigUpObservation
from pioche.games.digup.odds import odds, odds_lines
from pioche.games.digup.options import OPTIONS, Config
from pioche.games.digup.scoring import ENDS, breakdown, victory_reason
from pioche.games.digup.state import new_state
from pioche.games.digup.view import view

RULINGS: Final = (
    *("U1", "U7", "U8", "U10", "U12", "U14", "U15", "U17", "U18", "U20", "U21", "U25"),
    *("U26", "U27", "U32", "U33"),
    # Ours: the rulebook is silent, or a refusal needs a number to cite.
    *("U34", "U35", "U36", "U37", "U38", "U39", "U40", "U41", "U42", "U43", "U44", "U45"),
)


def deal(seats: int, rng: Rng, options: Options) -> State:
    return new_state(seats, rng, Config(options))


DIGUP: Final = Game(
    id="digup",
    version=1,
    seats=range(1, 5),
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
        final=final,
        breakdown=breakdown,
        reason=victory_reason,
    ),
    lines=Lines(describe, progress, odds_lines),
    ends=ENDS,
    minutes=25,
    observation=DigUpObservation(),
    expert=ExpertSettings(iterations=1200, interpreted=300, best="careful", try_all=True),
    review=ReviewBudget(race=1500, worlds=800, ledger=600),
    without_choice=(1,),
    quick=("colour",),
    peers=(
        "OpenSpiel:hearts",
        "OpenSpiel:gin_rummy",
        "PettingZoo:texas_holdem_no_limit_v6",
        "RLCard:gin-rummy",
    ),
)
