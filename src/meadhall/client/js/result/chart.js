/** How it went: a line for each seat, or for what a team was measured by; below it, who played: a person or a bot. */
import { html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { told } from "../words/numbers.js";
import { t } from "../words/words.js";

const WIDE = 640, HIGH = 150; // in its own units

export function Chart({ play, lines, end }) {
  if (!lines.length) return null;
  const saga = play.saga.value, every = lines.flatMap(({ steps }) => steps.map(([, value]) => value));
  const [least, most] = [Math.min(0, ...every), Math.max(1, ...every)];
  const x = (at) => (WIDE * at / Math.max(1, end)).toFixed(1);
  const y = (value) => (HIGH - HIGH * (value - least) / (most - least)).toFixed(1);
  const path = (steps) => [...steps, [end, steps.at(-1)[1]]].map(([at, value], i) =>
    (i ? `H${x(at)}V${y(value)}` : `M0 ${y(value)}`)).join("");
  return html`<figure class="went"><figcaption>${t("result-course")}
      ${saga.has("hall-course") && html` <small>${saga.say("hall-course")}</small>`}</figcaption>
    <div class="graph"><span class="most">${told(most)}</span><span class="least">${told(least)}</span>
      <svg viewBox="0 -4 ${WIDE} ${HIGH + 8}" preserveAspectRatio="none" role="img" aria-label=${inWords(play, lines)}>
      ${lines.map(({ line, steps }, i) => html`<path key=${line} class="way way-${i} ${colour(play, line)}"
        d=${path(steps)} />`)}</svg></div>
    <ul class="legend">${lines.map(({ line, steps }, i) => html`<li key=${line} class=${colour(play, line)}>
      <svg viewBox="0 0 26 6" aria-hidden="true"><path class="way way-${i}" d="M0 3H26" /></svg>
      <${Name} play=${play} line=${line} /> <b>${told(steps.at(-1)[1])}</b></li>`)}</ul>
    <${Bands} play=${play} /></figure>`;
}

const isSeat = (line) => typeof line === "number";
const colour = (play, line) => (isSeat(line) ? `of-${play.sits.value[line].plays}` : "of-nobody");
const nameOf = (play, line) => (isSeat(line) ? play.nameOf(line) : play.saga.value.say(`hall-line-${line}`));

const Name = ({ play, line }) => html`<span>${isSeat(line)
  && html`<${Shield} seat=${play.sits.value[line].plays} class="mini-shield" />`}${nameOf(play, line)}</span>`;

/** The lines in words: where each of them ended. */
const inWords = (play, lines) => `${t("result-course")}: ${lines.map(({ line, steps }) =>
  `${nameOf(play, line)} ${told(steps.at(-1)[1])}`).join(", ")}`;

/** Over the moves of the match: plain where a person played, hatched where a bot did. */
function Bands({ play }) {
  const { actions } = play.live.value, sits = play.sits.value.filter(({ hands }) => hands?.length);
  if (!sits.some(({ hands }) => hands.some(([bot]) => bot)) || !actions) return null;
  const part = (n) => (WIDE * n) / actions;
  return html`<div class="bands" aria-hidden="true">${sits.map(({ seat, plays, hands }) => html`<div key=${seat}>
      <${Shield} seat=${plays} class="mini-shield" /><svg viewBox="0 0 ${WIDE} 8" preserveAspectRatio="none">
      ${hands.map(([bot, first, last]) => html`<rect key=${first} class=${bot ? "bot" : "person"} x=${part(first)}
        width=${part(last + 1 - first)} height="8" />`)}</svg></div>`)}
    <p><i class="person"></i> ${t("result-person")} <i class="bot"></i> <${Icon} name="bot" />
      ${t("result-bot")}</p></div>`;
}
