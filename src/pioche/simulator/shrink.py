"""A failing plan made smaller: fewer tables, fewer faults, a shorter time, the same failure."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from pioche.simulator.house import run_plan
from pioche.simulator.plan import Plan
from pioche.simulator.world import Violation

Part = TypeVar("Part")
# How many plans are tried.
MOST_TRIES: Final = 60


class Shrinker:
    """Tries smaller plans for as long as they fail in the same way."""

    def __init__(self, plan: Plan, violation: Violation, tries: int = MOST_TRIES) -> None:
        self.plan = plan
        self.violation = violation
        self.tries = tries

    def shrink(self) -> Plan:
        self.drop_tables()
        self.drop_faults()
        self.drop_sessions()
        return self.plan

    def drop_tables(self) -> None:
        self.reduce(self.plan.tables, lambda kept: replaced(self.plan, tables=kept))

    def drop_faults(self) -> None:
        self.reduce(self.plan.faults, lambda kept: replaced(self.plan, faults=kept))

    def drop_sessions(self) -> None:
        """Leave out whole sessions, of one table after the other."""
        for place in range(len(self.plan.tables)):

            def with_sessions(kept: list[Part], place: int = place) -> Plan:
                tables = list(self.plan.tables)
                tables[place] = msgspec.structs.replace(tables[place], sessions=kept)
                return replaced(self.plan, tables=tables)

            self.reduce(self.plan.tables[place].sessions, with_sessions)

    def reduce(self, parts: Sequence[Part], plan_with: Callable[[list[Part]], Plan]) -> None:
        """Leave out halves, quarters and so on, as long as the plan still fails."""
        kept, size = list(parts), max(1, len(parts) // 2)
        while size and kept:
            place = 0
            while place < len(kept):
                fewer = kept[:place] + kept[place + size :]
                if self.still_fails(plan_with(fewer)):
                    kept = fewer
                else:
                    place += size
            size //= 2

    def still_fails(self, plan: Plan) -> bool:
        if self.tries == 0:
            return False
        self.tries -= 1
        try:
            run_plan(plan)
        except Violation as violation:
            if violation.kind != self.violation.kind:
                return False
            self.plan, self.violation = plan, violation
            return True
        return False


def replaced(plan: Plan, **fields: object) -> Plan:
    return msgspec.structs.replace(plan, **fields)
