"""A finished game looked at again: what each choice cost, and what was luck."""
