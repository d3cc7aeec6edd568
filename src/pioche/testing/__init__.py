"""The checks of a new game, for its author.

`conform(game)` runs every check at every player count and with every option. Golden
playthroughs are in `golden`, strategies for Hypothesis in `strategies` (which needs the
`test` extra).
"""

from pioche.testing.cases import Case, NotConform, cases_of
from pioche.testing.conformance import conform

__all__ = ["Case", "NotConform", "cases_of", "conform"]
