"""Why a store cannot be opened, as a sentence for whoever runs the server."""

from typing import Final

from pioche.server.store.interface import StoreError

# What a person reads when a store cannot be opened, by the key of the sentence.
SENTENCES: Final = {
    "server-store-busy": "Another server is using “{path}”.",
    "server-store-not-ours": "“{path}” does not contain Pioche tables.",
    "server-store-newer": (
        "“{path}” comes from a newer version of Pioche (form {found}; this one knows {known})."
    ),
    "server-store-older": (
        "“{path}” is used by an older version of Pioche (form {found}; this one knows {known})."
    ),
    "server-store-unusable": "“{path}” cannot be used ({reason}).",
    "server-store-damaged": (
        "“{path}” is damaged ({reason}). It was left as it is: restore a backup, or see “Stop and"
        " start” in docs/operations.md."
    ),
    "server-store-address": "The address of the PostgreSQL database is not a valid one.",
    "server-store-scheme": (
        "Tables are stored in a file or at a postgresql:// address; “{scheme}” is neither."
    ),
    "server-store-missing": (
        "PostgreSQL needs “{name}”, which is not installed: pip install 'pioche[postgresql]'."
    ),
}


class CannotOpen(StoreError):
    """A store that this server must not or cannot use; `key` and `arguments` make the sentence."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(SENTENCES[key].format(**arguments))
        self.key = key
        self.arguments = arguments
