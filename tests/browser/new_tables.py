"""Laying a table by clicks, in the form for a new game."""

from playwright.sync_api import Page, expect


def fill_form(
    page: Page,
    game: str,
    *,
    seats: int,
    opponents: str = "bots",
    options: dict[str, str] | None = None,
) -> None:
    """Fill in the form; nothing is opened yet."""
    page.goto(f"/new?game={game}")
    page.locator(f'input[name="opponents"][value="{opponents}"]').check()
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


def start_table(page: Page, game: str, **how: object) -> str:
    """Lay a table at which nobody is waited for; tells its path."""
    fill_form(page, game, **how)  # type: ignore[arg-type]
    page.locator("form button.main").click()
    return wait_for_table(page)


def wait_for_table(page: Page) -> str:
    """Once the game has begun: the path of its table."""
    expect(page.locator(".table-body, .curtain")).to_be_visible()
    return page.evaluate("() => location.pathname")  # type: ignore[no-any-return]
