"""Tests of the conformance checks."""
