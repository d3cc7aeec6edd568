"""Dexterity as a rule: what the gesture of a theft amounts to."""
