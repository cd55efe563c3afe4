/** Steps with several markers: a race of seats, or two that close in on each other. */
import { classes, html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";

const EVERY = 5; // steps between the numbers that are written

export function Course({ play, track }) {
  const saga = play.saga.value;
  const words = [...track.markers.map(({ tip, at }) => `${saga.said(tip)} ${at}`), saga.said(track.note)]
    .filter(Boolean).join(", ");
  return html`<div class=${classes("course", track.meets ? "meets" : "race")} role="img" aria-label=${words}>
    <ol aria-hidden="true">${track.cells.map((step) => html`<${Step} key=${step} play=${play} track=${track}
      step=${step} />`)}</ol>
    ${track.meets && html`<p aria-hidden="true"><span>${saga.said(track.markers[0].tip)}</span>
      <span class="gap">${saga.said(track.note)}</span><span>${saga.said(track.markers[1].tip)}</span></p>`}</div>`;
}

/** Where a step lies, between the two that meet: behind the first, between them, or lost already. */
export function ground({ meets, markers }, step) {
  if (!meets) return "";
  const [low, high] = markers.map(({ at }) => at);
  return step < low ? "past" : step === low ? "low" : step < high ? "room" : step === high ? "high" : "gone";
}

function Step({ play, track, step }) {
  const saga = play.saga.value, top = track.cells.length - 1;
  const marks = (track.marks ?? []).filter(([at]) => at === step).map(([, badge]) => badge);
  const here = track.markers.filter(({ at }) => Math.min(at, top) === step);
  const bare = !here.length && !marks.length && step % EVERY === 0;
  return html`<li class=${classes(ground(track, step), marks.length && "marked")}>
    ${marks.map((badge, i) => html`<span key=${i} class="mark" title=${saga.said(badge.tip)}>
      <${Icon} name=${badge.icon} /></span>`)}
    ${here.map((marker, i) => html`<${Marker} key=${marker.seat ?? i} play=${play} marker=${marker}
      at=${i - leaning(step, top, here.length)}
      class=${track.meets && (marker === track.markers[0] ? "low" : "high")} />`)}
    ${bare && html`<span>${step}</span>`}</li>`;
}

/** How far a row of markers on one step lies to the left of it: at the ends nothing hangs over. */
const leaning = (step, top, count) => (step < 2 ? 0 : step > top - 2 ? count - 1 : (count - 1) / 2);

function Marker({ play, marker, at, class: cls }) {
  const title = `${play.saga.value.said(marker.tip)} ${marker.at}`;
  if (!(marker.seat >= 0)) return html`<span class=${classes("marker-sign", cls)} title=${title}>
    <${Icon} name=${marker.icon} /><b key=${marker.at} class="tick-up">${marker.at}</b></span>`;
  return html`<span class="marker-seat" style=${{ "--at": at }} title=${title}>
    <${Shield} seat=${play.sits.value[marker.seat].plays} class="mini-shield" /></span>`;
}
