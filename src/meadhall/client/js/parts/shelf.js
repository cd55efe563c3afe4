/** Small things that lie open side by side: a picture, a name, a word or a price, perhaps something to act on. */
import { classes, html } from "../base/html.js";
import { Shield } from "../base/icons.js";
import { Art, Price, Worth } from "./price.js";
import { meaning } from "./act.js";

export function Shelf({ play, shelf, class: cls = "" }) {
  const saga = play.saga.value;
  return html`<div class=${classes("shelf", cls)} role="group" aria-label=${saga.said(shelf.title) || undefined}>
    ${shelf.title && html`<h3>${saga.said(shelf.title)}${shelf.note && html`<small>${saga.said(shelf.note)}</small>`}
      </h3>`}
    ${shelf.tiles.map((tile) => html`<${Tile} key=${tile.name.join(" ")} play=${play} tile=${tile} />`)}</div>`;
}

function Tile({ play, tile }) {
  const saga = play.saga.value, { can, marks, act } = meaning(play, { means: tile.means ?? [[tile.name]] }),
    words = saga.said(tile.words);
  return html`<button type="button" class=${classes("tile piece", tile.state, marks)} ...${act} role=${undefined}
    tabindex=${0} aria-disabled=${play.ask.value && tile.means && !can ? "true" : undefined}>
    <${Art} art=${tile.art} /><${Worth} saga=${saga} badge=${tile.worth} />
    <span class="what"><b>${saga.noun(...tile.name, "short")}</b>${words && html`<small>${words}</small>`}
      <${Price} saga=${saga} price=${tile.price} /></span>
    ${(tile.seats ?? []).map((seat) => html`<${Shield} key=${seat} seat=${play.sits.value[seat].plays}
      class="mini-shield" label=${play.nameOf(seat)} />`)}</button>`;
}
