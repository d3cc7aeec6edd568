"""Compile the rules with mypyc where that can be done; leave them plain Python elsewhere.

`core` and each game become one library, compiled side by side: a changed game is compiled alone.
Installing must never fail for want of a compiler: whatever goes wrong on the way to the
compiled modules is told in one line, and the package is installed without them.
"""

import os
import shutil
import sys
import uuid
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, NamedTuple

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
PACKAGE = SOURCE / "pioche"
# Set where only the building matters, not the speed of what is built: four times as quick.
QUICK = bool(os.environ.get("PIOCHE_QUICK_BUILD"))
# Nothing calls these often: compiled they would only make the libraries larger.
NEVER_HOT = {"census.py", "options.py", "sheet.py", "sheet_toml.py"}
# Called for every new game, and the classes that those of games extend.
HOT = {PACKAGE / "core" / "options.py", PACKAGE / "core" / "sheet.py"}
# Everything in one file with the runtime of mypyc: what others cannot call may be inlined. Calls
# into Python go straight through their table.
SPEED = [] if QUICK else ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
# What Python itself was compiled with, and asks of extensions.
WARNINGS = {"-Wall", "-Wextra", "-Wsign-compare", "-Wstrict-prototypes", "-Wunreachable-code"}
WORK = Path("build") / f"rules-{sys.implementation.cache_tag}{'-quick' if QUICK else ''}"


def load(file: Path) -> Any:  # noqa: ANN401
    """A module of the package without the package, whose own imports may not be installed."""
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiled_set = load(PACKAGE / "compiled_set.py")
# Before anything is read: what is compiled is this source or nothing.
SOURCE_DIGEST = compiled_set.source_digest(PACKAGE)


class Group(NamedTuple):
    """What becomes one library."""

    name: str
    files: list[str]


def groups() -> list[Group]:
    """`core`, and every folder of `games`."""
    games = sorted(init.parent for init in (PACKAGE / "games").glob("*/__init__.py"))
    return [Group(f"pioche_{room.name}", rule_files(room)) for room in [PACKAGE / "core", *games]]


def rule_files(room: Path) -> list[str]:
    """The modules of a room that mypyc compiles."""
    return [str(file) for file in sorted(room.rglob("*.py")) if is_compiled(file)]


def is_compiled(file: Path) -> bool:
    return file.name != "__init__.py" and (file.name not in NEVER_HOT or file in HOT)


def rule_extensions() -> list[Any]:
    """What there is to compile; nothing where mypyc is missing or refuses."""
    try:
        from mypyc.build import mypycify

        # The rest of the package is not compiled, and what it imports may not be installed yet.
        options = ["--follow-imports=silent", f"--cache-dir={WORK / 'mypy'}"]
        extensions = mypycify(
            options + [file for group in groups() for file in group.files],
            separate=[(group.files, group.name) for group in groups()],
            opt_level="0" if QUICK else "3",
            debug_level="0",
            target_dir=str(WORK / "c"),
        )
        return with_shims_inside(list(extensions))
    except (Exception, SystemExit) as trouble:
        return interpreted(trouble)


def interpreted(trouble: object) -> list[Any]:
    print(f"pioche: the rules will run interpreted, as plain Python ({trouble})", file=sys.stderr)
    return []


def with_shims_inside(extensions: list[Any]) -> list[Any]:
    """The libraries alone: mypyc's shim for each module goes into the library of its group.

    A shim of its own is a file and a run of the compiler and the linker for each module. Only
    a second module of the same name in one group keeps its own: both would be `PyInit_name`.
    """
    libraries: list[Any] = []
    for extension in extensions:
        shim_name = extension.name.rpartition(".")[2]
        if not extension.name.startswith("pioche."):
            extension.shims = {}
            extension.depends = [*extension.depends, "setup.py"]
            libraries.append(extension)
        elif shim_name not in libraries[-1].shims:
            libraries[-1].shims[shim_name] = extension
        else:
            libraries.insert(0, extension)
    for library in libraries:
        if hasattr(library, "shims"):
            library.sources = [*library.sources, shims_file(library)]
    return libraries


def shims_file(library: Any) -> str:  # noqa: ANN401
    """A C file with all shims of a library; each brings an unused function of the same name."""
    lines = []
    for number, shim in enumerate(library.shims.values()):
        path = Path(shim.sources[0]).resolve().as_posix()
        lines += [f"#define PyInit___init__ PyInit___init__{number}", f'#include "{path}"']
        lines += ["#undef PyInit___init__"]
    text = "\n".join(lines) + "\n"
    file = WORK / "c" / f"shims_{library.name}.c"
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")
    return str(file)


class BuildRules(build_ext):
    """All compiled modules or none, put into place at once: half of them would not import."""

    def run(self) -> None:
        folder = (SOURCE if self.inplace else Path(self.build_lib)) / "pioche" / compiled_set.FOLDER
        if not self.inplace:
            shutil.rmtree(folder, ignore_errors=True)
        self.inplace, self.build_lib = False, str(WORK / "lib")
        self.build_temp = str(WORK / "objects")
        self.parallel = os.cpu_count() or 1
        try:
            super().run()
            self.put_into(folder)
        except Exception as trouble:
            self.extensions = interpreted(trouble)

    def build_extensions(self) -> None:
        """With flags for speed, if the compiler understands them."""
        plain = [extension.extra_compile_args for extension in self.extensions]
        if self.compiler.compiler_type == "unix":
            # Warnings about generated code help nobody, and finding them takes as long as compiling.
            command = self.compiler.compiler_so
            self.compiler.compiler_so = [flag for flag in command if flag not in WARNINGS]
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, "-w", *SPEED]
        try:
            super().build_extensions()
        except Exception:
            for extension, arguments in zip(self.extensions, plain, strict=True):
                extension.extra_compile_args = arguments
            super().build_extensions()

    def put_into(self, folder: Path) -> None:
        """A finished set gets its name, by which it is found, once it is whole."""
        if not self.extensions:
            return
        if compiled_set.source_digest(PACKAGE) != SOURCE_DIGEST:
            raise RuntimeError("the source has changed meanwhile")
        unfinished = folder / f"unfinished-{uuid.uuid4().hex}"
        unfinished.mkdir(parents=True)
        for extension in self.extensions:
            shutil.copy(self.get_ext_fullpath(extension.name), unfinished / library_file(extension))
        lines = [f"{module} {file}\n" for module, file in sorted(self.modules().items())]
        (unfinished / compiled_set.MODULES).write_text("".join(lines), encoding="utf-8")
        finished = unfinished.rename(folder / f"{SOURCE_DIGEST}-{uuid.uuid4().hex[:8]}")
        remove_older(folder, finished)

    def modules(self) -> dict[str, str]:
        """Which library holds each module."""
        found = {}
        for extension in self.extensions:
            names = [shim.name for shim in getattr(extension, "shims", {}).values()]
            found |= dict.fromkeys([extension.name, *names], library_file(extension))
        return found


def library_file(extension: Any) -> str:  # noqa: ANN401
    return f"{extension.name}{EXTENSION_SUFFIXES[0]}"


def remove_older(folder: Path, finished: Path) -> None:
    """Keep the last set but one: a process that is running may still read from it."""
    others = [other for other in folder.iterdir() if other != finished]
    others.sort(key=lambda other: other.stat().st_mtime)
    kept = [other for other in others if not other.name.startswith("unfinished-")][-1:]
    for other in others:
        if other not in kept:
            shutil.rmtree(other, ignore_errors=True)


if __name__ == "__main__":
    setup(ext_modules=rule_extensions(), cmdclass={"build_ext": BuildRules})
