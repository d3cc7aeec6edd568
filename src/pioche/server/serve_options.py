"""How a server is reached and run, besides the figures of `Settings`: what `serve` is told."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pioche.server.settings import Between

USUAL_PORT: Final = 8421
HIGHEST_PORT: Final = 65_535

Port = Annotated[int, Between(0, HIGHEST_PORT)]


@dataclass(frozen=True)
class ServeOptions:
    """Each field is a flag, a variable and a key of the configuration file, as of `Settings`."""

    host: str = "127.0.0.1"
    port: Port = USUAL_PORT
    # The path of a file, or the address of a PostgreSQL database; empty: a file in the user's
    # data folder.
    store: str = ""
    # Whether to show the browser.
    open: bool = False
    # Bots of strangers that may be seated at every table.
    bots: tuple[str, ...] = ()
    # How the log is written, and from which level on; `auto` is `info`, on a terminal `warning`.
    log: Literal["text", "json"] = "text"
    log_level: Literal["auto", "debug", "info", "warning", "error"] = "auto"
    # Where figures for Prometheus are; None: nowhere.
    metrics_port: Port | None = None
    metrics_host: str = "127.0.0.1"
