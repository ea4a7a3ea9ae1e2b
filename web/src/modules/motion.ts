// What is seen of events of the modules that this client knows.

import type { GameEvent, ViewJson } from "../protocol";
import type { Motion } from "../state/motion";
import { motionOf } from "./mummy/motion";

type MotionOf = (event: GameEvent, view: ViewJson, standing: number | null) => Motion | null;

export const MODULE_MOTIONS: readonly MotionOf[] = [motionOf];
