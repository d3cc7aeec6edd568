"""The server in one process on virtual time, with faults: docs/server-simulation.md."""
