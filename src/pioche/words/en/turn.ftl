# Whose turn it is

web-table-your-turn = Your turn.
