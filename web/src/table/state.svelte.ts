// What this browser has been told of a game: the one place that board, log and animation read.

import { inherit } from "../net/seats";
import type {
  ChatLine,
  GameSetup,
  Presence,
  Preview,
  RoomChanges,
  RoomJson,
  SeatPart,
  Snapshot,
  TablesJson,
  Update,
  WayJson,
  Welcome,
} from "../protocol";
import { checksum } from "../state/checksum";
import { Timeline } from "../state/timeline";
import { waysOf } from "../state/ways";
import { learnPlugins } from "../words/plugins";

/** What is new for somebody who looks at a seat. */
export interface News {
  readonly seat: number | null;
  readonly timeline: Timeline;
  /** After how many events; null where some were taken back, or the view is another one at once. */
  readonly from: number | null;
}

export class GameState {
  role = $state<Welcome["role"]>("spectator");
  server = $state("");
  /** Whether the server has become another version since this page came. */
  isUpdated = $state(false);
  seats = $state.raw<readonly number[]>([]);
  setup = $state.raw<GameSetup | null>(null);
  tables = $state.raw<TablesJson | null>(null);
  room = $state.raw<RoomJson | null>(null);
  parts = $state.raw<ReadonlyMap<number | null, SeatPart>>(new Map());
  /** By seat, all events so far and the views between them; none before the game has begun. */
  timelines = $state.raw<ReadonlyMap<number | null, Timeline>>(new Map());
  /** By seat, where each way to answer leads. */
  previews = $state.raw<ReadonlyMap<number, readonly WayJson[]>>(new Map());
  chat = $state.raw<readonly ChatLine[]>([]);
  connected = $state.raw<readonly number[]>([]);
  /** Since when nobody is connected to a person's seat, by the clock of this browser. */
  awaySince = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** On how many devices each of my seats is open. */
  devices = $state.raw<Readonly<Record<number, number>>>({});
  spectators = $state(0);
  /** The seat that made the room what it is, where one did and it was heard. */
  by: number | null = null;
  /** When `room` came, by the clock of this browser: clocks are counted down from there. */
  receivedAt = 0;

  /** The version of the room with which the open question came. */
  private questionSince = 0;
  private readonly listeners = new Set<(news: readonly News[]) => void>();

  constructor(private readonly game: string) {}

  /** Be told of everything that is new, after it is known here. */
  onNews(listener: (news: readonly News[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Learn all that is told to who enters. */
  welcome(welcome: Welcome): void {
    this.role = welcome.role;
    if (this.server !== "" && this.server !== welcome.server) this.isUpdated = true;
    this.server = welcome.server;
    this.seats = welcome.seats;
    this.setup = welcome.setup;
    learnPlugins(welcome.tables.plugins);
    this.tables = welcome.tables;
    this.chat = welcome.chat;
    this.devices = welcome.devices;
    this.notePresence(welcome);
    // After a break the same number of answers can mean another position: a new preview follows.
    this.previews = new Map();
    this.take(welcome.room, welcome.parts);
    this.questionSince = welcome.room.version;
  }

  /** Learn what has changed. */
  update({ room, parts, by }: Update): void {
    this.take(room, parts, by);
  }

  /** Learn who is connected, and for how long others have not been. */
  notePresence({ connected, away, spectators }: Omit<Presence, "type">): void {
    const now = performance.now();
    this.connected = connected;
    this.spectators = spectators;
    this.awaySince = new Map(
      Object.entries(away).map(([seat, seconds]) => [Number(seat), now - seconds * 1000]),
    );
  }

  /** Learn where the ways to answer lead, unless that was about an earlier question. */
  notePreview(preview: Preview): void {
    if (preview.version < this.questionSince) return;
    this.previews = new Map(this.previews).set(preview.seat, waysOf(preview.steps));
  }

  /** Go on from a view of the server's, where mine has become another one. */
  correct({ seat, since, view }: Snapshot): void {
    const timeline = this.timelines.get(seat);
    if (timeline?.length !== since || view === null) return; // newer things were heard meanwhile
    const corrected = timeline.endingAt(view);
    this.timelines = new Map(this.timelines).set(seat, corrected);
    this.tell([{ seat, timeline: corrected, from: null }]);
  }

  /** The checksum of a seat's view where it is not the one that the server says; else null. */
  wrongChecksum({ seat, checksum: right }: SeatPart): number | null {
    const timeline = this.timelines.get(seat);
    if (right === null || !timeline) return null;
    const mine = checksum(timeline.last);
    return mine === right ? null : mine;
  }

  /** Learn how the room is now, and what the seats see. */
  private take(
    room: RoomJson | RoomChanges,
    parts: readonly SeatPart[],
    by: number | null = null,
  ): void {
    this.receivedAt = performance.now();
    this.by = by;
    const { answers } = this.room ?? {};
    this.room = { ...this.room, ...room } as RoomJson; // the first one is whole
    if (this.room.answers !== answers) {
      this.questionSince = this.room.version;
      this.previews = new Map();
    }
    if (this.room.rematch !== null) inherit(this.game, this.room.rematch);
    const all = new Map(this.parts);
    const timelines = new Map(this.timelines);
    const news: News[] = [];
    for (const part of parts) {
      all.set(part.seat, part);
      const before = timelines.get(part.seat);
      const timeline = follow(before, part);
      if (timeline) timelines.set(part.seat, timeline);
      else timelines.delete(part.seat);
      if (timeline) news.push({ seat: part.seat, timeline, from: knownBefore(before, part) });
    }
    this.parts = all;
    this.timelines = timelines;
    this.tell(news);
  }

  private tell(news: readonly News[]): void {
    for (const listener of this.listeners) listener(news);
  }
}

/** A seat's game with what a part tells of it; null before it has begun. */
function follow(before: Timeline | undefined, part: SeatPart): Timeline | null {
  const { since, events, start, snapshot } = part;
  const base = start ? new Timeline(start) : before;
  if (events === null || since === null || !base) return snapshot && new Timeline(snapshot);
  const after = base.followedBy(events, since);
  return snapshot ? after.endingAt(snapshot) : after;
}

/** How many events were known before a part; null if some of them were taken back. */
function knownBefore(before: Timeline | undefined, { since }: SeatPart): number | null {
  return before && since === before.length ? since : null;
}
