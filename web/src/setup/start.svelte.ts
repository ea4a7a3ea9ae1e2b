// Starting a game: it is created, and its page opened.

import { t } from "../i18n/index.svelte";
import type { RefusedError } from "../net/api";
import { go } from "../router.svelte";
import { myName } from "../ui/myname";
import { isAboutName, problemText } from "../ui/problems";
import { createGame } from "./create";
import { freshForm, type Form } from "./form";

/** What somebody at a seat is called who has not said it. */
export function guestName(seat: number): string {
  return t("new.guest", { n: seat + 1 });
}

/** The seat that a refusal is about. */
function seatOf({ field }: RefusedError): number | null {
  const [, seat] = /^seats\.(\d+)\./.exec(field ?? "") ?? [];
  return seat === undefined ? null : Number(seat);
}

export class Start {
  busy = $state(false);
  problem = $state("");
  /** The seat whose name was refused. */
  badName = $state<number | null>(null);

  /** Start a game, with two bots where nothing else is wanted; returns whether it was possible. */
  async play(form: Form = freshForm(myName())): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    this.badName = null;
    try {
      go(`games/${await createGame(form, myName(), guestName)}`);
      return true;
    } catch (error) {
      this.problem = problemText(error);
      this.badName = isAboutName(error) ? seatOf(error) : null;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
