from luxor.core.ruleset cimport Ruleset
from luxor.core.state cimport State

cpdef State begin(Ruleset rs)
cpdef void fold(State view, object event) except *
