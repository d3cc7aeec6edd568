"""The file of a review: written whole, read with care."""

import json
import os
from pathlib import Path
from typing import Final

from pioche.files import FilePath, file_trouble, read_text_file, replace_file
from pioche.review.json_data import read_data
from pioche.review.review_checks import check_review
from pioche.review.review_data import FORMAT, VERSION, BadReview, Review

EXTENSION: Final = ".review.json"
MOST_MEGABYTES: Final = 16


def review_text(review: Review) -> str:
    """What stands in a review's file."""
    return json.dumps(review.json(), ensure_ascii=False, separators=(",", ":")) + "\n"


def write_review(review: Review, path: FilePath) -> None:
    """Write the file; one that is there already is replaced only by a whole one."""
    try:
        replace_file(Path(os.path.realpath(path)), review_text(review).encode())
    except (OSError, ValueError) as error:
        raise file_trouble(path, error, BadReview) from error


def read_review(path: FilePath) -> Review:
    """The review of a file; BadReview says what is wrong."""
    return review_from_text(read_text_file(path, MOST_MEGABYTES, BadReview))


def review_from_text(text: str) -> Review:
    """The review that is written there."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadReview(0, "review-json") from None
    return review_from_data(data)


def review_from_data(data: object) -> Review:
    """A review from JSON data, if it is one of ours and holds together."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadReview(0, "review-json")
    if data.get("version") != VERSION:
        found = str(data.get("version"))
        raise BadReview(0, "review-version", found=found, known=VERSION)
    body = {name: value for name, value in data.items() if name not in ("format", "version")}
    review: Review = read_data(Review, body, BadReview)
    check_review(review)
    return review
