// Tests know all English words from the beginning.

import { learnWords } from "../src/i18n/index.svelte";
import { PARTS, type Part } from "../src/i18n/parts";

await learnWords(...(Object.keys(PARTS) as Part[]));
