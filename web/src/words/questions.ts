// What is asked, in words.

import { maybe, t } from "../i18n/index.svelte";
import type { DecisionJson, TablesJson, ViewJson, WayJson } from "../protocol";
import type { Names } from "./clause";
import { fromOptions } from "../modules/options";
import { capital } from "./lists";
import { nameOf } from "./option";
import { toPlace } from "./places";
import { ownWords, spelled } from "./plugins";
import { hasFlag, numberIn, wordIn } from "./question";
import { cardIn, cardName, tileName, tileTaken } from "./things";

export interface Prompt {
  readonly text: string;
  /** Why it is asked, or what one should know; null where it goes without saying. */
  readonly why: string | null;
}

export interface AskContext extends Names {
  readonly tables: TablesJson;
}

/** What the seat that a view says is asked has to decide. */
export function prompt(view: ViewJson, tables: TablesJson): Prompt {
  const seat = view.asked ?? view.turn;
  const key = variant(view);
  const values = details(view, seat, tables);
  const name = view.question?.name ?? "";
  return {
    text:
      maybe(`ask.${key}`, values) ??
      ownWords("question", name) ??
      t("ask.other", { question: spelled(name) }),
    why: maybe(`why.${key}`, values) ?? introduction(view, seat),
  };
}

/** What is asked once it is picked where to go, and several ways lead there; null before. */
export function whichWay(
  { place, fitting }: { place: number | null; fitting: readonly WayJson[] },
  tables: TablesJson,
): string | null {
  if (place === null || fitting[0]?.options[0]?.verb === "choose") return null;
  return t("ask.way", { to: toPlace(tables, place) });
}

/** On the very first turn: whom one plays. */
function introduction(view: ViewJson, seat: number): string | null {
  if (view.question?.name !== "play" || view.round !== 1) return null;
  return fromOptions((module) => module.introduction?.(view, seat))[0] ?? null;
}

/** The kind of question: some are asked in several ways. */
export function variant({ question }: Pick<ViewJson, "question">): string {
  const name = question?.name ?? "";
  if (name === "move_card" && hasFlag(question, "may", "may")) return "may_move_card";
  if (name !== "move") return name;
  const [low, high] = [numberIn(question, "low"), numberIn(question, "high")];
  if (hasFlag(question, "flags", "quiet")) return "move_quiet";
  if (high === 0) return "stay";
  return low === high && !hasFlag(question, "flags", "back") ? "move_exactly" : "move";
}

type Values = Readonly<Record<string, string | number>>;

function details(view: ViewJson, seat: number, tables: TablesJson): Values {
  const { question } = view;
  const player = view.players[seat];
  const tile = view.tiles[player?.places[numberIn(question, "adventurer")] ?? 0] ?? "";
  const card = player?.hand[numberIn(question, "slot")] ?? null;
  switch (question?.name) {
    case "spare":
      return { tile: tileTaken(tables, tile) };
    case "read_temple":
      return { tile: tileName(tables, tile) };
    case "side":
      return { card: cardName(tables, card) };
    case "move_card_to":
      return { card: cardIn(tables, card) };
    case "instead":
      return { card: cardIn(tables, wordIn(question, "card")) };
    case "take_several":
    case "second":
      return { n: numberIn(question, "number") };
    case "move":
      return { n: numberIn(question, "low") };
    case "reroll":
      return { n: numberIn(question, "face") };
    case "rearmost":
      return { n: numberIn(question, "high") };
    default:
      return fromOptions((module) => module.questionValues?.(view, seat, tables))[0] ?? {};
  }
}

/** Why something that a player might expect is not among the options, by the option's name. */
export function notOffered(
  decision: DecisionJson,
  view: ViewJson,
  tables: TablesJson,
): ReadonlyMap<string, string> {
  const question = decision.question.name;
  const seat = view.asked;
  if (seat === null) return new Map();
  const offered = new Set(decision.options.map(nameOf));
  const told = new Map(
    fromOptions((module) => module.notOffered?.(question, offered, view, seat, tables)).flat(),
  );
  const hand = view.players[seat]?.hand ?? [];
  const ends = { left: hand[0] ?? null, right: hand.at(-1) ?? null };
  if ((question !== "play" && question !== "second") || hand.length < 2) return told;
  for (const [end, name] of Object.entries(ends)) {
    if (offered.has(end)) continue;
    const card = capital(cardIn(tables, name));
    const horus = name !== null && (tables.cards[name]?.eyes ?? 0) > 0;
    if (question === "play") told.set(end, t("missing.play", { card: cardIn(tables, name) }));
    else told.set(end, t(horus ? "missing.second_horus" : "missing.second", { card }));
  }
  if (question === "second" && !offered.has("no"))
    told.set("no", t("missing.second_alone", { n: numberIn(decision.question, "number") }));
  return told;
}
