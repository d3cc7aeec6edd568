"""Tests of Let's Dig for Treasure."""
