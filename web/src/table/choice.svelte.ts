// What somebody who is asked has picked so far, on the board, in the hand or in the list.

import type { DecisionForm, HintForm } from "../protocol";
import { adventurerOf, endOf, isWalk, marksOf, placeOf, type End, type Way } from "./way";

/** Questions that are answered with an end card. */
const PLAYS = new Set(["play", "second"]);
/** First answers that point at somebody on the board. */
const POINTS: ReadonlySet<string> = new Set(["move", "choose"]);

export class Choice {
  seat = $state(0);
  decision = $state.raw<DecisionForm | null>(null);
  /** All ways to answer; null until the server has told them. */
  ways = $state.raw<readonly Way[] | null>(null);
  end = $state<End | null>(null);
  adventurer = $state<number | null>(null);
  place = $state<number | null>(null);
  /** What a strong bot thinks of the options, the best first; null where nobody has asked. */
  hint = $state.raw<readonly HintForm[] | null>(null);
  /** The way that is looked at. */
  pointed = $state.raw<Way | null>(null);

  /** The ways that fit what is picked. */
  readonly fitting = $derived(
    (this.ways ?? []).filter(
      (way) =>
        (this.end === null || endOf(way) === this.end) &&
        (this.adventurer === null || adventurerOf(way) === this.adventurer) &&
        (this.place === null || placeOf(way, this.seat) === this.place),
    ),
  );
  /** The option that is advised. */
  readonly advised = $derived(this.hint?.[0]?.text ?? null);
  /** Where the advised way leads to, if it is a single one. */
  readonly advisedPlaces = $derived(
    (this.hint === null ? [] : (this.ways ?? []))
      .filter((way) => this.isAdvised(way))
      .flatMap((way) => placeOf(way, this.seat) ?? []),
  );
  /** Whether it is answered with the hand and on the board; else by large buttons. */
  readonly walks = $derived(
    (PLAYS.has(this.decision?.question ?? "") && this.ways !== null) ||
      (this.ways ?? []).some(
        (way) => isWalk(way, this.seat) && POINTS.has(way.options[0]?.verb ?? ""),
      ),
  );
  readonly marks = $derived(this.walks ? marksOf(this.fitting, this.seat) : []);
  /** Own adventurers that can be moved. */
  readonly movable = $derived(
    new Set((this.ways ?? []).map(adventurerOf).filter((one) => one !== null)),
  );

  /** Whether this is the question that is open already: news of others take nothing away. */
  isOpen(seat: number, decision: DecisionForm | null): boolean {
    return (
      decision !== null &&
      this.ways?.length !== 0 &&
      this.seat === seat &&
      JSON.stringify(decision) === JSON.stringify(this.decision)
    );
  }

  /** Advice on which end to play says nothing about who moves: it stands at the card. */
  isAdvised(way: Way): boolean {
    const first = way.answers[0];
    return (
      first === this.advised &&
      (way.answers.length === 1 ||
        this.ways?.filter((other) => other.answers[0] === first).length === 1)
    );
  }

  /** Take advice: show what it is about. */
  advise(hint: readonly HintForm[]): void {
    this.hint = hint;
    this.clear();
    const end = this.advised;
    if (end === "left" || end === "right") this.pickEnd(end);
  }

  /** Begin with a new question, or with none. */
  ask(seat: number, decision: DecisionForm | null): void {
    this.hint = null;
    this.seat = seat;
    this.decision = decision;
    this.ways = null;
    this.clear();
  }

  clear(): void {
    this.end = null;
    this.adventurer = null;
    this.place = null;
    this.pointed = null;
  }

  get isPicked(): boolean {
    return this.end !== null || this.adventurer !== null || this.place !== null;
  }

  pickEnd(end: End): void {
    if (!this.ways?.some((way) => endOf(way) === end)) return;
    this.end = this.end === end ? null : end;
    this.place = null;
    this.pointed = null;
  }

  /** Hold the card of an end, whatever was picked before. */
  takeEnd(end: End): void {
    this.clear();
    this.end = end;
  }

  pickAdventurer(adventurer: number): void {
    this.adventurer = this.adventurer === adventurer ? null : adventurer;
    this.place = null;
    this.pointed = null;
  }

  /** Pick a place; returns the way there if it is the only one. */
  pickPlace(place: number): Way | null {
    const there = this.fitting.filter((way) => placeOf(way, this.seat) === place);
    if (there.length === 1) return there[0] ?? null;
    this.place = this.place === place ? null : place;
    this.pointed = there[0] ?? null;
    return null;
  }
}
