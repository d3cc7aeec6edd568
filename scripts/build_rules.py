"""Compile the rules with mypyc where that can be done; leave them plain Python elsewhere.

`core`, `search` and each game become one library each, compiled side by side: a changed game is
compiled alone. Installing never fails for want of a compiler: an error is reported in one line, and
the package is installed without compiled modules.
"""

import os
import shutil
import sys
import uuid
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, NamedTuple

import compiler
from setuptools import Extension
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
PACKAGE = SOURCE / "pioche"
POLICIES = PACKAGE / "search" / "policies"
# Set where only the building matters, not the speed of what is built: twice as quick.
QUICK = bool(os.environ.get("PIOCHE_QUICK_BUILD"))
# A library is one C file with the runtime of mypyc in it: what nobody else calls may be inlined.
# Link-time optimisation would gain nothing. Calls into Python go straight through their table.
SPEED = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
# A product and a sum are rounded one by one, as Python does it: where a processor does both at
# once, a policy could choose another move.
EXACT = ["-ffp-contract=off"]
# Names that only a debugger would read are a sixth of a library.
LINK = ["-s"] if sys.platform == "linux" else []
# What Python itself was compiled with, and asks of extensions.
WARNINGS = {"-Wall", "-Wextra", "-Wsign-compare", "-Wstrict-prototypes", "-Wunreachable-code"}
# Kept from one build to the next: what has not changed is not compiled again.
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


class Group(NamedTuple):
    """What becomes one library."""

    name: str
    files: list[str]


def groups() -> list[Group]:
    """`core`, `search`, and every folder of `games` with the game's policy in rollouts.

    A policy reads its game's fields all the time, and mypyc cannot read numbers of a class that
    another library defines once that library is taken from its cache.
    """
    games = sorted(init.parent for init in (PACKAGE / "games").glob("*/__init__.py"))
    found = [group(PACKAGE / "core"), group(PACKAGE / "search")]
    found += [group(game, *policy_files(game.name)) for game in games]
    return [group for group in found if group.files]


def policy_files(game: str) -> list[Path]:
    """A game's policy, and what it is made of where that fills more than one file."""
    return [POLICIES / f"{game}.py", *sorted(POLICIES.glob(f"{game}_*.py"))]


def group(room: Path, *more: Path) -> Group:
    """What becomes of a room and these files, those that there are."""
    files = rule_files(room) + [str(file) for file in more if file.exists()]
    return Group(f"pioche_{room.name}", files)


def rule_files(room: Path) -> list[str]:
    """The modules of a room that mypyc compiles; policies go with their games."""
    files = [file for file in sorted(room.rglob("*.py")) if file.name != "__init__.py"]
    return [str(file) for file in files if POLICIES not in file.parents]


def rules_to_compile() -> list[Extension]:
    """A placeholder where there will be libraries; `BuildRules` finds out which ones."""
    if os.environ.get(compiler.VARIABLE) or find_spec("mypyc") is None:
        return []
    return [Extension("pioche.rules", [])]


def interpreted(trouble: object) -> None:
    print(f"pioche: the rules will run interpreted, as plain Python ({trouble})", file=sys.stderr)


class BuildRules(build_ext):
    """All compiled modules or none, put into place at once: half of them would not import."""

    def run(self) -> None:
        folder = (SOURCE if self.inplace else Path(self.build_lib)) / "pioche" / compiled_set.FOLDER
        if not self.inplace:
            shutil.rmtree(folder, ignore_errors=True)
        # Before anything is read: what is compiled is this source or nothing.
        digest = compiled_set.source_digest(PACKAGE)
        try:
            if not compiler.has_compiler():  # mypy would take its time for nothing
                raise RuntimeError("there is no C compiler")
            self.distribution.ext_modules = rule_libraries()
            command = CompileLibraries(self.distribution)
            command.ensure_finalized()
            command.run()
            put_into_place(command.files(), folder, digest)
        except (Exception, SystemExit) as trouble:
            interpreted(trouble)

    def get_outputs(self) -> list[str]:
        return []


