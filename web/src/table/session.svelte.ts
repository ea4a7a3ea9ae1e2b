// A game in this browser: what is known of it, the connection to it, and what can be asked for.

import { forgetFreed } from "../net/entry";
import { keepAsWatcher, keepToken, remember, remembered } from "../net/seats";
import type {
  Granted,
  ProposalJson,
  RoomJson,
  SeatPart,
  ServerMessage,
  Update,
  Welcome,
} from "../protocol";
import { Commands } from "./commands.svelte";
import { Connection } from "./connection.svelte";
import { GameState } from "./state.svelte";

export class Session {
  readonly state: GameState;
  readonly connection: Connection;
  readonly commands: Commands;
  /** Whether a seat was just given to me, which nobody has said yet. */
  isGranted = false;
  /** Whether I am back at a seat where a bot stood in, which nobody has said yet. */
  isBack = $state(false);
  /** The seat that I have said is mine, as long as that is not decided. */
  claimed = $state<number | null>(null);

  /** Seats whose whole view is on its way. */
  private readonly asked = new Set<number | null>();

  constructor(readonly game: string) {
    this.state = new GameState(game);
    this.connection = new Connection(game, {
      version: () => this.state.room?.version ?? null,
      heard: (message) => this.hear(message),
      forget: () => (this.state.room = null),
    });
    this.commands = new Commands(this.state, this.connection.request, () =>
      this.connection.greeting(),
    );
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.sortTokens(message);
        this.state.welcome(message);
        this.follow(message.parts);
        break;
      case "update":
        this.noteReturn(message);
        this.state.update(message);
        this.followClaim();
        this.follow(message.parts);
        break;
      case "preview":
        this.state.notePreview(message);
        break;
      case "chat":
        this.state.chat = [...this.state.chat, message.line];
        break;
      case "presence":
        this.state.notePresence(message);
        break;
      case "devices":
        this.state.devices = { ...this.state.devices, [message.seat]: message.count };
        break;
      case "granted":
        this.sitDown(message);
        break;
      case "claiming":
        this.claimed = message.seat;
        remember(message.game, (entry) => {
          entry.claim = { seat: message.seat, token: message.token };
        });
        break;
      case "lost":
        this.state.seats = this.state.seats.filter((seat) => seat !== message.seat);
        if (this.state.room?.phase === "waiting") forgetFreed(this.game).catch(() => undefined);
        break;
    }
  }

  /** Look whether all is right after something new was told, and do what follows from it. */
  private follow(parts: readonly SeatPart[]): void {
    this.commands.revealAll();
    for (const part of parts) void this.check(part);
  }

  /** Where my view of a seat is not the server's, ask for that. */
  private async check(part: SeatPart): Promise<void> {
    const mine = this.state.wrongChecksum(part);
    if (mine === null || this.asked.has(part.seat)) return;
    console.warn(`luxor: the view of seat ${part.seat} differs from the server's; asking for it`);
    this.asked.add(part.seat);
    try {
      this.state.correct(await this.commands.snapshot(part.seat, mine));
    } catch {
      // Where the line broke, the next welcome brings a whole view.
    } finally {
      this.asked.delete(part.seat);
    }
  }

  // --- seats ------------------------------------------------------------------------------------

  /** A seat has become mine. */
  private own(token: string): void {
    keepToken(this.game, "seat", token);
    this.claimed = null;
  }

  /** It has become mine on this line. */
  private sitDown({ seat, token }: Granted): void {
    this.own(token);
    if (this.state.room?.phase === "waiting") {
      this.state.seats = [...this.state.seats, seat].sort();
      this.state.role = "seats";
      return;
    }
    this.isGranted = true;
    this.connection.restart();
  }

  /** Sort out the tokens by what the server says that they are good for. */
  private sortTokens({ seats, room }: Welcome): void {
    const { claim, spectator } = remembered(this.game);
    if (seats.length === 0 && spectator === null) keepAsWatcher(this.game);
    if (claim === null) return;
    this.claimed = this.connection.isRejected(claim.token) ? null : claim.seat;
    if (seats.includes(claim.seat)) this.own(claim.token);
    else this.followClaim(room);
  }

  /** The server gives a seat back to who comes in, where a bot stood in for them. */
  private noteReturn({ room, by }: Update): void {
    const { seats } = this.state;
    if (by === null || !seats.includes(by) || seats.length > 1) return;
    const before = this.state.room?.seats[by];
    if (before?.stand_in && room.seats?.[by]?.kind === "person") this.isBack = true;
  }

  /** Forget a claim of mine when nothing has come of it. */
  private followClaim(room: RoomJson | null = this.state.room): void {
    const isMine = (one: ProposalJson): boolean =>
      one.what === "claim" && one.whose === this.claimed;
    if (remembered(this.game).claim === null || room?.proposals.some(isMine)) return;
    this.claimed = null;
    remember(this.game, (entry) => (entry.claim = null));
  }
}
