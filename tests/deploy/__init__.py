"""What is in deploy/: started, or checked by those who will read it."""
