// What a text of a catalogue may be, and how its parameters are typed.

/** A text, or one for each plural category of the language, chosen by the parameter `n`. */
export type Message = string | Plural;

export interface Plural {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The names of the parameters of a text: `"{name} takes {n}"` has `name` and `n`. */
export type ParametersOf<M> = M extends string
  ? NamesIn<M>
  : M extends { readonly other: infer Other }
    ? NamesIn<Other> | "n"
    : never;

export type Values<M> = { readonly [Name in ParametersOf<M>]: string | number };

/** Return a text with its parameters filled in; numbers are written as the language does. */
export function fill(
  message: Message,
  values: Readonly<Record<string, string | number>>,
  language: string,
): string {
  const text = typeof message === "string" ? message : choose(message, values["n"], language);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? written(value, language) : value;
  });
}

function choose(plural: Plural, n: string | number | undefined, language: string): string {
  const category = pluralsIn(language).select(Number(n ?? 0));
  return plural[category] ?? plural.other;
}

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function pluralsIn(language: string): Intl.PluralRules {
  let found = plurals.get(language);
  if (!found) plurals.set(language, (found = new Intl.PluralRules(language)));
  return found;
}

/** Small numbers look alike in all our languages; the first formatter costs a phone a tenth of a second. */
function written(value: number, language: string): string {
  const isSmall = Number.isInteger(value) && value >= 0 && value < 1000;
  return isSmall ? String(value) : numberIn(language).format(value);
}

function numberIn(language: string): Intl.NumberFormat {
  let found = numbers.get(language);
  if (!found) numbers.set(language, (found = new Intl.NumberFormat(language)));
  return found;
}
