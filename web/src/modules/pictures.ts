// What the modules that this client knows draw on the board and beside it.

import type { Component } from "svelte";
import type { OptionJson, TablesJson, ViewJson } from "../protocol";
import { CHARACTERS } from "./characters/pictures";
import { MUMMY } from "./mummy/pictures";

/** A drawing, and which of its kind it is. */
export interface Drawn {
  readonly of: Component<{ what: string; tables: TablesJson; seal?: boolean; width?: number }>;
  readonly what: string;
}

/** What lies beside the cards of Horus; `items` has null where nothing lies. */
export interface Stall {
  readonly title: string;
  readonly empty: string;
  readonly items: readonly ((Drawn & { readonly name: string; readonly divided: string }) | null)[];
  /** What elements of the page call its places, and explanations its things. */
  readonly anchor: string;
  readonly topic: string;
  /** What is shown below. */
  readonly Below: Component<{ view: ViewJson; me: number | null }>;
}

export interface ModulePictures {
  /** A piece on the board: where it stands, and its foot from the middle of that place. */
  readonly piece?: {
    readonly name: string;
    readonly place: (view: ViewJson) => number | null;
    readonly of: Component<{ x: number; y: number; scale: number }>;
    readonly x: number;
    readonly y: number;
    readonly scale: number;
  };
  readonly stall?: (view: ViewJson) => Stall | null;
  /** What belongs beside a player's name. */
  readonly badge?: (view: ViewJson, seat: number) => Drawn | null;
  /** What an option is about. */
  readonly option?: (option: OptionJson, view: ViewJson) => Drawn | null;
}

export const MODULE_PICTURES: readonly ModulePictures[] = [MUMMY, CHARACTERS];

export function stalls(view: ViewJson): Stall[] {
  return MODULE_PICTURES.flatMap(({ stall }) => stall?.(view) ?? []);
}

export function badges(view: ViewJson, seat: number): Drawn[] {
  return MODULE_PICTURES.flatMap(({ badge }) => badge?.(view, seat) ?? []);
}

export function drawnOption(asked: OptionJson, view: ViewJson): Drawn | null {
  const [drawn = null] = MODULE_PICTURES.flatMap(({ option }) => option?.(asked, view) ?? []);
  return drawn;
}
