// What can be asked for at a table, one message each.

import { RefusedError } from "../net/api";
import type { DealingJson, Hint, Level, Propose, Snapshot } from "../protocol";
import type { Reply, Request } from "./connection.svelte";
import type { GameState } from "./state.svelte";

const LONG = 800; // ms after which somebody would wonder whether they have answered

/** Only deals need it, and a table that is dealt is heavy enough. */
const contribution = (): Promise<typeof import("../net/contribution")> =>
  import("../net/contribution");

export class Commands {
  /** The answers that are long on their way, or wait for the line to come back. */
  held = $state.raw<readonly number[] | null>(null);

  /** How many answers there were before each gesture that can be taken back. */
  private gestures: number[] = [];
  private answering: Promise<void> | null = null;
  /** The digests of what my seats add to the deal of this game, and of its rematch. */
  private readonly promised = new Map<number, string>();
  private readonly forRematch = new Map<number, string>();
  /** Digests of bytes that are on their way. */
  private readonly revealing = new Set<string>();

  /** `greeting` waits until the server greets us again after the line broke. */
  constructor(
    private readonly state: GameState,
    private readonly request: Request,
    private readonly greeting: () => Promise<void>,
  ) {}

  /** The version of the room that is known. */
  private get version(): number {
    return this.state.room?.version ?? 0;
  }

  // --- playing ----------------------------------------------------------------------------------

  /** Answer what is asked; a second answer while one is on its way is not sent. */
  answer(seat: number, answers: readonly number[]): Promise<void> {
    this.answering ??= this.bring(seat, answers).finally(() => (this.answering = null));
    return this.answering;
  }

  /** Send an answer; if the line breaks send it again, unless it had arrived. */
  private async bring(seat: number, answers: readonly number[]): Promise<void> {
    const { state } = this;
    if (!state.parts.get(seat)?.can_undo) this.gestures = [];
    this.gestures.push(state.room?.answers ?? 0);
    const position = (): string =>
      JSON.stringify([state.room?.answers, state.parts.get(seat)?.decision]);
    const before = position();
    do {
      const long = setTimeout(() => (this.held = answers), LONG);
      try {
        await this.request({ type: "answer", version: this.version, seat, answers });
        return;
      } catch (error) {
        if (!(error instanceof RefusedError) || error.code !== "no_line") {
          this.gestures.pop();
          throw error;
        }
      } finally {
        clearTimeout(long);
        this.held = null;
      }
      this.held = answers;
      await this.greeting();
      this.held = null;
    } while (position() === before);
  }

  /** Take back the last gesture: all answers that were given by it. */
  async undo(seat: number): Promise<void> {
    const { state } = this;
    const before = this.gestures.pop() ?? Infinity;
    do await this.request({ type: "undo", version: this.version, seat });
    while (state.parts.get(seat)?.can_undo && (state.room?.answers ?? 0) > before);
  }

  resign(seat: number): Promise<Reply> {
    return this.request({ type: "resign", version: this.version, seat });
  }

  async hint(seat: number): Promise<Hint> {
    return (await this.request({ type: "hint", version: this.version, seat })) as Hint;
  }

  /** The whole view of a seat, since mine has another checksum. */
  async snapshot(seat: number | null, checksum: number): Promise<Snapshot> {
    return (await this.request({ type: "snapshot", seat, checksum })) as Snapshot;
  }

  // --- with the others --------------------------------------------------------------------------

  async propose(
    seat: number | null,
    what: Propose["what"],
    more: { to?: number; whose?: number; level?: Level; name?: string } = {},
  ): Promise<Reply> {
    const digest =
      what === "rematch" && seat !== null ? await this.promise(seat, this.forRematch) : null;
    return this.request({ type: "propose", version: this.version, seat, what, digest, ...more });
  }

  /** Vote; null is somebody who watches and withdraws what they have asked for. */
  async vote(seat: number | null, proposal: number, yes: boolean): Promise<Reply> {
    const what = this.state.room?.proposals.find((one) => one.proposal === proposal)?.what;
    const isPromise = yes && what === "rematch" && seat !== null;
    const digest = isPromise ? await this.promise(seat, this.forRematch) : null;
    return this.request({ type: "vote", seat, proposal, yes, digest });
  }

  say(seat: number | null, text: string): Promise<Reply> {
    return this.request({ type: "chat", seat, text });
  }

  // --- seats ------------------------------------------------------------------------------------

  async sit(seat: number, name: string): Promise<Reply> {
    const waits = this.state.room?.phase === "waiting";
    const digest = waits ? await this.promise(seat, this.promised) : null;
    return this.request({ type: "sit", seat, name, digest });
  }

  getUp(seat: number): Promise<Reply> {
    return this.request({ type: "leave", seat });
  }

  fill(seat: number, level: Level): Promise<Reply> {
    return this.request({ type: "fill", seat, level });
  }

  /** Say that a person's seat is mine, whose device I have lost. */
  claim(seat: number): Promise<Reply> {
    return this.request({ type: "claim", seat });
  }

  // --- the deal ---------------------------------------------------------------------------------

  /** The digest of what a seat adds to a deal; nothing where all people sit at this screen. */
  private async promise(seat: number, to: Map<number, string>): Promise<string | null> {
    const { room, seats } = this.state;
    const isMine = (one: number): boolean => one === seat || seats.includes(one);
    const people = room?.seats.filter(({ kind, stand_in }) => kind !== "bot" || stand_in) ?? [];
    if (people.length > 1 && people.every((one) => isMine(one.seat))) return null;
    const found = await contribution().catch(() => null); // without it one sits down all the same
    const digest = to.get(seat) ?? found?.promiseBytes() ?? null;
    if (digest !== null) to.set(seat, digest);
    return digest;
  }

  /** Reveal what my seats add to the deal, as soon as everybody has sat down. */
  revealAll(): void {
    const { room, seats } = this.state;
    if (room?.phase !== "waiting" || !room.dealing) return;
    for (const seat of seats) void this.reveal(seat, room.dealing);
  }

  /** Reveal what a seat adds to the deal: every digest is known now, so nobody can answer to it. */
  private async reveal(seat: number, { digests, revealed }: DealingJson): Promise<void> {
    const digest = digests[seat];
    if (!digest || revealed[seat] || this.revealing.has(digest)) return;
    this.revealing.add(digest);
    try {
      const { bytesOf, dropBytes } = await contribution();
      const bytes = bytesOf(digest);
      if (bytes === null) return;
      await this.request({ type: "reveal", seat, bytes });
      dropBytes(digest);
    } catch {
      // Where the line broke, the next welcome asks again.
    } finally {
      this.revealing.delete(digest);
    }
  }
}
