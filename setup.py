"""Compile the rules with mypyc where that can be done; leave them plain Python elsewhere.

Installing must never fail for want of a compiler: whatever goes wrong on the way to the
compiled modules is told in one line, and the package is installed without them.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
COMPILED_ROOMS = ("core", "games")
# Inlining the runtime into the rules makes whole games markedly faster.
ONE_PROGRAM = ["-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition"]
# Set where only the building matters, not the speed of what is built: four times as quick.
QUICK = bool(os.environ.get("PIOCHE_QUICK_BUILD"))
COMPILED_SUFFIXES = (".so", ".pyd")


def rule_files() -> list[str]:
    """The modules that mypyc compiles."""
    rooms = [SOURCE / "pioche" / room for room in COMPILED_ROOMS]
    files = [file for room in rooms for file in sorted(room.rglob("*.py"))]
    return [str(file) for file in files if file.name != "__init__.py"]


def rule_extensions() -> list[Any]:
    """What there is to compile; nothing where mypyc is missing or refuses."""
    try:
        from mypyc.build import mypycify

        # The rest of the package is not compiled, and what it imports may not be installed yet.
        files = ["--follow-imports=silent", *rule_files()]
        return list(mypycify(files, group_name="pioche", opt_level="0" if QUICK else "3"))
    except (Exception, SystemExit) as trouble:
        return interpreted(trouble)


def interpreted(trouble: object) -> list[Any]:
    print(f"pioche: the rules will run interpreted, as plain Python ({trouble})", file=sys.stderr)
    return []


class BuildRules(build_ext):
    """All compiled modules or none: half of them would not import."""

    def run(self) -> None:
        self.forget_compiled()
        try:
            super().run()
        except Exception as trouble:
            self.extensions = interpreted(trouble)
            self.forget_compiled()

    def build_extensions(self) -> None:
        """Let the compiler see the runtime and the rules as one program, if it can."""
        plain = [(list(e.extra_compile_args), list(e.extra_link_args)) for e in self.extensions]
        if self.compiler.compiler_type == "unix" and not QUICK:
            for extension in self.extensions:
                extension.extra_compile_args += ONE_PROGRAM
                extension.extra_link_args += ONE_PROGRAM
        try:
            super().build_extensions()
        except Exception:
            for extension, arguments in zip(self.extensions, plain, strict=True):
                extension.extra_compile_args, extension.extra_link_args = arguments
            super().build_extensions()

    def forget_compiled(self) -> None:
        """Remove what an earlier build left, lest old rules run in place of the new ones."""
        folder = SOURCE if self.inplace else Path(self.build_lib)
        for file in folder.rglob("pioche*/**/*"):
            self.forget(file)
        for file in folder.glob("pioche__mypyc*"):
            self.forget(file)

    def forget(self, file: Path) -> None:
        if file.suffix in COMPILED_SUFFIXES:
            file.unlink()


if __name__ == "__main__":
    setup(ext_modules=rule_extensions(), cmdclass={"build_ext": BuildRules})
