"""Looking at a screen as everybody will: by day, by lantern, on the narrowest phone; with axe-core.

Every look leaves pictures in build/screenshots, for people to look at.
"""

import json
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize

from tests.browser.server_process import ROOT

SCREENSHOTS: Final = ROOT / "build" / "screenshots"
AXE: Final = ROOT / ".node" / "node_modules" / "axe-core" / "axe.min.js"
QUALITY: Final = 85
DARK: Final = "() => matchMedia('(prefers-color-scheme: dark)').matches"
NARROW: Final[ViewportSize] = {"width": 320, "height": 640}

RUN_AXE: Final = """async (rules) => {
  const only = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
  const found = await axe.run(document, { resultTypes: ["violations"], ...only });
  return found.violations.map(({ id, nodes }) => ({
    id, nodes: nodes.map((node) => `${node.target} ${node.failureSummary}`),
  }));
}"""
# What moves to its place is waited for; what moves for longer than this is the air around it.
LONGEST_MOTION: Final = 2500  # milliseconds, from the first wait to the last repetition
LONGEST_WAIT: Final = 120_000  # milliseconds, on a machine that is busy with other things
# Two frames, in which what has just changed is drawn and begins to move. What never comes to rest
# is told.
STILL: Final = """async ([longest, wait]) => {
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  const moves = ({ playState, effect }) =>
    playState === "running" && effect?.getComputedTiming().endTime <= longest;
  const end = performance.now() + wait;
  await frame();
  await frame();
  for (;;) {
    const moving = document.getAnimations().filter(moves);
    if (!moving.length) return;
    const named = ({ animationName, transitionProperty, effect }) =>
      `${animationName ?? transitionProperty} of ${effect.target?.outerHTML.slice(0, 80)}`;
    if (performance.now() > end) throw new Error(`never at rest: ${moving.map(named)}`);
    await frame();
  }
}"""
OVERFLOWING: Final = """() => {
  const width = document.documentElement.clientWidth;
  const beyond = (element) => element.getBoundingClientRect().right > width + 1;
  const name = (element) => `${element.tagName}.${element.className}`;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll("body *")].filter(beyond).slice(0, 8).map(name);
}"""


def check_screen(page: Page, name: str) -> None:
    """Nothing to complain about on this screen, in any light or at the least width.

    It is left in the light that it did not have: a light that changes paints everything anew.
    """
    dark = page.evaluate(DARK)
    check_light(page, name, dark=dark)
    page.emulate_media(color_scheme="light" if dark else "dark")
    check_light(page, name, "color-contrast", dark=not dark)  # nothing else is different
    check_narrow(page, name)


def check_light(page: Page, name: str, *rules: str, dark: bool) -> None:
    light = "dark" if dark else "light"
    screenshot(page, f"{name}-{light}")
    found = violations(page, *rules)
    assert found == [], f"{name}, {light}: {json.dumps(found, indent=2)}"


def check_narrow(page: Page, name: str) -> None:
    """At 320 px nothing hangs over the edge."""
    usual = page.viewport_size
    assert usual is not None
    page.set_viewport_size(NARROW)
    screenshot(page, f"{name}-320", whole=True)
    overhang = page.evaluate(OVERFLOWING)
    page.set_viewport_size(usual)
    assert overhang == [], f"{name} hangs over at 320 px: {overhang}"


def screenshot(page: Page, name: str, *, whole: bool = False) -> None:
    """A picture once nothing moves any more."""
    come_to_rest(page)
    take_picture(page, name, whole=whole)


def come_to_rest(page: Page) -> None:
    """Until everything is where it belongs."""
    page.evaluate(STILL, [LONGEST_MOTION, LONGEST_WAIT])


def take_picture(page: Page, name: str, *, whole: bool = False) -> None:
    """As JPEG: PNG would take four times as long."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    path = SCREENSHOTS / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY, full_page=whole)


def violations(page: Page, *rules: str) -> list[Any]:
    """What axe-core finds, by all its rules or by some."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(RUN_AXE, list(rules))
    return found


def report(name: str, **figures: float) -> None:
    """Put figures beside the pictures."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    file = SCREENSHOTS / "report.json"
    known: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    known[name] = figures
    file.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", encoding="utf-8")
