"""Tests of Diamant."""
