// Piles of a view, changed: a new view that shares what has stayed.

import type { PileForm, ViewForm } from "../protocol";
import { withOrigins } from "./player";

const EMPTY: PileForm = { size: 0, kinds: {} };

const DRAW = "draw";
export const DISCARD = "discard";
const HELD = "held";
export const SCARABS = "scarabs";

/** The pile of Horus cards of a level, counted from 0. */
export function horusPile(level: number): string {
  return `horus${level + 1}`;
}

function pileOf(view: ViewForm, name: string): PileForm {
  return view.piles[name] ?? EMPTY;
}

function withPile(view: ViewForm, name: string, pile: PileForm): ViewForm {
  return { ...view, piles: { ...view.piles, [name]: pile } };
}

/**
 * Add to a pile: `size` to how many lie there, `known` of a kind to what lies there or is hidden
 * and came from there. Kinds of which there are none left are not listed.
 */
export function addToPile(
  view: ViewForm,
  name: string,
  size: number,
  kind: string | null = null,
  known = size,
): ViewForm {
  const pile = pileOf(view, name);
  const kinds = kind === null ? pile.kinds : addToKinds(pile.kinds, { [kind]: known });
  return withPile(view, name, { size: pile.size + size, kinds });
}

export function addToKinds(kinds: PileForm["kinds"], more: PileForm["kinds"]): PileForm["kinds"] {
  const sum: Record<string, number> = { ...kinds };
  for (const [kind, number] of Object.entries(more)) {
    sum[kind] = (sum[kind] ?? 0) + number;
    if (sum[kind] === 0) delete sum[kind];
  }
  return sum;
}

/**
 * The pile that a card came from of which that was not followed: one from which cards are hidden,
 * and which could have had it. Where there are several, it is a guess.
 */
export function likelyOrigin(view: ViewForm, card: string): string | null {
  for (const [name, { size, kinds }] of Object.entries(view.piles)) {
    const known = Object.values(kinds).reduce((sum, number) => sum + number, 0);
    if (known > size && (kinds[card] ?? 0) > 0) return name;
  }
  return null;
}

/** Shuffle one pile into another. */
export function renewPile(view: ViewForm, name: string, from: string): ViewForm {
  const [pile, source] = [pileOf(view, name), pileOf(view, from)];
  const kinds = addToKinds(pile.kinds, source.kinds);
  const next = withPile(view, name, { size: pile.size + source.size, kinds });
  return withPile(next, from, { size: 0, kinds: {} });
}

/** The discard pile becomes the draw pile; what is hidden in hands no longer counts as drawn. */
export function renewDraw(view: ViewForm): ViewForm {
  const draw = pileOf(view, DRAW);
  const held = pileOf(view, HELD);
  const players = view.players.map((player) => withOrigins(player, DRAW, HELD));
  const piles = {
    ...view.piles,
    [HELD]: { size: held.size, kinds: addToKinds(held.kinds, draw.kinds) },
    [DRAW]: pileOf(view, DISCARD),
    [DISCARD]: { size: 0, kinds: {} },
  };
  return { ...view, players, piles };
}
