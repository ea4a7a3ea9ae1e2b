// What is asked, in words.

import { maybe, t } from "../i18n/index.svelte";
import type { DecisionForm, TablesForm, ViewForm, WayForm } from "../protocol";
import type { Names } from "./clause";
import { asking, countAt, numberAt } from "./doing";
import {
  characterAbout,
  characterOf,
  mummyTileName,
  mummyTilePrice,
  openMummyTiles,
  talismans,
  wakeOutcomes,
} from "./modules";
import { capital, semicolons } from "./lists";
import { toPlace } from "./places";
import { cardIn, cardName, tileName, tileTaken } from "./things";

export interface Prompt {
  readonly text: string;
  /** Why it is asked, or what one should know; null where it goes without saying. */
  readonly why: string | null;
}

export interface AskContext extends Names {
  readonly tables: TablesForm;
}

/** What the seat that a view says is asked has to decide. */
export function prompt(view: ViewForm, tables: TablesForm): Prompt {
  const seat = view.asked ?? view.turn;
  const key = variant(view);
  const values = details(view, seat, tables);
  const question = view.question.replaceAll("_", " ");
  return {
    text: maybe(`ask.${key}`, values) ?? t("ask.other", { question }),
    why: maybe(`why.${key}`, values) ?? introduction(view, seat),
  };
}

/** What is asked once it is picked where to go, and several ways lead there; null before. */
export function whichWay(
  { place, fitting }: { place: number | null; fitting: readonly WayForm[] },
  tables: TablesForm,
): string | null {
  if (place === null || fitting[0]?.options[0]?.verb === "choose") return null;
  return t("ask.way", { to: toPlace(tables, place) });
}

/** On the very first turn: whom one plays. */
function introduction(view: ViewForm, seat: number): string | null {
  const power = characterOf(view, seat);
  if (view.question !== "play" || view.round !== 1 || power === null) return null;
  const { name, about } = characterAbout(power);
  return t("why.character", { name, about });
}

/** The kind of question: some are asked in several ways. */
export function variant(view: ViewForm): string {
  const frame = asking(view);
  if (frame.name === "move_card" && frame.args[0] === "may") return "may_move_card";
  if (frame.name !== "move") return view.question;
  const [low, high] = [numberAt(frame, 0), numberAt(frame, 1)];
  const flags = (frame.args[2] ?? "").split("|");
  if (flags.includes("quiet")) return "move_quiet";
  if (high === 0) return "stay";
  return low === high && !flags.includes("back") ? "move_exactly" : "move";
}

type Values = Readonly<Record<string, string | number>>;

function details(view: ViewForm, seat: number, tables: TablesForm): Values {
  const frame = asking(view);
  const player = view.players[seat];
  const tileOf = (index: number | null): string | null =>
    view.tiles[player?.places[index ?? 0] ?? 0] ?? null;
  switch (frame.name) {
    case "spare":
      return { tile: tileTaken(tables, tileOf(countAt(frame, 0)) ?? "") };
    case "read_temple":
      return { tile: tileName(tables, tileOf(countAt(frame, 0)) ?? "") };
    case "wake":
      return { outcomes: semicolons(wakeOutcomes(tables)) };
    case "mummy_tile":
      return { n: talismans(view, seat) ?? 0 };
    case "side":
      return { card: cardName(tables, player?.hand[countAt(frame, 0) ?? 0] ?? null) };
    case "move_card_to":
      return { card: cardIn(tables, player?.hand[countAt(frame, 0) ?? 0] ?? null) };
    case "instead":
      return { card: cardIn(tables, frame.args[0] ?? null) };
    case "take_several":
      return { n: numberAt(frame, 1) };
    case "move":
    case "second":
    case "reroll":
    case "rearmost":
      return { n: numberAt(frame, 0) };
    default:
      return {};
  }
}

/** Why something that a player might expect is not among the options, by the option's text. */
export function notOffered(
  decision: DecisionForm,
  view: ViewForm,
  tables: TablesForm,
): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  const seat = view.asked;
  if (seat === null) return told;
  const offered = new Set(decision.options.map((option) => option.text));
  const hand = view.players[seat]?.hand ?? [];
  const ends = { left: hand[0] ?? null, right: hand.at(-1) ?? null };
  if (decision.question === "mummy_tile") return notForSale(offered, view, seat, tables);
  if ((decision.question !== "play" && decision.question !== "second") || hand.length < 2)
    return told;
  for (const [end, name] of Object.entries(ends)) {
    if (offered.has(end)) continue;
    const card = capital(cardIn(tables, name));
    const horus = name !== null && (tables.cards[name]?.eyes ?? 0) > 0;
    if (decision.question === "play")
      told.set(end, t("missing.play", { card: cardIn(tables, name) }));
    else told.set(end, t(horus ? "missing.second_horus" : "missing.second", { card }));
  }
  if (decision.question === "second" && !offered.has("no"))
    told.set("no", t("missing.second_alone", { n: numberAt(asking(view), 0) }));
  return told;
}

function notForSale(
  offered: ReadonlySet<string>,
  view: ViewForm,
  seat: number,
  tables: TablesForm,
): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  const open = openMummyTiles(view);
  const sold = new Set(open.filter((_, i) => offered.has(`tile${i + 1}`)));
  open.forEach((name, i) => {
    if (name === null || sold.has(name)) return;
    const tile = mummyTileName(name);
    const n = mummyTilePrice(tables, name) ?? 0;
    const dear = n > (talismans(view, seat) ?? 0);
    const why = dear
      ? t("missing.mummy_tile_price", { tile, n })
      : t("missing.mummy_tile", { tile });
    told.set(`tile${i + 1}`, why);
  });
  return told;
}