def rule_libraries() -> list[Any]:
    """The libraries to compile, from the C that mypyc makes of the rules."""
    from mypyc.build import mypycify  # noqa: PLC0415  (it may be missing)

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


def with_shims_inside(extensions: list[Any]) -> list[Any]:
    """The libraries alone: mypyc's shim for each module goes into the library of its group.

    A shim of its own is a file and a run of the compiler and the linker for each module. Only
    a second module of the same name in one group keeps its own: both would be `PyInit_name`.
    """
    libraries: list[Any] = []
    own: list[Any] = []
    for extension in extensions:
        name = extension.name.rpartition(".")[2]
        if extension.name == name:
            extension.shims = {}
            libraries.append(extension)
        elif name in libraries[-1].shims:
            extension.shims = {}
            own.append(extension)
        else:
            libraries[-1].shims[name] = extension
    for library in libraries:
        library.sources = [*library.sources, shims_file(library)]
        library.depends = [*library.depends, __file__]
    return libraries + own


def shims_file(library: Any) -> str:  # noqa: ANN401
    """A C file with all shims of a library; each brings an unused function of the same name."""
    lines = []
    for number, shim in enumerate(library.shims.values()):
        path = Path(shim.sources[0]).relative_to(WORK / "c").as_posix()
        lines += [f"#define PyInit___init__ PyInit___init__{number}", f'#include "{path}"']
        lines += ["#undef PyInit___init__"]
    text = "\n".join(lines) + "\n"
    file = WORK / "c" / f"shims_{library.name}.c"
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")
    return str(file)


class CompileLibraries(build_ext):
    """Runs the compiler, once for each library, as many at a time as there are cores."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.inplace = False
        self.build_lib, self.build_temp = str(WORK / "lib"), str(WORK / "objects")
        self.parallel = os.cpu_count() or 1

    def build_extensions(self) -> None:
        """With flags for speed, if the compiler understands them."""
        plain = [(e.extra_compile_args, e.extra_link_args) for e in self.extensions]
        if self.compiler.compiler_type == "unix":
            # Warnings about generated code help nobody, and cost as much as compiling it.
            command = self.compiler.compiler_so
            self.compiler.compiler_so = [flag for flag in command if flag not in WARNINGS]
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, "-w", *SPEED, *EXACT]
                extension.extra_link_args = [*extension.extra_link_args, *LINK]
        try:
            super().build_extensions()
        except Exception:
            for extension, arguments in zip(self.extensions, plain, strict=True):
                extension.extra_compile_args, extension.extra_link_args = arguments
            super().build_extensions()

    def files(self) -> dict[Path, list[str]]:
        """Each file that was made, and the modules in it."""
        return {
            Path(self.get_ext_fullpath(extension.name)): [
                extension.name,
                *(shim.name for shim in extension.shims.values()),
            ]
            for extension in self.extensions
        }


def put_into_place(files: dict[Path, list[str]], folder: Path, digest: str) -> None:
    """A set gets the name by which it is found once it is whole."""
    unfinished = folder / f"unfinished-{uuid.uuid4().hex}"
    unfinished.mkdir(parents=True)
    lines = []
    for file, modules in files.items():
        library = modules[0] + EXTENSION_SUFFIXES[0]
        shutil.copy(file, unfinished / library)
        lines += [f"{module} {library}\n" for module in modules]
    (unfinished / compiled_set.MODULES).write_text("".join(lines), encoding="utf-8")
    if compiled_set.source_digest(PACKAGE) != digest:
        raise RuntimeError("the source has changed meanwhile")
    finished = unfinished.rename(folder / f"{digest}-{uuid.uuid4().hex[:8]}")
    remove_older(folder, finished)


def remove_older(folder: Path, finished: Path) -> None:
    """Keep the last set but one: a process that is running may still read from it."""
    others = sorted(folder.iterdir(), key=lambda other: other.stat().st_mtime)
    others.remove(finished)
    kept = [other for other in others if not other.name.startswith("unfinished-")][-1:]
    for other in others:
        if other not in kept:
            shutil.rmtree(other, ignore_errors=True)
