/** A fight with a creature, in the board's place: the creature, what it strikes with, who fights it, how it ends. */
import { fileAt } from "../base/files.js";
import { classes, html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { FullCard, SmallCard } from "../parts/cards.js";
import { t } from "../words/words.js";
import { BigBoxes, Face } from "./creatures.js";
import { StepBar } from "./fray.js";
import { sectionOf } from "../model/sections.js";

export function Duel({ play }) {
  const duel = sectionOf(play.picture.value, "duel"), saga = play.saga.value;
  return html`<section class="panel duel-view" aria-label=${saga.said(duel.title)} data-tour="board"
    data-place=${duel.creature.name[1]}>
    <header><h2><${Icon} name="swords" /> ${saga.said(duel.title)}</h2>
      <span class="round">${saga.said(duel.round)}</span>
      <${StepBar} saga=${saga} steps=${duel.steps} at=${duel.at} /></header>
    <div class="arena"><${Prey} play=${play} duel=${duel} /><${Blow} play=${play} duel=${duel} />
      <${Fighter} play=${play} duel=${duel} /></div>
    <ul class="duel-ends">${[...(duel.notes ?? []), ...(duel.ends ?? [])].map((badge, i) => html`<li key=${i}>
      <${Icon} name=${badge.icon} /> <span>${saga.said(badge.tip)}</span></li>`)}</ul></section>`;
}

const Scene = ({ art, label }) => html`<svg class="scene" viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice"
  role="img" aria-label=${label}><use href="#${art}" width="120" height="84" /></svg>`;

function Prey({ play, duel }) {
  const saga = play.saga.value, { creature } = duel, name = saga.noun(...creature.name);
  return html`<section class="prey"><${Scene} art=${duel.scene} label=${name} />
    <h3><${Face} play=${play} creature=${creature} /> ${name} <span>${saga.said(creature.place)}</span></h3>
    <${BigBoxes} play=${play} boxes=${creature.boxes} />
    ${creature.note && html`<p class="left"><${Icon} name=${creature.note.icon} /> ${saga.said(creature.note.tip)}</p>`}
  </section>`;
}

/** The card that is played against the seat, with its numbers; its back, while there is none. */
function Blow({ play, duel }) {
  const saga = play.saga.value;
  return html`<section class="blow">${duel.card ? html`<div class="blow-card">
      <${FullCard} saga=${saga} card=${duel.card} /><dl>${duel.numbers.map((number) => html`<div key=${number.icon}>
        <dt>${saga.said(number.tip)}</dt><dd>${number.value}</dd></div>`)}</dl></div>`
    : html`<img class="back" src=${fileAt(`art/${saga.slug}/frames/${duel.back}.svg`)} alt="" />`}
    ${duel.cards?.length > 0 && html`<ol class="shown against" aria-label=${t("duel-against")}>
      ${duel.cards.map((card, i) => html`<li key=${i}><${SmallCard} saga=${saga} card=${card}
        aria-label=${undefined} onClick=${() => play.pin(["card", card])} /></li>`)}</ol>`}</section>`;
}

function Fighter({ play, duel }) {
  const saga = play.saga.value, seat = play.sits.value[duel.seat].plays;
  return html`<section class="fighter"><${Scene} art=${duel.portrait} label=${saga.said(duel.hero)} />
    <h3><${Shield} seat=${seat} class="mini-shield" /> ${saga.said(duel.hero)}</h3>
    <ul class="traits">${duel.tracks.map((track, i) => html`<${Trait} key=${i} saga=${saga} track=${track} />`)}
    </ul>
    ${(duel.gauges ?? []).map((gauge) => html`<${Bar} key=${gauge.icon} play=${play} gauge=${gauge} />`)}</section>`;
}

function Trait({ saga, track }) {
  const [{ at, tip, icon, counts }] = track.markers, hurt = counts != null, value = track.cells[at];
  return html`<li class=${classes(hurt && "hurt")}><${Icon} name=${icon} /><span>${saga.said(tip)}</span>
    ${hurt && html`<s>${value}</s><${Icon} name="hurt" class="claw" label=${t("track-turned")} />`}
    <b>${hurt ? counts : value}</b></li>`;
}

/** The sum that the reader's choices add to a gauge before they are laid, with what is selected. */
function chosen(play, gauge) {
  const { picks = [] } = play.ask.value ?? {}, taken = [...picks, play.selected.value];
  return taken.reduce((sum, option) => sum + (gauge.adds?.[option] ?? 0), 0);
}

/** One number on its way to another, as a bar; with what is chosen it may be there already. */
function Bar({ play, gauge }) {
  const saga = play.saga.value, value = gauge.value + chosen(play, gauge);
  const most = Math.max(gauge.against, value, 1), part = (n) => Math.round((100 * n) / most);
  const state = gauge.state || (gauge.adds && value >= gauge.against ? "ok" : "");
  return html`<div class=${classes("bar", state)}><h4><${Icon} name=${gauge.icon} /> ${saga.said(gauge.tip)}</h4>
    <p class="gnum">${state === "ok" && !gauge.verdict && html`<${Icon} name="check" />`}
      <b>${value}</b> ${t("gauge-against")} <b>${gauge.against}</b></p>
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="8" class="g0" />
      <rect width=${part(value)} height="8" class="g1" />
      <rect x=${part(gauge.against) - 1.6} width="1.6" height="8" class="g2" /></svg>
    ${gauge.verdict && html`<p class="verdict"><${Icon} name=${gauge.state === "ok" ? "check" : "cross"} />
      ${" "}${saga.said(gauge.verdict)}</p>`}
  </div>`;
}
