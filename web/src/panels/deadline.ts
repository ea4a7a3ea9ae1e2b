// When something that waits for consent can happen at the earliest.

import { locale } from "../i18n/index.svelte";
import type { ProposalForm } from "../protocol";
import type { Session } from "../table/session.svelte";
import { now } from "./now";
import { clockText } from "./time";

const HOUR = 3_600_000;

type Told = Pick<Session, "told">;

function left({ told }: Told, { until }: ProposalForm): number | null {
  return until === null ? null : Math.max(0, until - (now() - told));
}

/** How long that takes as a clock shows it, `1:58`; null if it could happen now. */
export function timeLeft(session: Told, proposal: ProposalForm): string | null {
  const ms = left(session, proposal);
  return ms === null || ms === 0 ? null : clockText(ms);
}

/** When that is, if it takes long: a time of today, with the day if it is another one. */
export function dateOf(session: Told, proposal: ProposalForm): string | null {
  const ms = left(session, proposal);
  if (ms === null || ms < HOUR) return null;
  const then = new Date(Date.now() + ms);
  const isToday = then.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale(), {
    ...(isToday ? {} : { weekday: "long" }),
    hour: "numeric",
    minute: "2-digit",
  }).format(then);
}
