"""What must hold of a table at every moment: nothing scrolls, and every legal target can be hit."""

from typing import Final

from playwright.sync_api import Page

# Boards that may scroll within their box.
SCROLLING: Final = ".zones"

# The page, the frame and what is in its boxes fit.
PAGE_SCROLL: Final = """(scrolling) => {
  const faults = [];
  const root = document.documentElement;
  const size = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
    `${scrollWidth}x${scrollHeight} in ${clientWidth}x${clientHeight}`;
  const large = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
    scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) faults.push(size(root));
  if (scrollX || scrollY || document.body.scrollTop) faults.push("the page is scrolled");
  for (const box of document.querySelectorAll(".table-body, .table-board, .table-strip"))
    if (large(box) && !box.querySelector(`:scope > :is(${scrolling})`))
      faults.push(`${box.className}: ${size(box)}`);
  return faults;
}"""

# A target that a list has scrolled away can be scrolled back; any other must be in the window.
COVERED_TARGETS: Final = """(scrolling) => {
  const scope = document.querySelector("dialog[open]") ?? document;
  const within = (x, y, { left, top, right, bottom }) =>
    x >= left && x <= right && y >= top && y <= bottom;
  const view = { left: -1, top: -1, right: innerWidth + 1, bottom: innerHeight + 1 };
  const faultOf = (button) => {
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const list = button.closest("dialog") ?? button.closest(scrolling)?.closest("#board");
    if (list && !within(x, y, list.getBoundingClientRect())) return null;
    if (width < 24 || height < 24) return "is too small";
    if (!list && !(within(left, top, view) && within(right, bottom, view))) return "is outside";
    const hit = document.elementFromPoint(x, y);
    return button.contains(hit) ? null : `is covered by ${hit?.outerHTML.slice(0, 80)}`;
  };
  return [...scope.querySelectorAll("[data-move]")]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => [button.dataset.move, faultOf(button)])
    .filter(([, fault]) => fault);
}"""


def assert_no_page_scroll(page: Page) -> None:
    faults = page.evaluate(PAGE_SCROLL, SCROLLING)
    assert faults == [], f"something scrolls at {page.viewport_size}: {faults}"


def assert_targets_free(page: Page) -> None:
    faults = page.evaluate(COVERED_TARGETS, SCROLLING)
    assert faults == [], f"targets that cannot be hit at {page.viewport_size}: {faults}"


def assert_well_laid(page: Page) -> None:
    """Both, at any step of a game."""
    assert_no_page_scroll(page)
    assert_targets_free(page)
