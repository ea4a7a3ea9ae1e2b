cimport cython
from luxor.core.bounds cimport refuse
from luxor.core.constants cimport *
from luxor.core.ruleset cimport Ruleset

@cython.final
cdef class State:
    cdef readonly Ruleset rs
    cdef public list events
    cdef readonly int asks
    cdef readonly int n_options
    cdef int top
    cdef short score[MAX_SEATS]
    cdef short pile_size[MAX_PILES]
    cdef readonly short round
    cdef short could_move
    cdef readonly signed char first
    cdef readonly signed char regular
    cdef readonly signed char active
    cdef signed char entered
    cdef readonly signed char reason
    cdef signed char key_supply
    cdef signed char joker_supply
    cdef signed char queued
    cdef signed char hold
    cdef signed char tiles[MAX_PLACES]
    cdef signed char ahead[MAX_PLACES]
    cdef signed char pos[MAX_SEATS * ADVENTURERS]
    cdef signed char status[MAX_SEATS * ADVENTURERS]
    cdef signed char hand[MAX_SEATS * HAND]
    cdef signed char known[MAX_SEATS * HAND]
    cdef signed char origin[MAX_SEATS * HAND]
    cdef signed char hand_size[MAX_SEATS]
    cdef signed char counts[MAX_COUNTS]
    cdef signed char tops[LEVELS]
    cdef signed char keys[MAX_SEATS]
    cdef signed char jokers[MAX_SEATS]
    cdef signed char scarabs[MAX_SEATS * MAX_SCARABS]
    cdef signed char scarab_count[MAX_SEATS]
    cdef signed char treasures[MAX_SEATS * TREASURE_TYPES]
    cdef signed char sarcophagus[SARCOPHAGI]
    cdef signed char queue[MAX_QUEUE]
    cdef signed char data[MAX_DATA]
    cdef signed char stack[MAX_STACK * FRAME]
    cdef signed char options[MAX_OPTIONS]

    cdef int _empty_table(self) except -1

    @cython.locals(new=State)
    cpdef State copy(self)

    @cython.locals(top=int, stack="signed char *")
    cpdef int push(self, int kind, int seat, int a, int b, int c) except -1
    cpdef int pop(self) except -1
    cpdef int offer(self, int action) except -1
    @cython.locals(kept=int, n=int, action=int, i=int, j=int)
    cpdef void sort_options(self) noexcept

    @cython.locals(chamber=int, after=int, place=int)
    cpdef void link_tiles(self) noexcept
    cpdef int place_tile(self, int space, int tile) except -1
    @cython.locals(after=int, place=int)
    cdef void place_tile_unchecked(self, int space, int tile) noexcept
    cpdef int lay_tile(self, int pile, int space, int tile) except -1
    cdef int lay_tile_unchecked(self, int pile, int space, int tile) except -1
    cpdef int remove_tile(self, int space) except -1
    @cython.locals(after=int, place=int)
    cdef void remove_tile_unchecked(self, int space) noexcept
    cpdef int behind(self, int place) noexcept
    cpdef int insert_card(self, int seat, int slot, int card, int known, int origin) except -1
    @cython.locals(base=int, i=int)
    cdef void insert_card_unchecked(
        self, int seat, int slot, int card, int known, int origin
    ) noexcept
    cpdef int remove_card(self, int seat, int slot) except -2
    @cython.locals(base=int, i=int, last=int, card=int)
    cdef int remove_card_unchecked(self, int seat, int slot) noexcept
    @cython.locals(rs=Ruleset, first=int)
    cdef int _check_kind(self, int pile, int kind) except -1
    cdef int _check_space(self, int space) except -1
    cpdef int take_from_pile(self, int pile, int kind) except -1
    @cython.locals(rs=Ruleset, i=int)
    cdef void take_from_pile_unchecked(self, int pile, int kind) noexcept
    cpdef int put_on_pile(self, int pile, int kind) except -1
    @cython.locals(rs=Ruleset, i=int)
    cdef void put_on_pile_unchecked(self, int pile, int kind) noexcept

    @cython.locals(rs=Ruleset)
    cpdef int take_unseen(self, int pile, int kind) except -1
    @cython.locals(rs=Ruleset)
    cpdef int put_unseen(self, int pile, int kind, int number) except -1

    cpdef int size_of(self, int pile) except -1
    cpdef int get_data(self, int index) except -129
    @cython.locals(owner=int)
    cpdef int set_data(self, int index, int value) except -1
    @cython.locals(top=int)
    cpdef int end_turn(self) except -1
    cpdef int grant_turn(self, int seat) except -1
