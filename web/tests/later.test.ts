import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renew } from "../src/net/renew";
import { atRest, Later } from "../src/ui/later.svelte";
import { notices } from "../src/ui/notices.svelte";

vi.mock("../src/net/renew", async (original) => ({
  ...(await original<object>()),
  renew: vi.fn(),
}));

/** What is written in the fields of the page. */
let written: string[];

const lost = (): Promise<never> =>
  Promise.reject(new TypeError("Failed to fetch dynamically imported module: x.js"));

beforeEach(() => {
  written = [];
  notices.lacks = false;
  vi.mocked(renew).mockReset().mockResolvedValue(false);
  vi.stubGlobal("document", {
    querySelectorAll: () => written.map((value) => ({ value })),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a part that is wanted is here soon, and loaded once", async () => {
  const load = vi.fn(async () => ({ default: "part" }));
  const part = new Later(load);
  part.have();
  part.want();
  part.want();
  await vi.waitFor(() => expect(part.here).toBe("part"));
  expect(load).toHaveBeenCalledTimes(1);
});

test("where a part could not be had at rest nobody is told, until somebody wants it", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true, languages: [] });
  const load = vi.fn(lost);
  const part = new Later(load);
  atRest(part);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(notices.lacks).toBe(false);
  const missed = vi.fn();
  part.want(missed);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(missed).toHaveBeenCalledTimes(1);
  expect(notices.lacks).toBe(true); // and for as long as nobody does anything about it
});

test("each time that a part is missed it is told", async () => {
  const part = new Later(lost);
  for (let time = 0; time < 2; time += 1) {
    notices.lacks = false;
    part.want();
    await vi.waitFor(() => expect(notices.lacks).toBe(true));
  }
});

test("a newer page comes by itself", async () => {
  vi.mocked(renew).mockResolvedValue(true);
  new Later(lost).want();
  await vi.waitFor(() => expect(renew).toHaveBeenCalled());
  expect(notices.lacks).toBe(false);
});

test("but not where something is written that would be lost", async () => {
  written = ["", "Good mo"];
  new Later(lost).want();
  await vi.waitFor(() => expect(notices.lacks).toBe(true));
  expect(renew).not.toHaveBeenCalled();
});
