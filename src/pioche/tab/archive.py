"""The Python of a tab: the standard library with packages, which seldom changes, and Pioche.

They are zips from which Python imports. Their entries are not compressed one by one: the whole is,
for the transfer. Where node is installed, Pyodide itself compiles the modules to byte code, which
halves the time of a start.
"""

import hashlib
import pickle
import shutil
import subprocess
import zipfile
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from pioche.core.refusals import Refusal
from pioche.tab.pyodide import LIBRARY, WHEEL

HOME: Final = Path(__file__).parent.parent
COMPILER: Final = Path(__file__).parent / "compile.mjs"
# What a tab never runs: other clients, measurements, learning, tools, processes, what its page gets
# as files. Patterns of paths, where * also stands for folders.
NOT_OURS: Final = (
    "commands/*", "compiled/*", "envs/*", "lab/*", "lessons/*", "rulebook/*", "simulator/*",
    "terminal/*", "testing/*", "train/*", "web/*", "tab/archive.py", "tab/pyodide.py",
    "tab/site.py", "__main__.py", "add_game.py", "cli.py", "console.py", "lab_functions.py",
    "server/app.py", "server/configuration.py", "server/serve.py", "server/serve_process.py",
    "server/watchdogs.py", "server/workers/*", "server/store_opening.py",
    "server/store/postgresql*", "server/store/schema/postgresql/*", "server/store/copy.py",
    "server/http/bundle.py", "server/http/catalogue.py", "server/http/metrics_port.py",
    "server/http/monitoring.py", "server/http/offline_site.py",
    "server/http/open_connections.py", "server/http/openapi.py",
    "server/http/routes.py", "server/http/static.py", "server/http/uvicorn_protocols.py",
    "words/*/rules*.ftl", "words/*/lessons.ftl", "words/*/bench-*.ftl", "words/*/cli.ftl",
    "words/*/configuration.ftl", "words/*/simulat*.ftl", "words/*/web*.ftl",
    "words/*/terminal*.ftl", "words/*/train.ftl", "words/*/tables.ftl",
    "*.pyc", "*.md", "*.typed",
)  # fmt: skip
PACKAGES: Final = (
    "starlette", "anyio", "typing_extensions", "mypy_extensions", "platformdirs",
    "fluent.runtime", "fluent.syntax", "attrs", "pytz",
)  # fmt: skip
# Babel knows a thousand languages.
LOCALES: Final = ("root", "en", "fr", "en_US", "fr_FR")
# Its names of countries, currencies, units and the like, which no sentence of ours uses.
NAMES: Final = frozenset((
    "all_currencies", "compact_currency_formats", "compact_decimal_formats",
    "compound_unit_patterns", "currency_fractions", "currency_names", "currency_names_plural",
    "date_fields", "interval_formats", "languages", "meta_zones", "scripts", "territories",
    "territory_currencies", "territory_languages", "territory_zones", "time_zones",
    "unit_display_names", "unit_patterns", "variants", "windows_zone_mapping", "zone_aliases",
    "zone_territories",
))  # fmt: skip
# Parts of the standard library and of packages that nothing here imports.
UNUSED: Final = (
    "_pyrepl/*", "unittest/*", "xmlrpc/*", "xml/*", "wsgiref/*", "venv/*", "ensurepip/*",
    "idlelib/*", "tkinter/*", "turtledemo/*", "curses/*", "dbm/*", "lib2to3/*", "pydoc_data/*",
    "multiprocessing/*", "concurrent/futures/process.py",
    "profiling/*", "sqlite3/__main__.py", "asyncio/windows_*.py", "asyncio/__main__.py",
    "asyncio/tools.py", "http/server.py", "http/cookiejar.py", "tarfile.py", "doctest.py",
    "pdb.py", "bdb.py", "pydoc.py", "imaplib.py", "smtplib.py", "poplib.py", "ftplib.py",
    "mailbox.py", "pickletools.py", "optparse.py", "_pyio.py", "_pydatetime.py", "_pydecimal.py",
    "turtle.py", "*profile*.py", "pstats.py", "trace.py", "nturl2path.py", "webbrowser.py",
    "modulefinder.py", "pyclbr.py", "plistlib.py", "zipapp.py", "configparser.py", "statistics.py",
    "argparse.py", "difflib.py", "_ios_support.py", "_android_support.py", "getopt.py",
    "anyio/_backends/_trio.py", "anyio/pytest_plugin.py", "babel/messages/*",
    "babel/localtime/_win32.py", "babel/support.py", "starlette/testclient.py",
    "starlette/staticfiles.py",
    "email/_header_value_parser.py", "email/headerregistry.py", "email/mime/*",
    "urllib/robotparser.py", "logging/handlers.py", "logging/config.py", "fractions.py",
    "socketserver.py", "asyncio/proactor_events.py", "html/parser.py", "wave.py", "pprint.py",
    "compileall.py", "cmd.py", "timeit.py", "code.py", "fileinput.py", "symtable.py",
    "tracemalloc.py", "tabnanny.py", "filecmp.py", "shelve.py", "getpass.py", "rlcompleter.py",
    "sched.py", "netrc.py", "pty.py", "colorsys.py", "csv.py", "ctypes/macholib/*",
    "ctypes/_aix.py", "ctypes/wintypes.py", "pyodide/console.py",
    "starlette/middleware/[cgostw]*.py",
    "platformdirs/android.py", "platformdirs/macos.py", "platformdirs/windows.py",
)  # fmt: skip
# Character sets: ours, and those that Python's own modules name.
ENCODINGS: Final = (
    "__init__", "aliases", "ascii", "utf_8", "utf_8_sig", "latin_1", "cp437", "idna", "punycode",
    "raw_unicode_escape", "unicode_escape", "utf_16", "utf_16_le", "utf_16_be", "hex_codec",
    "base64_codec",
)  # fmt: skip
# One date for all entries: the same files give the same bytes.
DATE: Final = (1980, 1, 1, 0, 0, 0)

