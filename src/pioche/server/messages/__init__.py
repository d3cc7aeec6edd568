"""Every message between a client and the server, as types; docs/protocol.md describes them.

No sentences are sent: messages carry keys and arguments, and clients make the sentences from the
same Fluent files. `scripts/write_types.py` writes the types of the browser client from these.
"""
