"""Tests in a real browser: whole games by clicks, on every screen, as people would."""
