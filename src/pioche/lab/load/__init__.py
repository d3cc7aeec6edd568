"""`pioche bench server`: people who play on a real server, and what that costs it."""
