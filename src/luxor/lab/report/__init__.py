"""Reports on experiments: figures of their rows, sentences about them, and a page of plots.

``reading`` goes through the rows once and ``details`` adds them up; ``figures`` makes figures of
the sums and ``side_by_side`` compares two experiments; ``sayings`` says in words what they show.
All of that is what JSON holds. ``page`` writes it down as HTML, with ``charts``, ``heat_map`` and
the ``plots_of_…``.
"""
