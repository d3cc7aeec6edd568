"""The game on the whole screen, with Textual."""
