"""Pioche in a tab: Python in a real browser's workers."""
