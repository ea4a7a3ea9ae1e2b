// The mummy on the board, and its tiles beside it.

import { t } from "../../i18n/index.svelte";
import type { ModulePictures } from "../pictures";
import { mummySpace, openTiles, tileOf } from "./data";
import Mummy from "./Mummy.svelte";
import Talismans from "./Talismans.svelte";
import Tile from "./Tile.svelte";
import { dividedTileName, mummyTileName } from "./words";

export const MUMMY: ModulePictures = {
  piece: { name: "mummy", place: mummySpace, of: Mummy, x: -19, y: 56, scale: 0.93 },
  stall: (view) => {
    const tiles = openTiles(view);
    if (tiles.length === 0) return null;
    return {
      title: t("panels.mummy"),
      empty: t("panels.mummy_empty"),
      items: tiles.map((what) =>
        what === null
          ? null
          : { of: Tile, what, name: mummyTileName(what), divided: dividedTileName(what) },
      ),
      anchor: "mummy-tile",
      topic: "mummy_tile",
      Below: Talismans,
    };
  },
  option: (option, view) => {
    const what = tileOf(option, view);
    return what === null ? null : { of: Tile, what };
  },
};
