// The bot's opinions, asked for one after the other, never faster than the server likes.

import { RefusedError, opinion } from "../net/api";
import type { MarkJson, Opinion } from "../protocol";

/** Seconds to wait where the server does not say how long. */
const WAIT = 5;

/** Milliseconds between two questions, once the server has asked for a break. */
const SLOWLY = 550;

interface Progress {
  readonly done: number;
  readonly total: number;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Ask = (answers: number) => Promise<Opinion>;

export class Opinions {
  /** By the number of answers before the decision. */
  known = $state.raw<ReadonlyMap<number, Opinion>>(new Map());
  /** How far a longer series is. */
  progress = $state.raw<Progress | null>(null);
  /** Seconds that the server wants to be left alone. */
  waits = $state(0);

  private pause = 0; // milliseconds before the next question
  private series = 0; // whoever asks for a series stops when there is another one, or none
  private readonly ask: Ask;

  constructor(game: string, token: () => string, ask?: Ask) {
    this.ask = ask ?? ((answers) => opinion(game, answers, token()));
  }

  /** Ask for one decision. Raises `RefusedError`. */
  async about(mark: MarkJson): Promise<void> {
    if (this.known.has(mark.answers)) return;
    const told = await this.ask(mark.answers);
    this.known = new Map(this.known).set(mark.answers, told);
  }

  /** Ask for many, one after the other. Raises `RefusedError` for what waiting does not help. */
  async aboutAll(marks: readonly MarkJson[]): Promise<void> {
    const series = (this.series += 1);
    try {
      for (const [done, mark] of marks.entries()) {
        this.progress = { done, total: marks.length };
        await this.patiently(mark, series);
        if (this.pause > 0) await sleep(this.pause);
        if (this.series !== series) return;
      }
    } finally {
      if (this.series === series) this.cancel();
    }
  }

  cancel(): void {
    this.series += 1;
    this.progress = null;
    this.waits = 0;
  }

  private async patiently(mark: MarkJson, series: number): Promise<void> {
    while (this.series === series) {
      try {
        await this.about(mark);
        return;
      } catch (error) {
        if (!(error instanceof RefusedError) || error.code !== "too_often") throw error;
        this.pause = SLOWLY;
        await this.rest(error.wait ?? WAIT, series);
      }
    }
  }

  private async rest(seconds: number, series: number): Promise<void> {
    for (let left = Math.ceil(seconds); left > 0 && this.series === series; left -= 1) {
      this.waits = left;
      await sleep(1000);
    }
    if (this.series === series) this.waits = 0;
  }
}
