"""How much a page has fetched since it was opened, by its own account."""

from typing import Final

from playwright.sync_api import Page

LARGEST: Final = 500_000
# What was kept already counts as well; 300 is what headers are taken to need.
TRANSFERRED: Final = """() => [
  ...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource"),
].reduce((sum, { encodedBodySize }) => sum + (encodedBodySize && encodedBodySize + 300), 0)"""
REQUESTS: Final = """() => 1 + performance.getEntriesByType("resource").length"""
MOST_REQUESTS: Final = 20


def check_load_size(page: Page) -> int:
    """The bytes, which are not too many."""
    size: int = page.evaluate(TRANSFERRED)
    assert 50_000 < size < LARGEST
    return size


def check_requests(page: Page) -> int:
    """The requests of a page that has been opened and not been left since."""
    requests: int = page.evaluate(REQUESTS)
    assert 5 < requests < MOST_REQUESTS
    return requests
