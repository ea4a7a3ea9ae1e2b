"""JSON of views, questions and positions: ``named`` for readers, ``exact`` to get them back."""
