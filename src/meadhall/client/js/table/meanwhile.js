/** What stands in the place of the list while others act, and the strip that says whose turn it is on other views. */
import { classes, html } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { t } from "../words/words.js";
import { Latest } from "./talk.js";

const TOLD = 9; // things that happened

/** Nobody asks the reader: what happened lately, where his list was and will be. */
export function Meanwhile({ play }) {
  const title = play.moment.value ? t("meanwhile-then") : play.isOver.value ? t("meanwhile-over") : t("meanwhile");
  return html`<section class="panel meanwhile" aria-label=${title} tabindex="-1"><header><h2>${title}</h2></header>
    <${Latest} play=${play} count=${TOLD} /></section>`;
}

/** Over the dock, on every view but the board: whose turn it is, or that the line is broken. */
export function Strip({ play }) {
  if (play.view.value === "map") return null;
  const { icon, state, head, words } = whoseTurn(play), back = () => (play.view.value = "map");
  return html`<button type="button" class=${classes("strip", state)} onClick=${back}>
    <${Icon} name=${icon} />${head && html`<b>${head}</b>`}<span>${words}</span><${Icon} name="next" /></button>`;
}

function whoseTurn(play) {
  const saga = play.saga.value, ask = play.ask.value, other = play.live.value.waiting[0];
  if (play.status.value.state !== "open") return { icon: "offline", state: "bad", head: "", words: t("line-lost") };
  if (play.moment.value) return { icon: "replay", state: "", head: "", words: t("meanwhile-then") };
  if (ask) return { icon: "turn", state: "fire", head: t("table-your-turn"), words: saga.prompt(ask, play.seat.value) };
  if (play.isOver.value) return { icon: "crown", state: "", head: "", words: t("over") };
  return { icon: "clock", state: "", head: other ? play.nameOf(other[0]) : "",
    words: other ? saga.prompt(other) : t("please-wait") };
}
