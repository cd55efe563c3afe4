/**
 * The first game: a few steps that teach by playing. The saga's lesson (/art/<saga>/lesson.json) lists them; each waits
 * for a moment of the match, says one thing (its `title` and `text` by language), and points at it. The match itself is
 * an ordinary one against a bot, who may do what he likes: a step says what holds whatever he does.
 *
 * A step: {id, at, title, text, when?, done?, optional?, late?}. `at` is what it points to; it is shown from `when` on,
 * until `done`
 * (without it: until the reader says so). Conditions: {ask: questions}, {verb: verbs on offer}, {event: types of the
 * reader's own}, {pieces: so many of his on the board}, {stage: number of a part of the match that has begun}. An
 * optional
 * step is left out when a later one is due; if it is `late`, it is shown when its moment comes after all.
 */
import { html, useEffect, useRef, useSignal } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { lang } from "../base/prefs.js";
import { t } from "../words/words.js";

const HOLDS = {
  ask: (play, questions) => questions.includes(play.ask.value?.question),
  verb: (play, verbs) => play.moves.value.some((move) => verbs.includes(move.verb)),
  event: (play, types) => play.log.value.some((event) => types.includes(event.type)
    && event.seat === play.live.value.seat),
  pieces: (play, count) => play.live.value.picture.pieces.filter((piece) => piece.seat === play.live.value.seat)
    .length >= count,
  stage: (play, number) => (play.live.value.picture.stages[number]?.state ?? "next") !== "next",
};

const holds = (play, condition) => Object.entries(condition).every(([kind, wanted]) => HOLDS[kind](play, wanted));
const isDue = (play, step) => !step.when || holds(play, step.when);
const isDone = (play, step) => Boolean(step.done && holds(play, step.done));

/** Where the lesson goes on without the reader: past what is done, and past what will not come. */
function onward(play, steps, at) {
  const step = steps[at];
  if (!step) return at;
  if (isDone(play, step)) return at + 1;
  if (isDue(play, step)) return at;
  const last = steps.length - 1;
  if (at < last && isDue(play, steps[last])) return last;
  for (let next = at; steps[next].optional && next < last;
    next += 1) if (isDue(play, steps[next + 1]) || isDone(play, steps[next + 1])) return next + 1;
  return at;
}

/** A step that was left out, and whose moment has come after all; -1 if there is none. */
const lateStep = (play, steps, at, shown) => steps.findIndex((step, i) => i < at && step.late && !shown.has(i)
  && isDue(play, step));

export function Tutorial({ play }) {
  const steps = useSignal([]), at = useSignal(0), late = useSignal(-1), hidden = useSignal(false),
    slug = play.saga.value.slug;
  const known = useRef(new Set()); // steps that were shown
  useEffect(() => {
    fetch(`/art/${slug}/lesson.json`).then(async (response) => response.ok && (steps.value = await response.json()));
  }, [slug]);
  const isLate = late.value >= 0 && isDue(play, steps.value[late.value]), number = isLate ? late.value : at.value;
  const step = steps.value[number], next = onward(play, steps.value, at.value),
    shown = step && !hidden.value && isDue(play, step);
  const missed = isLate ? late.value : lateStep(play, steps.value, at.value, known.current);
  useEffect(() => {
    if (shown) known.current.add(number);
    at.value = next;
    late.value = missed;
  }, [next, missed, shown && number]);
  useEffect(() => {
    document.body.dataset.teach = shown ? step.at : ""; // the styles mark what has this data-tour
    return () => (document.body.dataset.teach = "");
  }, [shown && step.at]);
  const goOn = () => (isLate ? (late.value = -1) : (at.value += 1));
  return shown ? html`<${Lesson} step=${step} number=${number + 1} of=${steps.value.length} onNext=${goOn}
    onStop=${() => (hidden.value = true)} />` : null;
}

function Lesson({ step, number, of, onNext, onStop }) {
  const last = number === of;
  return html`<aside class="panel lesson" aria-label=${t("learn-it")} aria-live="polite">
    <header><h2>${step.title[lang.value]}</h2>
      <span class="note">${number}/${of}</span>
      <button type="button" class="btn bare icon" aria-label=${t("learn-stop")} title=${t("learn-stop")}
        onClick=${onStop}><${Icon} name="cross" /></button></header>
    <p>${step.text[lang.value]}</p>
    <footer>${step.done
      ? html`<span class="quiet"><${Icon} name="hint" /> ${t("learn-do")}</span>
        <button type="button" class="btn bare" onClick=${onNext}>${t("learn-skip")}</button>`
      : html`<button type="button" class="btn" onClick=${last ? onStop : onNext}>
        ${t(last ? "learn-end" : "learn-next")}</button>`}</footer>
  </aside>`;
}
