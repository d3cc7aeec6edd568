"""The examples of docs/envs.md are run, not believed."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


def test_the_examples_work() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted > 20
    assert results.failed == 0
