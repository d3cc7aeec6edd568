"""Tests of Digger."""
