// What this browser remembers: for each game its own tokens, and the links it has to give away.

export interface Remembered {
  /** Tokens of my own seats. */
  seats: string[];
  host: string | null;
  spectator: string | null;
  /** Under which name I want to sit where. */
  names: Record<number, string>;
  /** Links for others. */
  links: { seat: number; token: string }[];
}

const KEY = "luxor.games";
const MOST_TOKENS = 200; // that the server lists at once

type Games = Record<string, Remembered>;

/** What is known until the page is left, in a browser that remembers nothing. */
let unkept: Games | null = null;

function all(): Games {
  if (unkept !== null) return unkept;
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Games | null) ?? {};
  } catch {
    return {};
  }
}

function keep(games: Games): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
    unkept = null;
  } catch {
    unkept = games;
  }
}

/** Whether this browser still knows tomorrow where one sat; else the link is all there is. */
export function isKept(): boolean {
  return unkept === null;
}

const nothing = (): Remembered => ({
  seats: [],
  host: null,
  spectator: null,
  names: {},
  links: [],
});

export function remembered(game: string): Remembered {
  return { ...nothing(), ...all()[game] };
}

export function remember(game: string, change: (entry: Remembered) => void): void {
  const entry = remembered(game);
  change(entry);
  entry.seats = [...new Set(entry.seats)];
  keep({ ...all(), [game]: entry });
}

export function forget(game: string): void {
  const games = all();
  delete games[game];
  keep(games);
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text can be a token at all: a mangled link is none. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** A token from a link: what it is good for is told by the server when it is used. */
export function addToken(game: string, token: string): void {
  remember(game, (entry) => {
    if (token !== entry.host && token !== entry.spectator) entry.seats.push(token);
  });
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

/** Every token of a game. */
export function tokensOf(game: string): string[] {
  const { seats, host, spectator } = remembered(game);
  return [...seats, host, spectator].filter((token) => token !== null);
}

/** The tokens to say hello with: seats and the host's; a spectator's only without any other. */
export function helloTokens(
  game: string,
  isKnown: (token: string) => boolean = () => true,
): string[] {
  const { seats, host, spectator } = remembered(game);
  const mine = [...seats.filter(isKnown).slice(0, 5), ...(host && isKnown(host) ? [host] : [])];
  return mine.length > 0 || !spectator || !isKnown(spectator) ? mine : [spectator];
}

/** Tokens for the list of my games, those of the latest first. */
export function allTokens(): string[] {
  const mine = Object.values(all())
    .reverse()
    .flatMap(({ seats, host, spectator }) => (seats.length > 0 ? seats : [host ?? spectator]))
    .filter((token): token is string => typeof token === "string" && isToken(token));
  return [...new Set(mine)].slice(0, MOST_TOKENS);
}
