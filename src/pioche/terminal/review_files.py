"""Reviews on disk: each beside the record of its game, so that nothing is computed twice."""

from pathlib import Path

from pioche.bots.expert import games_with_policies
from pioche.core.refusals import Refusal
from pioche.review.assemble import record_digest
from pioche.review.review_data import Review
from pioche.review.review_file import EXTENSION, read_review
from pioche.table.record import EXTENSION as RECORD_EXTENSION
from pioche.table.table import Table


def can_review(table: Table) -> bool:
    """Whether the game is over and can be judged by playing it on."""
    return table.over and table.game.id in games_with_policies()


def review_path(record: Path) -> Path:
    """Where the review of a record is kept."""
    return record.with_name(record.name.removesuffix(RECORD_EXTENSION) + EXTENSION)


def kept_review(table: Table, record: Path | None) -> Review | None:
    """The review that was kept of this very game; one that cannot be read is made anew."""
    if record is None or not review_path(record).exists():
        return None
    try:
        review = read_review(review_path(record))
    except Refusal:
        return None
    return review if review.record == record_digest(table) else None
