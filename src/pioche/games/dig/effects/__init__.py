"""What moves and cards do in DIG, a module for each family of effects."""
