// English: the catalogue whose keys all others must have. Each area of the page has a file.

import { about } from "./about";
import { common } from "./common";
import { descriptions } from "./descriptions";
import { ending } from "./ending";
import { events } from "./events";
import { explain } from "./explain";
import { learn } from "./learn";
import { menu } from "./menu";
import { options } from "./options";
import { panels } from "./panels";
import { people } from "./people";
import { position } from "./position";
import { questions } from "./questions";
import { replay } from "./replay";
import { rules } from "./rules";
import { seats } from "./seats";
import { settings } from "./settings";
import { start } from "./start";
import { table } from "./table";
import { things } from "./things";
import { thingsOfModules } from "./things_modules";
import { topics } from "./topics";
import { trouble } from "./trouble";
import { ui } from "./ui";

export const en = {
  ...about,
  ...common,
  ...descriptions,
  ...ending,
  ...events,
  ...explain,
  ...learn,
  ...menu,
  ...options,
  ...panels,
  ...people,
  ...position,
  ...questions,
  ...replay,
  ...rules,
  ...seats,
  ...settings,
  ...start,
  ...table,
  ...things,
  ...thingsOfModules,
  ...topics,
  ...trouble,
  ...ui,
} as const;
