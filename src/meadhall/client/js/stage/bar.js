/** The prompt while one looks on: the sentence of the step, and the ways to go on, back, again or away. */
import { html } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { t } from "../words/words.js";

const LONG = 34; // letters that need smaller ones

export function Bar({ play }) {
  const { scenes: stage } = play, { moment, steps, at, step, missed } = stage.scene.value, saga = play.saga.value;
  const last = at === steps.length - 1, next = steps[at + 1], hot = stage.isHot(), said = saga.said(step.said);
  return html`<section class="prompt panel mo-bar" aria-label=${t("stage-bar")} data-tour="prompt">
    <${Ring} stage=${stage} hot=${hot} icon=${moment.icon} />
    <div class="say" aria-live="polite"><strong class=${said.length > LONG ? "long" : ""}>${said}</strong>
      <span>${underline({ at, steps, last, hot, missed, stage })}</span></div>
    <div class="mo-keys">
      <button type="button" class="btn icon" aria-label=${t("stage-prev")} title=${t("stage-prev")}
        aria-disabled=${at ? undefined : "true"} onClick=${() => stage.prev()}><${Icon} name="mo-back" /></button>
      ${hot && html`<button type="button" class="btn icon" aria-pressed=${String(stage.paused.value)}
        aria-label=${t("stage-pause")} title=${t("stage-pause")} onClick=${() => stage.pause()}>
        <${Icon} name=${stage.paused.value ? "mo-play" : "pass"} /></button>`}
      ${last ? html`<button type="button" class="btn mo-skip" aria-disabled=${at ? undefined : "true"}
          title=${`${t("stage-again")} (R)`} onClick=${() => stage.again()}>
          <${Icon} name="replay" /> ${t("stage-again")}</button>`
        : html`<button type="button" class="btn mo-skip" title=${`${t("stage-skip-help")} (S)`}
          onClick=${() => stage.skip()}><${Icon} name="mo-skip" /> ${t("stage-skip")}</button>`}
      <button type="button" class="btn fire mo-go" onClick=${() => stage.next()}>
        <span>${goes(play, last, next && saga.said(next.name))}</span> <kbd>${t("stage-space")}</kbd></button></div>
  </section>`;
}

/** The words of the button. */
function goes(play, last, name) {
  if (!last) return t("stage-to", { name });
  if (play.scenes.waits.value.length) return t("stage-next");
  if (play.scenes.isPast()) return t("stage-on");
  const { newest, queue } = play.line.value, ends = newest?.outcome && !queue.length; // what the stage holds back
  return t(ends && !play.scenes.shown.value.alone ? "stage-result" : "stage-table");
}

/** Which step it is, how it goes on, and how much was missed. */
function underline({ at, steps, last, hot, missed, stage }) {
  const left = missed ? stage.waits.value.length + 1 : 0;
  return [left > 0 && t("stage-missed", { count: missed, left }),
    t("stage-step", { at: at + 1, of: steps.length }),
    hot && t(stage.paused.value || stage.isTalking() ? "stage-rests" : "stage-alone"),
    last && t("stage-kept")].filter(Boolean).join(" · ");
}

/** How much of the waiting is over; empty where nothing goes on automatically. */
function Ring({ stage, hot, icon }) {
  const part = hot ? Math.min(100, (100 * stage.passed.value) / stage.stays()) : 0;
  return html`<svg class="mo-ring" viewBox="-20 -20 40 40" aria-hidden="true"><circle r="17" />
    ${part > 0 && html`<circle class="arc" r="17" pathLength="100" stroke-dasharray="${part} 100"
      transform="rotate(-90)" />`}
    <use href="#i-${icon}" x="-9" y="-9" width="18" height="18" /></svg>`;
}
