"""What moves and cards do in Dig Up Adventure, a module for each family."""
