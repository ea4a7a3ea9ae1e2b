// How figures and tiles move in a step, as keyframes: only transform and opacity ever change.

import type { TablesJson } from "../protocol";
import type { Step } from "../state/steps";
import type { Walk } from "../state/motion";
import type { Figure } from "./figures";
import { centreOfPlace, route, type Point } from "./geometry";
import { between, poseOf, transform, type Pose } from "./poses";

/** What one thing on the board does. */
export interface Move {
  /** `figure 0-3`, the figure of a module or `space 12`: what moves. */
  readonly what: string;
  readonly frames: Keyframe[];
  readonly duration: number;
  readonly delay?: number;
  /** Evenly where it is left out. */
  readonly easing?: string;
}

const IN = "cubic-bezier(.2,.8,.2,1)";
const OUT = "cubic-bezier(.4,0,1,1)";
const HOP = 6;
const LEAP = 70;
const SWAY = 4; // degrees
const SLIDE = 140;
const APPEAR = 120;

/** All that moves on the board in a step; `after` is where the figures are when it is over. */
export function moves(
  step: Step,
  before: readonly Figure[],
  after: readonly Figure[],
  tables: TablesJson,
): readonly Move[] {
  const places = new Map(after.map((figure) => [figure.id, figure]));
  const walks = new Map(step.walks.map((walk) => [idOf(walk), walk]));
  const { duration } = step;
  return [
    ...before.flatMap((figure) => {
      const then = places.get(figure.id) ?? figure;
      const walk = walks.get(figure.id);
      if (walk === undefined) return changed(figure, then, duration);
      return step.kind === "tunnel"
        ? [dived(figure, then, duration)]
        : [walked(walk, figure, then, duration, tables)];
    }),
    ...step.walks.flatMap((walk) => (walk.piece ? [shuffled(walk, duration, tables)] : [])),
    ...step.things.flatMap((thing) =>
      thing.what === "tile" ? [turned(thing.place, thing.pile !== null, duration, tables)] : [],
    ),
  ];
}

/** Pieces that jump are seen to have moved. */
export function appearances(step: Step): readonly Move[] {
  return step.walks.map((walk) => ({
    what: `figure ${idOf(walk)}`,
    frames: [{ opacity: 0.15 }, { opacity: 1 }],
    duration: APPEAR,
  }));
}

/** Let the browser move things; returns how to stop it. */
export function animate(
  svg: SVGSVGElement,
  all: readonly Move[],
  fill: FillMode = "both",
): () => void {
  const running = all.flatMap(({ what, frames, ...timing }) => {
    const piece = svg.querySelector<SVGGElement>(`[data-piece="${what}"]`);
    return piece ? [piece.animate(frames, { ...timing, fill })] : [];
  });
  return () => running.forEach((animation) => animation.cancel());
}

export function idOf({ seat, adventurer, piece }: Walk): string {
  return piece ?? `${seat}-${adventurer}`;
}

function walked(
  walk: Walk,
  figure: Figure,
  then: Figure,
  duration: number,
  tables: TablesJson,
): Move {
  const [from, to] = [poseOf(figure), poseOf(then)];
  const poses = walk.jumps ? leap(from, to) : hops(from, to, walk, tables);
  return {
    what: `figure ${figure.id}`,
    frames: poses.map((pose) => ({ transform: transform(from, pose) })),
    duration,
    easing: walk.jumps ? IN : "linear",
  };
}

/** Along the corridor, lifted a little between two cells. */
function hops(from: Pose, to: Pose, walk: Walk, tables: TablesJson): readonly Pose[] {
  const points = route(tables, walk.from, walk.to);
  const last = points.length - 1;
  return points.flatMap((point, i) => {
    const pose = beside(point, i, points, from, to);
    const next = points[i + 1];
    if (next === undefined || last < 1) return [pose];
    const middle = between(pose, beside(next, i + 1, points, from, to), 0.5);
    return [pose, { ...middle, y: middle.y - HOP }];
  });
}

/** A point of the way, as far beside it as the figure stands before and after. */
function beside(at: Point, i: number, points: readonly Point[], from: Pose, to: Pose): Pose {
  const last = points.length - 1;
  const part = last < 1 ? 1 : i / last;
  const [first, end] = [points[0] ?? at, points[last] ?? at];
  const off = (one: number, two: number): number => one + (two - one) * part;
  return {
    ...between(from, to, part),
    x: at[0] + off(from.x - first[0], to.x - end[0]),
    y: at[1] + off(from.y - first[1], to.y - end[1]),
  };
}

