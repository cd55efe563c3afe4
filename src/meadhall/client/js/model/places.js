/** Where cards lie: in the reader's zones, on the table, or nowhere yet though they are on offer. */
import { isAbout } from "./moves.js";
import { sectionOf } from "./sections.js";

/**
 * The meaning of a card where it lies: the options of the verbs of that place, or all that are about it. @returns
 * {Thing[][]}
 */
export const meansHere = (thing, verbs) => (verbs ? verbs.map((verb) => [["verb", verb], thing]) : [[thing]]);

/** Every spread of a picture, the sides of one as well. */
export const allSpreads = (picture) => (sectionOf(picture, "spreads")?.rows ?? []).flat()
  .flatMap((spread) => [spread, ...(spread.sides ?? [])]);

/** A card on the table with what lies on it, or undefined. */
export const laidCard = (picture, card) => allSpreads(picture).flatMap((spread) => spread.cards ?? [])
  .find((laid) => laid.card === card);

/** The number that holds now of a card in the reader's zones, where it is not the printed one; else empty. */
export const valueNow = (picture, card) => picture.zones.map((zone) => zone.values?.[card]).find(Boolean) ?? "";

/** The worth of a card in the reader's zones just now, where it is not what its face says; else undefined. */
export const measuresNow = (picture, card) => picture.zones.map((zone) => zone.measures?.[card]).find(Boolean);

/**
 * Cards that options (or picks) are about though they lie nowhere in sight: of a deck or a pile that is looked through.
 * Only where the table is made of cards.
 * @param {import("./moves.js").Move[]} moves @returns {string[]}
 */
export function cardsOnOffer(picture, moves) {
  if (!sectionOf(picture, "spreads")) return [];
  const places = [...picture.zones, ...allSpreads(picture)];
  const lies = (move, card) => places.some(({ cards = [], verbs }) => (!verbs || verbs.includes(move.verb))
    && cards.some((one) => (one.card ?? one) === card));
  const found = moves.flatMap((move) => move.args.filter(({ thing }) => thing[0] === "card" && isAbout(move, thing)
    && !lies(move, thing[1])).map(({ thing }) => thing[1]));
  return [...new Set(found)];
}
