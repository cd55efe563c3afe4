/**
 * The prompt bar: what is asked, what is chosen, and one fire button that names the act. When others act it is iron,
 * and says whom the table waits for and why.
 */
import { classes, html, useEffect, useRef } from "./html.js";
import { Icon, Shield } from "./icons.js";
import { t } from "./words.js";
import { stepsLabel } from "./moves.js";
import { comeBack, ownSeat, sitDownHere } from "./seats.js";

export function Prompt({ play }) {
  const status = play.status.value, line = status.state !== "open" && play.state.value;
  return html`<section class=${classes("prompt panel", !play.ask.value && "waits", line && "is-lost")} aria-label=${t("prompt")} data-tour="prompt">
    ${line ? html`<${Lost} status=${status} />` : html`<${Said} play=${play} />`}
  </section>`;
}

function Said({ play }) {
  if (play.moment.value) return html`<${Past} play=${play} />`;
  if (play.isOver.value) return html`<${Over} play=${play} />`;
  if (ownSeat(play)?.away) return html`<${Away} play=${play} />`;
  return play.ask.value ? html`<${Asked} play=${play} />` : html`<${Waiting} play=${play} />`;
}

const LONG = 44; // characters of a question from which it is set smaller

const Say = ({ head, children }) => html`<div class="say"><strong class=${head.length > LONG ? "long" : ""} title=${head}>${head}</strong><span>${children}</span></div>`;

/** The line is broken; it comes back by itself. */
const Lost = ({ status }) => html`<${Icon} name="offline" class="lost" /><${Say} head=${t("line-lost")}>
  ${status.state === "closed" ? t("line-closed") : t("line-back")}<//>`;

/** A bot plays for the reader. */
const Away = ({ play }) => html`<${Icon} name="bot" class="lost" /><${Say} head=${t("away")}>${t("away-help")}<//>
  <button type="button" class="btn fire" onClick=${() => comeBack(play)}>${t("seat-take-back")}</button>`;

/** The reader is asked. */
function Asked({ play }) {
  const saga = play.saga.value, ask = play.ask.value, seat = play.seat.value, selected = play.selected.value, steps = play.steps.value;
  const canBack = selected || steps.length > 0;
  return html`<${Shield} seat=${play.sits.value[seat].plays} label=${t("seat-you")} />
    <${Say} head=${saga.prompt(ask, seat)}><${Notice} play=${play} /><//>
    ${play.live.value.undo && !canBack && html`<${UndoButton} play=${play} />`}
    ${canBack && html`<button type="button" class="btn" onClick=${() => play.back()}><${Icon} name="prev" /> ${t("back")} <kbd>Esc</kbd></button>`}
    ${selected
      ? html`<${Fire} play=${play} label=${saga.optionLabel(selected, ask.question)} />`
      : html`<${Words} play=${play} />`}`;
}

/** The one button that acts. What was chosen by key is confirmed by key: then it takes the focus, and gives it back. */
function Fire({ play, label }) {
  const ref = useRef(null);
  useEffect(() => {
    if (!play.byKey) return undefined;
    const before = document.activeElement, button = ref.current;
    button.focus();
    return () => {
      play.byKey = false;
      if (before?.isConnected && [document.body, button].includes(document.activeElement)) before.focus();
    };
  }, []);
  return html`<button type="button" ref=${ref} class="btn fire" aria-disabled=${play.busy.value ? "true" : undefined} onClick=${() => play.fire()}>${label} <kbd>↵</kbd></button>`;
}

const UndoButton = ({ play }) => html`<button type="button" class="btn" onClick=${() => play.undo()}><${Icon} name="undo" /> ${t("undo")} <kbd>U</kbd></button>`;

