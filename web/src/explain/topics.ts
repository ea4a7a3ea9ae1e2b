// What can be explained, and how: a topic is a short text that an element carries in `data-about`,
// such as "place 12", "card h1:1-3" or "figure 0-3".

import { t } from "../i18n/index.svelte";
import type { DecisionJson, TablesJson, ViewJson } from "../protocol";
import { aboutOf, type About } from "../words/about";
import { commas, points } from "../words/lists";
import { moduleTopics } from "../modules/explain";
import type { Drawn } from "../modules/pictures";
import { coveredSpaces, fromModules, moduleWords, pieces } from "../modules/words";
import { placeWords, statueWords } from "../words/path";
import { onPlace } from "../words/places";
import { variant } from "../words/questions";
import { cardAbout, cardName, moduleAbout, sourceIcon, thingAbout } from "../words/things";
import {
  pileAbout,
  placeAbout,
  sourceAbout,
  tileAbout,
  treasureAbout,
} from "../words/descriptions";
import { whyNotCard, whyNotFigure } from "./why";

export interface Context {
  readonly view: ViewJson;
  readonly tables: TablesJson;
  readonly names: readonly string[];
  readonly me: number | null;
  /** What I am asked now, and which of my adventurers could move; null where nobody plays. */
  readonly asked: {
    readonly decision: DecisionJson | null;
    readonly movable: ReadonlySet<number>;
  } | null;
}

export type Picture =
  { readonly tile: string } | { readonly card: string } | Drawn | { readonly icon: string };

export interface Told {
  readonly name: string;
  readonly kind: string | null;
  /** How things stand with it now. */
  readonly now: readonly string[];
  readonly about: string;
  /** Why it cannot be used now. */
  readonly why: string | null;
  /** What it is; the first says where the rules tell of it, all may have rulings. */
  readonly things: readonly string[];
  readonly picture: Picture | null;
}

type More = Partial<Omit<Told, keyof About | "things">> & { readonly also?: readonly string[] };

export function told({ name, kind, about, thing }: About, more: More = {}): Told {
  const { now = [], why = null, picture = null, also = [] } = more;
  return { name, kind, about, now, why, picture, things: [thing, ...also] };
}

/** Whose rulings and numbers matter where points come from. */
const THINGS_OF_SOURCES: Readonly<Record<string, string>> = {
  play: "thing.points",
  adventurers: "place.value",
  sarcophagi: "place.sarcophagi",
  keys: "thing.key",
  sets: "thing.set",
};

export type Explain = (what: string, context: Context) => Told | null;

const TOPICS: Readonly<Record<string, Explain>> = {
  place: (what, context) => place(Number(what), context),
  statue: (what, { tables, ...context }) =>
    told(placeAbout(tables, "statue"), {
      now: [statueWords(context.view, Number(what), { ...context, tables })],
    }),
  value: (what) => {
    const worth = points(Number(what));
    const about = t("explain.value_about", { points: worth });
    return told(aboutOf("place.value", t("explain.value"), about, worth));
  },
  symbol: (what, { view }) => ({
    ...told(pileAbout(what), { now: lie(view.piles[what]?.size) }),
    kind: t("explain.symbol"),
  }),
  sarcophagus: (what, { tables, view, names, me }) => {
    const n = tables.sarcophagi[Number(what)] ?? 0;
    const owner = view.sarcophagi[Number(what)] ?? null;
    const now =
      owner === null
        ? t("position.sarcophagus", { n })
        : owner === me
          ? t("position.sarcophagus.you", { n })
          : t("position.sarcophagus.they", { name: names[owner] ?? "", n });
    const about = placeAbout(tables, "sarcophagi");
    return told({ ...about, name: t("explain.sarcophagus"), kind: points(n) }, { now: [now] });
  },
  niche: (_, { tables, view }) => {
    const held = view.players.reduce((sum, { keys }) => sum + keys, view.supply.keys);
    return told(aboutOf("place.niche", t("explain.niche"), t("explain.niche_about")), {
      now: [t("explain.niche_now", { n: Math.max(0, tables.keys - held) })],
      picture: { icon: "key" },
    });
  },
  figure: (what, context) => figure(what, context),
  pile: (what, { tables, view }) => {
    if (what === "keys" || what === "jokers") {
      const thing = what === "keys" ? "key" : "joker";
      const left = view.supply[what];
      return told(thingAbout(tables, thing), { now: lie(left), picture: { icon: thing } });
    }
    const now = lie(view.piles[what]?.size);
    if (what === "discard") now.push(...contents(view.piles[what]?.kinds ?? {}, tables));
    return told(pileAbout(what), { now });
  },
  card: (what, { tables }) => told(cardAbout(tables, what), { picture: { card: what } }),
  hand: (what, context) => {
    const hand = context.me === null ? [] : (context.view.players[context.me]?.hand ?? []);
    const card = hand[Number(what)] ?? null;
    if (card === null) return null;
    const why = whyNotCard(Number(what), hand.length, context);
    return told(cardAbout(context.tables, card), { why, picture: { card } });
  },
  horus: (what, { tables, view }) => {
    const pile = pileAbout(`horus${what}`);
    const now = lie(view.piles[`horus${what}`]?.size);
    const card = view.horus[Number(what) - 1] ?? null;
    if (card === null) return told(pile, { now });
    return told(cardAbout(tables, card), {
      now: [...now, pile.about],
      picture: { card },
      also: [pile.thing],
    });
  },
  module: (what) => told(moduleAbout(what)),
  treasure: (what) => told(treasureAbout(what), { picture: { icon: what } }),
  thing: (what, { tables }) =>
    told(thingAbout(tables, what), {
      picture: what === "set" || what === "adventurer" ? null : { icon: what },
    }),
  source: (what, { tables }) => {
    const icon = sourceIcon(what);
    const thing = THINGS_OF_SOURCES[what] ?? moduleWords()[what]?.source?.thing;
    return told(sourceAbout(tables, what), {
      picture: icon === undefined ? null : { icon },
      also: thing === undefined ? [] : [thing],
    });
  },
  points: () => told(aboutOf("thing.points", t("panels.points"), t("explain.points_about"))),
  round: (_, { view }) => {
    const name = t("table.round", { n: view.round });
    return told(aboutOf("thing.round", name, t("explain.round_about")));
  },
  question: (_, { view }) => {
    const thing = `question.${variant(view)}`;
    return told(aboutOf(thing, t("explain.rulings"), t("explain.rulings_about")));
  },
};

