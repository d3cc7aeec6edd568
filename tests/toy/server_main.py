"""The browser tests' server with the toy game: `python -m tests.toy.server_main PORT FILE`."""

import sys

from tests.browser.server_main import main
from tests.toy import add_toy

if __name__ == "__main__":
    add_toy()
    sys.exit(main(*sys.argv[1:]))