/** Answers that are about no thing (pass, done, yes, no) are buttons of their own, when there are few. */
function Words({ play }) {
  const words = play.steps.value.length ? [] : play.moves.value.filter((move) => !move.args.length);
  if (!words.length || words.length > 2) return null;
  const question = play.ask.value.question;
  return words.map((move) => {
    const label = play.saga.value.optionLabel(move.text, question), short = label.split(",")[0];
    return html`<button type="button" key=${move.text} class="btn word" title=${label} onClick=${() => play.choose(move.text)}>${short}</button>`;
  });
}

/** Below the question: a word from the hall, else what is chosen and what it means. */
function Notice({ play }) {
  const saga = play.saga.value, notice = play.notice.value, ask = play.ask.value;
  if (notice) {
    const rule = notice.rule && saga.rule(notice.rule);
    return html`<span class=${classes("notice", notice.bad && "bad")} role="status">${notice.text} ${rule && html`<b>${rule.id}</b> ${rule.text}`}</span>`;
  }
  const move = play.moves.value.find((one) => one.text === play.selected.value);
  if (move) {
    const help = move.args.map(({ thing }) => saga.help(...thing)).find(Boolean) ?? "";
    return html`<em>${saga.optionLabel(move.text, ask.question)}</em> ${help && `· ${help}`}`;
  }
  if (play.steps.value.length) return html`<em>${stepsLabel(saga, play.open.value, play.steps.value, ask.question)}</em> · ${t("choose-one", { count: play.open.value.length })}`;
  if (ask.picks.length) return html`${t("chosen-so-far")} <em>${ask.picks.map((pick) => saga.optionLabel(pick, ask.question, "cell") || saga.optionLabel(pick, ask.question)).join(", ")}</em>`;
  return t("how-to-act");
}

/** Others are asked; the reader may look on, or take back what he chose. */
function Waiting({ play }) {
  const saga = play.saga.value, state = play.live.value, own = state.seat;
  const others = state.waiting.filter(([seat]) => seat !== own);
  if (play.isBroken.value) return html`<${Icon} name="warning" class="lost" /><${Say} head=${t("broken")}>${t("broken-help")}<//><${RecordLink} play=${play} />`;
  const first = others[0];
  const head = first ? saga.prompt(first) : t("please-wait");
  const more = others.length > 1 ? t("waits-for", { names: others.map(([seat]) => play.nameOf(seat)).join(", ") }) : first ? whoIs(play, first[0]) : "";
  return html`${first && html`<${Shield} seat=${play.sits.value[first[0]].plays} />`}
    <${Say} head=${head}>${state.undo ? t(state.joint ? "may-change" : "may-undo") : more}<//>
    ${state.undo && html`<${UndoButton} play=${play} />`}
    ${own === null && play.sits.value.some((sit) => sit.free) && html`<button type="button" class="btn fire" onClick=${() => sitDownHere(play)}>${t("sit-down")}</button>`}`;
}

function whoIs(play, seat) {
  const sit = play.sits.value[seat];
  if (sit.free) return t("seat-nobody");
  return sit.bot ? t("waits-bot", { name: play.nameOf(seat) }) : t("waits-for", { names: play.nameOf(seat) });
}

/** A moment of the past is shown. */
const Past = ({ play }) => html`<${Icon} name="replay" class="lost" />
  <${Say} head=${t("replay-at", { at: play.moment.value.at, of: play.moment.value.of })}>${t(play.isOver.value ? "over-help" : "replay-help")}<//>
  <button type="button" class="btn fire" onClick=${() => (play.moment.value = null)}>${t("replay-live")} <kbd>Esc</kbd></button>`;

function Over({ play }) {
  return html`<${Icon} name="crown" class="lost" /><${Say} head=${t("over")}>${t("over-help")}<//>
    <button type="button" class="btn" onClick=${() => (play.tab.value = "replay")}><${Icon} name="replay" /> ${t("replay")}</button>
    <button type="button" class="btn fire" onClick=${() => (play.panel.value = "result")}>${t("result")}</button>`;
}

export const RecordLink = ({ play }) => html`<a class="btn" href="/api/tables/${play.table}/record" download><${Icon} name="export" /> ${t("record-export")}</a>`;
