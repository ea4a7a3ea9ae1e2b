"""The features by number, and what one of each is worth in points, late and early in a game.

Between the two the worth runs in a straight line with how much of the game is left. The numbers
were fitted to games that the planner played against itself (``tools/fit_evaluation.py``).
"""

WEIGHTS: dict[str, tuple[float, float]] = {
    "stage_0": (-3.71, -0.01),  # adventurers by stage of the way: the stairs ...
    "stage_1": (-3.86, 0.25),
    "stage_2": (-4.62, 2.22),
    "stage_3": (-3.72, 0.44),
    "stage_4": (-4.30, 3.43),
    "stage_5": (-3.09, -17.26),  # ... the last tiles
    "inside": (-3.31, -10.31),
    "fallen": (-0.09, -1.81),
    "foremost": (3.64, 11.33),  # how far the foremost is, 1 at the chamber
    "gathered_one": (0.15, 0.23),  # points of treasures that need one adventurer more
    "gathered_two": (0.06, 0.03),  # ... and two or more
    "set_of_two": (0.45, 0.31),  # points for the next set, two thirds of it there
    "set_of_one": (0.14, 0.10),  # ... one third of it there
    "surplus": (0.11, 1.12),  # treasures beyond complete sets
    "jokers": (0.18, 0.67),
    "first_key": (1.14, -0.56),
    "second_key": (0.38, -0.31),
    "more_keys": (-0.05, 0.03),
    "key_at_the_door": (0.31, 22.99),  # a key, and an adventurer in the last stage
    "best_end": (0.44, 0.38),  # what the better card at an end can bring at once
    "other_end": (-0.00, -0.00),
    "next_cards": (0.08, 0.01),  # what the cards beside the ends can bring
    "middle_card": (0.04, 0.07),
    "numbers": (0.30, 0.40),  # sum of the numbers in the hand
    "steps": (0.39, 0.35),
    "dice": (0.99, 1.20),
    "ranges": (1.33, 1.64),
    "alls": (2.40, 4.75),
    "lasts": (1.46, 2.05),
    "fewers": (1.81, 3.50),
    "others": (0.74, 1.38),  # cards of modules
    "modules": (0.52, 1.14),  # what modules see
}
