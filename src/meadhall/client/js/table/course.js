/**
 * Where points came from, and how the match went, from the log alone. A saga says in its art/result.json which events
 * bring points: [{event, points, by | source, seat?, sign?}]. `points` is the field with their number, or a number;
 * the source is the thing in the field `by`, or one with a name of its own (`hall-source-…` of the saga's locale);
 * `seat` is the field with whose they are, unless it is `seat`; `sign` -1 takes them away.
 *
 * @typedef {{seat: number, points: number, source: string, name: string, at: number}} Gain `at` is its place in the log
 */
import { api } from "../base/net.js";

/** @returns {Gain[]} */
export function gainsOf(saga, terms, log) {
  return log.flatMap((event, at) => terms.filter((term) => term.event === event.type)
    .map((term) => ({ at, ...gain(saga, term, event) })).filter(({ points }) => points));
}

function gain(saga, { points, by, source, seat = "seat", sign = 1 }, event) {
  const noun = by && saga.data.events[event.type][by], key = by ? saga.key(noun, event[by]) : source;
  const name = by ? saga.noun(noun, key) : saga.say(`hall-source-${source}`);
  return { seat: event[seat], points: sign * (typeof points === "number" ? points : event[points]), source: key, name };
}

/** Rows of the table, as they first brought something: {source, name, cells: [{points, gains}] by seat}. */
export function bySource(gains, seats) {
  const rows = new Map();
  for (const one of gains) {
    const cells = () => Array.from({ length: seats }, () => ({ points: 0, gains: [] }));
    const row = rows.get(one.source) ?? { source: one.source, name: one.name, cells: cells() };
    row.cells[one.seat].points += one.points;
    row.cells[one.seat].gains.push(one);
    rows.set(one.source, row);
  }
  return [...rows.values()];
}

/** The points of every seat after each gain: [[at, points by seat]]. */
export function courseOf(gains, seats, end) {
  const course = [[0, Array(seats).fill(0)]];
  for (const { at, seat, points } of gains) {
    const before = course[course.length - 1][1];
    course.push([at, before.map((had, one) => (one === seat ? had + points : had))]);
  }
  return [...course, [end, course[course.length - 1][1]]];
}

/** What to look at again, {kind, gain}: the biggest gain, and when the winner took the lead for good. */
export function highlightsOf(gains, seats, winners) {
  if (!gains.length || winners.length !== 1) return [];
  const biggest = gains.reduce((best, one) => (one.points > best.points ? one : best));
  const course = courseOf(gains, seats, 0).slice(1, -1), [winner] = winners;
  const leads = course.map(([, points]) => points.every((has, seat) => seat === winner || has < points[winner]));
  const lost = leads.lastIndexOf(false), lead = lost < gains.length - 1 ? gains[lost + 1] : null;
  const found = [{ kind: "lead", gain: lead }, { kind: "stroke", gain: biggest === lead ? null : biggest }];
  return found.filter((one) => one.gain).sort((a, b) => a.gain.at - b.gain.at);
}

/** The number of the action that brought an event of the log: the table's moments know how many there were by then. */
export async function actionOf(play, event) {
  let [low, high] = [0, play.live.value.actions];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const moment = await api(`/api/tables/${play.table}/moment?at=${middle}`, undefined, play.line.value.token);
    if (moment.events.length > event) high = middle;
    else low = middle + 1;
  }
  return low;
}
