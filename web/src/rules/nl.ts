// The rules in Dutch.

import { base } from "./nl/base";
import { end } from "./nl/end";
import { lookup } from "./nl/lookup";
import { meetings } from "./nl/meetings";
import { modules } from "./nl/modules";
import { rulings } from "./nl/rulings";
import { tiles } from "./nl/tiles";
import type { Rules } from "./types";

export const rules: Rules = {
  sections: [...base, ...tiles, ...end, ...modules, ...rulings, ...meetings],
  lookup,
};
