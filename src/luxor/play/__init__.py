"""Playing one game: the table and who deals at it."""
