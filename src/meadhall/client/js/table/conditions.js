/** In the beam over the table: conditions that come true for all, and tracks in common. */
import { classes, html } from "../base/html.js";
import { Icon } from "../base/icons.js";

export function Commons({ play }) {
  const { conditions, tracks } = play.picture.value;
  return html`${conditions && html`<${Conditions} play=${play} conditions=${conditions} />`}
    ${(tracks ?? []).map((track, i) => html`<${Steps} key=${i} play=${play} track=${track} />`)}`;
}

/** How far each is; what has come true is turned. */
function Conditions({ play, conditions }) {
  const saga = play.saga.value;
  return html`<div class="conditions" title=${saga.said(conditions.tip)}><span>${saga.said(conditions.title)}</span>
    <ol>${conditions.items.map((item, i) => html`<${Condition} key=${i} play=${play} item=${item} />`)}</ol></div>`;
}

function Condition({ play, item }) {
  const saga = play.saga.value, thing = item.tip.things?.[""], name = saga.said(item.tip);
  const words = [name, thing && saga.help(...thing), `${item.value}/${item.of}`].filter(Boolean).join(". ");
  const look = () => thing && play.look([thing]);
  return html`<li class=${classes(item.met && "met")}><button type="button" title=${words} aria-label=${words}
    onClick=${() => thing && play.pin(thing)} onMouseEnter=${look} onFocus=${look} onMouseLeave=${() => play.look(null)}
    onBlur=${() => play.look(null)}><${Icon} name=${item.icon} />
    <b>${item.met ? html`<${Icon} name="check" />` : `${item.value}/${item.of}`}</b></button></li>`;
}

/** A track of things that are taken one by one, those to come still on it. */
function Steps({ play, track }) {
  const tip = play.saga.value.said(track.tip);
  return html`<div class="commontrack" role="img" aria-label=${tip} title=${tip}>
    <b>${track.cells.length - track.at}</b>
    ${track.cells.map((cell, i) => html`<i key=${cell} class=${classes(i < track.at && "gone",
      track.marked?.includes(i) && "marked")}>${i >= track.at && html`<${Icon} name=${track.icon} />`}</i>`)}</div>`;
}
