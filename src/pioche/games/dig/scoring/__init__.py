"""Points, winners and ranks, and what a gallery is worth."""
