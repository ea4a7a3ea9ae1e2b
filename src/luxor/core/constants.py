"""Every number that has a name in the engine.

A build writes them for the compiler (``setup.py``): all names in capitals are whole numbers.
"""

from typing import Final

# --- maxima of the fixed arrays -------------------------------------------------------------
MAX_SEATS: Final = 5
MAX_SPACES: Final = 56
MAX_PLACES: Final = 60  # stairs, spaces, chamber and what lies beyond it
MAX_CARDS: Final = 40  # kinds of cards
MAX_TILES: Final = 64  # kinds of tiles, the empty space (0) included
MAX_PILES: Final = 26
MAX_COUNTS: Final = 264  # all piles together, one count for each kind in each pile
MAX_SCARABS: Final = 6  # kinds of scarabs
MAX_SETS: Final = 16  # entries of the table of set scores
MAX_STACK: Final = 24  # frames
MAX_OPTIONS: Final = 64
MAX_QUEUE: Final = 8  # extra turns waiting
MAX_DATA: Final = 96  # bytes of module data
ADVENTURERS: Final = 5
STATUES: Final = 3
HAND: Final = 5
TREASURE_TYPES: Final = 4
LEVELS: Final = 3
SARCOPHAGI: Final = 2
ROUND_LIMIT: Final = 500

# --- a frame of the stack: kind, seat and three arguments ------------------------------------
FRAME: Final = 5
SEAT: Final = 1
A: Final = 2
B: Final = 3
C: Final = 4

# --- what a frame asks -----------------------------------------------------------------------
NOTHING: Final = 0
DECISION: Final = 1
CHANCE: Final = 2
OVER: Final = 3

# --- frames of the base game -----------------------------------------------------------------
F_OVER: Final = 0
F_SETUP: Final = 1
F_FIRST: Final = 2
F_DEAL: Final = 3
F_REVEAL: Final = 4
F_LAY: Final = 5
F_TURN: Final = 6
F_PLAY: Final = 7
F_ROLL: Final = 8
F_MOVE: Final = 9
F_ALL: Final = 10
F_ACT: Final = 11
F_LAND: Final = 12
F_SPARE: Final = 13
F_UNCOVER: Final = 14
F_TAKE: Final = 15
F_SCARAB: Final = 16
F_REFILL: Final = 17
F_DRAW: Final = 18
F_TURN_END: Final = 19
F_NEW_HAND: Final = 20
BASE_FRAMES: Final = 21

# --- piles: each is a row of counts ----------------------------------------------------------
P_DRAW: Final = 0
P_DISCARD: Final = 1
P_HORUS: Final = 2  # level 1; levels 2 and 3 follow
P_OSIRIS: Final = 5
P_TREASURE: Final = 6
P_TEMPLE: Final = 7  # cobra; falcon and lion follow
P_SCARAB: Final = 10
P_DIE: Final = 11
P_FIRST: Final = 12
P_HELD: Final = 13  # hand cards drawn before the discards were last shuffled
BASE_PILES: Final = 14

# --- states of an adventurer -----------------------------------------------------------------
ACTIVE: Final = 0
RELEASED: Final = 1  # on the stairs, active from the next round on
SLEEPING: Final = 2  # at its statue
INSIDE: Final = 3  # in the tomb chamber
FALLEN: Final = 4

# --- families of cards -----------------------------------------------------------------------
C_NUMBER: Final = 0
C_STEP: Final = 1
C_DIE: Final = 2
C_RANGE: Final = 3
C_RANGE_DIE: Final = 4
C_ALL: Final = 5
C_LAST: Final = 6
C_FEWER: Final = 7
BASE_CARD_FAMILIES: Final = 8

# --- families of tiles -----------------------------------------------------------------------
T_NONE: Final = 0
T_TREASURE: Final = 1
T_HORUS: Final = 2
T_OSIRIS: Final = 3
T_SCARAB: Final = 4
T_JOKER: Final = 5
T_EITHER: Final = 6
T_FAVOUR: Final = 7
T_TUNNEL: Final = 8
BASE_TILE_FAMILIES: Final = 9

# --- integer actions, append-only ------------------------------------------------------------
LEFT: Final = 0
RIGHT: Final = 1
MOVE: Final = 2  # MOVE + adventurer * STRIDE + steps + 1
STRIDE: Final = 14  # steps -1 to 12
TAKE_KEY: Final = 72
TAKE_JOKER: Final = 73
TAKE_SCARAB: Final = 74
TAKE_HORUS: Final = 75  # level 1; levels 2 and 3 follow
YES: Final = 78
NO: Final = 79
SLOT: Final = 80  # the first card of the hand; the others follow
OPEN_TILE: Final = 85  # the first of three tiles lying beside the board; the others follow
GIVE_SCARAB: Final = 88  # an own scarab of the first kind; the other kinds follow
BASE_ACTIONS: Final = 94
OUTSIDE_ACTIONS: Final = 112  # from here on: modules from outside
ACTIONS: Final = 128

