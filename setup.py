"""Compile the rules with mypyc where that can be done; install them as plain Python elsewhere."""

import sys
from pathlib import Path

from setuptools import setup

if __name__ == "__main__":
    from mypyc.build import mypycify
    files = [str(p) for room in ("core","games") for p in sorted(Path("src/pioche", room).rglob("*.py")) if p.name != "__init__.py"]
    setup(ext_modules=mypycify(files, opt_level="3", group_name="pioche"))
