/** Steps with several markers: a race of seats, or two that close in on each other. */
import { classes, html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";

const EVERY = 5; // steps between the numbers that are written

export function Course({ play, course }) {
  const saga = play.saga.value, steps = Array.from({ length: course.top + 1 }, (_, i) => i);
  const words = [...course.markers.map(({ tip, value }) => `${saga.said(tip)} ${value}`), saga.said(course.note)]
    .filter(Boolean).join(", ");
  return html`<div class=${classes("course", course.meets ? "meets" : "race")} role="img" aria-label=${words}>
    <ol aria-hidden="true">${steps.map((step) => html`<${Step} key=${step} play=${play} course=${course}
      step=${step} />`)}</ol>
    ${course.meets && html`<p aria-hidden="true"><span>${saga.said(course.markers[0].tip)}</span>
      <span class="gap">${saga.said(course.note)}</span><span>${saga.said(course.markers[1].tip)}</span></p>`}</div>`;
}

/** Where a step lies, between the two that meet: behind the first, between them, or lost already. */
export function ground({ meets, markers }, step) {
  if (!meets) return "";
  const [low, high] = markers.map(({ value }) => value);
  return step < low ? "past" : step === low ? "low" : step < high ? "room" : step === high ? "high" : "gone";
}

function Step({ play, course, step }) {
  const saga = play.saga.value, marks = (course.marks ?? []).filter(([at]) => at === step).map(([, badge]) => badge);
  const here = course.markers.filter(({ value }) => Math.min(value, course.top) === step);
  const bare = !here.length && !marks.length && step % EVERY === 0;
  return html`<li class=${classes(ground(course, step), marks.length && "marked")}>
    ${marks.map((badge, i) => html`<span key=${i} class="mark" title=${saga.said(badge.tip)}>
      <${Icon} name=${badge.icon} /></span>`)}
    ${here.map((marker, i) => html`<${Marker} key=${marker.seat ?? i} play=${play} marker=${marker}
      at=${i - leaning(step, course.top, here.length)}
      class=${course.meets && (marker === course.markers[0] ? "low" : "high")} />`)}
    ${bare && html`<span>${step}</span>`}</li>`;
}

/** How far a row of markers on one step lies to the left of it: at the ends nothing hangs over. */
const leaning = (step, top, count) => (step < 2 ? 0 : step > top - 2 ? count - 1 : (count - 1) / 2);

function Marker({ play, marker, at, class: cls }) {
  const title = `${play.saga.value.said(marker.tip)} ${marker.value}`;
  if (!(marker.seat >= 0)) return html`<span class=${classes("marker-sign", cls)} title=${title}>
    <${Icon} name=${marker.icon} /><b key=${marker.value} class="tick-up">${marker.value}</b></span>`;
  return html`<span class="marker-seat" style=${{ "--at": at }} title=${title}>
    <${Shield} seat=${play.sits.value[marker.seat].plays} class="mini-shield" /></span>`;
}
