// Moving pieces, by the browser's own animations: only transform and opacity ever change.

import type { TablesForm } from "../protocol";
import type { Step } from "../state/steps";
import { centreOfPlace, route, type Point } from "./geometry";

const EASE = "cubic-bezier(.2,.8,.2,1)";

/** Show a step on the board; returns how to stop showing it. */
export function animate(svg: SVGSVGElement, step: Step, tables: TablesForm): () => void {
  const running: Animation[] = [];
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const walk of step.walks) {
    const id = walk.seat === null ? "mummy" : `${walk.seat}-${walk.adventurer}`;
    const piece = svg.querySelector<SVGGElement>(`[data-figure="${id}"]`);
    if (!piece) continue;
    const points = walk.jumps
      ? [centreOfPlace(tables, walk.from), centreOfPlace(tables, walk.to)]
      : route(tables, walk.from, walk.to);
    running.push(piece.animate(still ? fade() : frames(points), timing(step.duration, walk.jumps)));
  }
  return () => running.forEach((animation) => animation.cancel());
}

function frames(points: readonly Point[]): Keyframe[] {
  const [x0, y0] = points[0] ?? [0, 0];
  return points.map(([x, y]) => ({ transform: `translate(${x - x0}px, ${y - y0}px)` }));
}

function fade(): Keyframe[] {
  return [{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }];
}

function timing(duration: number, jumps: boolean): KeyframeAnimationOptions {
  return { duration, easing: jumps ? EASE : "linear", fill: "forwards" };
}
