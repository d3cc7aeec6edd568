"""Tests of the environments for learners."""
