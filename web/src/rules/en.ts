// The rules in English. Each language has the same sections, in its own words.

import { base } from "./en/base";
import { end } from "./en/end";
import { lookup } from "./en/lookup";
import { meetings } from "./en/meetings";
import { modules } from "./en/modules";
import { rulings } from "./en/rulings";
import { tiles } from "./en/tiles";
import type { Rules } from "./types";

export const rules: Rules = {
  sections: [...base, ...tiles, ...end, ...modules, ...rulings, ...meetings],
  lookup,
};
