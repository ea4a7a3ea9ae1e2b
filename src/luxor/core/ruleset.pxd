cimport cython
from luxor.core.bounds cimport check_bounds
from luxor.core.constants cimport *

# A number of one byte. Cython takes it for a short: it would hand out an array of chars as bytes.
cdef extern from *:
    ctypedef short byte "signed char"

@cython.final
cdef class Ruleset:
    cdef readonly object options, edition
    cdef readonly int players, spaces, chamber
    cdef readonly byte statues[STATUES]
    cdef readonly byte symbol[MAX_PLACES], laid_from[MAX_PLACES], first_tiles[MAX_PLACES]
    cdef readonly byte place_points[MAX_PLACES]
    cdef readonly int card_kinds, tile_kinds, scarab_kinds
    cdef readonly byte card_family[MAX_CARDS], card_value[MAX_CARDS], card_eyes[MAX_CARDS]
    cdef readonly byte tile_family[MAX_TILES], tile_value[MAX_TILES], tile_needs[MAX_TILES]
    cdef readonly byte tile_type[MAX_TILES], scarab_value[MAX_SCARABS]
    cdef readonly int piles
    cdef readonly short pile_start[MAX_PILES]
    cdef readonly byte pile_length[MAX_PILES], pile_first[MAX_PILES], full[MAX_COUNTS]
    cdef readonly int keys, jokers, sets, jokers_per_set
    cdef readonly byte sarcophagi[SARCOPHAGI]
    cdef readonly short set_points[MAX_SETS]
    cdef readonly byte data_owner[MAX_DATA], per_turn[MAX_DATA]
    cdef readonly int data_size, per_turn_count
    cdef public list frames, frame_arguments, card_families, tile_families
    cdef public object layout
    cdef public list events, event_numbers, secret_fields
    cdef readonly list card_names, tile_names, pile_names, kind_names
    cdef public list source_names, treasure_types
    cdef public list modules, on_setup, on_deal_hands, on_lay_tiles, on_turn_start, on_horus_card
    cdef public list on_forced, on_played, on_rolled, on_reaches, on_steps, on_stuck, on_chosen
    cdef public list on_horus_piles, on_released, on_landed, on_treasure_points, on_treasure_taken
    cdef public list on_emptied, on_uncovered, on_gained, on_refill, on_turn_end, on_ended
    cdef public list on_score, on_potential, on_hide, on_imagine
    cdef public bint may_stay
