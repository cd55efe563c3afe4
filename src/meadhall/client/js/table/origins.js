/** The result in detail: sources by seats, the course of the match, and what to look at again. */
import { classes, html, useEffect, useSignal } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { hasArt } from "../base/looks.js";
import { goToMoment } from "../play/replay.js";
import { t } from "../words/words.js";
import { actionOf, bySource, courseOf, gainsOf, highlightsOf } from "./course.js";

const WIDE = 640, HIGH = 150; // of the course, in its own units

export function Origins({ play }) {
  const terms = useSignal(null), opened = useSignal(null), saga = play.saga.value;
  useEffect(() => {
    if (!hasArt(saga, "result.json")) return;
    fetch(`/art/${saga.slug}/result.json`).then(async (found) => found.ok && (terms.value = await found.json()));
  }, [saga.slug]);
  const log = play.line.value.log.value, seats = play.sits.value.length;
  const gains = terms.value ? gainsOf(saga, terms.value, log) : [];
  if (!gains.length) return null;
  return html`<div class="origins"><${Sources} play=${play} rows=${bySource(gains, seats)} opened=${opened} />
    ${opened.value && html`<ol class="log behind">${opened.value.gains.map(({ at }) =>
      html`<li key=${at}><${Icon} name="turn" /><span>${saga.eventText(log[at])}</span><span></span></li>`)}</ol>`}
    <${Course} play=${play} course=${courseOf(gains, seats, log.length)} />
    <${Again} play=${play} gains=${gains} /></div>`;
}

/** A table; a number opens the lines of the log behind it. */
function Sources({ play, rows, opened }) {
  const { scores } = play.live.value.outcome, flip = (cell) => (opened.value = opened.value === cell ? null : cell);
  const top = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ points }) => points)));
  return html`<table class="sources"><caption>${t("result-sources")}</caption>
    <thead><tr><td></td>${scores.map((score, seat) => html`<th key=${seat} scope="col"
      class="of-${play.sits.value[seat].plays}"><${Shield} seat=${play.sits.value[seat].plays} class="mini-shield" />
      <span>${play.nameOf(seat)}</span></th>`)}</tr></thead>
    <tbody>${rows.map(({ source, name, cells }) => html`<tr key=${source}><th scope="row">${name}</th>
      ${cells.map((cell, seat) => html`<td key=${seat}><${Cell} cell=${cell} share=${cell.points / top}
        best=${cell.points > 0 && cells.every(({ points }) => points <= cell.points)}
        plays=${play.sits.value[seat].plays} onOpen=${() => flip(cell)} open=${opened.value?.gains === cell.gains} />
        </td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t("result-total")}</th>${scores.map((score, seat) =>
      html`<td key=${seat}><b>${score}</b></td>`)}</tr></tfoot></table>`;
}

function Cell({ cell, share, best, plays, open, onOpen }) {
  if (!cell.gains.length) return html`<span class="quiet">–</span>`;
  return html`<button type="button" class=${classes("btn bare cell-of", best && "best")}
    aria-expanded=${String(open)} onClick=${onOpen}><b>${cell.points}</b>
    <i class="of-${plays}" style=${{ width: `${Math.round(100 * Math.max(0, share))}%` }}></i></button>`;
}

/** Points by move; every seat has a line of its own pattern. */
function Course({ play, course }) {
  const end = Math.max(1, course[course.length - 1][0]), every = course.flatMap(([, points]) => points);
  const [least, most] = [Math.min(0, ...every), Math.max(1, ...every)];
  const x = (at) => (WIDE * at / end).toFixed(1);
  const y = (points) => (HIGH - HIGH * (points - least) / (most - least)).toFixed(1);
  const path = (seat) => course.map(([at, points], i) =>
    (i ? `H${x(at)}V${y(points[seat])}` : `M0 ${y(points[seat])}`));
  return html`<figure class="course"><figcaption>${t("result-course")}</figcaption>
    <svg viewBox="0 -4 ${WIDE} ${HIGH + 8}" preserveAspectRatio="none" role="img" aria-label=${t("result-course")}>
      ${play.sits.value.map((sit) => html`<path key=${sit.seat} class="way way-${sit.seat} of-${sit.plays}"
        d=${path(sit.seat).join("")} />`)}</svg></figure>`;
}

/** A gain that decided something; a click shows the table as it was then. */
function Again({ play, gains }) {
  const log = play.line.value.log.value, { outcome } = play.live.value;
  const show = async (at) => {
    play.panel.value = "";
    play.tab.value = "replay";
    await goToMoment(play, await actionOf(play, at));
  };
  return html`<ol class="again">${highlightsOf(gains, play.sits.value.length, outcome.winners).map(({ kind, gain }) =>
    html`<li key=${kind}><button type="button" class="opt" onClick=${() => show(gain.at)}>
      <${Shield} seat=${play.sits.value[gain.seat].plays} class="mini-shield" />
      <span><b>${t(`result-${kind}`, { name: play.nameOf(gain.seat) })}</b> ${play.saga.value.eventText(log[gain.at])}
      </span><${Icon} name="replay" /></button></li>`)}</ol>`;
}
