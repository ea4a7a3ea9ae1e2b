"""Reports on experiments: figures of their rows, sentences about them, and a page of plots.

``reading`` goes through the rows once, ``gather`` keeps sums of them, ``figures`` makes figures of
the sums and ``side_by_side`` compares two of them; ``sayings`` says in words what they show. All of
that is what JSON holds. ``page`` writes it down as HTML, with ``charts``, ``heat_map`` and the
``plots_of_…``.
"""
