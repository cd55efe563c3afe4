/**
 * Lines for newcomers below a question: what is dangerous just now, and what to look for. The hall makes them from what
 * the reader sees. Where there is little room they are one line or a sprout; a click opens them whole, and they can be
 * hidden for a game.
 */
import { html } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { coaches, hushed } from "../base/prefs.js";
import { t } from "../words/words.js";

/** Does this table have lines like these, now or at another question? */
export const isCoached = (play) => play.seat.value !== null && coaches(play.saga.value.slug);

/** The lines of this question; "" if there are none. */
export const newsFor = (play) => (play.ask.value?.newcomers ?? []).map((said) => play.saga.value.said(said)).join(" ");

export function Newcomers({ play, words, isOpen }) {
  const toggle = () => (play.panel.value = isOpen ? "" : "newcomers");
  return html`<div class="tips">
    <button type="button" class="tips-line" aria-expanded=${String(Boolean(isOpen))} title=${words} onClick=${toggle}>
      <${Icon} name="sprout" /><span><${Words} words=${words} /></span></button>
    <button type="button" class="tips-off" aria-label=${t("newcomers-hide")} title=${t("newcomers-hide")}
      onClick=${() => hide(play)}><${Icon} name="cross" /></button>
    ${isOpen && html`<div class="panel tips-open"><p><${Words} words=${words} /></p>
      <button type="button" class="btn" onClick=${() => hide(play)}>${t("newcomers-hide")}</button></div>`}</div>`;
}

const Words = ({ words }) => html`<b class="caps">${t("newcomers")}</b> ${words}`;

function hide(play) {
  hushed.value = [...hushed.value, play.saga.value.slug];
  play.panel.value = "";
  play.announce({ text: t("newcomers-hidden") });
}
