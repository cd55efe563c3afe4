/** The past of a table: a scrubber over its actions, whose eyes to see with after the end, and a link to a moment. */
import { html, useEffect, useRef, useState } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { api, Refused } from "../base/net.js";
import { docked } from "../base/prefs.js";
import { refusalText, t } from "../words/words.js";

const REST = 120; // milliseconds that the scrubber rests before the hall is asked
const PACE = 1400; // milliseconds from one move to the next, when it plays automatically

/**
 * Show the table after a number of actions; `seat` is whose view, empty for your own. One move on, you first see the
 * scenes it ended, as they were at the table.
 */
export async function goToMoment(play, at, seat = "", { step = false, then = null } = {}) {
  play.scenes.leavePast();
  const wanted = `/api/tables/${play.table}/moment?at=${at}&drawn=1${seat === "" ? "" : `&seat=${seat}`}`;
  play.wanted = wanted;
  try {
    const moment = await api(wanted, undefined, play.line.value.token);
    if (play.wanted !== wanted) return;
    const show = (staged) => {
      play.reset();
      play.moment.value = { ...moment, eyes: seat, ask: null, staged };
      then?.();
    };
    if (!step || !play.scenes.beforePast(moment, () => show(true))) show(false);
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    play.announce({ text: refusalText(refused), bad: true });
  }
}

/** One move on, or one step on in what that move brought on the stage. */
export function oneOn(play, at, seat, then = null) {
  if (play.scenes.isPast()) return play.scenes.next();
  return goToMoment(play, at, seat, { step: true, then });
}

export function backToLive(play) {
  play.running.value = false;
  play.scenes.leavePast();
  play.wanted = null;
  play.moment.value = null;
}

/** See the match from its beginning: where there is a dock the board is in sight, with the keys below it. */
export function fromTheStart(play) {
  play.tab.value = "replay";
  if (docked.value) goToMoment(play, 0);
}

/**
 * Play automatically, move by move, as long as the replay is open. What a move brings on the stage waits for its
 * reader, and it goes on after it.
 */
export function useRunning(play) {
  const { at, eyes } = play.moment.value, last = play.live.value.actions, running = play.running.value;
  useEffect(() => {
    if (!running) return undefined;
    if (at >= last) return (play.running.value = false, undefined);
    const next = setTimeout(() => oneOn(play, at + 1, eyes), PACE);
    return () => clearTimeout(next);
  }, [running, at, eyes, last]);
}

const Key = ({ icon, words, pressed = undefined, onClick }) => html`<button type="button" class="btn icon"
  aria-label=${words} title=${words} aria-pressed=${pressed} onClick=${onClick}><${Icon} name=${icon} /></button>`;

const RunKey = ({ play, onClick }) => html`<${Key} icon=${play.running.value ? "pass" : "mo-play"}
  words=${t("replay-run")} pressed=${String(play.running.value)} onClick=${onClick} />`;

/** Back, play, on: the keys of the replay where its panel is out of sight. */
export function PastKeys({ play }) {
  const { at, eyes } = play.moment.value, last = play.live.value.actions;
  const run = () => (play.running.value = !play.running.value && at < last);
  return html`<${Key} icon="first" words=${t("replay-prev")}
      onClick=${() => goToMoment(play, Math.max(0, at - 1), eyes)} />
    <${RunKey} play=${play} onClick=${run} />
    <${Key} icon="step" words=${t("replay-next")} onClick=${() => oneOn(play, Math.min(last, at + 1), eyes)} />`;
}

export function Replay({ play }) {
  const last = play.live.value.actions, moment = play.moment.value, at = moment?.at ?? last, eyes = moment?.eyes ?? "";
  const [shown, setShown] = useState(at), timer = useRef(0);
  const whose = useRef(eyes); // the eyes that were chosen last, also while the hall is still asked
  useEffect(() => setShown(at), [at]);
  useEffect(() => (whose.current = eyes, undefined), [eyes]);
  const go = (to) => {
    const n = Math.max(0, Math.min(last, to));
    setShown(n);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => goToMoment(play, n, whose.current), REST);
  };
  const look = (seat) => {
    whose.current = seat;
    go(shown);
  };
  const on = () => {
    clearTimeout(timer.current); // a scrub that rests still would take the step back
    if (!play.scenes.isPast()) setShown(Math.min(last, shown + 1));
    oneOn(play, Math.min(last, shown + 1), whose.current);
  };
  const run = () => {
    if (!play.running.value && shown >= last) go(0);
    play.running.value = !play.running.value;
    if (play.running.value && docked.value) play.view.value = "map";
  };
  return html`<div class="replay">
    <p>${t("replay-at", { at: shown, of: last })}</p>
    <input type="range" min="0" max=${last} value=${shown} aria-label=${t("replay-scrub")}
      onInput=${(event) => go(Number(event.currentTarget.value))} />
    <div class="steps"><${Key} icon="replay" words=${t("replay-first")} onClick=${() => go(0)} />
      <${Key} icon="first" words=${t("replay-prev")} onClick=${() => go(shown - 1)} />
      <${RunKey} play=${play} onClick=${run} /><${Key} icon="step" words=${t("replay-next")} onClick=${on} />
      <${MomentLink} at=${shown} /><button type="button" class="btn" aria-disabled=${moment ? undefined : "true"}
        onClick=${() => backToLive(play)}>${t("replay-live")}</button></div>
    ${play.isOver.value && html`<${Eyes} play=${play} eyes=${eyes} choose=${look} />`}
    ${moment && html`<ol class="log" tabindex="0" aria-label=${t("log")}>
      ${moment.events.slice(moment.from).map((event, i) =>
        html`<li key=${i}><${Icon} name="turn" /><span>${play.saga.value.eventText(event)}</span><span></span></li>`)}
        </ol>`}
  </div>`;
}

/** After the end one may look through anybody's eyes. */
const Eyes = ({ play, eyes, choose }) => html`<label class="field"><span>${t("replay-eyes")}</span>
  <select class="select" value=${String(eyes)} onChange=${(event) => choose(event.currentTarget.value)}>
    <option value="">${t(play.live.value.seat === null ? "replay-spectator" : "replay-own")}</option>
    ${play.sits.value.map((sit) => html`<option key=${sit.seat} value=${sit.seat}
      selected=${String(eyes) === String(sit.seat)}>${play.nameOf(sit.seat)}</option>`)}
  </select></label>`;

/** A link to this moment: without the seat's secret, so that it can be given away. */
function MomentLink({ at }) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}${location.pathname}?at=${at}`;
  const copy = async () => {
    if (navigator.clipboard && globalThis.isSecureContext) await navigator.clipboard.writeText(link);
    else prompt(t("replay-link"), link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return html`<button type="button" class="btn icon" aria-label=${t("replay-link")} title=${t("replay-link")}
    onClick=${copy}><${Icon} name=${copied ? "check" : "link"} /></button>`;
}
