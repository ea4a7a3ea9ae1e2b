// Who is waited for, and for what.

import { maybe, t } from "../i18n/index.svelte";
import type { RoomJson, ViewJson } from "../protocol";

/** Whom the others wait for: "Teo is choosing a card"; who is not there (`state`) chooses nothing. */
export function waitingFor(question: string, name: string, state = ""): string {
  return (
    maybe(`wait.${state}`, { name }) ??
    maybe(`wait.${question}`, { name }) ??
    t("wait.other", { name })
  );
}

/** What is being shown of a game to somebody who is not asked anything. */
interface Shown {
  readonly phase: RoomJson["phase"] | undefined;
  /** Whether something that has happened is still being shown. */
  readonly busy: boolean;
  readonly view: Pick<ViewJson, "asked" | "question">;
  /** The name and state of the player who is asked. */
  readonly name: string;
  readonly state?: string | undefined;
}

/**
 * The line for somebody who is not asked: whom they wait for, or that the game has ended. While
 * cards are drawn or dice roll nobody is asked: `before`, the line shown so far, stays.
 */
export function waitingLine({ phase, busy, view, name, state }: Shown, before: string): string {
  if (!busy && phase === "aborted") return t("table.aborted");
  if (!busy && phase === "over") return t("table.over");
  return view.asked === null ? before : waitingFor(view.question?.name ?? "", name, state);
}
