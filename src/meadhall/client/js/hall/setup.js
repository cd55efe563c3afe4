/** How a table can be set: which choices of a game there are, for how many players, and what they are unless chosen. */
import { hasArt } from "../base/looks.js";

/** Is a value meant for `count` players? */
export const fits = ({ seats = [] }, value, count) =>
  seats.find(([of]) => of === value)?.[1].includes(count) ?? true;

/** The usual value: the default, or the first value for `count` players. */
export const usual = (choice, count) =>
  [choice.default, ...choice.values].find((value) => fits(choice, value, count)) ?? choice.default;

const areSo = (wanted, options) => Object.entries(wanted).every(([name, value]) => options[name] === value);

const applies = ({ when = {} }, options) => areSo(when, options);

/** Can `count` players choose a value, with the options before it as they are? */
export const allows = (choice, value, count, options) =>
  fits(choice, value, count) && areSo(choice.needs?.find(([of]) => of === value)?.[1] ?? {}, options);

/** The choices among a few values, which a form can show. */
export const shownIn = (saga) => saga.choices.filter(({ values, each }) => values?.length && !each?.length);

/** The choices that say what kind of game is played. */
export const kindsOf = (saga) => shownIn(saga).filter(({ leads }) => leads);

/** Your preferred kind of a game, of those remembered by slug. */
export const likedKind = (saga, { kinds = {} }) => Object.fromEntries(kindsOf(saga).map((choice) =>
  [choice.name, choice.values.find((value) => value === kinds[saga.slug]?.[choice.name]) ?? choice.default]));

/** Which lesson teaches this kind of game: the kind's own, the game's only one (""), or none. */
export const lessonFor = (saga, wishes) => [...kindsOf(saga).map(({ name }) => `-${wishes[name]}`), ""]
  .find((kind) => hasArt(saga, `first${kind}.json`));

/** How many can play the kind of game that is wished for. */
export const countsFor = (saga, wishes) => saga.seats.filter((count) =>
  kindsOf(saga).every((choice) => fits(choice, wishes[choice.name] ?? choice.default, count)));

/** The number of players nearest to one that is liked. */
export const nearest = (counts, liked) =>
  counts.reduce((best, count) => (Math.abs(count - liked) < Math.abs(best - liked) ? count : best));

/** Every choice for `count` players, as wished for where that can be. */
export function settled(saga, wishes, count) {
  const options = {};
  for (const choice of shownIn(saga)) {
    const wish = wishes[choice.name], can = choice.values.includes(wish) && allows(choice, wish, count, options);
    if (applies(choice, options)) options[choice.name] = can ? wish : usual(choice, count);
  }
  return options;
}

/** The options to send to the hall: those that are not as usual. */
export function unusual(saga, wishes, count) {
  const options = settled(saga, wishes, count);
  const told = shownIn(saga).filter((choice) =>
    choice.name in options && options[choice.name] !== usual(choice, count));
  return Object.fromEntries(told.map(({ name }) => [name, options[name]]));
}
