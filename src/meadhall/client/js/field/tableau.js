/** A seat's buildings: kinds in fixed places, copies behind each other, each with its state. */
import { classes, html } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { Shelf } from "../parts/shelf.js";
import { Worth } from "../parts/price.js";
import { meaning } from "../parts/act.js";
import { sectionOf } from "../model/sections.js";

const BOXES = ["10 -8 100 92", "10 -8 100 92", "0 -14 120 98", "-12 -20 144 104"]; // of none to three copies
const APART = 26, BEHIND = 7; // how far copies stand from each other

/** Copies of one thing behind each other, with what lies over each. */
const Cluster = ({ plot, bare }) => {
  const copies = plot.copies ?? [], n = copies.length;
  if (!n) return html`<use href="#${bare || plot.art}" width="120" height="84" />`;
  return copies.map((copy, i) => html`<g key=${i} class=${classes("copy", copy.state)}
    transform="translate(${(i - (n - 1) / 2) * APART} ${(i - n + 1) * BEHIND})">
    <use href="#${plot.art}" width="120" height="84" />
    ${copy.over && html`<use class="over" href="#${copy.over}" width="120" height="84" />`}</g>`);
};

/** Name and how the copies stand, for those who do not see them. */
export function plotLabel(saga, plot) {
  const copies = plot.copies ?? [];
  const told = copies.map((copy) => saga.said(copy.tip)).filter(Boolean);
  const worth = plot.worth && `${saga.said(plot.worth.tip)} ${plot.worth.text}`;
  return [saga.noun(...plot.name), copies.length ? `×${copies.length}` : "0", worth, ...told].filter(Boolean)
    .join(", ");
}

/** The reader's own, large, on its land. */
export function Tableau({ play }) {
  const tableau = sectionOf(play.picture.value, "tableau"), saga = play.saga.value;
  if (!tableau) return null;
  return html`<section class="tableau" aria-label=${saga.said(tableau.title)} data-tour="tableau">
    ${tableau.land && html`<svg class="land" viewBox="0 0 704 110" preserveAspectRatio="none" aria-hidden="true">
      <use href="#${tableau.land}" width="704" height="110" /></svg>`}
    <h3>${saga.said(tableau.title)}</h3>
    <div class="plots">${tableau.plots.map((plot) => html`<${Plot} key=${plot.name[1]} play=${play} plot=${plot}
      bare=${tableau.bare} />`)}</div>
    ${tableau.shelf && html`<${Shelf} play=${play} shelf=${tableau.shelf} class="sky" />`}</section>`;
}

function Plot({ play, plot, bare }) {
  const saga = play.saga.value, copies = plot.copies ?? [], { marks, act } = meaning(play,
    { means: plot.means ?? [[plot.name]] });
  return html`<div class=${classes("plot piece", plot.grand && "grand", !copies.length && "vacant", marks,
    ...(plot.states ?? []))} ...${act} role="button" tabindex="0" title=${plotLabel(saga, plot)}
    data-plot=${plot.name[1]}>
    <svg viewBox=${BOXES[Math.min(3, copies.length)]} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <${Cluster} plot=${plot} bare=${bare} /></svg>
    ${copies.length > 0 && html`<${Worth} saga=${saga} badge=${plot.worth} />`}
    <span class="pl">${saga.noun(...plot.name, "short")}</span>
    <span class="vh">${[`×${copies.length}`, ...copies.map((copy) => saga.said(copy.tip))].filter(Boolean).join(", ")}
    </span>
    ${!plot.grand && (copies.length > 1 || copies.some(({ state }) => state)) && html`<${Tags} saga=${saga}
      copies=${copies} />`}</div>`;
}

const Tags = ({ saga, copies }) => html`<span class="tags" aria-hidden="true">${copies.map((copy, i) =>
  html`<i key=${i} class=${copy.state} title=${saga.said(copy.tip)}>
    ${copy.icon && html`<${Icon} name=${copy.icon} />`}</i>`)}</span>`;

/** The same on a sheet: a sign for each kind, a peg for each copy. */
export function Skyline({ play, tableau }) {
  const saga = play.saga.value, plots = [...tableau.plots].sort((a, b) => Boolean(b.grand) - Boolean(a.grand));
  const look = (plot) => ({ onMouseEnter: () => play.look([plot.name]), onMouseLeave: () => play.look(null) });
  return html`<ul class="skyline" aria-label=${saga.said(tableau.title)}>${plots.map((plot) => {
    const copies = plot.copies ?? [], label = plotLabel(saga, plot), { can, marks, act } = meaning(play, plot.means
      ? plot : { means: [[["seat", play.sits.value[tableau.seat].plays], plot.name]] });
    return html`<li key=${plot.name[1]} class=${classes(plot.grand && "grand", !copies.length && "unbuilt")}>
      <div class=${classes("piece", can && marks, ...(plot.states ?? []))} title=${label} ...${can ? act : look(plot)}>
      <svg viewBox=${plot.grand ? "6 -8 108 90" : BOXES[Math.min(3, copies.length)]} preserveAspectRatio="xMidYMax meet"
        role="img" aria-label=${label}><${Cluster} plot=${plot} bare=${plot.art} /></svg>
      ${plot.label ? html`<b class="lv" aria-hidden="true">${plot.label}</b>`
        : html`<span class="pegrow" aria-hidden="true">${copies.map((copy, i) =>
          html`<i key=${i} class=${copy.state}></i>`)}</span>`}</div></li>`;
  })}</ul>`;
}
