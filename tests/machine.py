"""What the machine that runs the tests has."""

import os
import shutil
import sysconfig
from pathlib import Path


def has_compiler() -> bool:
    """A C compiler and Python's headers: then the rules must run compiled."""
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and headers.exists()
