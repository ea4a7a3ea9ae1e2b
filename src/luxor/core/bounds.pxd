cdef int refuse(str what, int number, int low, int high) except -1

cdef inline int check_bounds(str what, int number, int low, int high) except -1:
    if not low <= number <= high:
        refuse(what, number, low, high)
    return 0
