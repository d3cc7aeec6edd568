"""Where tables are stored: one interface, and SQLite behind it."""
