"""What happens in DIG, a file for each family of effects."""
