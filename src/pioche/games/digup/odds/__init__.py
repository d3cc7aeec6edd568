"""How likely things are: at a table of several, and in the solo variant."""
