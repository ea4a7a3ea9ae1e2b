// The rules in French.

import { base } from "./fr/base";
import { end } from "./fr/end";
import { lookup } from "./fr/lookup";
import { meetings } from "./fr/meetings";
import { modules } from "./fr/modules";
import { rulings } from "./fr/rulings";
import { tiles } from "./fr/tiles";
import type { Rules } from "./types";

export const rules: Rules = {
  sections: [...base, ...tiles, ...end, ...modules, ...rulings, ...meetings],
  lookup,
};
