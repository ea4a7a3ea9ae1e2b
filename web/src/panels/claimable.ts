import type { RoomJson, SeatJson } from "../protocol";

/** The seats that somebody who watches can say are theirs: those of people, while the game lasts. */
export function claimable(room: RoomJson): SeatJson[] {
  if (room.phase !== "playing") return [];
  return room.seats.filter(
    ({ kind, stand_in, resigned }) =>
      !resigned && (stand_in || kind === "person" || kind === "away"),
  );
}

/** Whether there are bots whose seats somebody can ask for. */
export function hasBots(room: RoomJson): boolean {
  return room.seats.some(
    ({ kind, stand_in, resigned }) => kind === "bot" && !stand_in && !resigned,
  );
}
