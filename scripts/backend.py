"""The build backend: that of setuptools, which asks for mypy only where compiling helps.

Wheels are compiled. An editable installation is not: it starts at once, and
`scripts/compile_rules.py` compiles the rules beside it.
"""

import os
from typing import Final

import compiler
from setuptools import build_meta

Settings = dict[str, str | list[str] | None] | None

build_sdist: Final = build_meta.build_sdist
build_wheel: Final = build_meta.build_wheel
get_requires_for_build_sdist: Final = build_meta.get_requires_for_build_sdist
prepare_metadata_for_build_wheel: Final = build_meta.prepare_metadata_for_build_wheel


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    wanted = build_meta.get_requires_for_build_wheel(settings)
    return [*wanted, compiler.MYPYC] if compiler.compiling_helps() else wanted


def get_requires_for_build_editable(settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_editable(settings)


def prepare_metadata_for_build_editable(folder: str, settings: Settings = None) -> str:
    return build_meta.prepare_metadata_for_build_editable(folder, settings)


def build_editable(folder: str, settings: Settings = None, metadata: str | None = None) -> str:
    os.environ[compiler.VARIABLE] = "1"
    return build_meta.build_editable(folder, settings, metadata)
