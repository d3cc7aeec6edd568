"""The server of these tests, whose reviews take long enough to be watched."""

import sys
from dataclasses import replace
from typing import Final

from tests.browser.server_main import QUICK, main

THOROUGH: Final = replace(QUICK, review_percent=15)

if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:], settings=THOROUGH))