# --- bits ------------------------------------------------------------------------------------
KEY_BIT: Final = 1  # what F_TAKE offers, in the order of the actions TAKE_KEY, TAKE_JOKER ...
JOKER_BIT: Final = 2
SCARAB_BIT: Final = 4
HORUS_BIT: Final = 8
BACK: Final = 1  # F_MOVE: one step back is possible too
SPARE: Final = 2  # F_MOVE, F_LAND: a treasure may be taken with one adventurer fewer (H4)
EDGES: Final = 4  # F_MOVE: the smallest or the largest number, none in between
FIXED: Final = 8  # F_MOVE: the number is a Horus card's
TWICE: Final = 16  # F_MOVE: two cards were played for it
QUIET: Final = 32  # F_MOVE, F_ALL, F_TAKE: not by a card; no action of a tile follows
FLOOR: Final = 64  # F_MOVE: the second card is a 0, which no power lowers
UP_TO: Final = 1  # F_ROLL: any number up to the roll (H1)
ADJUST: Final = 2  # F_ROLL: the roll, or one more or less
AGAIN: Final = 4  # F_ROLL: the die is rolled for the second time
SPAN: Final = 4  # CardFamily.span: the lowest number is that many bits further up
MOVES: Final = 1  # a card: an active adventurer has a legal move by its printed value (T6)
STAYS: Final = 2  # a card: it may be played without a move
MUST: Final = 2  # Module.reaches: the power must be used
COULD: Final = 1  # State.could_move: somebody could move, as everybody knows (E2)
SECRETLY: Final = 2  # seat 0 could, as only it knows; bits of the other seats follow
ASKED: Final = 64  # seat 0 played a card that leaves open if it could; other seats follow
ABLE: Final = 63  # somebody could move

# --- how an adventurer came along -------------------------------------------------------------
WALK: Final = 0
THROWN: Final = 1  # by an Osiris tile
TUNNEL: Final = 2
JOIN: Final = 3  # last to second last

# --- why a game ended ------------------------------------------------------------------------
RUNNING: Final = 0
BY_TOMB: Final = 1
BY_STANDSTILL: Final = 2
BY_ROUND_LIMIT: Final = 3

# --- events of the base game; each is declared next to its rule -------------------------------
E_FIRST_PLAYER_CHOSEN: Final = 0
E_CARD_DEALT: Final = 1
E_TILE_LAID: Final = 2
E_HORUS_CARD_REVEALED: Final = 3
E_ROUND_STARTED: Final = 4
E_TURN_STARTED: Final = 5
E_CARD_PLAYED: Final = 6
E_COULD_MOVE: Final = 7
E_COULD_MOVE_SECRETLY: Final = 8
E_DIE_ROLLED: Final = 9
E_ADVENTURER_MOVED: Final = 10
E_ADVENTURER_RELEASED: Final = 11
E_KEY_SPENT: Final = 12
E_SARCOPHAGUS_TAKEN: Final = 13
E_TREASURE_TAKEN: Final = 14
E_KEY_TAKEN: Final = 15
E_JOKER_TAKEN: Final = 16
E_SCARAB_TAKEN: Final = 17
E_HORUS_CARD_TAKEN: Final = 18
E_CARD_DRAWN: Final = 19
E_DISCARDS_SHUFFLED: Final = 20
E_NOTHING_HAPPENED: Final = 21
E_GAME_ENDED: Final = 22
E_SCARABS_REVEALED: Final = 23
E_FINAL_POINTS: Final = 24
E_QUESTION_ASKED: Final = 25
E_EXTRA_TURN_GRANTED: Final = 26
E_ADVENTURER_CHOSEN: Final = 27
E_ADVENTURER_FELL: Final = 28
E_ADVENTURER_RAISED: Final = 29
E_POINTS_SCORED: Final = 30
E_CARD_MOVED: Final = 31
E_CARD_DISCARDED: Final = 32
BASE_EVENTS: Final = 33

# --- why nothing happened ----------------------------------------------------------------------
NO_LEGAL_MOVE: Final = 0
TOO_FEW_ADVENTURERS: Final = 1  # for a treasure
DECLINED: Final = 2
NOTHING_LEFT: Final = 3  # to take
NO_TUNNEL_AHEAD: Final = 4
NO_TILE: Final = 5
NO_ACTIVE_ADVENTURER: Final = 6

# --- sources of points at the end ----------------------------------------------------------
S_PLAY: Final = 0  # scored in play
S_ADVENTURERS: Final = 1
S_SARCOPHAGI: Final = 2
S_KEYS: Final = 3
S_SETS: Final = 4
S_SCARABS: Final = 5
BASE_SOURCES: Final = 6
MAX_SOURCES: Final = 12

NOWHERE: Final = -1
UNKNOWN: Final = -1  # a card that the viewer does not know, or no card
NOBODY: Final = -1
EVERYBODY: Final = -2  # who may see a byte of module data
