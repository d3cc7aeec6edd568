"""Tests of Dig Up Adventure."""
