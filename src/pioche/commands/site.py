"""The command `pioche site`: a folder of static files with all games, for any web server."""

import re
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import platformdirs

from pioche.commands.arguments import Parser
from pioche.console import write_line
from pioche.core.refusals import Refusal
from pioche.words import Words

ADDRESS: Final = re.compile(r"https?://[^/\s]+\S*")
MEGABYTE: Final = 1_000_000


def site(words: Words, arguments: Sequence[str]) -> int:
    """Write a site, with Pyodide from a folder or from the registries."""
    from pioche.tab.pyodide import checked, fetched
    from pioche.tab.site import SiteOptions, check_folder, transfer_size, write_site

    read = site_arguments(words, arguments)
    folder = Path(read.folder)
    check_folder(folder)
    cache = Path(platformdirs.user_cache_dir("pioche"))
    given = read.pyodide
    pyodide = checked(Path(given)) if given else fetched(cache / "pyodide")
    written = write_site(folder, SiteOptions(pyodide, cache, read.server.rstrip("/")))
    size = f"{transfer_size(written.files) / MEGABYTE:.1f}"
    shown = {"folder": read.folder, "files": len(written.files), "version": written.version}
    write_line(words.say("site-done", size=size, **shown))
    return 0


def site_arguments(words: Words, arguments: Sequence[str]) -> Namespace:
    parser = Parser(words, "pioche site", "site-about")
    parser.argument("folder", nargs="?", metavar="DIR", help=words.say("site-folder"))
    parser.argument("--pyodide", metavar="FOLDER", default="", help=words.say("site-pyodide"))
    parser.argument("--server", metavar="URL", default="", help=words.say("site-server"))
    read = parser.read(arguments)
    if read.folder is None:
        raise Refusal("cli-missing", command="pioche site", argument="DIR")
    if read.server and not ADDRESS.fullmatch(read.server):
        raise Refusal("site-bad-server", address=read.server)
    return read
