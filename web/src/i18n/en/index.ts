// English: the catalogue whose keys all others must have. Each area of the page has a file.

import { common } from "./common";
import { panels } from "./panels";
import { table } from "./table";

export const en = { ...common, ...panels, ...table } as const;
