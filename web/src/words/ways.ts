// What a whole way (a card, a move and what follows) leads to, in words.

import { maybe, t } from "../i18n/index.svelte";
import { fromOptions } from "../modules/options";
import type { DecisionJson, TablesJson, ViewJson, WayJson } from "../protocol";
import { standing } from "../state/counts";
import { foreseen } from "../state/foreseen";
import { runs, type Clause } from "./clause";
import { afterColon, capital, commas, counted, either, semicolons } from "./lists";
import { optionWords } from "./option";
import type { AskContext } from "./questions";
import { stepsOf } from "./steps";
import { Teller } from "./teller";
import { cardIn, tileName, tileTaken } from "./things";

/** Clauses that the choice itself says already, or that are the same whatever one chooses. */
const SAID = new Set(["plays", "adds", "stays", "draws", "shuffled", "uses", "power"]);

/** The same for single answers, by their verbs. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  key: ["key"],
  joker: ["joker"],
  scarab: ["scarab", "scarab_worth"],
  horus: ["takes_card"],
  slot: ["moves_card", "discards"],
  right: ["moves_card"],
  give: ["gives_scarab", "gives_worth"],
  choose: ["raises", "stays"],
  no: ["no_action"],
};

/** What chance would bring next, where a player cares. */
const CHANCES = new Set(["roll", "wake_roll", "turn_up", "scarab", "deal"]);

/** The name of the question that comes at the end of a way, also of one to chance. */
export function nextQuestion(way: WayJson): string | null {
  if (way.question) return way.question.question.name;
  const asked = way.events.findLast((event) => event.event === "question_asked");
  return asked?.event === "question_asked" ? asked.question : null;
}

/** Follow the events of a way. */
export function follow(way: WayJson, view: ViewJson, tables: TablesJson): Teller {
  const teller = new Teller(tables, view);
  const timeline = foreseen(way, view);
  way.events.forEach((event, at) => teller.tell(event, timeline.at(at + 1)));
  return teller;
}

/** Where a way leads and what happens: "From 12 to 16: you take a vase (3 points)." */
export function wayWords(
  way: WayJson,
  view: ViewJson,
  tables: TablesJson,
  seat: number,
  names: readonly (string | null)[] = [],
): string {
  const context: AskContext = { tables, names, me: seat };
  const teller = follow(way, view, tables);
  const clauses = teller.take();
  const named = new Set(way.options.flatMap((option) => NAMED[option.verb] ?? []));
  if (view.question?.name === "act") named.add("acts");
  const rest = clauses.filter(
    ({ movement, stem }) => !movement && !SAID.has(stem) && !named.has(stem),
  );
  const what = [...runs(rest, context, true), ...follows(way, teller, view, context)];
  const moves = clauses.filter((clause) => clause.movement);
  const [only, ...more] = way.options;
  if (only && !more.length && !moves.length && !what.length)
    return optionWords(only, view, tables, seat).text;
  if (!what.length && moves.length) what.push(t("way.nothing"));
  const parts = [...choices(way, view, seat, tables), ways(moves)].filter(Boolean).map(capital);
  const label = parts.join("\u00a0· ");
  return what.length
    ? t("way.whole", { way: label, what: afterColon(semicolons(what)) })
    : t("way.bare", { way: label });
}

/** How the adventurers come along. */
function ways(moves: readonly Clause[]): string {
  return commas(
    moves.flatMap(({ stem, values, list }) =>
      list
        ? counted(list).map(([way, n]) => (n > 1 ? t("way.moves_several", { way, n }) : way))
        : (maybe(`way.${stem}`, values) ?? ""),
    ),
  );
}

/** What is chosen besides the way of an adventurer, or the card where nobody moves. */
function choices(way: WayJson, view: ViewJson, seat: number, tables: TablesJson): string[] {
  const moves = way.events.some((event) => event.event === "adventurer_moved");
  const acts = moves || way.options.some((option) => option.verb === "choose");
  return stepsOf(way, view).flatMap(({ option, view: then }, i) => {
    const question = then.question?.name;
    const elsewhere = option.verb === "move" || (question === "act" && i > 0);
    if ((moves && elsewhere) || (acts && question === "play")) return [];
    return optionWords(option, then, tables, seat).label;
  });
}

/** What comes next, as far as it is worth knowing. */
function follows(way: WayJson, teller: Teller, view: ViewJson, context: AskContext): string[] {
  const { tables } = context;
  const next = nextQuestion(way);
  if (way.then === "game_over") return [t("way.game_over")];
  if (way.then === "turn_over" || next === null) return [];
  const landed = teller.landed;
  const tile = landed === null ? null : (teller.view.tiles[landed] ?? null);
  const told: string[] = [];
  if (way.then === "others") told.push(t("way.others"));
  if (way.then === "chance") {
    const chosen = way.options.some((option) => option.verb === next);
    if (next === "uncover") told.push(uncovered(way, context));
    else if (CHANCES.has(next) && !chosen) told.push(maybe(`way.${next}`) ?? "");
  }
  if (way.then === "question" && way.question) told.push(asks(way.question, tile, view, context));
  if (next === "move_card" && tile !== null)
    told.push(lands(tile, missingThere(teller, view), tables));
  return told.filter(Boolean);
}

/** How many adventurers are missing for the treasure that a way leads to; 0 for anything else. */
export function missingThere(teller: Teller, view: ViewJson): number {
  const { landed, tables } = teller;
  const tile = tables.tiles[(landed === null ? null : teller.view.tiles[landed]) ?? ""];
  if (landed === null || tile?.family !== "treasure") return 0;
  const there = standing(teller.view, view.asked ?? view.turn, landed);
  return Math.max(0, (tile.needs ?? 1) - there);
}

/** What is on the tile where something else comes first. */
function lands(tile: string, missing: number, tables: TablesJson): string {
  return missing > 0
    ? t("way.lands_short", { n: missing, tile: tileTaken(tables, tile) })
    : t("way.lands", { tile: tileName(tables, tile) });
}

function uncovered(way: WayJson, { tables }: AskContext): string {
  const taken = way.events.findLast((event) => event.event === "treasure_taken");
  const symbol = taken?.event === "treasure_taken" ? tables.symbols[taken.space] : null;
  return maybe(`way.uncover.${symbol ?? ""}`) ?? t("way.uncover");
}

/** What this seat would be asked. */
function asks(
  decision: DecisionJson,
  tile: string | null,
  view: ViewJson,
  { tables }: AskContext,
): string {
  const { options } = decision;
  const question = decision.question.name;
  if (question === "take" || question === "take_several") {
    const things = options.map((option) =>
      option.verb === "horus"
        ? cardIn(tables, view.horus[(option.number ?? 1) - 1] ?? null)
        : (maybe(`thing.a.${option.verb}`) ?? option.verb),
    );
    return maybe(`way.${question}`, { things: either(things) }) ?? "";
  }
  if (question === "spare" && tile !== null)
    return t("way.spare", { tile: tileTaken(tables, tile) });
  if (fromOptions(({ unsaid }) => unsaid).includes(question)) return "";
  return maybe(`way.${question}`) ?? t("way.question");
}
