"""Draw icons, and the pictures that shared links show, from the client's own drawings.

    python scripts/icons.py

Needs the packages of requirements-test.txt and Chromium (scripts/chromium.sh). What it draws is
kept in src/pioche/web/icons and in the folders of src/pioche/web/boards. Run it when a drawing
has changed.
"""

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, Route, sync_playwright

from pioche.games import CATALOG
from pioche.words import words_in

ROOT: Final = Path(__file__).parent.parent
WEB: Final = ROOT / "src" / "pioche" / "web"
CHROMIUM: Final = (
    *("chromium", "chromium-browser", "chromium-headless-shell"),
    *("google-chrome", "google-chrome-stable"),
)
ADDRESS: Final = "http://pioche.invalid"
MEDIA: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}

# The icon as it is; with its ground up to the edge, for systems that cut their own shape.
PLAIN_SIZES: Final = (32, 192, 512)
FULL_SIZES: Final = {"180": (180, 0.86), "maskable-192": (192, 0.8), "maskable-512": (512, 0.8)}
GROUND: Final = "#241a13"
HOUSE: Final = "Pioche"

PREVIEW: Final = {"width": 1200, "height": 630}
QUALITY: Final = 82
PREVIEW_PAGE: Final = """<!doctype html>
<link rel="stylesheet" href="/web/css/tokens.css" />
<link rel="stylesheet" href="/web/css/shell/home.css" />
<style>
  body { margin: 0; background: #1c120d; }
  .picture { position: relative; width: 1200px; height: 630px; overflow: hidden; }
  .home-banner { position: absolute; inset: 0; width: 1200px; height: 630px; }
  .words { position: absolute; inset: 0 0 0 72px; display: flex; flex-direction: column;
    justify-content: center; gap: 34px; color: #fff6e4; font-family: Georgia, serif; }
  h1 { margin: 0; max-width: 9.5em; font-size: SIZEpx; line-height: 1.05;
    text-shadow: 0 4px 18px #000a; }
  .emblems { display: flex; gap: 22px; }
  .emblems svg { width: EMBLEMpx; height: EMBLEMpx; filter: drop-shadow(0 6px 14px #0008); }
  .house { position: absolute; inset: auto 56px 34px auto; font: 700 34px Georgia, serif;
    color: #f0d9a8; }
</style>
<div class="picture"></div>
<script type="module">
  import { homeBanner } from "/web/art/home-banner.js";
  import { html, render } from "/web/vendor/lit.js";
  const modules = await Promise.all(EMBLEMS.map((game) => import(`/web/boards/${game}/emblem.js`)));
  const emblems = modules.map(({ emblem }) => emblem());
  render(html`${homeBanner()}<div class="words"><div class="emblems">${emblems}</div>
    <h1>TITLE</h1></div><span class="house">HOUSE</span>`, document.querySelector(".picture"));
  // The words stand where it is dark.
  document.querySelector("svg").setAttribute("preserveAspectRatio", "xMidYMid slice");
  document.documentElement.dataset.drawn = "yes";
</script>"""


def main() -> None:
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page()
        page.route(f"{ADDRESS}/web/**", serve)
        draw_icons(page)
        draw_previews(page)
        browser.close()


def serve(route: Route) -> None:
    """A file of the client, as its server would give it."""
    path = WEB / route.request.url.removeprefix(f"{ADDRESS}/web/")
    route.fulfill(body=path.read_bytes(), content_type=MEDIA[path.suffix])


def draw_icons(page: Page) -> None:
    drawing = (WEB / "favicon.svg").read_text(encoding="utf-8")
    for size in PLAIN_SIZES:
        save_icon(page, str(size), size, drawing, 1)
    square = drawing.replace('rx="7"', "")
    for name, (size, share) in FULL_SIZES.items():
        save_icon(page, name, size, square, share)


def save_icon(page: Page, name: str, size: int, drawing: str, share: float) -> None:
    """The drawing takes that share of the picture; the ground goes on around it."""
    ground = GROUND if share < 1 else "transparent"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body {{ margin: 0; display: grid; place-items: center; height: {size}px;"
        f" background: {ground} }} svg {{ width: {round(size * share)}px }}</style>{drawing}"
    )
    path = WEB / "icons" / f"{name}.png"
    page.screenshot(path=path, omit_background=share == 1)


def draw_previews(page: Page) -> None:
    page.set_viewport_size({"width": PREVIEW["width"], "height": PREVIEW["height"]})
    games = [game.id for game in CATALOG]
    save_preview(page, WEB / "icons", HOUSE, games, 150, 132)
    for game in games:
        # Named alike in both languages, but for capitals.
        name = words_in("en").say(f"{game}-name")
        save_preview(page, WEB / "boards" / game, name, [game], 92, 236)


def save_preview(
    page: Page, folder: Path, title: str, games: list[str], size: int, emblem: int
) -> None:
    text = PREVIEW_PAGE.replace("SIZEpx", f"{size}px").replace("EMBLEMpx", f"{emblem}px")
    text = text.replace("EMBLEMS", str(games)).replace("TITLE", title)
    text = text.replace("HOUSE", "" if title == HOUSE else HOUSE)
    address = f"{ADDRESS}/{folder.name}"
    page.route(
        address, lambda route: route.fulfill(body=text, content_type="text/html; charset=utf-8")
    )
    page.goto(address)
    page.wait_for_selector("[data-drawn]")
    page.screenshot(path=folder / "preview.jpg", type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    main()
