"""The README's example is run, not believed."""

import doctest
from pathlib import Path

PROJECT = Path(__file__).parents[1]


def test_the_example_in_the_readme_works() -> None:
    results = doctest.testfile(str(PROJECT / "README.md"), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0
