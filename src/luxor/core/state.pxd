cimport cython
from libc.string cimport memcmp, memcpy
from luxor.core.bounds cimport check_bounds, refuse
from luxor.core.constants cimport *
from luxor.core.ruleset cimport Ruleset, byte

@cython.final
cdef class State:
    cdef readonly Ruleset rs
    cdef public list events
    # In the order of LAYOUT in fields.py: these lie in memory one behind the other.
    cdef readonly int top, asks, n_options
    cdef readonly short round, could_move, pile_size[MAX_PILES], score[MAX_SEATS]
    cdef readonly byte first, regular, active, reason, tiles[MAX_PLACES]
    cdef readonly byte pos[MAX_SEATS * ADVENTURERS], status[MAX_SEATS * ADVENTURERS]
    cdef readonly byte hand[MAX_SEATS * HAND], known[MAX_SEATS * HAND], origin[MAX_SEATS * HAND]
    cdef readonly byte counts[MAX_COUNTS], tops[LEVELS]
    cdef readonly byte keys[MAX_SEATS], jokers[MAX_SEATS], key_supply, joker_supply
    cdef readonly byte scarabs[MAX_SEATS * MAX_SCARABS], scarab_count[MAX_SEATS]
    cdef readonly byte treasures[MAX_SEATS * TREASURE_TYPES], sarcophagus[SARCOPHAGI]
    cdef readonly byte queue[MAX_QUEUE], data[MAX_DATA], stack[MAX_STACK * FRAME]
    cdef readonly byte hand_size[MAX_SEATS], queued, in_chamber, ahead[MAX_PLACES], hold
    cdef readonly byte options[MAX_OPTIONS]

    @cython.locals(new=State)
    cpdef State copy(self)

    @cython.locals(offset=int, width=int, size=int)
    cpdef list numbers(self, str name, int start, int length)

    @cython.locals(top=int, stack="byte *")
    cpdef void push(self, int kind, int seat, int a, int b, int c) except *
    cpdef void pop(self) except *
    cpdef void offer(self, int action) except *
    cpdef void sort_options(self) noexcept

    cpdef void link_tiles(self) noexcept
    cpdef void place_tile(self, int space, int tile) except *
    cpdef void lay_tile(self, int pile, int space, int tile) except *
    cpdef void remove_tile(self, int space) except *
    cpdef int behind(self, int place) noexcept
    cpdef void insert_card(self, int seat, int slot, int card, int known, int origin) except *
    cpdef int remove_card(self, int seat, int slot) except -2
    cdef int _check_kind(self, int pile, int kind) except -1
    cpdef void take_from_pile(self, int pile, int kind) except *
    cdef void take_from_pile_unchecked(self, int pile, int kind) noexcept
    cpdef void put_on_pile(self, int pile, int kind) except *
    cdef void put_on_pile_unchecked(self, int pile, int kind) noexcept

    cpdef void put_unseen(self, int pile, int kind, int number) except *

    cpdef int size_of(self, int pile) except -1
    cpdef int get_data(self, int index) except -129
    cpdef void set_data(self, int index, int value) except *
    cpdef void end_turn(self) except *
    cpdef void grant_turn(self, int seat) except *

# The numbers of a state lie in memory from `top` to the end of `options`.
cdef inline Py_ssize_t block_size(State s) noexcept:
    return <char *>s.options + sizeof(s.options) - <char *>&s.top

cdef inline void copy_numbers(State old, State new) noexcept:
    memcpy(&new.top, &old.top, block_size(old))

cdef inline int write_numbers(
    State s, str name, int offset, int width, int start, list numbers
) except -1:
    cdef char *at = <char *>&s.top + offset + width * start
    cdef int i
    for i in range(len(numbers)):
        if width == 1:
            (<byte *>at)[i] = numbers[i]
        elif width == 2:
            (<short *>at)[i] = numbers[i]
        else:
            (<int *>at)[i] = numbers[i]
    return 0

cdef inline list numbers_at(State s, str name, int offset, int width, int start, int length):
    cdef char *at = <char *>&s.top + offset + width * start
    cdef list numbers = []
    cdef int i
    for i in range(length):
        if width == 1:
            numbers.append((<byte *>at)[i])
        elif width == 2:
            numbers.append((<short *>at)[i])
        else:
            numbers.append((<int *>at)[i])
    return numbers

# Equal memory is skipped eight bytes at a time, the rest compared number by number.
cdef inline list differing(State s, State other):
    cdef char *a = <char *>&s.top
    cdef char *b = <char *>&other.top
    cdef Py_ssize_t shorts = <char *>&s.round - a
    cdef Py_ssize_t bytes_ = <char *>&s.first - a
    cdef Py_ssize_t size = block_size(s)
    cdef Py_ssize_t i = 0
    cdef Py_ssize_t width
    cdef list places = []
    while i < size:
        if i + 8 <= size and memcmp(a + i, b + i, 8) == 0:
            i += 8
            continue
        width = 4 if i < shorts else 2 if i < bytes_ else 1
        if memcmp(a + i, b + i, width) != 0:
            places.append(i)
        i += width
    return places
