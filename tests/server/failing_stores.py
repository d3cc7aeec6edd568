"""PostgreSQL's store with a fault put back: what must not happen when the database fails."""

from pioche.server.store.group_commit import Outcome
from pioche.server.store.interface import StoreError
from pioche.server.store.postgresql import PostgresqlStore, Write


class PretendingStore(PostgresqlStore):
    """Says that an entry is kept even where the database has refused it or did not answer."""

    def _commit(self, writes: list[Write]) -> list[Outcome]:
        outcomes = zip(writes, super()._commit(writes), strict=True)
        return [pretended(write, outcome) for write, outcome in outcomes]


def pretended(write: Write, outcome: Outcome) -> Outcome:
    return None if write.kind == "entry" and isinstance(outcome, StoreError) else outcome


class BrittleStore(PostgresqlStore):
    """Has had enough after the first failure, until the server is started again."""

    failure: StoreError | None = None

    def _commit(self, writes: list[Write]) -> list[Outcome]:
        outcomes = [self.failure] * len(writes) if self.failure else super()._commit(writes)
        failures = [found for found in outcomes if isinstance(found, StoreError)]
        self.failure = failures[0] if failures else None
        return list(outcomes)
