// What this browser remembers: for each game its own tokens, and the link of the table.

import { keep, kept } from "./kept";

export interface Remembered {
  /** Tokens of my own seats. */
  seats: string[];
  host: string | null;
  /** The token of the table's link: it lets anybody watch, or take a free seat. */
  spectator: string | null;
  /** A seat that I have said is mine; its token is the seat's once that is approved. */
  claim: { readonly seat: number; readonly token: string } | null;
  /** Opens the replay of this game, and nothing else. */
  replay: string | null;
  /** Under which name I want to sit where. */
  names: Record<number, string>;
}

export type Role = "seat" | "host" | "spectator" | "replay";

const KEY = "luxor.games";
const MOST_TOKENS = 200; // that the server lists at once

type Games = Record<string, Remembered>;

let isLasting = true;

function all(): Games {
  try {
    return (JSON.parse(kept("localStorage", KEY) ?? "{}") as Games | null) ?? {};
  } catch {
    return {};
  }
}

function keepAll(games: Games): void {
  isLasting = keep("localStorage", KEY, JSON.stringify(games));
}

/** Whether this browser still knows tomorrow where one sat; else the link is all there is. */
export function isKept(): boolean {
  return isLasting;
}

const nothing = (): Remembered => ({
  seats: [],
  host: null,
  spectator: null,
  claim: null,
  replay: null,
  names: {},
});

export function remembered(game: string): Remembered {
  return { ...nothing(), ...all()[game] };
}

export function remember(game: string, change: (entry: Remembered) => void): void {
  const entry = remembered(game);
  change(entry);
  entry.seats = [...new Set(entry.seats)];
  keepAll({ ...all(), [game]: entry });
}

export function forget(game: string): void {
  const games = all();
  delete games[game];
  keepAll(games);
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text can be a token at all: a mangled link is none. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Keep a token as what the server says it is good for. */
export function keepToken(game: string, role: Role, token: string): void {
  remember(game, (entry) => {
    entry.seats = entry.seats.filter((one) => one !== token);
    if (role === "seat") entry.seats.push(token);
    else entry[role] = token;
    if (role === "seat" && entry.claim?.token === token) entry.claim = null;
  });
}

/** A token from a link: what it is good for is told by the server when it is used. */
export function addToken(game: string, token: string): void {
  const { host, spectator, claim, replay } = remembered(game);
  if (![host, spectator, claim?.token, replay].includes(token)) keepToken(game, "seat", token);
}

/** A lone token with which one came in to watch is that of the table's link. */
export function keepAsWatcher(game: string): void {
  const { seats, host, claim } = remembered(game);
  const [token] = seats;
  if (token !== undefined && seats.length === 1 && host === null && claim === null)
    keepToken(game, "spectator", token);
}

/** The rematch of a game takes over its tokens. */
export function inherit(from: string, to: string): void {
  const { seats, host, spectator, names } = remembered(from);
  remember(to, (entry) => {
    entry.seats.push(...seats);
    entry.host ??= host;
    entry.spectator ??= spectator;
    entry.names = { ...names, ...entry.names };
  });
}

/** Every token of a game with which one may come in. */
export function tokensOf(game: string): string[] {
  const { seats, host, claim, spectator } = remembered(game);
  return [...seats, host, claim?.token ?? null, spectator].filter((token) => token !== null);
}

/** The tokens to say hello with: seats and the host's; a claim's or a spectator's only without any. */
export function helloTokens(
  game: string,
  isKnown: (token: string) => boolean = () => true,
): string[] {
  const { seats, host, claim, spectator } = remembered(game);
  const mine = [...seats.filter(isKnown).slice(0, 5), ...(host && isKnown(host) ? [host] : [])];
  if (mine.length > 0) return mine;
  const [watcher] = [claim?.token ?? null, spectator].filter(
    (token) => token !== null && isKnown(token),
  );
  return watcher ? [watcher] : [];
}

/** Tokens for the list of my games, those of the latest first. */
export function allTokens(): string[] {
  const mine = Object.values(all())
    .reverse()
    .flatMap(({ seats, host, claim, spectator, replay }) =>
      seats.length > 0 ? seats : [host ?? claim?.token ?? spectator ?? replay],
    )
    .filter((token): token is string => typeof token === "string" && isToken(token));
  return [...new Set(mine)].slice(0, MOST_TOKENS);
}
