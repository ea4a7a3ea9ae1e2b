// Signs of the page, in a box of 20 × 20: lines, or symbols of the artwork in their own colours.

interface Lines {
  readonly line?: string;
  readonly fill?: string;
}

export const LINES = {
  bin: { line: "M4 6h12M8 6V3.500h4V6M5.500 6l.7 10.500h7.600L14.500 6M8.500 9v5M11.500 9v5" },
  bot: {
    line: "M4 8h12v8H4zM10 8V4.500M7.500 12h.01M12.500 12h.01M2 11v3M18 11v3",
    fill: "M8.500 3.500a1.500 1.500 0 113 0 1.500 1.500 0 01-3 0z",
  },
  broken: {
    line: "M8 6l2-2a3.500 3.500 0 015 0 3.500 3.500 0 010 5l-2 2M12 14l-2 2a3.500 3.500 0 01-5 0 3.500 3.500 0 010-5l2-2M6 3l1 2M3 6l2 1M14 17l-1-2M17 14l-2-1",
  },
  cards: { line: "M3 6l6-2 4 11-6 2zM11.500 4.500H17V16h-4" },
  chat: { line: "M3 4h14v9H9l-4 3.500V13H3z" },
  check: { line: "M4 10.500l4 4.500 8-10" },
  clock: { line: "M10 3a7 7 0 110 14 7 7 0 010-14zM10 6v4.300l2.800 1.700" },
  close: { line: "M5 5l10 10M15 5L5 15" },
  copy: { line: "M7 7h9.500v9.500H7zM4.500 13H3.500V3.500H13v1" },
  down: { line: "M4 7.500l6 6 6-6" },
  download: { line: "M10 3v9.500M6 9l4 4 4-4M4 16.500h12" },
  file: { line: "M5 2.500h7l3.500 3.500v11.500H5zM12 2.500V6h3.500M8 10h5M8 13.500h5" },
  first: { line: "M4 4v12M10.500 5L6.500 10l4 5M16.500 5l-4 5 4 5" },
  flag: { line: "M5 17.500V3M5 4h10l-2.500 3.500L15 11H5" },
  globe: {
    line: "M10 3a7 7 0 110 14 7 7 0 010-14zM3 10h14M10 3c-4.500 4-4.500 10 0 14M10 3c4.500 4 4.500 10 0 14",
  },
  help: {
    line: "M7 7.500C7 5.500 8.300 4.300 10 4.300s3 1.200 3 3c0 2.200-3 2.500-3 5M10 15.700h.01",
  },
  hint: {
    line: "M7.500 14.500C7.500 12.500 5 11.500 5 8a5 5 0 0110 0c0 3.500-2.500 4.500-2.500 6.500zM8 17.500h4",
  },
  last: { line: "M16 4v12M9.500 5l4 5-4 5M3.500 5l4 5-4 5" },
  learn: {
    line: "M1.500 7.500L10 4l8.500 3.500L10 11zM5 9v4.500c3 2.300 7 2.300 10 0V9M18.500 7.500V13",
  },
  link: {
    line: "M8.500 11.500a3.500 3.500 0 005 0l2.500-2.500a3.500 3.500 0 00-5-5L9.500 5.500M11.500 8.500a3.500 3.500 0 00-5 0L4 11a3.500 3.500 0 005 5l1.500-1.500",
  },
  log: { line: "M4 5h12M4 10h12M4 15h8" },
  menu: {
    fill: "M2.300 10a1.700 1.700 0 103.400 0 1.700 1.700 0 00-3.400 0zM8.300 10a1.700 1.700 0 103.400 0 1.700 1.700 0 00-3.400 0zM14.300 10a1.700 1.700 0 103.400 0 1.700 1.700 0 00-3.400 0z",
  },
  minus: { line: "M4 10h12" },
  mute: { line: "M3 8v4h3l4 3.500v-11L6 8zM13.500 8l4 4M17.500 8l-4 4" },
  next: { line: "M7.500 4l6 6-6 6" },
  pause: { line: "M7 4v12M13 4v12" },
  pencil: { line: "M4 16l1-3.500L13.500 4 16 6.500 7.500 15z" },
  people: {
    line: "M2.500 16.500c0-3.500 1.700-5 4.500-5s4.500 1.500 4.500 5M7 9a2.500 2.500 0 100-5 2.500 2.500 0 000 5zM13 11.500c2.800 0 4.500 1.500 4.500 5M12.500 4a2.500 2.500 0 110 5",
  },
  person: { line: "M4 17c0-4 2.200-6 6-6s6 2 6 6M10 9a3 3 0 100-6 3 3 0 000 6z" },
  play: { line: "M6 4l10 6-10 6z" },
  plus: { line: "M4 10h12M10 4v12" },
  previous: { line: "M12.500 4l-6 6 6 6" },
  replay: { line: "M4 10a6 6 0 111.800 4.300M4 5.500V10h4.500" },
  route: {
    line: "M5 13.500V9a3 3 0 013-3h1.500M12 6h3M15 8.500V12",
    fill: "M3 15a2 2 0 104 0 2 2 0 00-4 0zM13 15a2 2 0 104 0 2 2 0 00-4 0z",
  },
  rules: {
    line: "M10 5.500C8 4 5.500 4 3 4.500V15.500c2.500-.5 5-.5 7 1 2-1.500 4.500-1.500 7-1V4.500c-2.500-.5-5-.5-7 1zM10 5.500v11",
  },
  settings: { line: "M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4" },
  share: { line: "M10 12.500V3.500M6.500 6.500L10 3l3.500 3.500M5 10H4v7h12v-7h-1" },
  sound: {
    line: "M3 8v4h3l4 3.500v-11L6 8zM13 7.500c1.500 1.300 1.500 3.700 0 5M15.500 5.500c2.700 2.500 2.700 6.500 0 9",
  },
  step: { line: "M6 4l7 6-7 6zM15 4v12" },
  stepback: { line: "M14 4l-7 6 7 6zM5 4v12" },
  text: { line: "M3 5h14M3 10h14M3 15h9" },
  theme: {
    line: "M10 3.500a6.500 6.500 0 110 13 6.500 6.500 0 010-13z",
    fill: "M10 3.500a6.500 6.500 0 010 13z",
  },
  trophy: {
    line: "M6 3.500h8V8a4 4 0 01-8 0zM6 5H3.500c0 2.500 1 4 3 4M14 5h2.500c0 2.500-1 4-3 4M10 12v3M6.500 16.500h7",
  },
  tunnel: { fill: "M3 17v-7a7 7 0 0114 0v7h-4v-7a3 3 0 00-6 0v7z" },
  undo: { line: "M4 7.500h8a4.200 4.200 0 010 8.500H7M7.500 4L4 7.500 7.500 11" },
  unzoom: {
    line: "M8.500 3a5.500 5.500 0 110 11 5.500 5.500 0 010-11zM12.700 12.700L17 17M6 8.500h5",
  },
  up: { line: "M4 12.500l6-6 6 6" },
  warning: { line: "M10 3.500l7.500 13h-15zM10 8v4M10 14.300h.01" },
  zoom: {
    line: "M8.500 3a5.500 5.500 0 110 11 5.500 5.500 0 010-11zM12.700 12.700L17 17M6 8.500h5M8.500 6v5",
  },
} as const satisfies Readonly<Record<string, Lines>>;

export const SYMBOLS = {
  adventurer: "a-step",
  anubis: "a-anubis",
  cobra: "g-cobra",
  die: "a-cube",
  eye: "a-eye",
  falcon: "g-falcon",
  flame: "a-flame",
  jewellery: "a-jewel",
  joker: "a-joker",
  key: "a-key",
  lion: "g-lion",
  mummy: "a-mummy",
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

export type IconName = keyof typeof LINES | keyof typeof SYMBOLS;
