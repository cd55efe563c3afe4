/**
 * The meaning of the regions of a board. Mostly a region is a place that options name. A game may say more exactly what
 * it means (`region.means`): alternatives, each a list of things that an option must all be about, so that a player's
 * slot, a pile or a row can be clicked as well. ["verb", key] is a thing as well: it means the options of that verb.
 *
 * @typedef {import("./moves.js").Thing} Thing
 * @typedef {import("./moves.js").Move} Move
 */
import { isAbout, sameThing } from "./moves.js";

/** @returns {Thing[][]} */
export const meansOf = (region) => region.means ?? [[["place", region.place]]];

/** The moves about a region. @param {Move[]} moves */
export const movesAt = (region, moves) => moves.filter((move) => isMeant(region, move));

const isMeant = (region, move) => meansOf(region).some((things) => things.every((thing) => isAbout(move, thing)));

/** Its name in words. */
export const regionName = (saga, region) => (region.name ? saga.said(region.name) : saga.noun("place", region.place));

/** Everything it is about that has a name, for what is looked at. @returns {Thing[]} */
export const thingsOf = (region) =>
  meansOf(region).flat().filter((thing, i, all) => thing[0] !== "verb"
    && all.findIndex((one) => sameThing(one, thing)) === i);

/** Is one of its meanings under the pointer or focus, all of it? Of a row of the list, what is done there, too. */
export const isRegionHot = (play, region) =>
  Boolean(play.hot.value) && meansOf(region).some((things) => named(things).length > 0
    && named(things).every((thing) => play.isHot(thing)) && isDoneIn(play, things));

const isDoneIn = ({ hot, moves }, things) => !hot.value.moves || named(things).length === things.length
  || moves.value.some((move) => hot.value.moves.includes(move.text) && things.every((thing) => isAbout(move, thing)));

const named = (things) => things.filter(([noun]) => noun !== "verb");

/** Is it what the player has chosen so far? */
export function isRegionSelected(play, region) {
  const move = play.selected.value && play.moves.value.find((one) => one.text === play.selected.value);
  if (move && isMeant(region, move)) return true;
  const said = play.steps.value.map((step) => step.thing).filter(Boolean);
  return said.length > 0 && meansOf(region).some((things) =>
    things.every((thing) => said.some((one) => sameThing(one, thing))));
}

/** The region that stands for a thing alone, if there is one. */
export const regionOf = (picture, thing) =>
  picture.regions.find((region) => meansOf(region)
    .some((things) => things.length === 1 && sameThing(things[0], thing)));

/** Of the regions that a move is about, the one that says most of it. */
export function regionOfMove(picture, move) {
  const exact = (region) => Math.max(...meansOf(region)
    .filter((things) => things.every((thing) => isAbout(move, thing))).map((things) => things.length));
  return picture.regions.filter((region) => isMeant(region, move)).sort((a, b) => exact(b) - exact(a))[0] ?? null;
}

/** The symbol of what a move lays into a region: nothing where the move is meant by its verb. */
export const putsAt = (region, move) =>
  (region?.puts && meansOf(region).some((things) =>
    things.every((thing) => thing[0] !== "verb" && isAbout(move, thing))) ? region.puts : "");
