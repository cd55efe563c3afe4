/** In the beam over the table: conditions that come true for all, and tracks in common. */
import { classes, html } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { narrow } from "../base/prefs.js";
import { sectionOf, sectionsOf } from "../model/sections.js";

export function Commons({ play }) {
  const conditions = sectionOf(play.picture.value, "goals"), tracks = sectionsOf(play.picture.value, "track");
  return html`${conditions && html`<${Conditions} play=${play} conditions=${conditions} />`}
    ${tracks.map((track, i) => html`<${Steps} key=${i} play=${play} track=${track} />`)}`;
}

/** How far each is; what has come true is turned. */
function Conditions({ play, conditions }) {
  const saga = play.saga.value, title = saga.said(conditions.title);
  if (narrow.value) return html`<button type="button" class="conditions" aria-label=${title}
    onClick=${() => (play.view.value = "creatures")}><ol>${conditions.items.map((item, i) => html`<li key=${i}
      class=${classes(isMet(item) && "met")}><${Sign} item=${item} /></li>`)}</ol></button>`;
  return html`<div class="conditions" title=${saga.said(conditions.tip)}><span>${title}</span>
    <ol>${conditions.items.map((item, i) => html`<${Condition} key=${i} play=${play} item=${item} />`)}</ol></div>`;
}

function Condition({ play, item }) {
  const saga = play.saga.value, thing = item.name, look = () => play.look([thing]);
  const words = [saga.noun(...thing), saga.help(...thing), far(item)].filter(Boolean).join(". ");
  return html`<li class=${classes(isMet(item) && "met")}><button type="button" title=${words} aria-label=${words}
    onClick=${() => play.pin(thing)} onMouseEnter=${look} onFocus=${look} onMouseLeave=${() => play.look(null)}
    onBlur=${() => play.look(null)}><${Sign} item=${item} /></button></li>`;
}

const isMet = ({ seats: [all] }) => all.met;
const far = ({ seats: [all] }) => `${all.value}/${all.of}`;

/** The sign of a condition, and how far it is. */
const Sign = ({ item }) => html`<span class="condition"><${Icon} name=${item.icon} />
  <b>${isMet(item) ? html`<${Icon} name="check" />` : far(item)}</b></span>`;

/** All of them in words, where there is room to read. */
export function ConditionsTold({ play }) {
  const saga = play.saga.value, conditions = sectionOf(play.picture.value, "goals"),
    tracks = sectionsOf(play.picture.value, "track");
  if (!conditions) return null;
  return html`<section class="panel conditions-told"><header><h2>${saga.said(conditions.title)}</h2></header>
    <p class="quiet">${saga.said(conditions.tip)}</p><ul>${conditions.items.map((item, i) => html`<li key=${i}
      class=${classes(isMet(item) && "met")}><${Sign} item=${item} />
      <span><b>${saga.noun(...item.name)}</b> ${saga.said(item.need)}</span></li>`)}</ul>
    ${tracks.map((track, i) => html`<${Steps} key=${i} play=${play} track=${track} />`)}</section>`;
}

/** A track of things that are taken one by one, those to come still on it. */
function Steps({ play, track }) {
  const [{ at, tip: said, icon }] = track.markers, tip = play.saga.value.said(said);
  return html`<div class="commontrack" role="img" aria-label=${tip} title=${tip}>
    ${track.title && html`<span>${play.saga.value.said(track.title)}</span>`}<b>${track.cells.length - at}</b>
    ${track.cells.map((cell, i) => html`<i key=${cell} class=${classes(i < at && "gone",
      track.marked?.includes(i) && "marked")}>${i >= at && html`<${Icon} name=${icon} />`}</i>`)}</div>`;
}
