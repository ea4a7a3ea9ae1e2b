// The rules in German.

import { base } from "./de/base";
import { end } from "./de/end";
import { lookup } from "./de/lookup";
import { meetings } from "./de/meetings";
import { modules } from "./de/modules";
import { rulings } from "./de/rulings";
import { tiles } from "./de/tiles";
import type { Rules } from "./types";

export const rules: Rules = {
  sections: [...base, ...tiles, ...end, ...modules, ...rulings, ...meetings],
  lookup,
};
