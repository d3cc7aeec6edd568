"""Which table a request is about: the same for those who route it and for those who answer it.

A table's id has one form in a path. Otherwise a request would reach a server that does not have
the table, which would claim it and close the sockets of its players.
"""

import re
from typing import Final

from starlette.types import Scope

NO_TABLE: Final = ""
# Of a scope's state: the table by which the connection was routed, `NO_TABLE` if by none.
ROUTED: Final = "routed"

TABLE_PATH: Final = r"/(?:api/tables|t|replay|review)/([A-Za-z0-9_-]{22})"
PATH: Final = re.compile(rf"{TABLE_PATH}(?:/.*)?", re.DOTALL)


def table_in(path: str) -> str:
    found = PATH.fullmatch(path)
    return NO_TABLE if found is None else found[1]


def routed_as_written(scope: Scope) -> bool:
    """Whether a path that names a table names it plainly, and was routed by that table."""
    table = table_in(scope["path"])
    if table != scope.get("state", {}).get(ROUTED, table):
        return False
    return table == NO_TABLE or b"%" not in scope.get("raw_path", b"")
