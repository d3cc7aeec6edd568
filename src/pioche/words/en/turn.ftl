# Whose turn it is, in the one place where it is said

web-table-your-turn = Your turn.
