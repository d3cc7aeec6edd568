"""Tests of DIG."""
