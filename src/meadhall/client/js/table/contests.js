/**
 * Battles that are fought one after the other: who stands against whom, with what, and how each one ended. Those that
 * are over can be gone through again on the stage.
 */
import { classes, html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { thingsOf } from "../model/regions.js";
import { t } from "../words/words.js";
import { sectionOf } from "../model/sections.js";

export function Contests({ play }) {
  const contests = sectionOf(play.picture.value, "contests"), saga = play.saga.value;
  if (!contests?.bouts.length) return null;
  const last = contests.bouts.some(({ state }) => state === "done") && [...play.mentions.value.values()].at(-1);
  return html`<section class="panel contests" aria-label=${saga.said(contests.title)}>
    <header><h2><${Icon} name="swords" /> ${saga.said(contests.title)}</h2>
      ${last && html`<button type="button" class="btn"
        onClick=${() => play.scenes.see(last)}><${Icon} name="replay" /> ${t("series-again")}</button>`}</header>
    <ol>${contests.bouts.map((contest) => html`<${Duel} key=${contest.place} play=${play} contest=${contest} />`)}</ol>
  </section>`;
}

/** One battle in a line: a side, the place, the other side. */
function Duel({ play, contest }) {
  const saga = play.saga.value, [left, ...others] = contest.sides,
    region = play.picture.value.regions.find((one) => one.place === contest.place);
  return html`<li class=${classes("duel", contest.state)}
    onMouseEnter=${() => play.look(region ? thingsOf(region) : null)} onMouseLeave=${() => play.look(null)}>
    <${Party} play=${play} side=${left} /><span class="where" title=${saga.said(contest.note)}>
      ${saga.said(contest.title)}</span>
    ${others.map((side, i) => html`<${Party} key=${i} play=${play} side=${side} />`)}</li>`;
}

function Party({ play, side }) {
  const saga = play.saga.value, sits = play.sits.value;
  return html`<span class=${classes("party", side.wins && "wins")}>
    <span class="of">${side.icon && html`<${Icon} name=${side.icon} label=${saga.said(side.name)} />`}
      ${(side.seats ?? []).map((seat) => html`<${Shield} key=${seat} seat=${sits[seat].plays} class="mini-shield"
        label=${saga.seat(seat)} />`)}</span>
    <span class="with">${(side.marks ?? []).map((mark, i) =>
      html`<span key=${i} class=${classes("bit", mark.kind)} title=${saga.said(mark.tip)}>
        <${Icon} name=${mark.icon} label=${saga.said(mark.tip)} />${mark.text}</span>`)}</span>
    <b class="sum">${side.strength}</b></span>`;
}
