import type { ModulePictures } from "../pictures";
import Character from "./Character.svelte";
import { characterOf } from "./words";

export const CHARACTERS: ModulePictures = {
  badge: (view, seat) => {
    const what = characterOf(view, seat);
    return what === null ? null : { of: Character, what };
  },
};
