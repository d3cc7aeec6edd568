"""Addresses of stores: the path of a file, or a PostgreSQL database."""

import asyncio
import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from pioche.core.refusals import Refusal
from pioche.server.store.interface import CannotOpen, Store
from pioche.server.store.sqlite import SqliteStore
from pioche.server.store.sqlite_file import check_form

SCHEMES: Final = ("postgresql://", "postgres://")
SOME_SCHEME: Final = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*://)")
# Shown for an address that cannot be parsed: a part of its password may be anywhere.
UNKNOWN: Final = "postgresql://…"


def is_postgresql(address: str) -> bool:
    return address.startswith(SCHEMES)


def open_store(address: str, *, alone: bool = False, patient: bool = False) -> Store:
    """The store at an address, or `CannotOpen`; `alone`: refused while a server uses it.

    With `patient` a database that is away is opened later (`store_opening.py`).
    """
    if not is_postgresql(address):
        check_path(address)
        return SqliteStore(Path(address))  # a file has one user anyway
    try:
        # The library is an extra.
        from pioche.server.store.postgresql import PostgresqlStore  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise CannotOpen("server-store-missing", name=str(error.name)) from error
    if shown_address(address) == UNKNOWN:
        raise CannotOpen("server-store-address")
    return PostgresqlStore(address, alone=alone, patient=patient)


def can_be_opened_twice(address: str) -> bool:
    """Whether a second server may use the store: a database in the form that we know.

    A form that we cannot use is refused: a new version need not end the old one to find out.
    """
    if not is_postgresql(address):
        check_form(Path(address))
        return False
    # The library is an extra.
    from pioche.server.store.postgresql import has_our_form  # noqa: PLC0415

    return asyncio.run(has_our_form(address))


def open_beside(address: str) -> Store:
    """The same, whether or not a server uses it."""
    try:
        return open_store(address)
    except CannotOpen as error:
        if is_postgresql(address) or error.key != "server-store-busy":
            raise
        return SqliteStore(Path(address), beside=True)


def open_patiently(address: str) -> Store:
    return open_store(address, patient=True)


def open_or_refuse(
    address: str, *, alone: bool = False, beside: bool = False, patient: bool = False
) -> Store:
    """The same; errors become refusals in the reader's language."""
    if not is_postgresql(address) and Path(address).is_dir():
        raise Refusal("file-folder", path=address)
    try:
        if beside:
            return open_beside(address)
        return open_store(address, alone=alone, patient=patient)
    except CannotOpen as error:
        raise refusal_to_open(error) from error


def refusal_to_open(error: CannotOpen) -> Refusal:
    return Refusal(error.key, "", **error.arguments)


def check_path(address: str) -> None:
    """Refuse an address of another scheme."""
    scheme = SOME_SCHEME.match(address)
    if scheme:
        raise CannotOpen("server-store-scheme", scheme=scheme[1])


def shown_address(address: str) -> str:
    """The address without its password, for printing."""
    if not is_postgresql(address):
        return address
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return UNKNOWN
    database = parts.path.removeprefix("/")
    if "@" in database or "/" in database:  # a password with a character that was not escaped
        return UNKNOWN
    user = f"{parts.username}@" if parts.username else ""
    return f"postgresql://{user}{parts.hostname or ''}{f':{port}' if port else ''}/{database}"
