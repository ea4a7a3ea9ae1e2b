// The keys of a replay: arrows by decision, page keys by turn, Home and End, space to play.

import type { Player } from "./player.svelte";

export function onKey(event: KeyboardEvent, player: Player): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest("input, textarea, select, dialog, summary")) return;
  if (event.key === " ") {
    if (target?.closest("button, a")) return; // they are pressed with it
    event.preventDefault();
    player.toggle();
    return;
  }
  const move = MOVES[event.key];
  if (!move || (SCROLLING.has(event.key) && target?.closest("[tabindex='0']:not(button)"))) return;
  event.preventDefault();
  move(player);
}

/** Keys that scroll where something is scrolled. */
const SCROLLING: ReadonlySet<string> = new Set(["Home", "End", "PageUp", "PageDown"]);

const MOVES: Readonly<Record<string, (player: Player) => void>> = {
  ArrowLeft: (player) => player.previous(),
  ArrowRight: (player) => player.next(),
  PageUp: (player) => player.previousTurn(),
  PageDown: (player) => player.nextTurn(),
  Home: (player) => player.go(0),
  End: (player) => player.go(player.last),
};
