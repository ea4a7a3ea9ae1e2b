"""What one of each feature is worth in points, late and early in a game.

Between the two the worth runs in a straight line with how much of the game is left. The numbers
were fitted to games that the planner played against itself (``tools/fit_outlook.py``).
"""

WEIGHTS: dict[str, tuple[float, float]] = {
    "stage_0": (-3.65, 0.41),
    "stage_1": (-3.97, 1.08),
    "stage_2": (-4.61, 3.02),
    "stage_3": (-3.73, 1.10),
    "stage_4": (-4.30, 4.49),
    "stage_5": (-2.05, -6.16),
    "inside": (-3.25, -11.56),
    "fallen": (-0.22, -1.49),
    "foremost": (4.06, 10.44),
    "gathered_one": (0.15, 0.20),
    "gathered_two": (0.07, -0.03),
    "set_of_two": (0.46, 0.40),
    "set_of_one": (0.17, 0.04),
    "surplus": (-0.05, 1.19),
    "jokers": (0.02, 1.12),
    "first_key": (1.71, -1.19),
    "second_key": (0.33, -0.74),
    "more_keys": (0.09, 0.06),
    "key_at_the_door": (-0.75, 10.25),
    "best_end": (0.44, 0.43),
    "other_end": (0.00, -0.08),
    "next_cards": (0.06, 0.03),
    "middle_card": (-0.05, -0.14),
    "numbers": (0.23, 0.39),
    "steps": (0.23, 0.46),
    "dice": (0.73, 1.19),
    "ranges": (1.03, 1.35),
    "alls": (2.14, 4.53),
    "lasts": (1.08, 1.72),
    "fewers": (1.55, 3.08),
    "others": (0.49, 1.18),
    "modules": (0.50, 1.77),
}
