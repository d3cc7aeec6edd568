"""A database that is away when the server starts: it is opened as soon as it answers."""

import logging
import time
from collections.abc import Callable
from threading import Thread
from typing import Final, Protocol, runtime_checkable

from pioche.server.logs import log_event
from pioche.server.store.interface import CannotOpen, Store, StoreAway, StoreError

# Seconds between two attempts: doubled each time, so that a database that is back is found soon.
FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 1.0


@runtime_checkable
class PatientStore(Protocol):
    """A store that may not be open yet."""

    is_open: bool

    def try_open(self) -> None:
        """Open it, or raise `CannotOpen`."""


def is_open(store: Store) -> bool:
    return not isinstance(store, PatientStore) or store.is_open


def keep_opening(store: Store, refuse: Callable[[CannotOpen], None]) -> None:
    """Open the store from a thread, for as long as it takes or until the store is closed.

    `refuse` hears of a database that answers and cannot be used.
    """
    if isinstance(store, PatientStore) and not store.is_open:
        Thread(target=open_later, args=(store, refuse), name="pioche-opener", daemon=True).start()


def open_later(store: PatientStore, refuse: Callable[[CannotOpen], None]) -> None:
    began, wait = time.monotonic(), FIRST_WAIT
    while not store.is_open:
        try:
            store.try_open()
        except StoreAway as error:
            log_away(error)
        except CannotOpen as error:
            refuse(error)
            return
        except StoreError:
            return  # closed meanwhile
        else:
            seconds = round(time.monotonic() - began, 1)
            log_event(logging.WARNING, "the database answers", seconds=seconds)
            return
        time.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


def log_away(error: CannotOpen) -> None:
    log_event(logging.WARNING, "the database is away, waiting for it", str(error))
