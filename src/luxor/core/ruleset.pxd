cimport cython
from luxor.core.bounds cimport refuse
from luxor.core.constants cimport (
    EVERYBODY, MAX_CARDS, MAX_COUNTS, MAX_DATA, MAX_PILES, MAX_PLACES, MAX_SCARABS, MAX_SEATS,
    MAX_SETS, MAX_SPACES, MAX_TILES, SARCOPHAGI, STATUES,
)

@cython.final
cdef class Ruleset:
    cdef readonly object options
    cdef readonly object edition
    cdef readonly int players
    cdef readonly int spaces
    cdef readonly int chamber
    cdef signed char statues[STATUES]
    cdef signed char symbol[MAX_PLACES]
    cdef signed char laid_from[MAX_PLACES]
    cdef signed char first_tiles[MAX_PLACES]
    cdef signed char place_points[MAX_PLACES]
    cdef readonly int card_kinds
    cdef signed char card_family[MAX_CARDS]
    cdef signed char card_value[MAX_CARDS]
    cdef signed char card_eyes[MAX_CARDS]
    cdef readonly int tile_kinds
    cdef signed char tile_family[MAX_TILES]
    cdef signed char tile_value[MAX_TILES]
    cdef signed char tile_needs[MAX_TILES]
    cdef signed char tile_type[MAX_TILES]
    cdef readonly int scarab_kinds
    cdef signed char scarab_value[MAX_SCARABS]
    cdef readonly int piles
    cdef short pile_start[MAX_PILES]
    cdef signed char pile_length[MAX_PILES]
    cdef signed char pile_first[MAX_PILES]
    cdef signed char full[MAX_COUNTS]
    cdef readonly int keys
    cdef readonly int jokers
    cdef signed char sarcophagi[SARCOPHAGI]
    cdef readonly int sets
    cdef short set_points[MAX_SETS]
    cdef readonly int jokers_per_set
    cdef signed char data_owner[MAX_DATA]
    cdef public list frames
    cdef public list card_families
    cdef public list tile_families
    cdef readonly list card_names
    cdef readonly list tile_names
    cdef readonly list pile_names
    cdef readonly list kind_names
    cdef public list source_names
    cdef public list treasure_types
    cdef public list modules
    cdef public list on_setup
    cdef public list on_deal_hands
    cdef public list on_lay_tiles
    cdef public list on_turn_start
    cdef public list on_horus_card
    cdef public list on_forced
    cdef public list on_played
    cdef public list on_rolled
    cdef public list on_reaches
    cdef public list on_steps
    cdef public list on_stuck
    cdef public list on_chosen
    cdef public list on_horus_piles
    cdef public list on_entered
    cdef public list on_landed
    cdef public list on_treasure_points
    cdef public list on_treasure_taken
    cdef public list on_emptied
    cdef public list on_uncovered
    cdef public list on_gained
    cdef public list on_refill
    cdef public list on_turn_end
    cdef public list on_ended
    cdef public list on_score
    cdef public list on_promise
    cdef public list on_view
    cdef public bint may_stay
