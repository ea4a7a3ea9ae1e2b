"""A small client of the server, for programs that play online (see ``docs/protocol.md``).

It needs the packages of the extra ``server``, so nothing of it is imported before it is wanted.
"""
