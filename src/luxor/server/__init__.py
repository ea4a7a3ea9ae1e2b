"""The game server: rooms, seats, people and bots."""
