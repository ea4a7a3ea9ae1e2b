// Where a flight is at each moment, as keyframes in pixels of the screen.

import { BOARD } from "../board/geometry";
import type { Flight, Spot } from "./flights";

/** A box on the screen. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Finds what is on the screen by its name; null where it is not seen. */
export type Find = (anchor: string) => Rect | null;

/** The middle of something on the screen, and how wide it is. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Path {
  /** How wide it is drawn; it is only ever made smaller. */
  readonly width: number;
  readonly frames: Keyframe[];
}

const EDGE = 12;
const SAMPLES = 8;
const HIGHEST = 140;

/** Where a spot is on the screen, kept inside of it; null where nothing of it is seen. */
export function seenAt(spot: Spot, find: Find, screen: Rect): Seen | null {
  if (spot.on === "page") {
    const rect = spot.anchors.map(find).find((one) => one !== null) ?? null;
    if (rect === null) return null;
    return inside(
      {
        x: rect.left + rect.width / 2,
        y: rect.top + rect.height / 2,
        width: spot.width ?? rect.width,
      },
      screen,
    );
  }
  const board = find("board");
  if (board === null) return null;
  const frame = find("frame") ?? screen; // a larger board is only seen in part
  const unit = board.width / BOARD;
  const [x, y] = spot.at;
  return inside(
    { x: board.left + x * unit, y: board.top + y * unit, width: spot.width * unit },
    frame,
  );
}

function inside({ x, y, width }: Seen, { left, top, width: wide, height: high }: Rect): Seen {
  return {
    x: Math.min(Math.max(x, left + EDGE), left + wide - EDGE),
    y: Math.min(Math.max(y, top + EDGE), top + high - EDGE),
    width,
  };
}

/** The way of a flight whose art is `ratio` times as high as it is wide. */
export function pathOf(flight: Flight, from: Seen, to: Seen, ratio: number): Path {
  const width = Math.max(from.width, to.width);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const high = flight.arc ? Math.min(HIGHEST, far / 4) : 0;
  const frames = Array.from({ length: SAMPLES + 1 }, (_, i): Keyframe => {
    const part = i / SAMPLES;
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part - high * 4 * part * (1 - part);
    const scale = (from.width + (to.width - from.width) * part) / width;
    const left = round(x - width / 2);
    const top = round(y - (width * ratio) / 2);
    return {
      transform: `translate(${left}px, ${top}px) scale(${round(scale)})`,
      opacity: flight.fades && i === SAMPLES ? 0.2 : 1,
    };
  });
  return { width, frames };
}

const round = (number: number): number => Math.round(number * 100) / 100;
