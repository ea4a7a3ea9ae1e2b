"""The laboratory: many games, and what they come to."""
