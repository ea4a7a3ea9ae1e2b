"""Royal errands, a module for Luxor."""
