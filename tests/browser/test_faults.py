"""The watchers themselves: a page with planted faults is caught, or nothing else here counts."""

from playwright.sync_api import Page

from tests.browser.conftest import Browsers
from tests.browser.screenshots import OVERFLOWING, violations

PLANTED = """<!doctype html><html><head><title>x</title></head><body><main><h1>x</h1>
<img src="http://elsewhere.example/x.png"><div style="width: 900px; color: #eee">faint</div>
<script src="/broken.js"></script></main></body></html>"""
BROKEN = "console.error('planted'); throw new Error('thrown')"


def test_planted_faults_are_caught(browsers: Browsers, visitor: Page) -> None:
    pages = {"planted": ("text/html", PLANTED), "broken.js": ("text/javascript", BROKEN)}
    for name, (kind, body) in pages.items():
        visitor.route(
            f"**/{name}",
            lambda route, kind=kind, body=body: route.fulfill(content_type=kind, body=body),
        )
    visitor.route("http://elsewhere.example/**", lambda route: route.fulfill(body=""))
    visitor.goto("/planted")
    assert {"image-alt", "html-has-lang", "color-contrast"} <= {
        found["id"] for found in violations(visitor)
    }
    visitor.set_viewport_size({"width": 320, "height": 640})
    assert visitor.evaluate(OVERFLOWING)
    report = "\n".join(browsers.monitors[0].take_faults())
    for fault in ("console: planted", "error: thrown", "asked another host: http://elsewhere"):
        assert fault in report
