// All that an explanation needs; it is loaded when the first one is wanted.

import { language } from "../i18n/index.svelte";
import Explanation from "./Explanation.svelte";
import { textsIn } from "./texts";
import { brief, explain } from "./topics";

textsIn(language()).catch(() => undefined); // who wants to read them is told if that fails again

export default { brief, Explanation, explain };
