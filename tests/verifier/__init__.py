"""Tests of the stand-alone verifier."""
