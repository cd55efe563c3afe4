/** Time: a signal that ticks every second, and how much of it is left for those who are asked. */
import { classes, html, signal } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { t } from "./words.js";

export const now = signal(Date.now());
setInterval(() => (now.value = Date.now()), 1000);

const two = (number) => String(number).padStart(2, "0");

/** Seconds as 3:12, hours as 5 h, days as 2 d. */
export function spell(seconds) {
  if (seconds >= 2 * 86_400) return t("left-days", { count: Math.floor(seconds / 86_400) });
  if (seconds >= 2 * 3600) return t("left-hours", { count: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** The time left for this answer; empty without a clock. Before it runs, after a moment, it is all of it. */
export function leftOf(play) {
  const { deadline, clock } = play.live.value?.table ?? {};
  return deadline ? spell(Math.max(0, Math.min(clock.seconds, Math.round(deadline - now.value / 1000)))) : "";
}

export function Clock({ play }) {
  const left = leftOf(play);
  if (!left) return null;
  const late = play.live.value.table.deadline * 1000 - now.value < 20_000;
  return html`<span class=${classes("chip clock", late && (play.ask.value ? "late" : "soon"))} title=${t("clock-left")}>
    <${Icon} name="clock" /><b>${left}</b></span>`;
}
