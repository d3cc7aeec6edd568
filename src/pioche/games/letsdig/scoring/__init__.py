"""What cards are worth: in a score pile of the state, and counted from a view."""
