from luxor.core.engine cimport take_stack
from luxor.core.inline cimport *
from luxor.core.state cimport copy_numbers

cpdef void fold(State view, object event) except *
cpdef list follow(State view, tuple event, State before)
