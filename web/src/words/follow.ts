// A position as far as sentences need it: it follows the events one after the other.

import type { GameEvent, Status, TablesForm, ViewForm } from "../protocol";
import { mummySpace, openMummyTiles, talismans } from "./modules";

const START: readonly Status[] = ["active", "active", "lying", "lying", "lying"];

export class Following {
  round: number;
  turn: number;
  mummy: number | null;
  readonly places: number[][];
  readonly statuses: Status[][];
  readonly hands: (string | null)[][];
  readonly tiles: (string | null)[];
  readonly talismans: number[];
  readonly open: (string | null)[];

  /** `view` is the position before the first event; null before the game has begun. */
  constructor(
    readonly tables: TablesForm,
    view: ViewForm | null,
  ) {
    const seats = Array.from({ length: tables.players }, (_, seat) => seat);
    const player = (seat: number) => view?.players[seat];
    this.round = view?.round ?? 0;
    this.turn = view?.turn ?? 0;
    this.mummy = view && mummySpace(view);
    this.places = seats.map((seat) => [...(player(seat)?.places ?? START.map(() => 0))]);
    this.statuses = seats.map((seat) => [...(player(seat)?.statuses ?? START)]);
    this.hands = seats.map((seat) => [...(player(seat)?.hand ?? [])]);
    this.tiles = view ? [...view.tiles] : Array<null>(tables.chamber + 1).fill(null);
    this.talismans = seats.map((seat) => (view && talismans(view, seat)) ?? 0);
    this.open = view ? [...openMummyTiles(view)] : [];
  }

  place(seat: number, adventurer: number): number {
    return this.places[seat]?.[adventurer] ?? 0;
  }

  /** How many standing adventurers a seat has on a place. */
  standing(seat: number, place: number): number {
    const statuses = this.statuses[seat] ?? [];
    return (this.places[seat] ?? []).filter((at, i) => at === place && statuses[i] === "active")
      .length;
  }

  /** The module data that an index speaks of: whose, under which name, and which of several. */
  datum(index: number): { name: string; seat: number; slot: number } | null {
    for (const { module, name, offset, size, per_seat } of this.tables.data) {
      const length = size * (per_seat ? this.tables.players : 1);
      if (index < offset || index >= offset + length) continue;
      const seat = per_seat ? Math.floor((index - offset) / size) : 0;
      return { name: `${module}.${name}`, seat, slot: (index - offset) % size };
    }
    return null;
  }

  apply(event: GameEvent): void {
    switch (event.event) {
      case "round":
        this.round = event.number;
        for (const statuses of this.statuses)
          statuses.forEach((status, i) => status === "released" && (statuses[i] = "active"));
        break;
      case "turn":
        this.turn = event.seat;
        break;
      case "laid":
        this.tiles[event.space] = event.tile;
        break;
      case "treasure":
        this.tiles[event.space] = null;
        break;
      case "moved":
        this.#put(this.places, event.seat, event.adventurer, event.to);
        if (event.to === this.tables.chamber) this.#status(event.seat, event.adventurer, "inside");
        break;
      case "released":
        this.#put(this.places, event.seat, event.adventurer, 0);
        this.#status(event.seat, event.adventurer, "released");
        break;
      case "fell":
        this.#status(event.seat, event.adventurer, "fallen");
        break;
      case "raised":
        this.#status(event.seat, event.adventurer, "active");
        break;
      case "data":
        this.#data(event.index, event.value);
        break;
      default:
        this.#hand(event);
    }
  }

  #put<T>(table: T[][], seat: number, adventurer: number, value: T): void {
    const row = table[seat];
    if (row) row[adventurer] = value;
  }

  #status(seat: number, adventurer: number, status: Status): void {
    this.#put(this.statuses, seat, adventurer, status);
  }

  #hand(event: GameEvent): void {
    const hand = "seat" in event && event.seat !== null ? this.hands[event.seat] : undefined;
    if (!hand) return;
    if (event.event === "dealt" || event.event === "drawn" || event.event === "horus_taken")
      hand.splice(event.slot, 0, event.card);
    else if (event.event === "played") hand.splice(event.end === "left" ? 0 : -1, 1);
    else if (event.event === "discarded") hand.splice(event.slot, 1);
    else if (event.event === "card_moved") hand.splice(event.to, 0, ...hand.splice(event.slot, 1));
  }

  #data(index: number, value: number): void {
    const datum = this.datum(index);
    if (datum?.name === "mummy.mummy") this.mummy = value;
    else if (datum?.name === "mummy.talismans") this.talismans[datum.seat] = value;
    else if (datum?.name === "mummy.open") {
      const kinds = this.tables.data.find((d) => d.module === "mummy" && d.name === "open")?.kinds;
      this.open[datum.slot] = kinds?.[value] ?? null;
    }
  }
}
