/**
 * A board without a drawing: its regions as cards side by side, for games that bring no `board.svg`. A card says all
 * that the picture does of a region: its name, marks, facts, and who stands there.
 */
import { classes, html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { t } from "../words/words.js";
import { isRegionHot, isRegionSelected, movesAt, regionName, thingsOf } from "../model/regions.js";

/** @param {{play: import("../play/turn.js").Play}} props */
export function PlainBoard({ play }) {
  const { regions, pieces } = play.picture.value, known = new Set(regions.map(({ place }) => place));
  const elsewhere = pieces.filter((piece) => !known.has(piece.place));
  return html`<div class="boardwrap plainboard" data-tour="board" role="group" aria-label=${t("board")}>
    ${regions.map((region) => html`<${PlainRegion} key=${region.place} play=${play} region=${region}
      pieces=${pieces.filter((piece) => piece.place === region.place)} />`)}
    ${elsewhere.length > 0 && html`<div class="panel plainregion"><${Pieces} play=${play} pieces=${elsewhere} /></div>`}
  </div>`;
}

function PlainRegion({ play, region, pieces }) {
  const saga = play.saga.value, moves = movesAt(region, play.open.value), can = moves.length > 0;
  const look = () => play.look(thingsOf(region), region.means ? moves.map(({ text }) => text) : null);
  const away = () => play.look(null);
  const touch = (event) => play.touchRegion(region, middleOf(event.currentTarget));
  return html`<button type="button" data-place=${region.place}
    class=${classes("panel plainregion", can && "is-possible", isRegionHot(play, region) && "is-hover",
      isRegionSelected(play, region) && "is-selected", ...(region.states ?? []))}
    aria-disabled=${String(Boolean(play.ask.value) && !can)}
    onClick=${touch} onPointerEnter=${look} onPointerLeave=${away} onFocus=${look} onBlur=${away}>
    <strong class="pname">${regionName(saga, region)}</strong>
    ${region.note && html`<span class="quiet">${saga.said(region.note)}</span>`}
    ${(region.badges ?? []).map((badge, i) => html`<span key=${i}><${Icon} name=${badge.icon} />
      ${saga.said(badge.tip)}</span>`)}
    <${Pieces} play=${play} pieces=${pieces} />
    ${(region.facts ?? []).map((fact, i) => html`<span key=${i} class="quiet">${saga.said(fact)}</span>`)}
  </button>`;
}

const middleOf = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Pieces by whose they are and what, equal ones counted. */
function Pieces({ play, pieces }) {
  const saga = play.saga.value, counts = new Map();
  for (const { seat, name, text = "" } of pieces) {
    const words = `${saga.noun(...name)} ${text}`.trim(), key = `${seat} ${words}`;
    counts.set(key, { seat, words, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts].map(([key, { seat, words, count }]) => html`<span key=${key} class="plainpiece">
    <${Shield} seat=${play.sits.value[seat].plays} class="mini-shield" />
    ${t("piece-of", { piece: words, seat: saga.seat(seat) })}${count > 1 ? ` ×${count}` : ""}</span>`);
}
