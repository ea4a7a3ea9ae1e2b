// When something that waits for consent can happen at the earliest.

import { locale } from "../i18n/index.svelte";
import type { ProposalJson } from "../protocol";
import type { GameState } from "../table/state.svelte";
import { now } from "./now";
import { clockText } from "./time";

const HOUR = 3_600_000;

type Received = Pick<GameState, "receivedAt">;

function left({ receivedAt }: Received, { until }: ProposalJson): number | null {
  return until === null ? null : Math.max(0, until - (now() - receivedAt));
}

/** How long that takes as a clock shows it, `1:58`; null if it could happen now. */
export function timeLeft(state: Received, proposal: ProposalJson): string | null {
  const ms = left(state, proposal);
  return ms === null || ms === 0 ? null : clockText(ms);
}

/** When that is, if it takes long: a time of today, with the day if it is another one. */
export function dateOf(state: Received, proposal: ProposalJson): string | null {
  const ms = left(state, proposal);
  if (ms === null || ms < HOUR) return null;
  const then = new Date(Date.now() + ms);
  const isToday = then.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale(), {
    ...(isToday ? {} : { weekday: "long" }),
    hour: "numeric",
    minute: "2-digit",
  }).format(then);
}
