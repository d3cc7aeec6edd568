"""Pioche without a server: a folder of static files, and the tables of a browser's tab."""
