"""Compiled and interpreted rules are compared by traces of both.

`python -m pioche.testing.modes GAME` prints, for each case, a digest of a random game, in the
mode that it runs in.
"""

import hashlib
import json
import os
import subprocess
import sys

import pioche
from pioche import mode
from pioche.core.game import Game
from pioche.testing.cases import Case, cases_of, looks_closely, random_steps, require
from pioche.testing.state_checks import whole


def trace(case: Case) -> str:
    """A digest of a random game: every move and event, and now and then the whole state."""
    digest = hashlib.sha256()
    state = case.start()
    for made, (state, seat, move) in enumerate(random_steps(case)):
        if looks_closely(made):
            digest.update(whole(case.game, state))
        digest.update(f"{seat} {move} {state.events} {state.rng.drawn}".encode())
        state.events = []  # from the second move on, the events of each move
    digest.update(whole(case.game, state))
    return digest.hexdigest()


def traces(game: Game) -> dict[str, str]:
    found = {str(case): trace(case) for case in cases_of(game)}
    return {"mode": "compiled" if pioche.COMPILED else "interpreted", **found}


def traces_in(game: Game, interpreted: bool) -> dict[str, str]:
    """The traces of a fresh process in the given mode."""
    environment = {**os.environ, mode.VARIABLE: "1" if interpreted else ""}
    command = [sys.executable, "-P", "-m", "pioche.testing.modes", game.id]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    shown: dict[str, str] = json.loads(done.stdout)
    return shown


def check_modes(game: Game) -> bool:
    """Compare both modes; False where the rules are not compiled."""
    compiled, interpreted = traces_in(game, False), traces_in(game, True)
    if compiled.pop("mode") != "compiled":
        return False
    interpreted.pop("mode")
    for case, digest in compiled.items():
        require(digest == interpreted[case], "compiled equals interpreted", case)
    return True


if __name__ == "__main__":
    sys.stdout.write(json.dumps(traces(pioche.game(sys.argv[1]))) + "\n")
