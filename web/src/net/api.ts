// What is asked over HTTP. Tokens go into a header or the body, never into an address.

import type {
  Choices,
  Code,
  CreatedGame,
  GameSetupInput,
  ImportedGame,
  MyGames,
  OneTimeToken,
  Opinion,
  Problem,
  RedeemedToken,
  ReplayJson,
  SharedReplay,
} from "../protocol";
import { address } from "./base";

/** Why something was not done; `no_line`: the server could not be reached. */
export class RefusedError extends Error {
  constructor(
    readonly code: Code | "no_line",
    text: string,
    /** How many seconds to wait before it is worth trying again, where the server says so. */
    readonly wait: number | null = null,
    /** Which part of what was sent it is about, such as `seats.1.name`. */
    readonly field: string | null = null,
  ) {
    super(text);
  }
}

interface Asked {
  readonly body?: unknown;
  readonly token?: string;
}

async function ask(method: string, path: string, { body, token }: Asked = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  const init: RequestInit = { method, headers, cache: "no-store" };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(address(path), init);
  } catch {
    throw new RefusedError("no_line", "the server cannot be reached");
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<RefusedError> {
  try {
    const problem = (await answer.json()) as Problem;
    return new RefusedError(problem.code, problem.text, waitOf(answer), problem.field);
  } catch {
    return new RefusedError("fault", `status ${answer.status}`);
  }
}

function waitOf(answer: Response): number | null {
  const seconds = Number(answer.headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

async function askJson<T>(method: string, path: string, asked: Asked = {}): Promise<T> {
  return (await (await ask(method, path, asked)).json()) as T;
}

/** Whether the server answers at all. */
export const isReachable = (): Promise<boolean> =>
  askJson("GET", "healthz").then(
    () => true,
    () => false,
  );

export const choices = (): Promise<Choices> => askJson("GET", "api/choices");

export const create = (setup: GameSetupInput): Promise<CreatedGame> =>
  askJson("POST", "api/games", { body: setup });

export const myGames = (tokens: readonly string[]): Promise<MyGames> =>
  askJson("POST", "api/games/mine", { body: { tokens } });

export const deviceToken = (game: string, token: string): Promise<OneTimeToken> =>
  askJson("POST", `api/games/${game}/device`, { token });

export const redeem = (token: string, game: string | null = null): Promise<RedeemedToken> =>
  askJson("POST", "api/redeem", { body: { token, game } });

/** A game's record, and what the server calls its file. */
export async function record(
  game: string,
  token: string,
): Promise<{ readonly name: string; readonly text: string }> {
  const answer = await ask("GET", `api/games/${game}/record`, { token });
  const named = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "");
  return { name: named?.[1] ?? `${game}.luxor`, text: await answer.text() };
}

/** The game from its beginning, as a seat saw it; null: as everybody did. */
export const replay = (game: string, eyes: number | null, token: string): Promise<ReplayJson> =>
  askJson("GET", `api/games/${game}/replay${eyes === null ? "" : `?eyes=${eyes}`}`, { token });

/** What a strong bot thinks of the decision that came after so many answers. */
export const opinion = (game: string, answers: number, token: string): Promise<Opinion> =>
  askJson("POST", `api/games/${game}/opinion`, { body: { answers }, token });

/** Sign out all other devices of a seat. */
export const signOut = async (game: string, token: string): Promise<void> => {
  await ask("POST", `api/games/${game}/sign-out`, { token });
};

/** A token for the replay of a game that is over, and for nothing else. */
export const share = (game: string, token: string): Promise<SharedReplay> =>
  askJson("POST", `api/games/${game}/share`, { token });

export const importRecord = (text: string): Promise<ImportedGame> =>
  askJson("POST", "api/records", { body: { record: text } });

export const remove = async (game: string, token: string): Promise<void> => {
  await ask("DELETE", `api/games/${game}`, { token });
};
