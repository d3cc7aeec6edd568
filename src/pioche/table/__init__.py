"""One play of a game: seats, log, undo, replay, record, fairness. No input or output."""
