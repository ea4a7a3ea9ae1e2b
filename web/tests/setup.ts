// Tests know all English words from the beginning.

import * as en from "../src/i18n/en";
import { learnWords, type Part } from "../src/i18n/index.svelte";

await learnWords(...(Object.keys(en) as Part[]));
