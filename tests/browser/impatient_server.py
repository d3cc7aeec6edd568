"""The server of these tests, with little patience for whoever keeps a table waiting."""

import sys
from dataclasses import replace
from typing import Final

from tests.browser.server_main import QUICK, main

# Whoever plays over HTTP counts as there for as long as the test lasts.
IMPATIENT: Final = replace(QUICK, grace=3, presence=600)

if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:], settings=IMPATIENT))
