import { told, type Context, type Explain } from "../../explain/topics";
import { thingAbout } from "../../words/things";
import { notOffered } from "../../words/questions";
import { openTiles } from "./data";
import Tile from "./Tile.svelte";
import { MUMMY } from "./position";
import { mummyTileAbout } from "./words";

/** Why an open tile is not for sale, where one may buy. */
function whyNot(effect: string, { asked, view, tables }: Context): string | null {
  if (asked?.decision?.question.name !== "mummy_tile") return null;
  const slot = openTiles(view).indexOf(effect);
  return notOffered(asked.decision, view, tables).get(`tile${slot + 1}`) ?? null;
}

export const MUMMY_TOPICS: Readonly<Record<string, Explain>> = {
  mummy: (_, { tables, view }) =>
    told(thingAbout(tables, "mummy"), { now: [MUMMY.piece?.(view, tables)?.where ?? ""] }),
  mummy_tile: (what, context) =>
    told(mummyTileAbout(context.tables, what), {
      why: whyNot(what, context),
      picture: { of: Tile, what },
      also: ["pile.mummy_tiles"],
    }),
};
