"""Tasks for reviews in tests: any process can do them, and some go wrong."""

import os
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Tick:
    """Takes a moment, and tells that it was done."""

    number: int
    seconds: float = 0.02
    rollouts: int = 1

    def run(self) -> int:
        time.sleep(self.seconds)
        return self.number


@dataclass(frozen=True)
class Fault:
    """Fails, each time."""

    rollouts: int = 1

    def run(self) -> int:
        raise ValueError("a secret")


@dataclass(frozen=True)
class Crash:
    """Takes its process with it, as long as the file is not there, which it makes if it may."""

    file: str
    for_ever: bool = False
    rollouts: int = 1

    def run(self) -> int:
        if not Path(self.file).exists():
            if not self.for_ever:
                Path(self.file).touch()
            os._exit(1)
        return 0
