/** The first game: the page teaches as it is played, by the game's lesson (see lessons.js). */
import { fileAt } from "../base/files.js";
import { html, useEffect, useSignal } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { form, lang } from "../base/prefs.js";
import { t } from "../words/words.js";
import { tied } from "../words/ledger.js";
import { isDue, lateStep, onward, progress, wanted } from "./lessons.js";

const read = (words) => (lang.value === "fr" ? tied(words.fr) : words.en);
const START = { at: 0, since: 0, known: [] }; // the step; how long the log was at the last act; steps that were shown

/** How far the reader is, kept as long as the page's tab: a reload goes on where it was. */
function usePlace(table) {
  const key = `lesson ${table}`;
  const place = useSignal(JSON.parse(sessionStorage.getItem(key) ?? "null") ?? START);
  const put = (change) => {
    place.value = { ...place.value, ...change };
    sessionStorage.setItem(key, JSON.stringify(place.value));
  };
  return [place.value, put];
}

/**
 * Where the lesson of the table is, if it teaches.
 * @returns {{kind: string, step: object, number: number, of: number, last: boolean, goOn: Function,
 *   stop: Function}|null} kind: is the step shown ("lesson"), or does it wait ("lesson-wait")?
 */
export function useLesson(play) {
  const steps = useSteps(play), late = useSignal(-1), hidden = useSignal(false);
  const [{ at, since, known }, put] = usePlace(play.table);
  const told = play.log.value.length;
  const isLate = late.value >= 0 && isDue(play, steps[late.value]), number = isLate ? late.value : at;
  const step = steps[number], next = onward(play, steps, at, Math.min(since, told), known),
    shown = step && !hidden.value && isDue(play, step);
  const goTo = (there) => put({ at: there, since: step.done && known.includes(at) ? told : since });
  const missed = isLate ? late.value : lateStep(play, steps, at, known);
  useEffect(() => {
    if (shown && !known.includes(number)) put({ known: [...known, number], since: step.act ? told : since });
    if (next !== at) goTo(next);
    late.value = missed;
  }, [next, missed, shown && number]);
  useMark(shown ? step.at : "");
  useGuide(play, shown ? wanted(play, step) : []);
  useSight(shown ? step : null, play.live.value.version);
  if (!step || hidden.value || play.isOver.value) return null;
  const stop = () => (hidden.value = true), goOn = () => (isLate ? (late.value = -1) : goTo(at + 1));
  return { kind: shown ? "lesson" : "lesson-wait", step, last: number === steps.length - 1, goOn, stop,
    ...progress(steps, at, number, known) };
}

/** The steps of the lesson; none at a table that does not teach. */
function useSteps({ saga, query }) {
  const steps = useSignal([]), lesson = query.get("learn");
  useEffect(() => {
    if (lesson === null) return;
    fetch(fileAt(`art/${saga.value.slug}/lesson${lesson}.json`))
      .then(async (response) => response.ok && (steps.value = await response.json()));
  }, [lesson]);
  return steps.value;
}

export const Tutorial = ({ play, lesson: { kind, step, number, of, last, goOn, stop } }) => (kind === "lesson"
  ? html`<${Lesson} step=${step} number=${number} of=${of} last=${last} onNext=${goOn} onStop=${stop} />`
  : html`<${Waiting} play=${play} step=${step} onStop=${stop} />`);

/** The styles mark what has this data-tour. */
function useMark(at) {
  useEffect(() => {
    if (!at) return undefined;
    document.body.dataset.teach = at;
    return () => (document.body.dataset.teach = "");
  }, [at]);
}

/** Only what is asked for can be done. */
function useGuide(play, options) {
  useEffect(() => {
    play.guide.value = options;
    return () => (play.guide.value = []);
  }, [options.join()]);
}

/** On a phone the table is scrolled under the lesson, once only what is asked for can be chosen. */
function useSight(step, version) {
  useEffect(() => {
    if (!step || form.value !== "phone") return undefined;
    const frame = requestAnimationFrame(() => bringInto(step));
    return () => cancelAnimationFrame(frame);
  }, [step?.id, version, form.value]);
}

const ENOUGH = 200; // pixels of a list, from which one sees that it goes on
const part = (name) => document.querySelector(`main.table ${name}`);
const box = (element) => element.getBoundingClientRect();

/** Bring the things a step asks for into view between the lesson and the prompt, or what it speaks of. */
function bringInto(step) {
  const thing = part(step.done ? ".choices" : `[data-tour="${step.at}"]`), bar = part(".prompt"),
    lesson = part(".lesson");
  if (!thing || !bar || !lesson || thing === bar) return;
  const end = step.done ? Math.min(box(thing).bottom, box(thing).top + ENOUGH) : box(thing).bottom;
  const under = Math.max(0, end - box(bar).top), room = box(thing).top - box(lesson).bottom;
  if (under > 0 || room < 0) part("").scrollTop += Math.min(under, room);
}

function Lesson({ step, number, of, last, onNext, onStop }) {
  return html`<aside class="panel lesson" data-step=${step.id} aria-label=${t("learn-it")} aria-live="polite">
    <header><h2>${read(step.title)}</h2>
      <span class="note">${number}/${of}</span>
      <${Stop} onStop=${onStop} /></header>
    <p>${read(step.text)}</p>
    <footer>${step.done
      ? html`<span class="quiet"><${Icon} name="hint" /> ${t("learn-do")}</span>
        <button type="button" class="btn bare" onClick=${onNext}>${t("learn-skip")}</button>`
      : html`<button type="button" class="btn" onClick=${last ? onStop : onNext}>
        ${t(last ? "learn-end" : "learn-next")}</button>`}</footer>
  </aside>`;
}

/** Between two steps: when the lesson will be back; on the stage it is not known yet what comes. */
function Waiting({ play, step, onStop }) {
  const back = () => (step.wait && read(step.wait)) || t("learn-back", { title: read(step.title) });
  return html`<aside class="panel lesson-wait" aria-label=${t("learn-it")}>
    <p><${Icon} name="hint" /> ${play.scenes.busy.value ? t("learn-watch") : back()}</p>
    <${Stop} onStop=${onStop} />
  </aside>`;
}

function Stop({ onStop }) {
  return html`<button type="button" class="btn bare icon" aria-label=${t("learn-stop")} title=${t("learn-stop")}
    onClick=${onStop}><${Icon} name="cross" /></button>`;
}
