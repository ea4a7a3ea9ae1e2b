// The room as it was while the game was being played.

import type { RoomForm, SeatForm } from "../protocol";

/** Who gave up or went away at some time is shown so only at the end. */
export function roomAt(room: RoomForm, atEnd: boolean): RoomForm {
  const past = { ...room, clock: null, proposals: [] };
  return atEnd ? past : { ...past, phase: "playing", result: null, seats: room.seats.map(playing) };
}

function playing(seat: SeatForm): SeatForm {
  const isHere = seat.kind === "bot" || seat.kind === "person";
  return {
    ...seat,
    resigned: false,
    timed_out: false,
    stand_in: false,
    kind: isHere ? seat.kind : "person",
  };
}
