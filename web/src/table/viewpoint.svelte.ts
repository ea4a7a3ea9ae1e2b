// Whose hand is shown; where several people share a screen, a guard comes before another hand.

import type { GameState } from "./state.svelte";

export class Viewpoint {
  /** The seat that is shown, null for what everybody may know. */
  seat = $state<number | null>(null);
  /** What hides the hand: a guard for whoever is asked first, or for the owner of the seat. */
  guard = $state<"none" | "for anybody" | "for the seat">("none");
  /** Who is asked next at this screen, as long as the last move is still looked at. */
  next = $state<number | null>(null);

  constructor(private readonly state: Pick<GameState, "seats" | "room">) {}

  /** Whether a guard hides the hand. */
  get guarded(): boolean {
    return this.guard !== "none";
  }

  /** Look at where the game has come to. */
  follow(): void {
    const { seats, room } = this.state;
    const asked = room?.asked ?? null;
    this.next = null;
    if (seats.length === 0) {
      this.seat = null;
      this.guard = "none";
      return;
    }
    const isMine = asked !== null && seats.includes(asked);
    const people = seats.filter((seat) => room?.seats[seat]?.kind === "person");
    if (this.seat === null || !seats.includes(this.seat)) {
      this.seat = isMine ? asked : (people[0] ?? seats[0] ?? null);
      this.guard = people.length < 2 ? "none" : isMine ? "for the seat" : "for anybody";
    } else if (isMine && this.guard === "for anybody") {
      this.seat = asked;
      this.guard = "for the seat";
    } else if (isMine && asked !== this.seat) {
      if (people.length > 1) this.next = asked;
      else this.seat = asked;
    }
    if (room?.phase !== "playing") this.guard = "none";
  }

  /** The last move has been seen: the guard is up until whoever is next is there. */
  handOver(): void {
    if (this.next === null) return;
    this.seat = this.next;
    this.next = null;
    this.guard = "for the seat";
  }

  /** Somebody says that they are there; it counts only for the seat that was named to them. */
  confirm(seat: number): void {
    if (seat === this.seat && this.guard === "for the seat") this.guard = "none";
  }
}
