/** Pieces on the board: where each one stands, which of them moved, and how they are drawn. */
import { classes, html } from "../base/html.js";
import { symbolId } from "../base/icons.js";

/**
 * @typedef {{key: string, piece: object, slot: number, x: number, y: number, k: number, fresh: boolean}} Standing
 *   a piece with a place to stand and its size there; `key` stays the same when it moves, so that its element travels.
 * @typedef {{slots: Array<[number, number, number]>, crowd: Array<[number, number, number]>}} Ground
 *   where pieces stand in a place, as [x, y, size] in filling order; `crowd` when there are more of them than slots.
 */

/** Where a piece may stand: the slots of its place, or those for its kind. */
export const groundOf = (piece) => (piece.kind ? `${piece.place} ${piece.kind}` : piece.place);

/**
 * Pieces as they can be drawn. Where those of a kind find no room, everything in that place stands closer: the numbers
 * of a seat are added up to one host, and of what is still too much the last one says how many more there are.
 */
export function gather(pieces, grounds) {
  const crowded = crowdedPlaces(pieces, grounds), drawn = new Map();
  for (const piece of pieces) {
    const host = crowded.has(piece.place) && piece.value != null, key = host
      ? `host ${groundOf(piece)} ${piece.seat}` : piece.id;
    drawn.set(key, drawn.has(key) ? joined(drawn.get(key), piece) : piece);
  }
  return [...drawn.values()].reduce((kept, piece) => fitted(kept, piece, crowded, grounds), []);
}

/** Places where more pieces of a kind are than have room. */
export function crowdedPlaces(pieces, grounds) {
  const counts = new Map(), places = new Set();
  for (const piece of pieces.filter((one) => one.kind)) {
    const ground = groundOf(piece), count = (counts.get(ground) ?? 0) + 1;
    counts.set(ground, count);
    if (count > (grounds[ground]?.slots.length ?? 0) && grounds[ground]?.crowd.length) places.add(piece.place);
  }
  return places;
}

const joined = (host, piece) => ({ ...host, id: `host-${groundOf(host).replace(" ", "-")}-${host.seat}`,
  symbol: `${piece.symbol}-host`, value: host.value + piece.value, count: (host.count ?? 1) + 1,
  means: [...host.means, ...piece.means] });

function fitted(kept, piece, crowded, grounds) {
  const room = grounds[groundOf(piece)]?.crowd.length, same = (one) => groundOf(one) === groundOf(piece);
  if (!crowded.has(piece.place) || !room || kept.filter(same).length < room) return [...kept, piece];
  const last = kept.findLastIndex(same);
  return kept.map((one, i) => (i === last ? { ...one, more: (one.more ?? 0) + 1 } : one));
}

/**
 * Find every piece a slot. Those that stay keep theirs; those that moved are known again by seat and symbol.
 * @param {Standing[]} before @param {object[]} pieces of the picture @param {Object<string, Ground>} grounds by place
 * @returns {{standings: Standing[], fallen: Standing[]}} fallen: those that are on the board no longer
 */
export function settle(before, pieces, grounds) {
  const crowded = crowdedPlaces(pieces, grounds);
  const drawn = gather(pieces, grounds);
  return placed(before, drawn, grounds, crowded);
}

function placed(before, pieces, grounds, crowded) {
  const old = new Map(before.map((standing) => [standing.piece.id, standing]));
  const stays = new Set(pieces.filter((piece) => old.has(piece.id) && old.get(piece.id).piece.place === piece.place)
    .map((piece) => piece.id));
  const gone = before.filter((standing) => !stays.has(standing.piece.id));
  const taken = new Map();
  for (const id of stays) take(taken, groundOf(old.get(id).piece), old.get(id).slot);
  const found = pieces.map((piece) => {
    const same = stays.has(piece.id) && old.get(piece.id);
    if (same) return { key: same.key, piece, slot: same.slot, fresh: false };
    const alike = ({ piece: was }) => was.seat === piece.seat && was.symbol === piece.symbol;
    const itself = gone.findIndex(({ piece: was }) => was.id === piece.id);
    const from = itself >= 0 ? itself : gone.findIndex(alike);
    const key = from >= 0 ? gone.splice(from, 1)[0].key : `${piece.id}-${(born += 1)}`;
    const slot = firstFree(taken, groundOf(piece));
    take(taken, groundOf(piece), slot);
    return { key, piece, slot, fresh: from < 0 };
  });
  return { standings: stand(found, grounds, crowded), fallen: gone };
}

/** Give each its coordinates. A piece that stays keeps its slot, unless all fit into the usual ones by closing up. */
function stand(found, grounds, crowded) {
  const places = new Map(), close = ({ piece }) => Boolean(piece.kind) && crowded.has(piece.place);
  for (const one of found) places.set(groundOf(one.piece), [...(places.get(groundOf(one.piece)) ?? []), one]);
  for (const [ground, here] of places) {
    const room = close(here[0]) ? here.length : grounds[ground]?.slots.length ?? 0;
    if (here.length <= room && here.some(({ slot }) => slot >= room)) here.forEach((one, i) => (one.slot = i));
  }
  const used = (one) => (close(one) ? Infinity : Math.max(...places.get(groundOf(one.piece))
    .map(({ slot }) => slot)) + 1);
  return found.map((one) => ({ ...one, ...spot(grounds[groundOf(one.piece)], one.slot, used(one)) }));
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

/** The place of slot n when `used` are in use, and the size of what is there. */
export function spot(ground, slot, used) {
  const spots = used > (ground?.slots.length ?? 0) && ground?.crowd.length ? ground.crowd : ground?.slots;
  if (!spots?.length) return { x: 0, y: 0, k: 1 };
  const [x, y, k] = spots[slot % spots.length], round = Math.floor(slot / spots.length);
  return { x: x + round * STEP, y: y - round * STEP, k };
}

/** The first free slot of a place, as it is now or would be then. */
export function nextSpot(standings, place, grounds) {
  const taken = new Map();
  for (const { piece, slot } of standings) take(taken, groundOf(piece), slot);
  const slot = firstFree(taken, place);
  return spot(grounds[place], slot, Math.max(slot, ...(taken.get(place) ?? [])) + 1);
}

/**
 * A piece as the board draws it. The sprite's symbols say how large they are, and where numbers go; styles get its
 * scale there (`--k`), so that its numbers can be read in a crowd.
 */
export function Figure({ symbol, seat, text = "", value = null, count = 0, more = 0, x, y, k = 1, class: cls = "",
  ...rest }) {
  const id = symbolId(symbol, seat), data = document.getElementById(id)?.dataset ?? {};
  const at = (pair = "0 4") => pair.split(" ");
  return html`<g class=${classes("fig", k < 1 && value == null && "small", cls)}
    transform="translate(${x} ${y}) scale(${k})" style=${{ "--k": k }} ...${rest}>
    <circle class="can" r=${data.r ?? 16} />
    <use href="#${id}" x="-30" y="-30" width="60" height="60" />
    ${value != null && html`<text class="value" x=${at(data.value)[0]} y=${at(data.value)[1]}>${value}</text>`}
    ${count > 1 && html`<text class="count" x=${at(data.count)[0]} y=${at(data.count)[1]}>×${count}</text>`}
    ${more > 0 && html`<g class="more" transform="translate(12 12)"><circle r="10" /><text y="4.5">+${more}</text></g>`}
    ${text && html`<g class="str" transform="translate(${data.mark ?? "10 10"})"><g class="grow">
      <path d="M0-8.5L7.5 0 0 8.5-7.5 0z" /><text y="4">${text}</text></g></g>`}
  </g>`;
}
