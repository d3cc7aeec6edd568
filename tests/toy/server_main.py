"""The browser tests' server with the toy game: `python -m tests.toy.server_main PORT FILE`."""

import os
import sys

# The toy's state is plain Python: it cannot inherit from a compiled one.
os.environ["PIOCHE_INTERPRETED"] = "1"

from tests.browser.server_main import main
from tests.toy import add_toy

if __name__ == "__main__":
    add_toy()
    sys.exit(main(*sys.argv[1:]))
