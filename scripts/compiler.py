"""What compiling takes, and whether it can be had: read by the build backend and by ./play."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

# The package of mypy that compiles; it is large, so only those ask for it who can use it.
MYPYC: Final = "mypy[mypyc]>=2.4,<3"
SETUPTOOLS: Final = "setuptools>=77"
VARIABLE: Final = "PIOCHE_INTERPRETED"


def compiling_helps() -> bool:
    """Whether this machine could compile the rules, and nobody has asked it not to."""
    if os.environ.get(VARIABLE) or sys.implementation.name != "cpython":
        return False
    return has_compiler() and has_headers()


def has_compiler() -> bool:
    if sys.platform == "win32":
        # What Visual Studio installs to be found by; setuptools looks for it there.
        installer = Path(os.environ.get("PROGRAMFILES(X86)", "C:\\")) / "Microsoft Visual Studio"
        return (installer / "Installer" / "vswhere.exe").exists()
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command.split()[0]) is not None


def has_headers() -> bool:
    return (Path(sysconfig.get_paths()["include"]) / "Python.h").exists()
