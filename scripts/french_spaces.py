"""Set the spaces of French words as French printers do, and elide names: rewrites words/fr/*.ftl.

    python scripts/french_spaces.py

A narrow no-break space before ; ! ? and a no-break space before : » % and after «, before units and
wherever a sentence writes an ordinary one; `de { $seat }` becomes `{ ELIDE("de", $seat) }`.
"""

import re
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent / "src/pioche/words/fr"
SPACE: Final = "\N{NO-BREAK SPACE}"
NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
ANY: Final = f"[ {SPACE}{NARROW}]"
# Legends list signs such as » and ?, which are no punctuation there.
LEGEND: Final = re.compile(r"[\w-]+-signs = ")
KEY: Final = re.compile(r"[a-z][\w-]* = ?")
NAMES: Final = r"seat|other|player|name|names|missing|next|game"
RULES: Final = (
    (rf"(?<=[^\s\]]){ANY}(?=[;!])", NARROW),
    (rf"(?<=[^\s\]]){ANY}(?=:(?!\w))", SPACE),
    (rf"«{ANY}", f"«{SPACE}"),
    (r'\{" "\}(?=:)', f'{{"{SPACE}"}}'),
    (r'\{" "\}(?=[;!?])', f'{{"{NARROW}"}}'),
    (r"(?<=\d) (?=000\b)", NARROW),
    (r"(?<=\}) (?=(?:ms|s|min|Mo|octets)(?![\w’]))", SPACE),
    (rf"\b(de|que) \{{ \$({NAMES}) \}}", r'{ ELIDE("\1", $\2) }'),
)
OUTSIDE_LEGENDS: Final = (
    (rf"(?<=[^\s\]]){ANY}(?=\?)", NARROW),
    (rf"(?<=[^\s\]]){ANY}(?=[»%])", SPACE),
)


def set_line(line: str) -> str:
    """A line of a Fluent file with its spaces set; comments stay as they are."""
    if line.startswith("#"):
        return line
    key = KEY.match(line)
    head = key.group() if key else ""
    text = line.removeprefix(head)
    for pattern, spaced in RULES if LEGEND.match(line) else RULES + OUTSIDE_LEGENDS:
        text = re.sub(pattern, spaced, text)
    return head + text


def main() -> None:
    for file in sorted(FOLDER.glob("*.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        text = "".join(f"{set_line(line)}\n" for line in lines)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