/** Through the air, higher in the middle. */
function leap(from: Pose, to: Pose): readonly Pose[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const high = Math.min(LEAP, 20 + far / 4);
  return [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const part = i / 6;
    const rise = 4 * part * (1 - part);
    const pose = between(from, to, part);
    return { ...pose, y: pose.y - high * rise, scale: pose.scale * (1 + 0.15 * rise) };
  });
}

/** Into one mouth of a tunnel, out of the other. */
function dived(figure: Figure, then: Figure, duration: number): Move {
  const [from, to] = [poseOf(figure), poseOf(then)];
  const small = (pose: Pose): string => transform(from, { ...pose, scale: pose.scale * 0.2 });
  return {
    what: `figure ${figure.id}`,
    frames: [
      { transform: transform(from, from), opacity: 1 },
      { transform: small(from), opacity: 0, offset: 0.5 },
      { transform: small(to), opacity: 0, offset: 0.5 },
      { transform: transform(from, to), opacity: 1 },
    ],
    duration,
  };
}

/** Who falls, gets up, or makes room for others. */
function changed(figure: Figure, then: Figure, duration: number): readonly Move[] {
  const [from, to] = [poseOf(figure), poseOf(then)];
  const move = (frames: Keyframe[], ms: number, easing = IN): readonly Move[] => {
    const own = Math.min(ms, duration);
    return [{ what: `figure ${figure.id}`, frames, duration: own, delay: duration - own, easing }];
  };
  const show = (pose: Pose): string => transform(from, pose);
  if (figure.look === then.look) {
    if (from.x === to.x && from.y === to.y && from.scale === to.scale) return [];
    return move([{ transform: show(from) }, { transform: show(to) }], SLIDE);
  }
  if (then.look === "fallen") {
    return move([{ transform: show(from) }, { transform: show(to) }], 180, OUT);
  }
  if (figure.look === "fallen") {
    return move([{ transform: show(from) }, { transform: show(to) }], 180);
  }
  // it wakes up where it lay, and is on the stairs then
  const awake = { ...from, turn: 0, y: from.y - 8 };
  return move(
    [
      { transform: show(from), opacity: 1 },
      { transform: show(awake), opacity: 1, offset: 0.4 },
      { transform: show(awake), opacity: 0, offset: 0.6 },
      { transform: show(to), opacity: 0, offset: 0.6 },
      { transform: show(to), opacity: 1 },
    ],
    360,
  );
}

/** The piece of a module goes heavily, from side to side. */
function shuffled(walk: Walk, duration: number, tables: TablesJson): Move {
  const points = route(tables, walk.from, walk.to);
  const [x0, y0] = points[0] ?? [0, 0];
  const last = points.length - 1;
  const feet = `${x0}px, ${y0 + 50}px`;
  return {
    what: `figure ${idOf(walk)}`,
    frames: points.map(([x, y], i) => {
      const sway = i === 0 || i === last ? 0 : i % 2 === 0 ? SWAY : -SWAY;
      return {
        transform: `translate(${x - x0}px, ${y - y0}px) translate(${feet}) rotate(${sway}deg) translate(${-x0}px, ${-y0 - 50}px)`,
      };
    }),
    duration,
  };
}

/** A tile turns about its upright axis; one that comes from a pile is not there at first. */
function turned(place: number, comes: boolean, duration: number, tables: TablesJson): Move {
  const [x] = centreOfPlace(tables, place);
  const wide = (scale: number): string =>
    `translate(${x}px, 0px) scaleX(${scale}) translate(${-x}px, 0px)`;
  const from = { transform: wide(0.02), opacity: comes ? 0 : 1 };
  return {
    what: `space ${place}`,
    frames: comes
      ? [
          { ...from, offset: 0 },
          { ...from, offset: 0.55 },
          { transform: wide(0.02), opacity: 1, offset: 0.55 },
          { transform: wide(1), opacity: 1 },
        ]
      : [from, { transform: wide(1), opacity: 1 }],
    duration,
  };
}
