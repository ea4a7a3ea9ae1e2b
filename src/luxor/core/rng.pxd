cimport cython
from libc.stdint cimport uint32_t, uint64_t

cdef uint64_t WORD

@cython.final
cdef class Rng:
    cdef readonly uint32_t a, b, c, counter

    @cython.locals(out=uint32_t)
    cpdef uint32_t word(self) noexcept

    @cython.locals(wide=uint64_t, low=uint64_t, floor=uint64_t, m=uint64_t)
    cpdef unsigned int below(self, unsigned int n) noexcept
