// What somebody who is asked has picked so far, on the board, in the hand or in the list.

import type { Hint, DecisionJson, OptionRating } from "../protocol";
import { adventurerOf, endOf, marksOf, spotOf, type End, type Way } from "./way";

/** Questions that are answered with an end card. */
const PLAYS = new Set(["play", "second"]);
/** First answers that point at somebody on the board. */
const POINTS: ReadonlySet<string> = new Set(["move", "choose"]);

/** A card or an adventurer that somebody points at, to see where it could go. */
interface Glance {
  readonly end?: End;
  readonly adventurer?: number;
}

export class Choice {
  seat = $state(0);
  /** Where the adventurers of the seat stand. */
  standing = $state.raw<readonly number[]>([]);
  decision = $state.raw<DecisionJson | null>(null);
  /** All ways to answer; null until the server has told them. */
  ways = $state.raw<readonly Way[] | null>(null);
  end = $state<End | null>(null);
  adventurer = $state<number | null>(null);
  place = $state<number | null>(null);
  /**
   * What a strong bot thinks of the options, the best first, for each question of a gesture; null
   * where nobody has asked.
   */
  hint = $state.raw<readonly (readonly OptionRating[])[] | null>(null);
  /** The way that is looked at. */
  pointed = $state.raw<Way | null>(null);
  /** The card or adventurer that is looked at: nothing is picked by that. */
  private glance = $state.raw<Glance | null>(null);

  /** The ways that fit what is picked. */
  readonly fitting = $derived(
    this.waysOf(this.end, this.adventurer).filter(
      (way) => this.place === null || this.spotOf(way) === this.place,
    ),
  );
  /** The ways of what is looked at; null where nothing is that leads anywhere. */
  readonly seen = $derived.by((): ReadonlySet<Way> | null => {
    if (this.glance === null || !this.walks) return null;
    const { end = this.end, adventurer = this.adventurer } = this.glance;
    const ways = this.waysOf(end, adventurer);
    return ways.length === 0 ? null : new Set(ways);
  });
  /** The answers that are advised. */
  readonly gesture = $derived((this.hint ?? []).flatMap(([best]) => best?.id ?? []));
  /** The first of them. */
  readonly advised = $derived(this.gesture[0] ?? null);
  /** The end card that is advised; null where it is something else. */
  readonly advisedEnd = $derived.by((): End | null => {
    const verb = this.decision?.options.find(({ id }) => id === this.advised)?.verb;
    return verb === "left" || verb === "right" ? verb : null;
  });
  /** The ways that begin as advised, or that are the beginning of what is. */
  private readonly like = $derived(
    this.advised === null
      ? []
      : (this.ways ?? []).filter(({ answers }) =>
          answers.every((id, i) => i >= this.gesture.length || id === this.gesture[i]),
        ),
  );
  /** Where the advised way leads to, if it is a single one. */
  readonly advisedPlaces = $derived(
    this.like.flatMap((way) => (this.isAdvised(way) ? (this.spotOf(way) ?? []) : [])),
  );
  /** Whether it is answered with the hand and on the board; else by large buttons. */
  readonly walks = $derived(
    (PLAYS.has(this.decision?.question.name ?? "") && this.ways !== null) ||
      (this.ways ?? []).some(
        (way) => this.spotOf(way) !== null && POINTS.has(way.options[0]?.verb ?? ""),
      ),
  );
  readonly marks = $derived(this.walks ? marksOf(this.fitting, (way) => this.spotOf(way)) : []);
  /** The marks that can be chosen, with those of what is looked at. */
  readonly shown = $derived(
    this.seen === null
      ? this.marks
      : marksOf([...new Set([...this.seen, ...this.fitting])], (way) => this.spotOf(way)),
  );
  /** Whether end cards are among what can be played. */
  readonly hasEnds = $derived((this.ways ?? []).some((way) => endOf(way) !== null));
  /** Own adventurers that can be moved. */
  readonly movable = $derived(
    new Set((this.ways ?? []).map(adventurerOf).filter((one) => one !== null)),
  );

  private waysOf(end: End | null, adventurer: number | null): readonly Way[] {
    return (this.ways ?? []).filter(
      (way) =>
        (end === null || endOf(way) === end) &&
        (adventurer === null || adventurerOf(way) === adventurer),
    );
  }

  /** Whether this is the question that is open already: news of others take nothing away. */
  isOpen(seat: number, decision: DecisionJson | null): boolean {
    return (
      decision !== null &&
      this.seat === seat &&
      JSON.stringify(decision) === JSON.stringify(this.decision)
    );
  }

  /** Hint that several ways begin with says nothing about how they go on. */
  isAdvised(way: Way): boolean {
    return this.like.length === 1 && this.like[0] === way;
  }

  /** Take a hint: show what it is about. */
  advise({ options, then }: Pick<Hint, "options" | "then">): void {
    this.hint = [options, ...then];
    this.clear();
    if (this.advisedEnd !== null) this.pickEnd(this.advisedEnd);
    this.pointed = this.like.length === 1 ? (this.like[0] ?? null) : null;
  }

  /** Begin with a new question, or with none. */
  ask(seat: number, decision: DecisionJson | null, standing: readonly number[] = []): void {
    this.hint = null;
    this.seat = seat;
    this.standing = standing;
    this.decision = decision;
    this.ways = null;
    this.clear();
  }

  clear(): void {
    this.end = null;
    this.adventurer = null;
    this.place = null;
    this.pointed = null;
    this.glance = null;
  }

  /** Look at an end card, at an adventurer, or at nothing any more. */
  look(at: Glance | null): void {
    if (at?.end === this.glance?.end && at?.adventurer === this.glance?.adventurer) return;
    this.glance = at;
  }

  get isPicked(): boolean {
    return this.end !== null || this.adventurer !== null || this.place !== null;
  }

  /** The way of an end card that leads to no place, if it is the only one: nothing is to be picked. */
  placelessOf(end: End): Way | null {
    const [way, ...more] = this.waysOf(end, null);
    return way && more.length === 0 && this.spotOf(way) === null ? way : null;
  }

  /** Pick an end; returns the way that it is, if it is picked once more and nothing else can be. */
  pickEnd(end: End): Way | null {
    if (!this.ways?.some((way) => endOf(way) === end)) return null;
    const way = this.end === end ? this.placelessOf(end) : null;
    if (way) return way;
    this.end = this.end === end ? null : end;
    this.place = null;
    this.pointed = null;
    return null;
  }

  /** Hold the card of an end, whatever was picked before. */
  takeEnd(end: End): void {
    this.clear();
    this.end = end;
  }

  /** Pick an adventurer; returns its place if nothing else than who it is was asked. */
  pickAdventurer(adventurer: number): number | null {
    this.adventurer = this.adventurer === adventurer ? null : adventurer;
    this.place = null;
    this.pointed = null;
    const [way, ...more] = this.adventurer === null ? [] : this.fitting;
    const all = way !== undefined && more.length === 0 && way.options[0]?.verb === "choose";
    return all ? this.spotOf(way) : null;
  }

  /** Where on the board a way is picked. */
  spotOf(way: Way): number | null {
    return spotOf(way, this.seat, this.standing);
  }

  /** Pick a place; returns the way there if it is the only one. */
  pickPlace(place: number): Way | null {
    const there = this.fitting.filter((way) => this.spotOf(way) === place);
    if (there.length === 1) return there[0] ?? null;
    this.place = this.place === place ? null : place;
    this.pointed = there[0] ?? null;
    return null;
  }
}
