"""The commands of `pioche`, one module each; `pioche.cli` starts them."""
