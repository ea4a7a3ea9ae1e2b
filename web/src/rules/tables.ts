// The tables of the base game and of a game with every module, from `python -m tools.web_files`.

import type { TablesJson } from "../protocol";
import data from "./tables.json";

const games = data as unknown as Readonly<Record<"base" | "all", TablesJson>>;

export const BASE = games.base;
export const ALL = games.all;
