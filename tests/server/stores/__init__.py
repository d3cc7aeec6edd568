"""Checks that every `Store` must pass."""
