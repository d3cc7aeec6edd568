"""The server of these tests, with little patience for slow players."""

import sys
from dataclasses import replace
from typing import Final

from tests.browser.server_main import QUICK, main

# A player over HTTP counts as present for the whole test.
IMPATIENT: Final = replace(QUICK, grace=3, presence=600)

if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:], settings=IMPATIENT))