Entries = dict[str, bytes]


def library(pyodide: Path, cache: Path) -> bytes:
    """The standard library and the packages of others."""
    found = dict(library_files(pyodide))
    for name in PACKAGES:
        found |= dict(package_files(name))
    return compiled(found, pyodide, cache)


def pioche(pyodide: Path, cache: Path) -> bytes:
    return compiled(dict(own_files()), pyodide, cache)


def unpacked(pyodide: Path, cache: Path) -> bytes:
    """Packages that need real files: compiled parts, and Babel's data."""
    with zipfile.ZipFile(pyodide / WHEEL) as wheel:
        msgspec = {name: wheel.read(name) for name in wheel.namelist() if name[-1] != "/"}
    return compiled(msgspec | dict(package_files("babel")), pyodide, cache)


def compiled(files: Entries, pyodide: Path, cache: Path) -> bytes:
    """An archive of these files, compiled once for each content and way to compile."""
    source = zipped(files)
    node = shutil.which("node")
    if node is None:
        return source
    content = hashlib.sha256(source + COMPILER.read_bytes()).hexdigest()
    kept = cache / f"python-{content[:16]}.zip"
    if not kept.is_file():
        compile_archive(node, pyodide, source, kept)
    return kept.read_bytes()


def compile_archive(node: str, pyodide: Path, source: bytes, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=target.parent) as folder:
        given, made = Path(folder) / "source.zip", Path(folder) / "compiled.zip"
        given.write_bytes(source)
        command = [node, str(COMPILER), str(pyodide.resolve()), str(given), str(made)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            reason = done.stderr.strip().rpartition("\n")[2][:200]
            raise Refusal("site-compile-failed", reason=reason)
        made.replace(target)


def library_files(pyodide: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(pyodide / LIBRARY) as library:
        for name in library.namelist():
            if not name.endswith("/") and is_wanted_library(name):
                yield name, library.read(name)


def is_wanted_library(name: str) -> bool:
    if name.startswith("encodings/"):
        return Path(name).stem in ENCODINGS
    return not is_any(name, UNUSED)


def package_files(name: str) -> Iterator[tuple[str, bytes]]:
    """The modules of an installed package, and Babel's data of our languages."""
    for file in distribution(name).files or ():
        path = file.as_posix()
        data = path.startswith("babel/") and file.suffix == ".dat"
        wanted = file.suffix == ".py" or (data and is_wanted_locale(path))
        if wanted and not is_any(path, UNUSED):
            content = Path(str(file.locate())).read_bytes()
            yield path, without_names(content) if data else content


def is_wanted_locale(path: str) -> bool:
    return "locale-data" not in path or Path(path).stem in LOCALES


def without_names(data: bytes) -> bytes:
    """Babel's data with what numbers, plurals and dates need."""
    known = pickle.loads(data)  # noqa: S301  (of an installed package)
    return pickle.dumps({kind: known[kind] for kind in known if kind not in NAMES}, 2)


def own_files() -> Iterator[tuple[str, bytes]]:
    for file in sorted(HOME.rglob("*.*")):
        path = file.relative_to(HOME).as_posix()
        if file.is_file() and not is_any(path, NOT_OURS):
            yield f"pioche/{path}", file.read_bytes()


def is_any(path: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(path, pattern) for pattern in patterns)


def zipped(files: Entries) -> bytes:
    """A zip of these files and their folders, always the same for the same files."""
    buffer = BytesIO()
    folders = {f"{parent.as_posix()}/" for name in files for parent in Path(name).parents} - {"./"}
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as target:
        for name, content in sorted((files | dict.fromkeys(folders, b"")).items()):
            target.writestr(zipfile.ZipInfo(name, DATE), content)
    return buffer.getvalue()
