// English: the catalogue whose keys all others must have. Each area of the page has a file.

import { common } from "./common";

export const en = { ...common } as const;
