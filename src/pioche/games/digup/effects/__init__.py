"""What the cards do: one file for those that are alike."""
