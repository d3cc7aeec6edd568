"""The simulator of the server, and what it finds."""
