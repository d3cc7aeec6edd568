"""What the cards do: while digging, when collected, to piles and to other players."""
