/**
 * A lesson (/art/<saga>/lesson.json, or lesson-<kind>.json of a kind of game) as a list of steps, and where it stands.
 * Each waits for a moment of the match, says one thing (`title` and `text` by language), and points at it. The match is
 * an ordinary one; if there is a bot, it may do what it likes: a step says what holds in any case.
 *
 * A step: {id, at, title, text, when?, act?, meet?, done?, optional?, late?, wait?}. `at` is what it points to; it is
 * shown from `when` on, until `done` (without it: until the reader says so). Conditions: {ask: questions}, {verb: verbs
 * on offer}, {event: types of the reader's own; to be done, since it was asked for}, {pieces: the number of theirs on
 * the board}, {stage: number of a part of the match that has begun}.
 *
 * `act` is what the step asks for, by how options begin; of several the first that any option fits. As long as the step
 * is shown, nothing else can be done; with `meet`, only where another player stands, if that is possible. An `optional`
 * step is left out when a later one is due; if it is `late`, it is shown when its moment comes after all. `wait` says
 * when a step comes that is not yet due.
 */
import { regionOfMove } from "../model/regions.js";

const HOLDS = {
  ask: (play, questions) => questions.includes(play.ask.value?.question),
  verb: (play, verbs) => play.offered.value.some((move) => verbs.includes(move.verb)),
  event: (play, types, since) => play.log.value.slice(since).some((event) => types.includes(event.type)
    && event.seat === play.live.value.seat),
  pieces: (play, count) => play.live.value.picture.pieces.filter((piece) => piece.seat === play.live.value.seat)
    .length >= count,
  stage: (play, number) => (play.live.value.picture.stages[number]?.state ?? "next") !== "next",
};

const holds = (play, condition, since = 0) =>
  Object.entries(condition).every(([kind, wanted]) => HOLDS[kind](play, wanted, since));

export const isDue = (play, step) => !step.when || holds(play, step.when);
const isDone = (play, step, since) => Boolean(step.done && holds(play, step.done, since));

/** Where the lesson goes on without the reader: past what is done, and past what will not come. */
export function onward(play, steps, at, since, known) {
  const step = steps[at], isAsked = !step?.act || known.includes(at) || !since; // 0: before anything was asked for
  if (!step) return at;
  if (isAsked && isDone(play, step, since)) return at + 1;
  if (isDue(play, step)) return at;
  const last = steps.length - 1;
  if (at < last && isDue(play, steps[last])) return last;
  for (let next = at; steps[next].optional && next < last; next += 1) {
    if (isDue(play, steps[next + 1]) || isDone(play, steps[next + 1], since)) return next + 1;
  }
  return at;
}

/** A step that was left out, and whose moment has come after all; -1 if there is none. */
export const lateStep = (play, steps, at, shown) => steps.findIndex((step, i) => i < at && step.late
  && !shown.includes(i) && isDue(play, step));

/**
 * How far the reader is, as numbers that never go back: how many steps have been shown with this one, and how many
 * there are in total if every step still ahead is shown.
 */
export function progress(steps, at, shown, known) {
  const number = new Set([...known, shown]).size;
  return { number, of: number + steps.filter((_, i) => i >= at && i !== shown && !known.includes(i)).length };
}

/** The options that a step asks for, of those on offer: none if it leaves the reader free. */
export function wanted(play, step) {
  const begins = (words) => play.offered.value.filter((move) => `${move.text} `.startsWith(`${words} `));
  const asked = (step?.act ?? []).map(begins);
  const meeting = asked.map((moves) => (step.meet ? moves.filter((move) => leadsToOthers(play, move)) : []));
  return ([...meeting, ...asked].find((moves) => moves.length) ?? []).map((move) => move.text);
}

/** Does a move lead to where another player stands? */
function leadsToOthers(play, move) {
  const { picture, seat } = play.live.value, place = regionOfMove(picture, move)?.place;
  return picture.pieces.some((piece) => piece.place === place && piece.seat >= 0 && piece.seat !== seat);
}
