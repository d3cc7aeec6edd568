"""The server of these tests, as a process: `python -m tests.browser.server_main PORT FILE`.

The real thing, except that bots do not hesitate, nobody is too fast and reviews are hasty; and
that a browser which has read the client does not ask for it again, since it does not change.
"""

import sys
from typing import Final

from pioche.server.serve import serve
from pioche.server.settings import ServeOptions, Settings, unlimited
from pioche.words import words_in

QUICK: Final = unlimited(Settings(bot_delay=0.02, review_percent=1, files_fresh=3600))


def main(port: str, data: str, *, settings: Settings = QUICK) -> int:
    serving = ServeOptions("127.0.0.1", int(port), data)
    return serve(serving, words_in("en"), settings)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
