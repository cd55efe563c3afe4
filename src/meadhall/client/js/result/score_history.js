/**
 * The result of a match, from the log alone. A game says in its art/result.json what counts:
 *
 *   points  events that bring points, which add up to the score: {event, points, by | source, seat?, sign?}. `points`
 *           is the field with their number, or a number (1); the source is the thing in the field `by` (its form
 *           `source`, where its plain name would not say what it is), or one with its own name (`hall-source-…`
 *           of the game's locale); `seat` is the field with whose they are, unless it is `seat`; `sign` -1 takes them
 *           away
 *   deeds   the same for what each seat did, where it brings no points; {event, each, source}: a field with a number
 *           for every seat
 *   course  what is drawn over the match, where it isn't points: {event, holds} the thing in a field is the seat's from
 *           then on, {event, sets, was?, line} a line of nobody's (`hall-line-…`) stands at the field's number, and
 *           stood higher by `was` before it first moved
 *   ends    events that say why it ended: rows of names; of the first row whose first event there was, all are shown
 *   again   events to look at again, the last one of each
 *
 * @typedef {{seat: number, points: number, source: string, name: string, at: number}} Gain `at` is its place in the log
 * @typedef {{line: number | string, steps: Array<[number, number]>}} Line a seat's or nobody's; steps: [at, value]
 */
import { api } from "../base/net.js";

const LOOKED_AT = 4; // things to look at again

/** @returns {Gain[]} */
export function gainsOf(saga, terms, log) {
  return log.flatMap((event, at) => terms.filter((term) => term.event === event.type)
    .flatMap((term) => gains(saga, term, event)).filter(({ points }) => points).map((one) => ({ at, ...one })));
}

/** The points of one event: to a seat, or to all of them, a number each. */
const gains = (saga, term, event) => (term.each ? event[term.each].map((points, seat) => ({
  seat, points, source: term.source, name: saga.say(`hall-source-${term.source}`) })) : [gain(saga, term, event)]);

function gain(saga, { points = 1, by, source, seat = "seat", sign = 1 }, event) {
  const noun = by && saga.data.events[event.type][by], key = by && saga.key(noun, event[by]);
  const name = by ? saga.noun(noun, key, "source") : saga.say(`hall-source-${source}`);
  return { seat: event[seat], points: sign * (typeof points === "number" ? points : event[points]),
    source: by ? `${noun} ${key}` : source, name };
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

// -- the course ------------------------------------------------------------------------------------------------

/** How it went: nobody's lines where there are any, else one for each seat. @returns {Line[]} */
export function courseOf({ points = [], course = [] }, log, seats) {
  const lines = new Map(Array.from({ length: seats }, (_, seat) => [seat, [[0, 0]]])), holders = new Map();
  log.forEach((event, at) => [...points, ...course].filter((term) => term.event === event.type)
    .forEach((term) => follow(lines, holders, term, event, at)));
  const all = [...lines].map(([line, steps]) => ({ line, steps }));
  const common = all.filter(({ line }) => typeof line === "string");
  const shown = common.length ? common : all.filter(({ line }) => typeof line === "number");
  return shown.some(({ steps }) => steps.length > 1) ? shown : [];
}

function follow(lines, holders, { points = 1, sign = 1, seat = "seat", holds, sets, was, line }, event, at) {
  const move = (key, by) => lines.get(key).push([at, lines.get(key).at(-1)[1] + by]);
  if (sets) {
    if (!lines.has(line)) lines.set(line, [[0, event[sets] + (was ? event[was] : 0)]]);
    lines.get(line).push([at, event[sets]]);
  } else if (holds) {
    const before = holders.get(event[holds]);
    if (before !== undefined) move(before, -1);
    holders.set(event[holds], event[seat]);
    move(event[seat], 1);
  } else move(event[seat], sign * (typeof points === "number" ? points : event[points]));
}

/** The value of a line. */
const standing = ({ steps }, at) => steps.findLast(([when]) => when <= at)?.[1] ?? 0;

/** Where in the log the winner took the lead for good; -1 if they never led alone, or from the first move on. */
export function leadOf(lines, winner) {
  const moves = [...new Set(lines.flatMap(({ steps }) => steps.map(([at]) => at)))].sort((a, b) => a - b);
  const leads = (at) => lines.every((line) => line.line === winner
    || standing(line, at) < standing(lines.find((one) => one.line === winner), at));
  const lost = moves.findLastIndex((at) => !leads(at));
  return moves[lost + 1] ?? -1;
}

// -- words -----------------------------------------------------------------------------------------------------

/** The events that say why it ended. */
export function endOf({ ends = [] }, log) {
  const row = ends.find(([first]) => log.some(({ type }) => type === first)) ?? [], [first, ...more] = row;
  const last = log.findLast(({ type }) => type === first);
  return last ? [last, ...log.filter(({ type }) => more.includes(type))] : [];
}

/** The events to look at again, {kind, at, seat}: the lead taken for good, the biggest stroke, what the game names. */
export function highlightsOf({ again = [] }, { gains, lines, log, winners }) {
  const [winner] = winners, rivals = winners.length === 1 && lines.some(({ line }) => line === winner);
  const lead = rivals ? leadOf(lines, winner) : -1;
  const biggest = gains.length && rivals ? gains.reduce((best, one) => (one.points > best.points ? one : best)) : null;
  const named = again.map((type) => log.findLastIndex((event) => event.type === type)).filter((at) => at >= 0);
  const found = [lead >= 0 && { kind: "lead", at: lead, seat: winner },
    biggest && { kind: "stroke", at: biggest.at, seat: biggest.seat },
    ...named.map((at) => ({ kind: "", at, seat: log[at].seat ?? -1 }))];
  return found.filter((one, i) => one && found.findIndex((other) => other && other.at === one.at) === i)
    .slice(0, LOOKED_AT).sort((a, b) => a.at - b.at);
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
