"""Living rooms: one task for each, and the bots that play in them."""
