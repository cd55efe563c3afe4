/** A contest in turns: both sides lie open below the board, with what each card counts, and how it would end now. */
import { classes, html } from "../base/html.js";
import { Icon, Shield, ValueToken } from "../base/icons.js";
import { form } from "../base/prefs.js";
import { SmallCard } from "../parts/cards.js";
import { t } from "../words/words.js";
import { sectionOf } from "../model/sections.js";

export function Fray({ play }) {
  const contest = sectionOf(play.picture.value, "contest"), saga = play.saga.value;
  if (!contest?.steps) return null;
  const [left, right] = contest.sides, look = [["place", contest.place]];
  return html`<section class="panel fray" aria-label=${saga.said(contest.title)}
    onMouseEnter=${() => play.look(look)} onMouseLeave=${() => play.look(null)}>
    <header><h2><${Icon} name="swords" /> ${saga.said(contest.title)}</h2>
      <${StepBar} saga=${saga} steps=${contest.steps} at=${contest.at} /></header>
    <div class="sides"><${Party} play=${play} side=${left} />
      <div class="tally"><p class="sum"><b class=${total(play, left)}>${left.strength}</b><i>:</i>
        <b class=${total(play, right)}>${right.strength}</b></p>
        ${contest.need && html`<p class="need">${saga.said(contest.need)}</p>`}</div>
      <${Party} play=${play} side=${right} /></div>
    ${isDocked() && html`<${Forecast} play=${play} />`}</section>`;
}

/** Is the hand no row beside which there is room to tell the end? */
const isDocked = () => !["desk", "lying"].includes(form.value);

const total = (play, side) => classes(`of-${play.sits.value[side.seat].plays}`, side.wins && "lead");

/** The steps of something, the one we are in marked. */
export const StepBar = ({ saga, steps, at }) => html`<ol class="stepbar">${steps.map((step, i) =>
  html`<li key=${i} class=${classes(i === at && "on", i < at && "done")}
    aria-current=${i === at ? "step" : undefined}>${saga.said(step)}</li>`)}</ol>`;

function Party({ play, side }) {
  const saga = play.saga.value, seat = play.sits.value[side.seat].plays;
  const asked = play.state.value.waiting.some(([who]) => who === side.seat);
  return html`<section class=${classes("side-of", side.seat === play.seat.value && "mine", asked && "asked")}
    aria-label=${play.nameOf(side.seat)}>
    <header><${Shield} seat=${seat} class="mini-shield" /><h3 class="of-${seat}">${play.nameOf(side.seat)}</h3>
      <span class="role">${[saga.said(side.role), side.passed ? t("side-passed") : side.hand != null
        && t("side-holds", { count: side.hand })].filter(Boolean).join(" · ")}</span></header>
    <div class="force"><span class="hosts">${(side.pieces ?? []).map(([symbol, value], i) =>
      html`<${ValueToken} key=${i} symbol=${symbol} seat=${seat} value=${value} />`)}</span>
      <ul class="parts">${(side.marks ?? []).map((mark, i) => html`<li key=${i} title=${saga.said(mark.tip)}>
        <${Icon} name=${mark.icon} label=${saga.said(mark.tip)} /><b>${mark.text}</b></li>`)}</ul></div>
    <ol class="shown">${side.cards.map((card, i) => html`<${Shown} key=${i} play=${play} card=${card}
      adds=${side.adds?.[i]} number=${i + 1} />`)}</ol>
    ${side.lost > 0 && html`<footer><${Icon} name="lost" /> ${t("side-losses", { count: side.lost })}</footer>`}
  </section>`;
}

/** A card on the table, what it counts, and when it was played. */
function Shown({ play, card, adds, number }) {
  const saga = play.saga.value, printed = Number(saga.faces[card].value);
  return html`<li><${SmallCard} saga=${saga} card=${card} aria-label=${undefined}
    onClick=${() => play.pin(["card", card])}
    onMouseEnter=${() => play.look([["card", card]])} onMouseLeave=${() => play.look(null)} />
    ${adds != null && adds !== printed && html`<span class="adds">${adds > printed ? "+" : "−"}
      ${Math.abs(adds - printed)}</span>`}<span class="ord" aria-hidden="true">${number}</span></li>`;
}

/** How it would end if it ended now, or with what the reader has selected: beside the hand, or below both sides. */
function Forecast({ play }) {
  const contest = sectionOf(play.picture.value, "contest"), saga = play.saga.value;
  if (!contest?.forecast?.length) return null;
  const lines = contest.forecasts?.[play.selected.value] ?? contest.forecast;
  return html`<section class="panel forecast" aria-label=${t("contest-forecast")}><h3>${t("contest-forecast")}</h3>
    <ul>${lines.map((badge, i) => html`<li key=${i}><${Icon} name=${badge.icon} />
      <span>${saga.said(badge.tip)}</span></li>`)}</ul></section>`;
}

export const ForecastBeside = ({ play }) => (isDocked() ? null : html`<${Forecast} play=${play} />`);
