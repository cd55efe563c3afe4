/** A moment in the board's box: its title, its steps, and the parts that show the step. The board lies behind it. */
import { classes, html, useLayoutEffect, useRef } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { t } from "../words/words.js";
import { Comers, Fates, Gauges, Goals, Ledger, Notes, Parties, Pegs, Sums } from "./parts.js";
import { Ground } from "./grounds.js";
import { layOver } from "./place.js";

export function Show({ play }) {
  const scene = play.scenes.scene.value;
  if (!scene) return html`<${Aside} play=${play} />`;
  return html`<${Staged} play=${play} scene=${scene} />`;
}

function Staged({ play, scene }) {
  const { moment, steps, at, step, live } = scene, saga = play.saga.value, { scenes: stage } = play;
  const ref = useRef(null), title = saga.said(moment.title);
  useLayoutEffect(() => layOver(ref.current, (gap) => stage.tellGap(gap)));
  useLayoutEffect(() => takeFocus(ref.current), [moment.start, moment.end, live]); // keys work once it is seen
  const label = t("stage-label", { title, at: at + 1, of: steps.length, step: saga.said(step.name) });
  const tone = `tone-${step.tone || moment.tone || "war"}`;
  return html`<section ref=${ref} class=${classes("moment", tone, live && "live")}
    aria-label=${label} onMouseEnter=${() => stage.hold("pointer", true)}
    onMouseLeave=${() => stage.hold("pointer", false)} onFocusIn=${(event) => hold(stage, event)}
    onFocusOut=${() => stage.hold("focus", false)} onClick=${(event) => tap(stage, event)}>
    <${Ground} slug=${saga.slug} name=${step.ground || moment.ground} />
    <header><h2 tabindex="-1"><${Icon} name=${moment.icon} /> ${title}</h2>
      ${moment.where && html`<p>${saga.said(moment.where)}</p>`}
      ${live && html`<button type="button" class="btn mo-whole" onClick=${() => (stage.aside.value = moment.start)}>
        <${Icon} name="map" /> ${t("stage-whole")}</button>`}
      <${Steps} play=${play} scene=${scene} /></header>
    <div class=${classes("mo-body", step.near && "has-near")} key=${`${moment.start} ${at}`} tabindex="0"
      aria-label=${saga.said(step.name)} onScroll=${() => rest(stage)}>
      ${step.near && html`<div class="mo-near" data-near></div>`}
      <div class="mo-parts"><${Body} play=${play} step=${step} live=${live} /></div></div></section>`;
}

/** A part of the step for everything it has. */
const Body = ({ play, step, live }) => html`
  ${step.head && html`<div class="mo-verdict"><h3>${play.saga.value.said(step.head)}</h3>
    ${step.more && html`<p>${play.saga.value.said(step.more)}</p>`}</div>`}
  <${Pegs} pegs=${step.pegs} /><${Gauges} play=${play} gauges=${step.gauges} />
  <${Parties} play=${play} parties=${step.parties} close=${step.sums?.length > 0} />
  <${Comers} play=${play} step=${step} live=${live} />
  <${Sums} play=${play} sums=${step.sums} /><${Goals} play=${play} goals=${step.goals} />
  ${(step.fates ?? []).map((fates, i) => html`<${Fates} key=${i} play=${play} fates=${fates} />`)}
  <${Ledger} play=${play} ledger=${step.ledger} />
  ${step.more && !step.head && html`<p class="mo-rule">${play.saga.value.said(step.more)}</p>`}
  <${Notes} play=${play} notes=${step.notes} />`;

/** The steps: those that are over can be gone back to. */
function Steps({ play, scene: { moment, steps, at, live } }) {
  const { scenes: stage } = play, saga = play.saga.value, reached = live ? steps.length - 1 : steps.length;
  const go = (to) => (live ? (stage.back.value = { start: moment.start, at: to }) : stage.go(to));
  return html`<ol class="mo-steps" aria-label=${t("stage-steps")}>${steps.map((step, i) => html`<li key=${i}
    class=${classes(i === at && "on", i < at && "done")} aria-current=${i === at ? "step" : undefined}>
    ${i !== at && i <= reached ? html`<button type="button" onClick=${() => go(i)}>${saga.said(step.name)}</button>`
      : saga.said(step.name)}</li>`)}</ol>`;
}

/** The moment under way was put aside: the way back to it. */
function Aside({ play }) {
  const now = play.scenes.live.value;
  if (!now || play.scenes.aside.value !== now.start) return null;
  return html`<button type="button" class="btn mo-return" onClick=${() => (play.scenes.aside.value = -1)}>
    <${Icon} name=${now.icon} /> ${play.saga.value.said(now.title)}</button>`;
}

/** The title takes the focus if it was on the table; never out of the chat or a dialog. */
function takeFocus(element) {
  const active = document.activeElement;
  const onTable = !active || active === document.body || active.closest("div.mid, .choices, .seeit");
  if (onTable) element.querySelector("h2")?.focus({ preventScroll: true });
}

const hold = (stage, { target }) => stage.hold("focus", target.tagName !== "H2" && target.matches(":focus-visible"));

/** A tap anywhere on what is played goes on; controls do their own action instead. */
function tap(stage, { target, pointerType }) {
  if (pointerType === "touch" && stage.busy.value && !target.closest("button, a, .card")) stage.next();
}

/** A reader who scrolls is reading. */
function rest(stage) {
  stage.hold("scroll", true);
  clearTimeout(stage.scrolled);
  stage.scrolled = setTimeout(() => stage.hold("scroll", false), 4000);
}
