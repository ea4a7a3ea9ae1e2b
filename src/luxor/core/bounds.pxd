cdef int refuse(str what, int number, int low, int high) except -1
