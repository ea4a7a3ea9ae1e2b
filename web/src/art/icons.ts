// Signs of the page, in a box of 20 × 20: lines, or symbols of the artwork in their own colours.

interface Lines {
  readonly line?: string;
  readonly fill?: string;
}

export const LINES = {
  bin: { line: "M4 6h12M8 6V3.5h4V6M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v5M11.5 9v5" },
  bot: {
    line: "M4 8h12v8H4zM10 8V4.5M7.5 12h.01M12.5 12h.01M2 11v3M18 11v3",
    fill: "M8.5 3.5a1.5 1.5 0 113 0 1.5 1.5 0 01-3 0z",
  },
  broken: {
    line: "M8 6l2-2a3.5 3.5 0 015 0 3.5 3.5 0 010 5l-2 2M12 14l-2 2a3.5 3.5 0 01-5 0 3.5 3.5 0 010-5l2-2M6 3l1 2M3 6l2 1M14 17l-1-2M17 14l-2-1",
  },
  cards: { line: "M3 6l6-2 4 11-6 2zM11.5 4.5H17V16h-4" },
  chat: { line: "M3 4h14v9H9l-4 3.5V13H3z" },
  check: { line: "M4 10.5l4 4.5 8-10" },
  clock: { line: "M10 3a7 7 0 110 14 7 7 0 010-14zM10 6v4.3l2.8 1.7" },
  close: { line: "M5 5l10 10M15 5L5 15" },
  copy: { line: "M7 7h9.5v9.5H7zM4.5 13H3.5V3.5H13v1" },
  down: { line: "M4 7.5l6 6 6-6" },
  download: { line: "M10 3v9.5M6 9l4 4 4-4M4 16.5h12" },
  file: { line: "M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M8 10h5M8 13.5h5" },
  first: { line: "M4 4v12M10.5 5L6.5 10l4 5M16.5 5l-4 5 4 5" },
  flag: { line: "M5 17.5V3M5 4h10l-2.5 3.5L15 11H5" },
  globe: {
    line: "M10 3a7 7 0 110 14 7 7 0 010-14zM3 10h14M10 3c-4.5 4-4.5 10 0 14M10 3c4.5 4 4.5 10 0 14",
  },
  help: {
    line: "M7 7.5C7 5.5 8.3 4.3 10 4.3s3 1.2 3 3c0 2.2-3 2.5-3 5M10 15.7h.01",
  },
  hint: {
    line: "M7.5 14.5C7.5 12.5 5 11.5 5 8a5 5 0 0110 0c0 3.5-2.5 4.5-2.5 6.5zM8 17.5h4",
  },
  last: { line: "M16 4v12M9.5 5l4 5-4 5M3.5 5l4 5-4 5" },
  learn: {
    line: "M1.5 7.5L10 4l8.5 3.5L10 11zM5 9v4.5c3 2.3 7 2.3 10 0V9M18.5 7.5V13",
  },
  link: {
    line: "M8.5 11.5a3.5 3.5 0 005 0l2.5-2.5a3.5 3.5 0 00-5-5L9.5 5.5M11.5 8.5a3.5 3.5 0 00-5 0L4 11a3.5 3.5 0 005 5l1.5-1.5",
  },
  log: { line: "M4 5h12M4 10h12M4 15h8" },
  menu: {
    fill: "M2.3 10a1.7 1.7 0 103.4 0 1.7 1.7 0 00-3.4 0zM8.3 10a1.7 1.7 0 103.4 0 1.7 1.7 0 00-3.4 0zM14.3 10a1.7 1.7 0 103.4 0 1.7 1.7 0 00-3.4 0z",
  },
  minus: { line: "M4 10h12" },
  next: { line: "M7.5 4l6 6-6 6" },
  pause: { line: "M7 4v12M13 4v12" },
  people: {
    line: "M2.5 16.5c0-3.5 1.7-5 4.5-5s4.5 1.5 4.5 5M7 9a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM13 11.5c2.8 0 4.5 1.5 4.5 5M12.5 4a2.5 2.5 0 110 5",
  },
  person: { line: "M4 17c0-4 2.2-6 6-6s6 2 6 6M10 9a3 3 0 100-6 3 3 0 000 6z" },
  play: { line: "M6 4l10 6-10 6z" },
  plus: { line: "M4 10h12M10 4v12" },
  previous: { line: "M12.5 4l-6 6 6 6" },
  replay: { line: "M4 10a6 6 0 111.8 4.3M4 5.5V10h4.5" },
  route: {
    line: "M5 13.5V9a3 3 0 013-3h1.5M12 6h3M15 8.5V12",
    fill: "M3 15a2 2 0 104 0 2 2 0 00-4 0zM13 15a2 2 0 104 0 2 2 0 00-4 0z",
  },
  rules: {
    line: "M10 5.5C8 4 5.5 4 3 4.5V15.5c2.5-.5 5-.5 7 1 2-1.5 4.5-1.5 7-1V4.5c-2.5-.5-5-.5-7 1zM10 5.5v11",
  },
  settings: { line: "M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4" },
  share: { line: "M10 12.5V3.5M6.5 6.5L10 3l3.5 3.5M5 10H4v7h12v-7h-1" },
  step: { line: "M6 4l7 6-7 6zM15 4v12" },
  stepback: { line: "M14 4l-7 6 7 6zM5 4v12" },
  text: {
    line: "M2 15.5L6.2 4.5l4.2 11M3.5 11.8h5.4M17.5 9v6.5M17.5 12.2a2.7 2.7 0 10-5.4 0 2.7 2.7 0 005.4 0z",
  },
  theme: {
    line: "M10 3.5a6.5 6.5 0 110 13 6.5 6.5 0 010-13z",
    fill: "M10 3.5a6.5 6.5 0 010 13z",
  },
  trophy: {
    line: "M6 3.5h8V8a4 4 0 01-8 0zM6 5H3.5c0 2.5 1 4 3 4M14 5h2.5c0 2.5-1 4-3 4M10 12v3M6.5 16.5h7",
  },
  tunnel: { fill: "M3 17v-7a7 7 0 0114 0v7h-4v-7a3 3 0 00-6 0v7z" },
  undo: { line: "M4 7.5h8a4.2 4.2 0 010 8.5H7M7.5 4L4 7.5 7.5 11" },
  unzoom: {
    line: "M8.5 3a5.5 5.5 0 110 11 5.5 5.5 0 010-11zM12.7 12.7L17 17M6 8.5h5",
  },
  up: { line: "M4 12.5l6-6 6 6" },
  warning: { line: "M10 3.5l7.5 13h-15zM10 8v4M10 14.3h.01" },
  zoom: {
    line: "M8.5 3a5.5 5.5 0 110 11 5.5 5.5 0 010-11zM12.7 12.7L17 17M6 8.5h5M8.5 6v5",
  },
} as const satisfies Readonly<Record<string, Lines>>;

export const SYMBOLS = {
  adventurer: "a-step",
  anubis: "a-anubis",
  cobra: "g-cobra",
  die: "a-cube",
  eye: "a-eye",
  falcon: "g-falcon",
  fallen: "a-mummy",
  flame: "a-flame",
  jewellery: "a-jewel",
  joker: "a-joker",
  key: "a-key",
  lion: "g-lion",
  points: "a-vp",
  sarcophagus: "a-sarc",
  scarab: "a-scarab",
  sceptre: "a-sceptre",
  statue: "a-statue",
  talisman: "a-talis",
  vase: "a-vase",
} as const satisfies Readonly<Record<string, string>>;

/** Dark things are shown on a pale ground. */
export const ON_STONE: ReadonlySet<string> = new Set([
  "anubis",
  "jewellery",
  "sceptre",
  "statue",
  "vase",
]);

/** The symbol of a thing; things from outside have none. */
export function symbolOf(name: string): string | undefined {
  return Object.hasOwn(SYMBOLS, name) ? SYMBOLS[name as keyof typeof SYMBOLS] : undefined;
}

export type IconName = keyof typeof LINES | keyof typeof SYMBOLS;
