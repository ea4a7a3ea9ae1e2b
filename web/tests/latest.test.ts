// Whatever takes long to load: what was wanted last is shown, not what came last.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { language, speak, t } from "../src/i18n/index.svelte";
import { myGames, replay } from "../src/net/api";
import type { GameSummary, ReplayJson } from "../src/protocol";
import { Source, type Eyes } from "../src/replay/source.svelte";
import { storage } from "./browser";

const gates = vi.hoisted(() => {
  const waiting = new Map<string, () => void>();
  return {
    pass: (name: string) => new Promise<void>((go) => waiting.set(name, go)),
    /** Let something go that is waited for. */
    open: (name: string) =>
      vi.waitFor(() => {
        const go = waiting.get(name);
        if (!go) throw new Error(`nobody waits for ${name}`);
        waiting.delete(name);
        go();
      }),
  };
});

vi.mock("../src/i18n/fr/base.ts", async (original) => {
  await gates.pass("fr");
  return original();
});
vi.mock("../src/i18n/nl/base.ts", async () => {
  await gates.pass("nl");
  throw new TypeError("not loaded");
});
vi.mock("../src/i18n/pt/base.ts", async () => {
  await gates.pass("pt");
  throw new TypeError("not loaded");
});
vi.mock("../src/net/api", async (original) => ({
  ...(await original<typeof import("../src/net/api")>()),
  myGames: vi.fn(),
  replay: vi.fn(),
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a language", () => {
  let kept: Map<string, string>;

  beforeEach(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    kept = storage("localStorage");
    await speak("en");
  });

  test("that comes late does not take the place of a later choice", async () => {
    const slow = speak("fr");
    await speak("de");
    await gates.open("fr");
    await slow;
    expect(language()).toBe("de");
    expect(t("ui.language")).toBe("Sprache");
    expect([...kept.values()]).toEqual(["de"]);
  });

  test("that cannot be loaded leaves the one that is shown", async () => {
    const refused = expect(speak("nl")).rejects.toThrow();
    await gates.open("nl");
    await refused;
    expect(language()).toBe("en");
    expect([...kept.values()]).toEqual(["en"]);
  });

  test("that nobody wants any more may fail in silence", async () => {
    const slow = speak("pt");
    await speak("de");
    await gates.open("pt");
    await expect(slow).resolves.toBeUndefined();
    expect(language()).toBe("de");
  });
});

describe("a replay", () => {
  const seen: Eyes[] = [];
  let source: Source;
  let changed = 1;

  beforeEach(async () => {
    let asked = 0;
    vi.mocked(myGames).mockImplementation(async () => {
      const summary: Partial<GameSummary> = { game: "g", token: 0, seat: null, changed };
      return { games: [summary as GameSummary] };
    });
    vi.mocked(replay).mockImplementation(async (_, eyes) => {
      const number = (asked += 1);
      if (number > 1) await gates.pass(`${eyes} (${number})`);
      return { eyes, tables: { plugins: {} } } as unknown as ReplayJson;
    });
    source = new Source("g", ({ eyes }) => seen.push(eyes));
    await source.look(null);
    seen.length = 0;
  });

  test("is seen with the eyes that were chosen last", async () => {
    const slow = source.look(0);
    const quick = source.look(1);
    await gates.open("1 (3)");
    await quick;
    await gates.open("0 (2)");
    await slow;
    expect(seen).toEqual([1]);
    expect(source.shown?.eyes).toBe(1);
  });

  test("that goes on does not take back a choice", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { visibilityState: "visible" });
    const stop = source.follow();
    const choice = source.look(1);
    changed += 1;
    await vi.advanceTimersByTimeAsync(4000); // it asks whether there is something new
    await gates.open("1 (2)");
    await choice;
    expect(seen).toEqual([1]);
    await vi.advanceTimersByTimeAsync(4000); // now it may look
    await gates.open("1 (3)");
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([1, 1]);
    stop();
  });

  test("that was looking for news gives way to a choice", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { visibilityState: "visible" });
    const stop = source.follow();
    changed += 1;
    await vi.advanceTimersByTimeAsync(4000);
    const choice = source.look(1);
    await gates.open("1 (3)");
    await choice;
    await gates.open("null (2)");
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([1]);
    stop();
  });

  test("says that it cannot be seen so only while that is wanted", async () => {
    vi.mocked(replay).mockRejectedValueOnce(new Error("no line"));
    await expect(source.look(0)).rejects.toThrow("no line");
    expect(source.shown?.eyes).toBe(null);
    vi.mocked(replay).mockRejectedValueOnce(new Error("no line"));
    const late = source.look(0);
    const choice = source.look(1);
    await expect(late).resolves.toBeUndefined();
    await gates.open("1 (2)");
    await choice;
    expect(seen).toEqual([1]);
  });
});
