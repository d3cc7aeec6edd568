"""The examples of the README and of docs/python.md are run."""

import doctest
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]


@pytest.mark.parametrize(("page", "fewest"), [("README.md", 3), ("docs/python.md", 20)])
def test_the_examples_work(page: str, fewest: int) -> None:
    results = doctest.testfile(str(PROJECT / page), module_relative=False)
    assert results.attempted > fewest
    assert results.failed == 0
