// Characters and their powers in words.

import { maybe, t } from "../../i18n/index.svelte";
import type { ViewJson } from "../../protocol";
import { aboutOf, type About } from "../../words/about";
import { own } from "../../words/plain";
import type { ModuleWords } from "../words";

/** The power of a seat's character; null if it has none. */
export function characterOf(view: ViewJson, seat: number): string | null {
  const powers = view.modules["characters"]?.["power"];
  const power: unknown = Array.isArray(powers) ? powers[seat] : null;
  return typeof power === "string" ? power : null;
}

function characterName(power: string): string {
  return maybe(`character.${power}`) ?? power;
}

export function characterAbout(power: string): About {
  const about = maybe(`character.about.${power}`) ?? t("character.about.other");
  return aboutOf(`character.${power}`, characterName(power), about);
}

export const CHARACTERS: ModuleWords = {
  trait: (view, seat) => {
    const power = characterOf(view, seat);
    if (power === null) return null;
    const { name, about } = characterAbout(power);
    return { label: t("panels.character"), name, about, topic: `character ${power}` };
  },
  clause: (event) =>
    event.event === "power_used"
      ? own(event.seat, "power", { power: characterName(event.power) })
      : null,
};
