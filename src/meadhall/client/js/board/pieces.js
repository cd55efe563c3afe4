/** Pieces on the board: where each one stands, which of them moved, and how they are drawn. */
import { classes, html } from "../base/html.js";

/**
 * @typedef {{key: string, piece: object, slot: number, x: number, y: number, k: number, fresh: boolean}} Standing
 *   a piece with a place to stand and its size there; `key` stays the same when it moves, so that its element travels.
 * @typedef {{slots: Array<[number, number, number]>, crowd: Array<[number, number, number]>}} Ground
 *   where pieces stand in a place, as [x, y, size] in filling order; `crowd` when there are more of them than slots.
 */

/**
 * Find every piece a slot. Those that stay keep theirs; those that moved are known again by seat and symbol.
 * @param {Standing[]} before @param {object[]} pieces of the picture @param {Object<string, Ground>} grounds by place
 * @returns {{standings: Standing[], fallen: Standing[]}} fallen: those that are on the board no longer
 */
export function settle(before, pieces, grounds) {
  const old = new Map(before.map((standing) => [standing.piece.id, standing]));
  const stays = new Set(pieces.filter((piece) => old.has(piece.id)).map((piece) => piece.id));
  const gone = before.filter((standing) => !stays.has(standing.piece.id));
  const taken = new Map();
  for (const id of stays) take(taken, old.get(id).piece.place, old.get(id).slot);
  const found = pieces.map((piece) => {
    const same = old.get(piece.id);
    if (same) return { key: same.key, piece, slot: same.slot, fresh: false };
    const from = gone.findIndex(({ piece: was }) => was.seat === piece.seat && was.symbol === piece.symbol);
    const key = from >= 0 ? gone.splice(from, 1)[0].key : `${piece.id}-${(born += 1)}`;
    const slot = firstFree(taken, piece.place);
    take(taken, piece.place, slot);
    return { key, piece, slot, fresh: from < 0 };
  });
  return { standings: stand(found, grounds), fallen: gone };
}

/** Give each its coordinates. Whoever stays keeps his slot, unless all fit into the usual ones by closing up. */
function stand(found, grounds) {
  const places = new Map();
  for (const one of found) places.set(one.piece.place, [...(places.get(one.piece.place) ?? []), one]);
  for (const [place, here] of places) {
    const room = grounds[place]?.slots.length ?? 0;
    if (here.length <= room && here.some(({ slot }) => slot >= room)) here.forEach((one, i) => (one.slot = i));
  }
  const used = (place) => Math.max(...places.get(place).map(({ slot }) => slot)) + 1;
  return found.map((one) => ({ ...one, ...spot(grounds[one.piece.place], one.slot, used(one.piece.place)) }));
}

let born = 0;

function take(taken, place, slot) {
  if (!taken.has(place)) taken.set(place, new Set());
  taken.get(place).add(slot);
}

function firstFree(taken, place) {
  const full = taken.get(place) ?? new Set();
  let slot = 0;
  while (full.has(slot)) slot += 1;
  return slot;
}

const STEP = 6; // how far a piece that shares a slot is moved up and to the right

/** Where slot n is when so many are in use, and how large what stands there is. */
export function spot(ground, slot, used) {
  const spots = used > (ground?.slots.length ?? 0) && ground?.crowd.length ? ground.crowd : ground?.slots;
  if (!spots?.length) return { x: 0, y: 0, k: 1 };
  const [x, y, k] = spots[slot % spots.length], round = Math.floor(slot / spots.length);
  return { x: x + round * STEP, y: y - round * STEP, k };
}

/** The first slot of a place where nobody stands, as it is now or would be then. */
export function nextSpot(standings, place, grounds) {
  const taken = new Map();
  for (const { piece, slot } of standings) take(taken, piece.place, slot);
  const slot = firstFree(taken, place);
  return spot(grounds[place], slot, Math.max(slot, ...(taken.get(place) ?? [])) + 1);
}

/** The symbol that draws a figure of a seat, or "" where the saga's sprite has none. */
export const symbolOf = (figure, seat) => (document.getElementById(`t-${figure}-${seat}`) ? figure : "");

/** A piece as the board draws it. The sprite's symbols say how large they are, and where the number goes. */
export function Figure({ symbol, seat, text = "", x, y, k = 1, class: cls = "", ...rest }) {
  const id = `t-${symbol}-${seat}`, data = document.getElementById(id)?.dataset ?? {};
  return html`<g class=${classes("fig", k < 1 && "small", cls)} transform="translate(${x} ${y}) scale(${k})" ...${rest}>
    <circle class="can" r=${data.r ?? 16} />
    <use href="#${id}" x="-30" y="-30" width="60" height="60" />
    ${text && html`<g class="str" transform="translate(${data.mark ?? "10 10"})"><g class="grow">
      <path d="M0-8.5L7.5 0 0 8.5-7.5 0z" /><text y="4">${text}</text></g></g>`}
  </g>`;
}
