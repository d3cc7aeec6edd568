"""The README as a package index shows it, where no other file of the project is at hand.

Links and pictures that lead into the project become the names of files: the source archive has
them all.
"""

import re
from typing import Final

PICTURE: Final = re.compile(r"^!\[[^\]]*\]\((?!https?:)[^)]+\)\n\n?", re.MULTILINE)
FENCE: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\[([^\]]+)\]\((?!https?:|#)([^)]+)\)")


def index_page(readme: str) -> str:
    """The page; what stands between fences is code, where brackets are no links."""
    parts = FENCE.split(PICTURE.sub("", readme))
    parts[::2] = [LINK.sub(named_file, text) for text in parts[::2]]
    return "".join(parts)


def named_file(link: re.Match[str]) -> str:
    label, path = link.groups()
    return f"`{path}`" if label == path else f"{label} (`{path}`)"
