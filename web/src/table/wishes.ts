// What can be asked for at a table, one message each.

import type { Wish } from "../net/line";
import type { Advice, Done, Level, Outlook, Propose } from "../protocol";
import { Known } from "./known.svelte";

export type Reply = Done | Advice | Outlook;

export abstract class Wishes extends Known {
  /** Send a message; returns what is answered to it. */
  protected abstract ask(wish: Wish): Promise<Reply>;

  /** The version of the room that is known. */
  protected get version(): number {
    return this.room?.version ?? 0;
  }

  propose(
    seat: number | null,
    what: Propose["what"],
    more: { to?: number; whose?: number; level?: Level; name?: string } = {},
  ): Promise<Reply> {
    return this.ask({ type: "propose", version: this.version, seat, what, ...more });
  }

  vote(seat: number, proposal: number, yes: boolean): Promise<Reply> {
    return this.ask({ type: "vote", seat, proposal, yes });
  }

  sit(seat: number, name: string): Promise<Reply> {
    return this.ask({ type: "sit", seat, name });
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
