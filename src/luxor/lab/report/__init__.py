"""Reports on experiments: figures of their rows, sentences about them, and a page of plots.

``reading`` goes through the rows once and ``details`` adds them up; ``figures`` makes figures of
the sums and ``side_by_side`` compares two experiments; ``findings`` says in words what they show.
All of that is what JSON holds. ``page`` writes it down as HTML by the files in ``templates/``, with
the drawings of ``plots``, ``charts`` and ``heat_map``.
"""
