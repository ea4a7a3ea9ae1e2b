"""What ``cython.compiled`` says where Cython is not installed.

Core files say ``import cython`` to learn whether they are compiled. The compiler answers that
itself; an uncompiled installation without Cython gets this module in its place.
"""

compiled = False
