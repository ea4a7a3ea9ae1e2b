// What this browser has been told of a game, and who wants to hear of news.

import { inherit } from "../net/seats";
import type {
  ChatForm,
  GameEvent,
  GameSetup,
  Presence,
  RoomForm,
  SeatPart,
  TablesForm,
  Welcome,
} from "../protocol";

/** What is new for somebody who looks at a seat. */
export interface News {
  readonly part: SeatPart;
  /** Events since the last part; null where the view is all there is (after a break, or undo). */
  readonly events: readonly GameEvent[] | null;
}

export class Known {
  role = $state<Welcome["role"]>("spectator");
  server = $state("");
  /** Whether the server has become another version since this page came. */
  isUpdated = $state(false);
  seats = $state.raw<readonly number[]>([]);
  setup = $state.raw<GameSetup | null>(null);
  tables = $state.raw<TablesForm | null>(null);
  room = $state.raw<RoomForm | null>(null);
  parts = $state.raw<ReadonlyMap<number | null, SeatPart>>(new Map());
  chat = $state.raw<readonly ChatForm[]>([]);
  connected = $state.raw<readonly number[]>([]);
  /** Since when nobody is connected to a person's seat, by the clock of this browser. */
  awaySince = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** On how many devices each of my seats is open. */
  devices = $state.raw<Readonly<Record<number, number>>>({});
  spectators = $state(0);
  /** The seat that made the room what it is, where one did and it was heard. */
  by: number | null = null;
  /** When `room` came, by the clock of this browser: clocks are counted down from there. */
  told = 0;

  /** All events of the game so far, by seat. */
  readonly history = new Map<number | null, GameEvent[]>();

  private readonly listeners = new Set<(news: readonly News[]) => void>();

  constructor(readonly game: string) {}

  /** Be told of everything that is new, after it is known here. */
  onNews(listener: (news: readonly News[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Learn all that is told to who enters. */
  protected learn(welcome: Welcome): void {
    this.role = welcome.role;
    if (this.server !== "" && this.server !== welcome.server) this.isUpdated = true;
    this.server = welcome.server;
    this.seats = welcome.seats;
    this.setup = welcome.setup;
    this.tables = welcome.tables;
    this.chat = welcome.chat;
    this.devices = welcome.devices;
    this.notePresence(welcome);
    this.take(welcome.room, welcome.parts);
  }

  /** Learn who is connected, and for how long others have not been. */
  protected notePresence({ connected, away, spectators }: Omit<Presence, "type">): void {
    const now = performance.now();
    this.connected = connected;
    this.spectators = spectators;
    this.awaySince = new Map(
      Object.entries(away).map(([seat, seconds]) => [Number(seat), now - seconds * 1000]),
    );
  }

  /** Learn how the room is now, and what the seats see. */
  protected take(room: RoomForm, parts: readonly SeatPart[], by: number | null = null): void {
    this.told = performance.now();
    this.by = by;
    this.room = room;
    if (room.rematch !== null) inherit(this.game, room.rematch);
    const news: News[] = [];
    const all = new Map(this.parts);
    for (const part of parts) {
      all.set(part.seat, part);
      news.push({ part, events: this.append(part) });
    }
    this.parts = all;
    for (const listener of this.listeners) listener(news);
  }

  /** Keep the events of a part; returns those that are new, null if some were taken back. */
  private append(part: SeatPart): readonly GameEvent[] | null {
    if (part.events === null || part.since === null) {
      this.history.delete(part.seat);
      return null;
    }
    const before = this.history.get(part.seat) ?? [];
    const follows = part.since === before.length && this.history.has(part.seat);
    this.history.set(part.seat, [...before.slice(0, part.since), ...part.events]);
    return follows ? part.events : null;
  }
}