/** What is to be said about a topic; null if there is nothing such. */
export function explain(topic: string, context: Context): Told | null {
  const space = topic.indexOf(" ");
  const kind = space < 0 ? topic : topic.slice(0, space);
  const what = space < 0 ? "" : topic.slice(space + 1);
  return (TOPICS[kind] ?? moduleTopics()[kind])?.(what, context) ?? null;
}

function lie(n: number | undefined): string[] {
  if (n === undefined) return [];
  return [n === 0 ? t("explain.none_there") : t("explain.lie_there", { n })];
}

/** What lies face up in a pile, the most frequent first. */
function contents(kinds: Readonly<Record<string, number>>, tables: TablesJson): string[] {
  const cards = Object.entries(kinds)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, n]) => {
      const card = cardName(tables, kind);
      return n === 1 ? card : t("explain.times", { n, card });
    });
  return cards.length === 0 ? [] : [t("explain.face_up", { cards: commas(cards) })];
}

function place(at: number, context: Context): Told {
  const { view, tables } = context;
  const now = [placeWords(view, at, context)];
  const also = pieces(view)
    .filter(({ place }) => place === at)
    .map(({ thing }) => thing);
  if (at <= 0) return told(placeAbout(tables, "stairs"), { now });
  if (at >= tables.chamber) return told(placeAbout(tables, "chamber"), { now });
  const tile = view.tiles[at] ?? null;
  if (tile === null) return told(placeAbout(tables, "empty"), { now, also });
  const about = tileAbout(tables, tile);
  const type = tables.tiles[tile]?.type;
  if (fromModules(({ treasure }) => treasure).some((own) => own === type))
    also.push(`treasure.${type}`);
  if (!coveredSpaces(view).includes(at)) return told(about, { now, also, picture: { tile } });
  return told(
    { ...about, about: `${about.about} ${t("explain.under")}` },
    { now, also: [...also, "tile.under"], picture: { tile } },
  );
}

/** An adventurer: whose it is, how it fares, and why it does not move. */
function figure(what: string, context: Context): Told | null {
  const { view, tables, names, me } = context;
  const [seat = 0, adventurer = 0] = what.split("-").map(Number);
  const player = view.players[seat];
  const status = player?.statuses[adventurer];
  if (!player || status === undefined) return null;
  const where = onPlace(tables, player.places[adventurer] ?? 0);
  const name =
    seat === me
      ? t("explain.figure_mine")
      : t("explain.figure_theirs", { name: names[seat] ?? "" });
  const thing = status === "active" ? "thing.adventurer" : `thing.${status}`;
  const now =
    status === "active" || status === "fallen"
      ? t(`explain.status.${status}`, { where })
      : t(`explain.status.${status}`);
  return told(aboutOf(thing, name, thingAbout(tables, "adventurer").about), {
    now: [now],
    why: whyNotFigure(seat, adventurer, context),
  });
}

const SENTENCE = /^.{12,}?[.!?](?=\s+\p{Lu}|\s*$)/su;

/** An explanation in one sentence: why something cannot be used now, else what it does. */
export function brief({ why, about }: Pick<Told, "why" | "about">): string {
  const text = why ?? about;
  return SENTENCE.exec(text)?.[0] ?? text;
}
