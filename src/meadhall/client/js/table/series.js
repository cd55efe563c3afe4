/**
 * Battles that ended together, shown one after the other: what both sides brought, how it ended, what it gave to whom.
 * The series opens by itself when battles have ended, goes on by itself unless less motion is wanted, and can be
 * stepped through; it stays where the battles are listed (contests.js), to be opened again.
 */
import { classes, html, useEffect, useState } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { Dialog } from "../dialogs/dialog.js";
import { calm } from "../base/prefs.js";
import { t } from "../words/words.js";

const SHOWN_FOR = 4500; // milliseconds that a battle stays before the next one

/** The battles that are over. */
export const overBouts = (contests) => (contests?.bouts ?? []).filter((bout) => bout.state === "done");

/** Open the series, at its beginning or further on. */
export function showSeries(play, contests, at = 0, byItself = false) {
  play.series.value = { contests, at, byItself };
}

/** A state is shown: open the series with the first battle that was not over before, or when the reader left. */
export function followBouts(play, state) {
  const contests = state.picture.contests, before = play.fought,
    known = new Set(overBouts(before).map(({ place }) => place));
  play.fought = contests ?? null;
  if (before === undefined && !hasMissed(play, state)) return;
  const at = overBouts(contests).findIndex(({ place }) => !known.has(place));
  if (at >= 0) showSeries(play, contests, at, true);
}

/** Has something happened since the reader looked at the table last? */
const hasMissed = (play, state) => play.since > 0 && play.since < state.from + state.events.length;

export const Series = ({ play }) => play.series.value && html`<${Shown} play=${play} ...${play.series.value} />`;

function Shown({ play, contests, at, byItself }) {
  const saga = play.saga.value, bouts = overBouts(contests), last = at === bouts.length - 1;
  const [goes, setGoes] = useState(byItself && !calm.value);
  const show = (to) => (play.series.value = { contests, at: Math.max(0, Math.min(bouts.length - 1, to)), byItself });
  const step = (to) => { setGoes(false); show(to); };
  const close = () => { play.series.value = null; if (byItself && play.isOver.value) play.panel.value = "result"; };
  useEffect(() => {
    if (!goes || last) return undefined;
    const timer = setInterval(() => document.hidden || show(at + 1), SHOWN_FOR);
    return () => clearInterval(timer);
  }, [goes, at]);
  const ends = byItself && play.isOver.value ? t("series-result") : t("series-close");
  return html`<${Dialog} class="series" title=${saga.said(contests.title)} onClose=${close}
    onSubmit=${() => (last ? close() : step(at + 1))} foot=${html`
      <button type="button" class="btn icon" aria-label=${t("series-prev")} title=${t("series-prev")}
        aria-disabled=${at ? undefined : "true"} onClick=${() => step(at - 1)}><${Icon} name="prev" /></button>
      ${!last && html`<button type="button" class="btn" onClick=${() => setGoes(!goes)}>
        ${t(goes ? "series-pause" : "series-go")}</button>`}
      <button type="submit" class="btn">${last ? ends : html`${t("series-next")} <${Icon} name="next" />`}</button>`}>
    <${Steps} saga=${saga} bouts=${bouts} at=${at} step=${step} /><${Bout} key=${at} play=${play} bout=${bouts[at]} />
    <${SoFar} play=${play} bouts=${bouts.slice(0, at + 1)} /><${Told} text=${inWords(play, bouts[at])} />
  <//>`;
}

/** Which one it is, of how many; each can be gone to. */
const Steps = ({ saga, bouts, at, step }) => html`<nav class="bouts" aria-label=${t("series-steps")}>
  ${bouts.map((bout, i) => html`<button type="button" key=${bout.place}
  class=${classes("btn", i < at && "past")} aria-current=${i === at ? "step" : undefined} onClick=${() => step(i)}>
  ${saga.said(bout.title)}</button>`)}</nav>`;

/** One battle: its sides, and how it ended. */
const Bout = ({ play, bout }) => html`<div class="bout">
  ${bout.sides.map((side, i) => html`<${Host} key=${i} play=${play} side=${side}
    loses=${bout.sides.some((one) => one.wins) && !side.wins} />`)}
  <p class="verdict-row"><strong>${play.saga.value.said(bout.verdict)}</strong>
    <${Scored} play=${play} gains=${bout.gains} /></p></div>`;

/** A side: who gains if it wins, everything it brought with what it counts, and the sum. */
function Host({ play, side, loses }) {
  const saga = play.saga.value;
  return html`<section class=${classes("host", side.wins && "wins", loses && "loses")}
    aria-label=${saga.said(side.name)}>
    <h3>${side.icon && html`<${Icon} name=${side.icon} />`}${saga.said(side.name)}
      <span class="fors">${(side.seats ?? []).map((seat) =>
        html`<${Shield} key=${seat} seat=${play.sits.value[seat].plays} class="mini-shield"
          label=${play.nameOf(seat)} />`)}</span></h3>
    <ul>${(side.marks ?? []).map((mark, i) => html`<${Mark} key=${i} saga=${saga} mark=${mark} />`)}</ul>
    <b class="sum">${side.strength}</b></section>`;
}

/** A thing and what it adds; one that adds nothing by itself says what it does. */
function Mark({ saga, mark }) {
  const thing = mark.tip.things?.[""], help = mark.adds == null && thing ? saga.help(...thing) : "";
  return html`<li class=${mark.kind}><${Icon} name=${mark.icon} />
    <span>${saga.said(mark.tip)}${mark.kind === "out" && html`<span class="vh">, ${t("series-out")}</span>`}
      ${help && html`<small>${help}</small>`}</span>
    ${mark.adds != null && html`<b>${mark.adds}</b>`}</li>`;
}

const Scored = ({ play, gains = [] }) => html`<span class="scored">
  ${gains.map(([seat, points]) => html`<span key=${seat} class="of-${play.sits.value[seat].plays}">
  <${Shield} seat=${play.sits.value[seat].plays} class="mini-shield" /> ${play.nameOf(seat)} <b>+${points}</b></span>`)}
    </span>`;

/** What all battles up to this one have brought. */
function SoFar({ play, bouts }) {
  const sums = new Map();
  for (const [seat, points] of bouts.flatMap((bout) => bout.gains ?? [])) sums.set(seat,
    (sums.get(seat) ?? 0) + points);
  return html`<p class="sofar">${sums.size > 0 && t("series-so-far")} <${Scored} play=${play}
    gains=${[...sums].sort((a, b) => b[1] - a[1])} /></p>`;
}

/** For the screen reader, once the dialog is there. */
function Told({ text }) {
  const [told, tell] = useState("");
  useEffect(() => tell(text), [text]);
  return html`<p class="vh" role="status">${told}</p>`;
}

function inWords(play, bout) {
  const saga = play.saga.value, sides = bout.sides.map((side) => `${saga.said(side.name)} ${side.strength}`).join(", ");
  const gains = (bout.gains ?? []).map(([seat, points]) => `${play.nameOf(seat)} +${points}`).join(", ");
  return `${saga.said(bout.title)}. ${sides}. ${saga.said(bout.verdict)} ${gains}`;
}
