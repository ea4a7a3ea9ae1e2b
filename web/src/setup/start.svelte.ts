// Starting a game: it is created, and its page opened.

import { t } from "../i18n/index.svelte";
import { go } from "../router.svelte";
import { myName } from "../ui/myname";
import { problemText } from "../ui/problems";
import { createGame } from "./create";
import { freshForm, type Form } from "./form";

/** What somebody at a seat is called who has not said it. */
export function guestName(seat: number): string {
  return t("new.guest", { n: seat + 1 });
}

export class Start {
  busy = $state(false);
  problem = $state("");

  /** Start a game, with two bots where nothing else is wanted; returns whether it was possible. */
  async play(form: Form = freshForm(myName())): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    try {
      go(`games/${await createGame(form, myName(), guestName)}`);
      return true;
    } catch (error) {
      this.problem = problemText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
