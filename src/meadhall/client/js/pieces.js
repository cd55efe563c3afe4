/** Pieces on the board: where each one stands, which of them moved, and how they are drawn. */
import { classes, html } from "./html.js";

/**
 * @typedef {{key: string, piece: object, slot: number, x: number, y: number, fresh: boolean}} Standing
 *   a piece with a place to stand; `key` stays the same when it moves, so that its element travels.
 */

/**
 * Find every piece a slot. Those that stay keep theirs; those that moved are known again by seat and symbol.
 * @param {Standing[]} before @param {object[]} pieces of the picture
 * @param {Object<string, Array<[number, number]>>} spots by place, in filling order
 * @returns {{standings: Standing[], fallen: Standing[]}} fallen: those that are on the board no longer
 */
export function settle(before, pieces, spots) {
  const old = new Map(before.map((standing) => [standing.piece.id, standing]));
  const stays = new Set(pieces.filter((piece) => old.has(piece.id)).map((piece) => piece.id));
  const gone = before.filter((standing) => !stays.has(standing.piece.id));
  const taken = new Map();
  for (const id of stays) take(taken, old.get(id).piece.place, old.get(id).slot);
  const standings = pieces.map((piece) => {
    const same = old.get(piece.id);
    if (same) return { ...same, piece, fresh: false };
    const from = gone.findIndex(({ piece: was }) => was.seat === piece.seat && was.symbol === piece.symbol);
    const key = from >= 0 ? gone.splice(from, 1)[0].key : `${piece.id}-${(born += 1)}`;
    const slot = firstFree(taken, piece.place);
    take(taken, piece.place, slot);
    const [x, y] = spot(spots[piece.place], slot);
    return { key, piece, slot, x, y, fresh: from < 0 };
  });
  return { standings, fallen: gone };
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

/** Where slot n is; slots beyond the last share the first ones. */
export function spot(spots, slot) {
  if (!spots?.length) return [0, 0];
  const [x, y] = spots[slot % spots.length], round = Math.floor(slot / spots.length);
  return [x + round * STEP, y - round * STEP];
}

/** The first slot of a place where nobody stands. */
export function nextSpot(standings, place, spots) {
  const taken = new Map();
  for (const { piece, slot } of standings) take(taken, piece.place, slot);
  return spot(spots[place], firstFree(taken, place));
}

/** The symbol that draws a figure of a seat: its own, or a monster's. */
export function symbolOf(figure, seat) {
  for (const symbol of [figure, `monster-${figure}`]) if (document.getElementById(`t-${symbol}-${seat}`)) return symbol;
  return "";
}

/** A piece as the board draws it. The sprite's symbols say how large they are, and where the number goes. */
export function Figure({ symbol, seat, text = "", x, y, class: cls = "", ...rest }) {
  const id = `t-${symbol}-${seat}`, data = document.getElementById(id)?.dataset ?? {};
  return html`<g class=${classes("fig", cls)} transform="translate(${x} ${y})" ...${rest}>
    <circle class="can" r=${data.r ?? 16} />
    <use href="#${id}" x="-30" y="-30" width="60" height="60" />
    ${text && html`<g class="str" transform="translate(${data.mark ?? "10 10"})"><g class="grow">
      <path d="M0-8.5L7.5 0 0 8.5-7.5 0z" /><text y="4">${text}</text></g></g>`}
  </g>`;
}
