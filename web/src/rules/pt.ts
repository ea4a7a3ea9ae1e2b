// The rules in Portuguese, that of the rulebook.

import { base } from "./pt/base";
import { end } from "./pt/end";
import { lookup } from "./pt/lookup";
import { meetings } from "./pt/meetings";
import { modules } from "./pt/modules";
import { rulings } from "./pt/rulings";
import { tiles } from "./pt/tiles";
import type { Rules } from "./types";

export const rules: Rules = {
  sections: [...base, ...tiles, ...end, ...modules, ...rulings, ...meetings],
  lookup,
};
