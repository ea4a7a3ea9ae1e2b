// What the modules that this client knows add to questions and their options.

import type { OptionJson, TablesJson, ViewJson } from "../protocol";
import type { OptionText } from "../words/option";
import { CHARACTERS } from "./characters/options";
import { MUMMY } from "./mummy/options";

type Values = Readonly<Record<string, string | number>>;

export interface ModuleOptions {
  readonly option?: (option: OptionJson, view: ViewJson, tables: TablesJson) => OptionText | null;
  /** What explains an option. */
  readonly topic?: (option: OptionJson, view: ViewJson) => string | null;
  /** What eyes on a card that is taken bring about. */
  readonly drawnEyes?: (n: number) => string;
  /** What the words of a question need to know. */
  readonly questionValues?: (view: ViewJson, seat: number, tables: TablesJson) => Values | null;
  /** A question that is not announced where a way leads to it. */
  readonly unsaid?: string;
  /** Why something is not among the options, by the option's name. */
  readonly notOffered?: (
    question: string,
    offered: ReadonlySet<string>,
    view: ViewJson,
    seat: number,
    tables: TablesJson,
  ) => [string, string][];
  /** What a player should know on the first turn. */
  readonly introduction?: (view: ViewJson, seat: number) => string | null;
}

/** By module. A function, since words of modules and words of the game need each other. */
const OPTIONS = (): Readonly<Record<string, ModuleOptions>> => ({
  mummy: MUMMY,
  characters: CHARACTERS,
});

/** What the modules say that have something to say. */
export function fromOptions<T>(say: (options: ModuleOptions) => T | null | undefined): T[] {
  return Object.values(OPTIONS())
    .map(say)
    .filter((said) => said !== null && said !== undefined);
}

/** What eyes on a card that is taken bring about in a game with these modules. */
export function drawnEyes(n: number, { modules }: TablesJson): string[] {
  return modules.flatMap((module) => OPTIONS()[module]?.drawnEyes?.(n) ?? []);
}
