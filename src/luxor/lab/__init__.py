"""The laboratory: many games and their statistics."""
