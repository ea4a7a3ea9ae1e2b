// A new game in one line.

import { language, t } from "../../i18n/index.svelte";
import { colon, joined } from "../../words/lists";
import { moduleName } from "../../words/modules";
import { playing, type Form, type Who } from "../../setup/form";
import { timeInWords } from "./time";

/** Return what would be created, such as "3 players: you, 2 bots · Base game · No clock". */
export function summaryOf(form: Form): string {
  const seats = playing(form);
  const count = (who: Who): number => seats.filter((seat) => seat.who === who).length;
  const people = [
    count("me") > 0 ? t("new.sum_me") : "",
    count("here") > 0 ? t("new.sum_here", { n: count("here") }) : "",
    count("link") > 0 ? t("new.sum_link", { n: count("link") }) : "",
    count("bot") > 0 ? t("new.sum_bots", { n: count("bot") }) : "",
  ];
  const modules = form.modules.map(moduleName);
  return [
    colon(t("new.sum_players", { n: form.players }), joined(people.filter(Boolean))),
    joined(modules) || t("new.sum_base"),
    clocks(form),
  ].join(" · ");
}

function clocks({ turnTime, gameTime }: Form): string {
  const parts = [
    turnTime === null ? "" : t("new.sum_turn", { time: timeInWords(turnTime, language()) }),
    gameTime === null ? "" : t("new.sum_game", { time: timeInWords(gameTime, language()) }),
  ];
  return joined(parts.filter(Boolean)) || t("new.sum_no_clock");
}
