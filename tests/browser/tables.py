"""Laying a table by clicks, in the form for a new game."""

from playwright.sync_api import Page, expect


def lay(
    page: Page,
    game: str,
    *,
    seats: int,
    company: str = "bots",
    options: dict[str, str] | None = None,
) -> None:
    """Fill in the form; nothing is opened yet."""
    page.goto(f"/new?game={game}")
    page.locator(f'input[name="company"][value="{company}"]').check()
    page.locator(f'input[name="seats"][value="{seats}"]').check()
    if options:
        page.locator("details.more summary").first.click()
    for name, value in (options or {}).items():
        field = page.locator(f"#option-{name}")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.press("Tab")


def begin(page: Page, game: str, **how: object) -> str:
    """Lay a table at which nobody is waited for; tells its path."""
    lay(page, game, **how)  # type: ignore[arg-type]
    page.locator("form button.main").click()
    return arrive(page)


def arrive(page: Page) -> str:
    """Once the game has begun: the path of its table."""
    expect(page.locator(".table-body, .curtain")).to_be_visible()
    return page.evaluate("() => location.pathname")  # type: ignore[no-any-return]
