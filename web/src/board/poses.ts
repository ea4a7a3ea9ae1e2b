// How a figure stands or lies, and the transform that shows it so.

import type { Figure } from "./figures";

/** Where the middle of a figure is, how far it is turned, and how large it is. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

const HALF = 21; // from the foot of a figure to its middle

export function poseOf({ at: [x, y], scale, look }: Figure): Pose {
  return look === "plain" ? { x, y: y - HALF * scale, turn: 0, scale } : { x, y, turn: -90, scale };
}

/** The transform that shows what is drawn in one pose in another. */
export function transform(drawn: Pose, shown: Pose): string {
  const turn = shown.turn - drawn.turn;
  const scale = Math.round((shown.scale / drawn.scale) * 1000) / 1000;
  const [x, y] = [round(shown.x), round(shown.y)];
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale}) translate(${-round(drawn.x)}px, ${-round(drawn.y)}px)`;
}

const round = (number: number): number => Math.round(number * 10) / 10;

export function between(from: Pose, to: Pose, part: number): Pose {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    turn: mix(from.turn, to.turn),
    scale: mix(from.scale, to.scale),
  };
}
