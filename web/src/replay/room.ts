// The room as it was while the game was being played.

import type { RoomJson, SeatJson } from "../protocol";

/** Who gave up or went away at some time is shown so only at the end. */
export function roomAt(room: RoomJson, atEnd: boolean): RoomJson {
  const past = { ...room, clock: null, proposals: [] };
  return atEnd ? past : { ...past, phase: "playing", result: null, seats: room.seats.map(playing) };
}

function playing(seat: SeatJson): SeatJson {
  const isHere = seat.kind === "bot" || seat.kind === "person";
  return {
    ...seat,
    resigned: false,
    timed_out: false,
    stand_in: false,
    kind: isHere ? seat.kind : "person",
  };
}
