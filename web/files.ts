// Which file of the build a module goes into: few files, and none with much that a page does not need.

import { PARTS } from "./src/i18n/parts";

const CATALOGUE = /\/src\/i18n\/([a-z]{2})\/(\w+)\.ts$/;

/** The files that pages have in common; a module belongs to the first that knows it. */
const SHARED: Readonly<Record<string, readonly RegExp[]>> = {
  // what every page has
  index: [
    /\/node_modules\/(svelte|esm-env|clsx)\//,
    /vite\/(preload|modulepreload)/,
    /\/src\/(main|pages|protocol|router\.svelte)\.ts$/,
    /\/src\/App\.svelte/,
    /\/src\/i18n\/([\w.]+|en\/trouble\.ts)$/, // what breaks is said even without a catalogue
    /\/src\/net\/(api|base|renew|seats)\.ts$/,
    /\/src\/art\/((Icon|Numeral|Symbols)\.svelte|(glyphs|icons)\.ts$)/,
    /\/src\/ui\/(?!Explained|NameField|drag|glance|Segments|Select|SettingsDialog|Stepper|Switch|sound|synth)/,
    /\/src\/words\/lists\.ts$/,
    /\/src\/pages\/Broken\.svelte/,
  ],
  // pictures of things and who sits where: the rules, new games, waiting rooms, every table
  art: [
    /\/src\/art\//,
    /\/src\/modules\/\w+\/(Character|Mummy|Tile|marks|data)\./,
    /\/src\/state\/(apply|timeline|ways)\.ts$/, // waiting rooms follow the game too
    /\/src\/rules\/RulesLink\.svelte/,
    /\/src\/(net\/entry|rules\/(rulings|sections)|table\/names|words\/(about|modules|players))\.ts$/,
  ],
  // how a game is started: the start page, new games, the last lesson
  setup: [/\/src\/setup\//],
  // controls of forms
  form: [/\/src\/ui\/(NameField|Segments|Select|Stepper|Switch)/],
  // the text of the rules, for their page and for explanations
  rulebook: [
    /\/src\/rules\/(inline|load|numbers|statuses|tables)\./,
    /\/src\/explain\/(RulingList|texts)\./,
  ],
  // a position in words, which is wanted now and then
  position: [/\/src\/words\/(path|position)\.ts$/, /\/src\/modules\/(\w+\/)?position\.ts$/],
  // explanations: they come with the first that is wanted
  explain: [
    /\/src\/explain\/(Explanation\.|explanations|topics|why)/,
    /\/src\/rules\/reconstructed\.ts$/,
    /\/src\/modules\/(\w+\/)?explain\.ts$/,
    /\/src\/words\/descriptions\.ts$/,
  ],
  // what tables and waiting rooms have in common
  game: [
    /\/src\/pages\/Game\.svelte/,
    /\/src\/panels\/(Connection|Proposals|unread)\.svelte/,
    /\/src\/state\/checksum\.ts$/,
  ],
  // what one plays with, in games and lessons
  play: [
    /\/src\/explain\/RulingButton\.svelte/,
    /\/src\/table\/(HandAfter|HandCards|OptionPicture|Question|ShowAll|WayRow|Ways)\.svelte/,
    /\/src\/board\/(Goals|Marks|Prospects|Route)\.svelte/,
    /\/src\/(board\/routes|state\/(choice\.svelte|way)|table\/(held|keys|slide))\.ts$/,
    /\/src\/words\/(option|options|questions|tab|ways)\.ts$/,
    /\/src\/modules\/(\w+\/)?options\.ts$/,
  ],
  // a table to look at, which games, replays and lessons have in common
  board: [
    /\/src\/(board|explain|state|words)\//,
    /\/src\/modules\/(\w+\/)?(Talismans|motion|pictures|words)\./,
    /\/src\/motion\/Flying\.svelte/,
    /\/src\/ui\/sound\.ts$/,
    /\/src\/panels\/(Ledger|LedgerRow|Market|Strip|Log|Announcer)\.svelte/,
    /\/src\/panels\/(fresh|now|time|tokens|winner)\.ts$/,
    /\/src\/(motion\/playback\.svelte|ui\/(drag|glance))\.ts$/,
    /\/src\/ui\/Explained\.svelte/,
  ],
};

export function fileOf(id: string): string | undefined {
  const [shared] =
    Object.entries(SHARED).find(([, known]) => known.some((one) => one.test(id))) ?? [];
  if (shared) return shared;
  const [, language, area] = CATALOGUE.exec(id) ?? [];
  if (!language || !area) return undefined;
  const part = Object.entries(PARTS).find(([, areas]) => areas.some((one) => one === area));
  return part && `${language}-${part[0]}`;
}
