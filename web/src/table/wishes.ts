// What can be asked for at a table, one message each.

import type { Wish } from "../net/line";
import type {
  Advice,
  DealingForm,
  Done,
  Level,
  Outlook,
  Propose,
  RoomForm,
  SeatPart,
} from "../protocol";
import { Known } from "./known.svelte";

export type Reply = Done | Advice | Outlook;

/** Only deals need it, and a table that is dealt is heavy enough. */
const contribution = (): Promise<typeof import("../net/contribution")> =>
  import("../net/contribution");

export abstract class Wishes extends Known {
  /** The digests of what my seats add to the deal of this game, and of its rematch. */
  private readonly promised = new Map<number, string>();
  private readonly forRematch = new Map<number, string>();
  /** Digests of bytes that are on their way. */
  private readonly revealing = new Set<string>();

  /** Send a message; returns what is answered to it. */
  protected abstract ask(wish: Wish): Promise<Reply>;

  /** The version of the room that is known. */
  protected get version(): number {
    return this.room?.version ?? 0;
  }

  async propose(
    seat: number | null,
    what: Propose["what"],
    more: { to?: number; whose?: number; level?: Level; name?: string } = {},
  ): Promise<Reply> {
    const digest =
      what === "rematch" && seat !== null ? await this.promise(seat, this.forRematch) : null;
    return this.ask({ type: "propose", version: this.version, seat, what, digest, ...more });
  }

  /** Say that a person's seat is mine, whose device I have lost. */
  claim(seat: number): Promise<Reply> {
    return this.ask({ type: "claim", seat });
  }

  /** Vote; null is somebody who watches and withdraws what they have asked for. */
  async vote(seat: number | null, proposal: number, yes: boolean): Promise<Reply> {
    const wish = this.room?.proposals.find((one) => one.proposal === proposal)?.what;
    const isPromise = yes && wish === "rematch" && seat !== null;
    const digest = isPromise ? await this.promise(seat, this.forRematch) : null;
    return this.ask({ type: "vote", seat, proposal, yes, digest });
  }

  async sit(seat: number, name: string): Promise<Reply> {
    const digest = this.room?.phase === "waiting" ? await this.promise(seat, this.promised) : null;
    return this.ask({ type: "sit", seat, name, digest });
  }

  /** The digest of what a seat adds to a deal; nothing where all people sit at this screen. */
  private async promise(seat: number, to: Map<number, string>): Promise<string | null> {
    const isMine = (one: number): boolean => one === seat || this.seats.includes(one);
    const people =
      this.room?.seats.filter(({ kind, stand_in }) => kind !== "bot" || stand_in) ?? [];
    if (people.length > 1 && people.every((one) => isMine(one.seat))) return null;
    const found = await contribution().catch(() => null); // without it one sits down all the same
    const digest = to.get(seat) ?? found?.promiseBytes() ?? null;
    if (digest !== null) to.set(seat, digest);
    return digest;
  }

  protected override take(
    room: RoomForm,
    parts: readonly SeatPart[],
    by: number | null = null,
  ): void {
    super.take(room, parts, by);
    if (room.phase === "waiting" && room.dealing) {
      for (const seat of this.seats) void this.reveal(seat, room.dealing);
    }
  }

  /** Reveal what a seat adds to the deal: every digest is known now, so nobody can answer to it. */
  private async reveal(seat: number, { digests, revealed }: DealingForm): Promise<void> {
    const digest = digests[seat];
    if (!digest || revealed[seat] || this.revealing.has(digest)) return;
    this.revealing.add(digest);
    try {
      const { bytesOf, dropBytes } = await contribution();
      const bytes = bytesOf(digest);
      if (bytes === null) return;
      await this.ask({ type: "reveal", seat, bytes });
      dropBytes(digest);
    } catch {
      // Where the line broke, the next welcome asks again.
    } finally {
      this.revealing.delete(digest);
    }
  }

  getUp(seat: number): Promise<Reply> {
    return this.ask({ type: "leave", seat });
  }

  fill(seat: number, level: Level): Promise<Reply> {
    return this.ask({ type: "fill", seat, level });
  }

  resign(seat: number): Promise<Reply> {
    return this.ask({ type: "resign", version: this.version, seat });
  }

  async hint(seat: number): Promise<Advice> {
    return (await this.ask({ type: "hint", version: this.version, seat })) as Advice;
  }

  say(seat: number | null, text: string): Promise<Reply> {
    return this.ask({ type: "chat", seat, text });
  }

  /** Where each way to answer the open decision leads. */
  async look(seat: number): Promise<Outlook> {
    return (await this.ask({ type: "look", version: this.version, seat })) as Outlook;
  }
}
