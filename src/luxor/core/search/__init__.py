"""Searching: an evaluation of positions, and what looks ahead by it, inside the compiled part."""
