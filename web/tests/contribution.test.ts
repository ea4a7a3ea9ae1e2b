// What a browser adds to a deal: random bytes, their digest first.

import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bytesOf, dropBytes, promiseBytes } from "../src/net/contribution";
import type { Command } from "../src/net/line";
import { sha256 } from "../src/net/sha256";
import type { DealingJson, RoomJson, SeatJson } from "../src/protocol";
import { Commands } from "../src/table/commands.svelte";
import type { Reply } from "../src/table/connection.svelte";
import { GameState } from "../src/table/state.svelte";
import { storage } from "./browser";

const digestOf = (bytes: string): string =>
  createHash("sha256").update(Buffer.from(bytes, "hex")).digest("hex");

test("the digest is SHA-256", () => {
  for (let length = 0; length < 56; length++) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

beforeEach(() => void storage("sessionStorage"));
afterEach(() => vi.unstubAllGlobals());

describe("bytes", () => {
  test("are sixteen, others each time, and have their digest", () => {
    const [one, other] = [promiseBytes(), promiseBytes()];
    expect(bytesOf(one)).toMatch(/^[0-9a-f]{32}$/);
    expect(digestOf(bytesOf(one) ?? "")).toBe(one);
    expect(bytesOf(other)).not.toBe(bytesOf(one));
    expect(bytesOf("0".repeat(64))).toBeNull();
  });

  test("are known to a page that is loaded again, until they are in the deal", async () => {
    const digest = promiseBytes();
    const bytes = bytesOf(digest);
    vi.resetModules();
    const again = await import("../src/net/contribution");
    expect(again.bytesOf(digest)).toBe(bytes);
    dropBytes(digest);
    expect(again.bytesOf(digest)).toBeNull();
  });

  test("are known to a browser that keeps nothing, as long as the page is open", () => {
    vi.stubGlobal("sessionStorage", undefined);
    const digest = promiseBytes();
    expect(digestOf(bytesOf(digest) ?? "")).toBe(digest);
  });
});

class Table {
  readonly said: Command[] = [];
  isLost = false;
  readonly state = new GameState("game");
  readonly commands = new Commands(
    this.state,
    (command) => this.request(command),
    () => Promise.resolve(),
  );

  constructor(kinds: readonly SeatJson["kind"][], mine: readonly number[]) {
    this.state.seats = mine;
    const seats = kinds.map((kind, seat) => ({ seat, kind, stand_in: false }));
    const room = { phase: "waiting", dealing: null, rematch: null, proposals: [] } as const;
    this.tell({ ...room, seats: seats as unknown as RoomJson["seats"] });
  }

  tell(change: Partial<RoomJson>): void {
    const room = { version: 1, ...change };
    this.state.update({ type: "update", what: "seated", by: null, room, parts: [] });
    this.commands.revealAll();
  }

  private request(command: Command): Promise<Reply> {
    this.said.push(command);
    const done = { type: "done", id: 1, version: 1, taken: null } as const;
    return this.isLost ? Promise.reject(new Error("no line")) : Promise.resolve(done);
  }
}

/** What a table of two shows of the deal. */
const dealing = (digest: string | null, revealed: string | null = null): DealingJson => ({
  digests: [digest, null],
  revealed: [revealed, null],
});

const digestSaid = ({ said }: Table, at = -1): string | null => {
  const command = said.at(at);
  return command && "digest" in command ? (command.digest ?? null) : null;
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe("at a table", () => {
  test("whoever sits down sends a digest and reveals the bytes once, when asked for", async () => {
    const table = new Table(["open", "bot"], [0]);
    await table.commands.sit(0, "Ada");
    const digest = digestSaid(table) ?? "";
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(table.said).toHaveLength(1);
    const reveal = { type: "reveal", seat: 0, bytes: bytesOf(digest) };
    table.tell({ dealing: dealing(digest) });
    table.tell({ dealing: dealing(digest) });
    await settled();
    expect(table.said.slice(1)).toEqual([reveal]);
    table.tell({ phase: "playing", dealing: dealing(digest, reveal.bytes) });
    await settled();
    expect(table.said).toHaveLength(2);
  });

  test("what was lost with the line is revealed after it", async () => {
    const table = new Table(["open", "open"], [0]);
    table.isLost = true;
    await table.commands.sit(0, "Ada").catch(() => undefined);
    await table.commands.sit(0, "Ada").catch(() => undefined);
    const digest = digestSaid(table) ?? "";
    expect(digestSaid(table, 0)).toBe(digest);
    for (let welcome = 0; welcome < 2; welcome++) {
      table.tell({ dealing: dealing(digest) });
      await settled();
    }
    expect(table.said.slice(2).map(({ type }) => type)).toEqual(["reveal", "reveal"]);
  });

  test("bytes of somebody else, or of another tab, are not this one's to reveal", async () => {
    const table = new Table(["person", "person"], [0]);
    table.tell({ dealing: dealing("0".repeat(64)) });
    const others = new Table(["person", "person"], [1]);
    others.tell({ dealing: dealing(promiseBytes()) });
    await settled();
    expect([...table.said, ...others.said]).toEqual([]);
  });

  test("one screen for all players needs no digests", async () => {
    const table = new Table(["open", "open", "bot"], [0, 1]);
    await table.commands.sit(0, "Ada");
    expect(digestSaid(table)).toBeNull();
    const shared = new Table(["open", "open", "open"], [0, 1]);
    await shared.commands.sit(0, "Ada");
    expect(digestSaid(shared)).not.toBeNull();
  });

  test("a rematch is agreed to with a fresh digest", async () => {
    const table = new Table(["person", "person"], [0]);
    table.tell({
      phase: "over",
      proposals: [{ proposal: 7, what: "rematch" }] as unknown as RoomJson["proposals"],
    });
    await table.commands.sit(0, "Ada");
    expect(digestSaid(table)).toBeNull();
    await table.commands.vote(0, 7, false);
    expect(digestSaid(table)).toBeNull();
    await table.commands.vote(0, 7, true);
    const digest = digestSaid(table);
    expect(digest).not.toBeNull();
    await table.commands.propose(0, "rematch");
    expect(digestSaid(table)).toBe(digest);
    await table.commands.propose(0, "take_back");
    expect(digestSaid(table)).toBeNull();
  });
});
