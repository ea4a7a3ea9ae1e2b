// My games: what the server says of each of my tokens, put together for each game.

import { remembered } from "../../net/seats";
import type { GameSummary, SeatJson } from "../../protocol";

export interface MyGame {
  readonly game: string;
  readonly phase: GameSummary["phase"];
  readonly seats: GameSummary["seats"];
  readonly modules: readonly string[];
  readonly result: GameSummary["result"];
  readonly changed: number;
  readonly asked: number | null;
  /** My seats, in order. */
  readonly mine: readonly number[];
  /** Whether I may delete it for everybody. */
  readonly host: boolean;
  readonly myTurn: boolean;
}

export interface MyLists {
  readonly running: readonly MyGame[];
  readonly finished: readonly MyGame[];
}

/** Return my games, those that wait for me first, then by the last change. */
export function gather(summaries: readonly GameSummary[]): MyLists {
  const ids = [...new Set(summaries.map(({ game }) => game))];
  const games = ids.map((id) => merge(summaries.filter(({ game }) => game === id))).sort(before);
  return {
    running: games.filter(({ phase }) => phase === "playing" || phase === "waiting"),
    finished: games.filter(({ phase }) => phase === "over" || phase === "aborted"),
  };
}

function merge(group: readonly GameSummary[]): MyGame {
  const { game, phase, seats, modules, result, changed, asked } = group[0] as GameSummary;
  const mine = [...new Set(group.flatMap(({ seat }) => seat ?? []))].sort((a, b) => a - b);
  const myTurn = phase === "playing" && asked !== null && mine.includes(asked);
  // Who has a seat asks with its token alone. What others have played is not one person's to delete.
  const isMine = ({ seat, kind, stand_in, resigned }: SeatJson): boolean =>
    mine.includes(seat) || (kind === "bot" && !stand_in && !resigned);
  const host = remembered(game).host !== null && (phase === "waiting" || seats.every(isMine));
  return { game, phase, seats, modules, result, changed, asked, mine, host, myTurn };
}

function before(one: MyGame, other: MyGame): number {
  return Number(other.myTurn) - Number(one.myTurn) || other.changed - one.changed;
}
