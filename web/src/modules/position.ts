// What the modules that this client knows add to a position that is told in words.

import type { TablesJson, ViewJson } from "../protocol";
import { CHARACTERS } from "./characters/position";
import { MUMMY } from "./mummy/position";

export interface ModulePosition {
  /** A piece that belongs to nobody, and sentences that say that it is here, and where it is. */
  readonly piece?: (
    view: ViewJson,
    tables: TablesJson,
  ) => { readonly place: number; readonly here: string; readonly where: string } | null;
  /** What lies open for everybody. */
  readonly situation?: (view: ViewJson, tables: TablesJson) => string[];
  /** What lies before a seat. */
  readonly count?: (view: ViewJson, seat: number) => string | null;
  /** What distinguishes a player. */
  readonly trait?: (view: ViewJson, seat: number) => string | null;
}

/** What the modules say that have something to say. */
export function fromPositions<T>(say: (position: ModulePosition) => T | null | undefined): T[] {
  return [MUMMY, CHARACTERS].map(say).filter((said) => said !== null && said !== undefined);
}
