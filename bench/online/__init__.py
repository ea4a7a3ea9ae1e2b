"""Measures ``luxor serve``: many tables at once, and a server that is killed again and again."""
