"""Write the table of all settings into docs/operations.md, from the words of the command line.

Run it after a setting was added, or its sentence changed.
"""

from pathlib import Path
from typing import Final

from pioche.server.configuration import DEFAULTS, KINDS, name_of
from pioche.words import words_in

PAGE: Final = Path(__file__).parent.parent / "docs" / "operations.md"
BEGIN: Final = "<!-- settings -->\n"
END: Final = "<!-- end of settings -->\n"


def table() -> str:
    """One line a setting: its name, its default, its sentence."""
    lines = ["| setting | default | what |", "|---|---|---|"]
    return "\n".join([*lines, *(line(field) for field in KINDS)]) + "\n"


def line(field: str) -> str:
    words = words_in("en")
    text = words.say(f"setting-{name_of(field)}").replace("|", "\\|")
    return f"| `{name_of(field)}` | {default(field)} | {text} |"


def default(field: str) -> str:
    """The default as written in the file; in words where it depends on the machine."""
    if field == "search_workers":
        return "one less than cores"
    value = KINDS[field].toml(DEFAULTS[field])
    return "" if value in ('""', "[]") else f"`{value}`"


def written(text: str) -> str:
    """The page with the table as it is now."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def main() -> None:
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
