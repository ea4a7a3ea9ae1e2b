// What the modules that this client knows add to the words of a game. Other modules bring theirs
// with the tables (words/plugins.ts).

import type { GameEvent, TablesJson, ViewJson } from "../protocol";
import type { Clause } from "../words/clause";
import { CHARACTERS } from "./characters/words";
import { EQUIPMENT } from "./equipment/words";
import { MUMMY } from "./mummy/words";
import { SCEPTRES } from "./sceptres/words";

/** A piece on the board that belongs to nobody. */
export interface Piece {
  readonly place: number;
  readonly name: string;
  /** Under which name rules and rulings know it. */
  readonly thing: string;
}

/** How many of something lie before a seat. */
export interface Count {
  readonly thing: string;
  readonly label: string;
  readonly n: number;
}

/** What distinguishes a player from the others. */
export interface Trait {
  readonly label: string;
  readonly name: string;
  readonly about: string;
  /** What explains it, see src/explain/topics.ts. */
  readonly topic: string;
}

/** A card of a module: its kind, and what rules call it where its family does not say so. */
export interface ModuleCard {
  readonly kind: string;
  readonly thing: string | null;
}

export interface ModuleWords {
  readonly piece?: (view: ViewJson) => Piece | null;
  /** Spaces where a second tile lies face down. */
  readonly covered?: (view: Pick<ViewJson, "modules">) => readonly number[];
  readonly count?: (view: ViewJson, seat: number) => Count | null;
  readonly trait?: (view: ViewJson, seat: number) => Trait | null;
  /** What the cards beside the board are called together with what the module lays there. */
  readonly market?: () => string;
  /** What an event says; before the first round (`started` false) little is worth saying. */
  readonly clause?: (event: GameEvent, tables: TablesJson, started: boolean) => Clause | null;
  /** Whether tiles do nothing for who moves after this event. */
  readonly isQuiet?: (event: GameEvent) => boolean;
  readonly card?: (tables: TablesJson, name: string) => ModuleCard | null;
  /** Where points of the module come from: their picture, and what rules call it. */
  readonly source?: { readonly icon: string; readonly thing: string };
  /** A type of treasure with rulings of its own. */
  readonly treasure?: string;
}

/** By module. A function, since words of modules and words of the game need each other. */
export const moduleWords = (): Readonly<Record<string, ModuleWords>> => ({
  mummy: MUMMY,
  equipment: EQUIPMENT,
  sceptres: SCEPTRES,
  characters: CHARACTERS,
});

/** What the modules say that have something to say. */
export function fromModules<T>(say: (words: ModuleWords) => T | null | undefined): T[] {
  return Object.values(moduleWords())
    .map(say)
    .filter((said) => said !== null && said !== undefined);
}

export function pieces(view: ViewJson): Piece[] {
  return fromModules((words) => words.piece?.(view));
}

export function coveredSpaces(view: Pick<ViewJson, "modules">): readonly number[] {
  return fromModules((words) => words.covered?.(view)).flat();
}

export function counts(view: ViewJson, seat: number): Count[] {
  return fromModules((words) => words.count?.(view, seat));
}

export function traits(view: ViewJson, seat: number): Trait[] {
  return fromModules((words) => words.trait?.(view, seat));
}

/** What the cards beside the board are called together with what modules lay there; null: nothing. */
export function moduleMarket({ modules }: TablesJson): string | null {
  const [name = null] = modules.flatMap((module) => moduleWords()[module]?.market?.() ?? []);
  return name;
}
