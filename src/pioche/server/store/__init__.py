"""Where tables are kept: one interface, and SQLite behind it."""
