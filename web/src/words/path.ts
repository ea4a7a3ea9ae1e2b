// The path in words, in walking order: what lies on each place and who stands there.

import { maybe, t } from "../i18n/index.svelte";
import type { ViewJson } from "../protocol";
import { joined, points, semicolons } from "./lists";
import { fromPositions } from "../modules/position";
import { coveredSpaces } from "../modules/words";
import { called, here, piecesOn } from "./places";
import type { AskContext } from "./questions";
import { tileName, treasureName } from "./things";

/** All places from the stairs to the tomb chamber; empty ones without anybody are folded. */
export function pathWords(view: ViewJson, context: AskContext): string[] {
  const { tables } = context;
  const lines: string[] = [stairs(view, context)];
  let empty: number[] = [];
  const fold = () => {
    const [first] = empty;
    const last = empty.at(-1);
    if (first === undefined || last === undefined) return;
    const text =
      first === last
        ? t("position.empty", { place: first })
        : t("position.empty_range", { first, last });
    lines.push(text);
    empty = [];
  };
  for (let place = 1; place < tables.chamber; place += 1) {
    if (isBare(view, place)) empty.push(place);
    else {
      fold();
      lines.push(spaceWords(view, place, context));
    }
    const statue = tables.statues.indexOf(place);
    if (statue < 0) continue;
    fold();
    lines.push(statueWords(view, statue, context));
  }
  fold();
  lines.push(chamber(view, context));
  return lines;
}

function isBare(view: ViewJson, place: number): boolean {
  const somebody = view.players.some((player) => player.places.includes(place));
  return (view.tiles[place] ?? null) === null && !somebody && !piecesOn(view, place).length;
}

/** "18: statue, 5 points, needs 3; you 2. Face-down tile below. Worth 3 at the end." */
function spaceWords(view: ViewJson, place: number, context: AskContext): string {
  const { tables } = context;
  const name = view.tiles[place] ?? null;
  const what = semicolons([tileHere(name, context), ...here(view, place, context)]);
  const told = [t("position.space", { place, what })];
  const symbol = tables.symbols[place];
  if (symbol && name !== null && tables.tiles[name]?.family === "treasure")
    told.push(maybe(`position.symbol.${symbol}`) ?? "");
  for (const piece of fromPositions((module) => module.piece?.(view, tables)))
    if (piece.place === place) told.push(piece.here);
  if (coveredSpaces(view).includes(place)) told.push(t("position.under"));
  told.push(t("position.worth", { n: tables.place_points[place] ?? 0 }));
  return told.filter(Boolean).join(" ");
}

function tileHere(name: string | null, { tables }: AskContext): string {
  if (name === null) return t("position.no_tile");
  const tile = tables.tiles[name];
  if (tile?.family !== "treasure") return tileName(tables, name);
  return t("position.treasure_here", {
    tile: treasureName(tile.type ?? name),
    points: points(tile.value),
    n: tile.needs ?? 1,
  });
}

/** What is to be said of any place now. */
export function placeWords(view: ViewJson, place: number, context: AskContext): string {
  if (place <= 0) return stairs(view, context);
  if (place >= context.tables.chamber) return chamber(view, context);
  return spaceWords(view, place, context);
}

function stairs(view: ViewJson, context: AskContext): string {
  return t("position.stairs", { who: semicolons(here(view, 0, context)) || t("position.nobody") });
}

function chamber(view: ViewJson, context: AskContext): string {
  const { chamber: place, place_points } = context.tables;
  const who = semicolons(here(view, place, context)) || t("position.nobody");
  return t("position.chamber", { who, points: points(place_points[place] ?? 0) });
}

/** The third, fourth and fifth adventurer of each player lie at the statues, in this order. */
export function statueWords(view: ViewJson, statue: number, context: AskContext): string {
  const first = (view.players[0]?.statuses.length ?? 0) - context.tables.statues.length;
  const asleep = view.players.flatMap((player, seat) =>
    player.statuses[first + statue] === "lying" ? called(seat, context) : [],
  );
  return asleep.length ? t("position.statue", { who: joined(asleep) }) : t("position.statue_none");
}
