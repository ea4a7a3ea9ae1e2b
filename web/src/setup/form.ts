// The state of the form for a new game, and the setup that the server gets from it.

import type {
  Clock,
  Colour,
  GameSetupInput,
  Level,
  PlayersChoice,
  SeatSetupInput,
} from "../protocol";
import { drawnNames } from "./names";

export const COLOURS = ["red", "green", "blue", "yellow", "purple"] as const;
export const PACES = {
  calm: [1.5, 3],
  normal: [0.6, 1.5],
  quick: [0.2, 0.5],
  at_once: [0, 0],
} as const;
/** Seconds that a bot may take at most, as the server has it. */
export const SLOWEST = 10;

/** Me, somebody else at this screen, somebody who comes by a link, or a bot. */
export type Who = "me" | "here" | "link" | "bot";
export type Pace = keyof typeof PACES | "own";
/** Seconds that a bot takes for an answer, at least and at most. */
export type Seconds = readonly [number, number];

export interface SeatChoice {
  readonly colour: Colour;
  readonly who: Who;
  readonly level: Level;
  readonly name: string;
}

export interface Form {
  readonly players: number;
  /** Always five; those beyond the number of players wait. */
  readonly seats: readonly SeatChoice[];
  readonly modules: readonly string[];
  /** null: as the rules say. */
  readonly extraCards: boolean | null;
  readonly edition: string;
  /** null: by chance. */
  readonly first: number | null;
  readonly hideScores: boolean;
  readonly hints: boolean;
  readonly chat: boolean;
  /** Seconds; null: none. */
  readonly turnTime: number | null;
  readonly gameTime: number | null;
  readonly atZero: Clock["at_zero"];
  readonly pace: Pace;
  /** What "own" stands for. */
  readonly ownPace: Seconds;
}

/** The form as it begins; no bot has my name. */
export function freshForm(me: string, random: () => number = Math.random): Form {
  const names = drawnNames(5, random, [me]);
  const levels: readonly Level[] = ["scholar", "explorer", "scholar", "explorer", "scholar"];
  return {
    players: 3,
    seats: COLOURS.map((colour, seat) => ({
      colour,
      who: seat === 0 ? "me" : "bot",
      level: levels[seat] ?? "scholar",
      name: seat === 0 ? "" : (names[seat] ?? ""),
    })),
    modules: [],
    extraCards: null,
    edition: "reconstructed",
    first: null,
    hideScores: false,
    hints: true,
    chat: true,
    turnTime: null,
    gameTime: null,
    atZero: "bot",
    pace: "normal",
    ownPace: PACES.normal,
  };
}

/** The seats that are played. */
export function playing(form: Form): readonly SeatChoice[] {
  return form.seats.slice(0, form.players);
}

/** The seats of those at this screen: mine alone, or several who share it. */
export function seatsHere(form: Form): number[] {
  return playing(form).flatMap(({ who }, seat) => (who === "me" || who === "here" ? [seat] : []));
}

/** Give a seat a colour; whoever had it gets the seat's old one. */
export function withColour(form: Form, seat: number, colour: Colour): Form {
  const old = form.seats[seat]?.colour;
  if (old === undefined) return form;
  const seats = form.seats.map((one, place) => {
    if (place === seat) return { ...one, colour };
    return one.colour === colour ? { ...one, colour: old } : one;
  });
  return { ...form, seats };
}

/** Say who sits there. I sit only once: my old seat becomes one at this screen. */
export function withWho(form: Form, seat: number, who: Who, random = Math.random): Form {
  const seats = form.seats.map((one, place): SeatChoice => {
    if (place === seat) {
      if (who !== "bot") return { ...one, who, name: one.who === "bot" ? "" : one.name };
      return { ...one, who, name: one.who === "bot" ? one.name : freeName(form, random) };
    }
    return who === "me" && one.who === "me" ? { ...one, who: "here", name: "" } : one;
  });
  return { ...form, seats };
}

export function withPlayers(form: Form, players: number): Form {
  const first = form.first !== null && form.first >= players ? null : form.first;
  return { ...form, players, first };
}

export function withSeat(form: Form, seat: number, change: Partial<SeatChoice>): Form {
  const seats = form.seats.map((one, place) => (place === seat ? { ...one, ...change } : one));
  return { ...form, seats };
}

/** Take a module or leave it out; they stay in the order in which they are offered. */
export function withModule(
  form: Form,
  module: string,
  on: boolean,
  offered: readonly string[],
): Form {
  const modules = offered.filter((one) => (one === module ? on : form.modules.includes(one)));
  return { ...form, modules };
}

/** Whether it has the modules that are advised, and no others. */
export function isAdvised(form: Form, advised: readonly string[]): boolean {
  return (
    form.modules.length === advised.length && advised.every((one) => form.modules.includes(one))
  );
}

/** Whether the expansion's Horus cards join in if it is left to the rules. */
export function rulesWantExtra(form: Form, rules: PlayersChoice): boolean {
  return rules.extra_cards === "always" || form.modules.length > 0;
}

/** The form as it can be played: cards that so many players need are not left out. */
export function possible(form: Form, rules: PlayersChoice | undefined): Form {
  const isMissing = form.extraCards === false && rules?.extra_cards === "always";
  return isMissing ? { ...form, extraCards: null } : form;
}

/** Under which name each seat is sat down at or held; null: whoever comes chooses. */
export function namesOf(
  form: Form,
  me: string,
  guest: (seat: number) => string,
): (string | null)[] {
  return playing(form).map(({ who, name }, seat) => {
    if (who === "me") return me;
    return name.trim() || (who === "here" ? guest(seat) : null);
  });
}

/** Seats whose name somebody before them has already. */
export function doubled(names: readonly (string | null)[]): number[] {
  return names.flatMap((name, seat) => (name !== null && names.indexOf(name) < seat ? [seat] : []));
}

export function setupOf(form: Form, names: readonly (string | null)[]): GameSetupInput {
  const seats = playing(form).map(({ colour, who, level }, seat): SeatSetupInput => ({
    colour,
    name: names[seat] ?? null,
    bot: who === "bot" ? level : null,
  }));
  const clock =
    form.turnTime === null && form.gameTime === null
      ? null
      : { turn: form.turnTime, game: form.gameTime, at_zero: form.atZero };
  return {
    seats,
    mine: seatsHere(form),
    modules: form.modules,
    extra_cards: form.extraCards,
    edition: form.edition,
    first: form.first,
    hide_scores: form.hideScores,
    hints: form.hints,
    chat: form.chat,
    clock,
    pace: paceOf(form),
  };
}

export function paceOf({ pace, ownPace }: Pick<Form, "pace" | "ownPace">): Seconds {
  return pace === "own" ? ownPace : PACES[pace];
}

/** Change the shorter or the longer time; the other one gives way. */
export function withSeconds(pace: Seconds, which: 0 | 1, wanted: number): Seconds {
  const seconds = Math.min(SLOWEST, Math.max(0, Math.round(wanted * 10) / 10));
  return which === 0
    ? [seconds, Math.max(seconds, pace[1])]
    : [Math.min(seconds, pace[0]), seconds];
}

function freeName(form: Form, random: () => number): string {
  const taken = form.seats.map(({ name }) => name);
  return drawnNames(1, random, taken)[0] ?? "";
}
