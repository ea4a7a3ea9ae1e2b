// Which file of the build a module goes into: few files, and none with much that a page does not need.

import { PARTS } from "./src/i18n/parts";

const CATALOGUE = /\/src\/i18n\/([a-z]{2})\/(\w+)\.ts$/;

/** What every page has. */
const FRAME = new RegExp(
  [
    "/node_modules/(svelte|esm-env|clsx)/",
    "vite/(preload|modulepreload)",
    "/src/(main|pages|router\\.svelte)\\.ts$",
    "/src/App\\.svelte",
    "/src/i18n/([\\w.]+|en/trouble\\.ts)$", // what breaks is said even without a catalogue
    "/src/net/(api|base|renew|seats)\\.ts$",
    "/src/art/(Icon|Numeral|Symbols)\\.svelte",
    "/src/art/(glyphs|icons)\\.ts$",
    "/src/ui/(copy|notices\\.svelte|problems|reload|settings\\.svelte)\\.ts$",
    "/src/ui/(CopyButton|Footer|Header|LanguageSwitch|Logo|Notices|Page)\\.svelte",
    "/src/pages/Broken\\.svelte",
  ].join("|"),
);

/** Pictures of things: the rules and new games show them, and every table. */
const ART = new RegExp(["/src/art/", "/src/words/(about|lists|modules)\\.ts$"].join("|"));

/** A table to look at, which games, replays and lessons have in common. */
const BOARD = new RegExp(
  [
    "/src/(board|state|words)/",
    "/src/panels/(Explained|Ledger|LedgerRow|Market|Strip|Log|PlayerDetails)\\.svelte",
    "/src/panels/(counts|fresh|names|now|status|time|tokens)\\.ts$",
    "/src/table/(Explanation|HandCards|OptionPicture|Question|Ways)\\.svelte",
    "/src/table/(choice\\.svelte|focus|keys|names|stage\\.svelte|way)\\.ts$",
  ].join("|"),
);

export function fileOf(id: string): string | undefined {
  if (FRAME.test(id)) return "index";
  const [, language, area] = CATALOGUE.exec(id) ?? [];
  if (language && area) {
    const part = Object.entries(PARTS).find(([, areas]) => areas.some((one) => one === area));
    return part && `${language}-${part[0]}`;
  }
  if (ART.test(id)) return "art";
  if (BOARD.test(id)) return "board";
  return undefined;
}
