"""Tests of the browser client that need no browser: its types, its sentences, its fairness."""
