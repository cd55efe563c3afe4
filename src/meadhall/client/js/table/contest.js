/** A battle in progress: who stands against whom, how strong, and the cards that are on the table. */
import { classes, html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { t } from "../words/words.js";
import { isBeside } from "./contents.js";
import { sectionOf } from "../model/sections.js";

export function Contest({ play }) {
  const contest = sectionOf(play.picture.value, "contest"), saga = play.saga.value;
  if (!isBeside(play)) return null;
  const look = [["place", contest.place]];
  return html`<section class="panel contest" aria-label=${saga.said(contest.title)}
    onMouseEnter=${() => play.look(look)} onMouseLeave=${() => play.look(null)}>
    <header><h2><${Icon} name="swords" /> ${saga.said(contest.title)}</h2></header>
    <ol>${contest.sides.map((side) => html`<${Side} key=${side.seat} play=${play} side=${side}
      best=${Math.max(...contest.sides.map(total(saga)))} />`)}</ol>
  </section>`;
}

/** Strength with what the cards on the table add, as far as their numbers tell. */
const total = (saga) => (side) => side.strength + side.cards.reduce((sum, card) => sum + (worth(saga, card) || 0), 0);
const worth = (saga, card) => (saga.faces[card]?.value.startsWith("+") ? Number(saga.faces[card].value) : 0);

function Side({ play, side, best }) {
  const saga = play.saga.value, plays = play.sits.value[side.seat].plays, sum = total(saga)(side);
  return html`<li class=${classes(sum === best && "leads")}>
    <${Shield} seat=${plays} class="mini-shield" /><span class="of-${plays}">${play.nameOf(side.seat)}</span>
    <span class="shown">${side.cards.map((card, i) =>
      html`<button type="button" key=${i} class="chip" onClick=${() => play.pin(["card", card])}
        onMouseEnter=${(event) => { event.stopPropagation(); play.look([["card", card]]); }}>
      ${saga.noun("card", card)} <b>${saga.faces[card].value}</b></button>`)}
      ${!side.cards.length && html`<span class="quiet">${t("contest-hidden")}</span>`}</span>
    <b class="sum" title=${t("contest-strength")}>${sum}</b></li>`;
}
