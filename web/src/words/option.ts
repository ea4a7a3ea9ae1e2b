// What can be answered, in words: a short label, and a sentence.

import { maybe, t } from "../i18n/index.svelte";
import type { OptionJson, QuestionJson, TablesJson, ViewJson } from "../protocol";
import { capital, colon } from "./lists";
import { drawnEyes, fromOptions } from "../modules/options";
import { fromPlace, onPlace, toPlace } from "./places";
import { ownWords } from "./plugins";
import { hasFlag, numberIn } from "./question";
import { cardAbout, cardIn, cardName, thingAbout, tileName } from "./things";

export interface OptionText {
  readonly label: string;
  /** A whole sentence. */
  readonly text: string;
  /** A shorter one, where the whole one explains much. */
  readonly brief?: string;
}

/** Whether the sentence says more than the label does. */
export function saysMore({ label, text }: OptionText): boolean {
  return text !== t("line.stop", { text: label });
}

interface Asked {
  readonly option: OptionJson;
  /** The name of the question. */
  readonly question: string;
  readonly view: ViewJson;
  readonly tables: TablesJson;
  readonly hand: readonly (string | null)[];
  readonly places: readonly number[];
}

/** A short label and a sentence for an option of a seat, which a view says is asked. */
export function optionWords(
  option: OptionJson,
  view: ViewJson,
  tables: TablesJson,
  seat: number,
): OptionText {
  const player = view.players[seat];
  const asked: Asked = {
    option,
    question: view.question?.name ?? "",
    view,
    tables,
    hand: player?.hand ?? [],
    places: player?.places ?? [],
  };
  return VERBS[option.verb]?.(asked) ?? fromModule(asked) ?? plain(asked);
}

function fromModule({ option, view, tables }: Asked): OptionText | undefined {
  return fromOptions((module) => module.option?.(option, view, tables))[0];
}

/** Of a verb that only a module from another package knows. */
function plain({ option, question }: Asked): OptionText {
  const answer = String(option.number ?? option.id);
  const own = ownWords("answer", `${question}.${answer}`);
  const label = own === null ? t("option.other", { answer }) : capital(own);
  return { label, text: t("line.stop", { text: label }) };
}

/** An option as short as it can be told from the others, such as "left" or "tile3". */
export function nameOf({ verb, number }: Pick<OptionJson, "verb" | "number">): string {
  return verb + (number ?? "");
}

const VERBS: Readonly<Partial<Record<string, (asked: Asked) => OptionText>>> = {
  left: end,
  right: end,
  move,
  choose,
  key: thing,
  joker: thing,
  scarab: thing,
  horus,
  yes: answer,
  no: answer,
  slot,
  give,
};

// --- the ends of the hand -------------------------------------------------------------------

function end(asked: Asked): OptionText {
  const { option, question, hand, tables } = asked;
  const left = option.verb === "left";
  if (question === "side") return side(asked, left);
  const name = (left ? hand[0] : hand.at(-1)) ?? null;
  const card = cardIn(tables, name);
  if (question !== "second") {
    const label = t("option.end", { card: cardName(tables, name) });
    return { label, text: t(left ? "option.play.left" : "option.play.right", { card }) };
  }
  const total = sum(asked, name);
  return {
    label: t(left ? "option.with.left" : "option.with.right", { card }),
    text: t(left ? "option.add.left" : "option.add.right", { card, total }),
  };
}

/** What a second card adds to the first. */
function sum({ view, tables }: Asked, name: string | null): string {
  const n = numberIn(view.question, "number");
  const card = name === null ? undefined : tables.cards[name];
  if (card?.family === "step")
    return t("option.total_either", { low: n - card.value, high: n + card.value });
  if (card?.family === "number" || card?.family === "plus" || card?.family === "zero")
    return t("option.total", { n: n + card.value });
  return t("option.total_roll", { n });
}

function side(asked: Asked, left: boolean): OptionText {
  const { from, to } = moved(asked.option, asked.view.question) ?? { from: 0, to: 0 };
  const hand = handAfter(asked, from, to);
  return left
    ? { label: t("option.side.left"), text: t("option.side.left.about", { hand }) }
    : { label: t("option.side.right"), text: t("option.side.right.about", { hand }) };
}

/** How the hand would look with a card moved, that card marked. */
function handAfter({ hand, tables }: Asked, from: number, to: number): string {
  const names = rearranged(hand, from, to).map((card, place) => {
    const name = cardName(tables, card);
    return place === to ? t("option.moved_card", { card: name }) : name;
  });
  return t("option.hand", { cards: names.join(" · ") });
}

