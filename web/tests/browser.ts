// What tests put in the place of a browser.

import { afterAll, vi } from "vitest";
import { speak } from "../src/i18n/index.svelte";

/** A storage of the browser that is empty; returns what is kept in it. */
export function storage(name: "localStorage" | "sessionStorage"): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

/** Let the tests of a file speak other languages than English. */
export function polyglot(): void {
  vi.stubGlobal("document", { documentElement: {} });
  afterAll(async () => {
    await speak("en");
    vi.unstubAllGlobals();
  });
}

/** A socket whose other end is a test. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly sent: { type: string; id: number; [field: string]: unknown }[] = [];

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** As in a browser, the farewell comes later. */
  close(): void {
    this.readyState = FakeSocket.CLOSING;
  }

  pickUp(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  tell(message: object): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }
}
