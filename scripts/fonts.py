# /// script
# requires-python = ">=3.11"
# dependencies = ["fonttools>=4.68", "brotli>=1.2"]
# ///
"""Make the two fonts of the browser client anew: `uv run scripts/fonts.py`.

Only needed for new characters. Asap (text) and Sansita (titles, figures) come from the npm registry
and are cut to the characters that the house uses. Signs that they lack are drawn here. The
characters of both are listed beside them, which a test compares with the words.
"""

import io
import math
import re
import subprocess
import tarfile
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT: Final = Path(__file__).parent.parent
WORDS: Final = ROOT / "src/pioche/words"
FOLDER: Final = ROOT / "src/pioche/web/fonts"
LISTED: Final = FOLDER / "characters.txt"
# Package, file in it, and the weights that stay of a variable font.
FONTS: Final = {
    "asap": ("@fontsource-variable/asap@5.3.0", "asap-latin-wght-normal.woff2", (400, 800)),
    "sansita": ("@fontsource/sansita@5.3.0", "sansita-latin-800-normal.woff2", None),
}
# What people may write in names and messages in French and English, and the client's own signs.
USUAL: Final = "".join(
    (
        "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100)))).replace("\xad", ""),
        "Œœ–—‘’‚“”„•…‹›€™−≈",
        "\N{THIN SPACE}\N{NARROW NO-BREAK SPACE}",
        "←↑→↓↶▾▸★✓",
    )
)
# Legends of the terminal's signs, which no browser shows.
TERMINAL: Final = re.compile(r"[\w-]+-signs = ")
NARROW: Final = 210
# Sansita's own is so narrow that words run together in small titles.
SPACE: Final = 270
Point = tuple[float, float]


def needed() -> set[str]:
    """Every character that the client may show of its own accord."""
    files = sorted(WORDS.glob("*/*.ftl"))
    texts = (file.read_text(encoding="utf-8") for file in files)
    lines = (line for text in texts for line in text.splitlines() if is_shown(line))
    return set(USUAL).union(*lines)


def is_shown(line: str) -> bool:
    return not line.startswith("#") and not TERMINAL.match(line)


def star() -> list[list[Point]]:
    radii = (400, 165)
    angles = [math.pi / 2 + turn * math.pi / 5 for turn in range(10)]
    return [
        [
            (430 + radii[turn % 2] * math.cos(angle), 330 + radii[turn % 2] * math.sin(angle))
            for turn, angle in enumerate(angles)
        ][::-1]
    ]


RIGHT: Final[list[Point]] = [
    (60, 310), (60, 410), (520, 410), (350, 580), (420, 650),
    (720, 360), (420, 70), (350, 140), (520, 310),
]  # fmt: skip


def turned(points: Iterable[Point], quarters: int) -> list[Point]:
    """The same shape after quarter turns to the left about the middle of a sign."""
    shape = list(points)
    for _ in range(quarters):
        shape = [(390 - (y - 360), 360 + (x - 390)) for x, y in shape]
    return shape


def wave(height: float) -> list[Point]:
    """A tilde of even thickness."""
    xs = [50.0 + step * 30 for step in range(17)]
    upper = [(x, height + 45 + 45 * math.sin((x - 50) / 480 * 2 * math.pi)) for x in xs]
    return upper + [(x, y - 90) for x, y in reversed(upper)]


def undo() -> list[list[Point]]:
    """An arrow that comes back in an arc."""
    angles = [math.pi * step / 16 for step in range(17)]
    outer = [(400 + 290 * math.cos(a), 250 + 290 * math.sin(a)) for a in reversed(angles)]
    inner = [(400 + 190 * math.cos(a), 250 + 190 * math.sin(a)) for a in angles]
    return [outer + inner, [(340, 260), (160, 20), (-20, 260)]]


# Each sign that the fonts lack: its width and its contours, clockwise.
DRAWN: Final[dict[str, tuple[int, list[list[Point]]]]] = {
    "→": (780, [RIGHT]),
    "↑": (780, [turned(RIGHT, 1)]),
    "←": (780, [turned(RIGHT, 2)]),
    "↓": (780, [turned(RIGHT, 3)]),
    "↶": (760, undo()),
    "▾": (620, [[(60, 480), (560, 480), (310, 160)]]),
    "▸": (560, [[(110, 80), (110, 600), (470, 340)]]),
    "★": (860, star()),
    "✓": (760, [[(60, 330), (150, 400), (290, 240), (600, 640), (700, 570), (300, 60)]]),
    "≈": (580, [wave(400), wave(200)]),
    "\N{THIN SPACE}": (NARROW, []),
    "\N{NARROW NO-BREAK SPACE}": (NARROW, []),
}


def fetched(package: str, file: str, folder: str) -> TTFont:
    subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True)  # noqa: S607
    (archive,) = Path(folder).glob("*.tgz")
    with tarfile.open(archive) as packed:
        content = packed.extractfile(f"package/files/{file}")
        licence = packed.extractfile("package/LICENSE")
        assert content
        assert licence
        stem = file.partition("-")[0]
        (FOLDER / f"OFL-{stem}.txt").write_bytes(licence.read())
        return TTFont(io.BytesIO(content.read()), recalcTimestamp=False)


def subset(font: TTFont, characters: set[str]) -> None:
    options = Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl", "rvrn"])
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(characters))
    subsetter.subset(font)


def add_signs(font: TTFont) -> None:
    has = font.getBestCmap()
    arrows = {"←", "↑", "→", "↓"}  # all four of one hand
    for sign, (width, contours) in DRAWN.items():
        if sign in arrows or ord(sign) not in has:
            add_glyph(font, sign, width, contours)


def widen_spaces(font: TTFont) -> None:
    names = font.getBestCmap()
    for name in {names[ord(space)] for space in " \N{NO-BREAK SPACE}"}:
        width, left = font["hmtx"][name]
        font["hmtx"][name] = (max(width, SPACE), left)


def add_glyph(font: TTFont, sign: str, width: int, contours: list[list[Point]]) -> None:
    pen = TTGlyphPen(None)
    for points in contours:
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    name = f"sign{ord(sign):04X}"
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
    if "gvar" in font:
        font["gvar"].variations[name] = []
    for table in font["cmap"].tables:
        table.cmap[ord(sign)] = name


def build(name: str, characters: set[str]) -> set[str]:
    package, file, weights = FONTS[name]
    with tempfile.TemporaryDirectory() as folder:
        font = fetched(package, file, folder)
    subset(font, characters)
    if weights:
        instantiateVariableFont(font, {"wght": weights}, inplace=True)
        del font["HVAR"]  # it lacks the signs that are added here; gvar has all widths
    add_signs(font)
    if not weights:
        widen_spaces(font)
    font.flavor = "woff2"
    font.save(FOLDER / f"{name}.woff2")
    return {chr(code) for code in font.getBestCmap()}


def lines_of(characters: Iterable[str]) -> Iterator[str]:
    yield from (f"{ord(character):04X}\n" for character in sorted(characters))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = needed()
    both = set.intersection(*(build(name, wanted) for name in FONTS))
    assert wanted <= both, sorted(wanted - both)
    LISTED.write_text("".join(lines_of(both)), encoding="utf-8")


if __name__ == "__main__":
    main()
