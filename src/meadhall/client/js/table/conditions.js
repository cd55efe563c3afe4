/** In the beam over the table: conditions that come true for all, and tracks in common. */
import { classes, html } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { narrow } from "../base/prefs.js";
import { sectionOf, sectionsOf } from "../model/sections.js";

export function Commons({ play }) {
  const conditions = sectionOf(play.picture.value, "conditions"), tracks = sectionsOf(play.picture.value, "track");
  return html`${conditions && html`<${Conditions} play=${play} conditions=${conditions} />`}
    ${tracks.map((track, i) => html`<${Steps} key=${i} play=${play} track=${track} />`)}`;
}

/** How far each is; what has come true is turned. */
function Conditions({ play, conditions }) {
  const saga = play.saga.value, title = saga.said(conditions.title);
  if (narrow.value) return html`<button type="button" class="conditions" aria-label=${title}
    onClick=${() => (play.view.value = "creatures")}><ol>${conditions.items.map((item, i) => html`<li key=${i}
      class=${classes(item.met && "met")}><${Sign} item=${item} /></li>`)}</ol></button>`;
  return html`<div class="conditions" title=${saga.said(conditions.tip)}><span>${title}</span>
    <ol>${conditions.items.map((item, i) => html`<${Condition} key=${i} play=${play} item=${item} />`)}</ol></div>`;
}

function Condition({ play, item }) {
  const saga = play.saga.value, thing = item.tip.things?.[""], name = saga.said(item.tip);
  const words = [name, thing && saga.help(...thing), `${item.value}/${item.of}`].filter(Boolean).join(". ");
  const look = () => thing && play.look([thing]);
  return html`<li class=${classes(item.met && "met")}><button type="button" title=${words} aria-label=${words}
    onClick=${() => thing && play.pin(thing)} onMouseEnter=${look} onFocus=${look} onMouseLeave=${() => play.look(null)}
    onBlur=${() => play.look(null)}><${Sign} item=${item} /></button></li>`;
}

/** What it is, and how far. */
const Sign = ({ item }) => html`<span class="condition"><${Icon} name=${item.icon} />
  <b>${item.met ? html`<${Icon} name="check" />` : `${item.value}/${item.of}`}</b></span>`;

/** All of them in words, where there is room to read. */
export function ConditionsTold({ play }) {
  const saga = play.saga.value, conditions = sectionOf(play.picture.value, "conditions"),
    tracks = sectionsOf(play.picture.value, "track");
  if (!conditions) return null;
  return html`<section class="panel conditions-told"><header><h2>${saga.said(conditions.title)}</h2></header>
    <p class="quiet">${saga.said(conditions.tip)}</p><ul>${conditions.items.map((item, i) => {
      const thing = item.tip.things?.[""], told = item.text ? saga.said(item.text) : thing && saga.help(...thing);
      return html`<li key=${i} class=${classes(item.met && "met")}><${Sign} item=${item} />
        <span><b>${saga.said(item.tip)}</b> ${told}</span></li>`;
    })}</ul>${tracks.map((track, i) => html`<${Steps} key=${i} play=${play} track=${track} />`)}</section>`;
}

/** A track of things that are taken one by one, those to come still on it. */
function Steps({ play, track }) {
  const tip = play.saga.value.said(track.tip);
  return html`<div class="commontrack" role="img" aria-label=${tip} title=${tip}>
    ${track.title && html`<span>${play.saga.value.said(track.title)}</span>`}<b>${track.cells.length - track.at}</b>
    ${track.cells.map((cell, i) => html`<i key=${cell} class=${classes(i < track.at && "gone",
      track.marked?.includes(i) && "marked")}>${i >= track.at && html`<${Icon} name=${track.icon} />`}</i>`)}</div>`;
}
