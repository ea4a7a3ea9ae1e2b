// Words by which people look for something in the rules, and what the rules call it.

import type { Lookup } from "../types";

export const lookup: Lookup = {
  fill: `
    about after all and any are before but can cannot could did does each else for from get give
    had has have how into its just many may mean means more most much must need needed not off
    one other out own should some someone something than that the their them then there they
    thing things this those too use used what when where which while who whom whose why will
    with without work works would you your happen happens`,
  same: {
    bag: ["supply"],
    bonus: ["points", "score"],
    cat: ["statue"],
    cats: ["statue"],
    coffin: ["sarcophag"],
    deck: ["draw pile"],
    dice: ["die"],
    dog: ["anubis", "statue"],
    door: ["tomb chamber"],
    eye: ["horus"],
    figure: ["adventurer"],
    finish: ["end"],
    gem: ["jewel"],
    gold: ["points"],
    grave: ["tomb"],
    jackal: ["anubis", "statue"],
    jar: ["vase"],
    jump: ["tunnel"],
    meeple: ["adventurer"],
    necklace: ["jewel"],
    pawn: ["adventurer"],
    point: ["score", "worth"],
    pot: ["vase"],
    pyramid: ["temple"],
    ring: ["jewel"],
    score: ["points", "worth"],
    start: ["stairs", "setting up"],
    undo: ["take back"],
    value: ["worth", "points"],
    vp: ["points"],
    wild: ["joker"],
    win: ["most points", "victory"],
    winner: ["most points", "victory"],
  },
};