function slot(asked: Asked): OptionText {
  const { option, question, view, hand, tables } = asked;
  const place = option.number ?? 1;
  const goes = moved(option, view.question);
  if (goes !== null) {
    const order = handAfter(asked, goes.from, goes.to);
    return {
      label: t("option.place", { place }),
      text: t("option.place.about", { place, hand: order }),
    };
  }
  const name = hand[place - 1] ?? null;
  const card = cardIn(tables, name);
  const text =
    maybe(`option.${question}.about`, { card, place }) ??
    capital(t("option.slot.about", { card, place }));
  return { label: t("option.slot", { card: cardName(tables, name) }), text };
}

// --- moving a card within the hand -----------------------------------------------------------

/** From which place in the hand an option takes a card to which, counted from 0; null: it does not. */
export function moved(
  option: OptionJson,
  question: QuestionJson | null,
): { readonly from: number; readonly to: number } | null {
  const from = numberIn(question, "slot");
  if (question?.name === "side") return { from, to: option.verb === "left" ? from : from + 1 };
  if (question?.name === "move_card_to" && option.verb === "slot")
    return { from, to: (option.number ?? 1) - 1 };
  return null;
}

/** The hand with a card at another place. */
export function rearranged<Card>(hand: readonly Card[], from: number, to: number): readonly Card[] {
  const others = hand.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...hand.slice(from, from + 1), ...others.slice(to)];
}

// --- adventurers ----------------------------------------------------------------------------

function move({ option, tables, places }: Asked): OptionText {
  const at = places[option.adventurer ?? 0] ?? 0;
  const n = option.number ?? 0;
  const end = option.to ?? at;
  const from = fromPlace(tables, at);
  const to = toPlace(tables, end);
  const text =
    n < 0 ? t("option.back.about", { from, to }) : t("option.move.about", { n, from, to });
  return { label: capital(t("option.move", { to })), text };
}

function choose({ option, question, view, tables, places }: Asked): OptionText {
  const at = places[option.adventurer ?? 0] ?? 0;
  const on = onPlace(tables, at);
  const name = view.tiles[at] ?? null;
  const stays = question === "move" || question === "use_power"; // with a 0
  const label = capital(t(stays ? "option.stay" : "option.choose", { on }));
  const tile = name === null ? "" : tileName(tables, name);
  if (question === "raise") return { label, text: t("option.raise.about", { on }) };
  if (question === "act" && tile) return { label, text: t("option.act.about", { on, tile }) };
  if (!stays) return { label, text: t("option.choose.about", { on }) };
  return tile
    ? { label, text: t("option.stay.about", { on, tile }) }
    : { label, text: t("option.stay_idle.about", { on }) };
}

// --- things ---------------------------------------------------------------------------------

function thing({ option, tables }: Asked): OptionText {
  const verb = option.verb as "key" | "joker" | "scarab";
  const { about } = thingAbout(tables, verb);
  const scarabs = Object.keys(tables.piles["scarabs"] ?? {}).map(Number);
  const [low, high] = [Math.min(...scarabs), Math.max(...scarabs)];
  return {
    label: t(`option.${verb}`),
    text: t("option.take.about", { thing: t(`thing.a.${verb}`), about }),
    brief: t(`brief.${verb}`, { low, high }),
  };
}

/** So many cards are in the hand when the next one goes to the middle: fewer after two were played. */
const FOUR = 4;

function horus({ option, view, tables, hand }: Asked): OptionText {
  const name = view.horus[(option.number ?? 1) - 1] ?? null;
  const about = name === null ? "" : cardAbout(tables, name).about;
  const card = tables.cards[name ?? ""];
  const draws = !hasFlag(view.question, "quiet", "quiet");
  const goes = !draws ? "horus" : hand.length < FOUR ? "horus_beside" : "horus_draw";
  const text = t(`option.${goes}.about`, { about });
  const brief = maybe(`brief.card.${card?.family ?? ""}`, { n: card?.value ?? 0 }) ?? about;
  const n = card?.eyes ?? 0;
  const more = draws && n > 0 ? drawnEyes(n, tables) : [];
  const label = t("option.horus", { card: cardName(tables, name) });
  return {
    label,
    text: colon(label, [text, ...more].join(" ")),
    brief: [brief, ...more].join(" "),
  };
}

function give({ option, tables }: Asked): OptionText {
  const values = Object.keys(tables.piles["scarabs"] ?? {});
  const n = values[(option.number ?? 1) - 1] ?? "?";
  return { label: t("option.give", { n }), text: t("option.give.about", { n }) };
}

function answer({ option, question, view }: Asked): OptionText {
  if (question === "second") {
    const n = numberIn(view.question, "number");
    return { label: t("option.alone", { n }), text: t("option.alone.about", { n }) };
  }
  const label =
    maybe(`option.${option.verb}.${question}`) ??
    ownWords("answer", `${question}.${option.verb}`) ??
    maybe(`option.${option.verb}`) ??
    option.verb;
  const about = maybe(`option.${option.verb}.${question}.about`);
  return { label, text: about ?? t("line.stop", { text: label }) };
}
