import { told, type Explain } from "../../explain/topics";
import Character from "./Character.svelte";
import { characterAbout } from "./words";

export const CHARACTER_TOPICS: Readonly<Record<string, Explain>> = {
  character: (what) => told(characterAbout(what), { picture: { of: Character, what } }),
};
