/** The common ground: a track over a row of places, on a scene; beside it goals or a few cards, below it shelves. */
import { classes, html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { cardThing, SmallCard } from "../parts/cards.js";
import { Pictures } from "../parts/pictures.js";
import { Spread } from "../parts/spreads.js";
import { PlanMarks } from "../parts/marks.js";
import { t } from "../words/words.js";
import { Course } from "../parts/course.js";
import { Heap } from "../parts/heaps.js";
import { Art, Price } from "../parts/price.js";
import { Shelf } from "../parts/shelf.js";
import { meaning } from "../parts/act.js";
import { sectionOf } from "../model/sections.js";

/** @param {{play: import("../play/turn.js").Play}} props */
export function Field({ play }) {
  const field = sectionOf(play.picture.value, "field"), saga = play.saga.value, { row } = field;
  return html`<section class=${classes("commons", field.goals && "has-goals", field.aside && "has-aside")}
    data-tour="board" aria-label=${saga.said(field.title)}><${Pictures} play=${play} />
    <svg class="backdrop" viewBox="0 0 704 214" preserveAspectRatio="none" aria-hidden="true">
      <use href="#${field.scene}" width="704" height="214" /></svg>
    ${field.track && html`<${Course} play=${play} track=${field.track} />`}
    <div class="lane">${row.draw && html`<${Heap} play=${play} heap=${row.draw} class="draw" />`}
      <ol class="slotline" aria-label=${saga.said(row.title)}>${row.places.map((place) =>
        html`<${Place} key=${place.number} play=${play} place=${place} />`)}</ol>
      ${row.discard && html`<${Heap} play=${play} heap=${row.discard} class="discard" />`}
      ${field.goals && html`<${Goals} play=${play} goals=${field.goals} />`}
      ${field.aside && html`<${Aside} play=${play} spread=${field.aside} />`}</div>
    ${field.shelves?.length > 0 && html`<div class="shelves">${field.shelves.map((shelf, i) =>
      html`<${Shelf} key=${i} play=${play} shelf=${shelf} />`)}</div>`}</section>`;
}

function Place({ play, place }) {
  const saga = play.saga.value;
  return html`<li class=${classes("place", place.under && "alert", !place.laid && "vacant")}
    data-place=${place.number}>
    <span class="over">${place.over && html`<${Omen} saga=${saga} omen=${place.over} />`}</span>
    ${place.laid ? html`<${Lying} play=${play} place=${place} />`
      : html`<span class="gap">${saga.said(place.empty)}</span>`}
    <span class="under" title=${place.under ? saga.said(place.under.tip) : undefined}>${place.under
      ? html`<${Icon} name=${place.under.icon} /> ${saga.said(place.under.tip)}` : place.number}</span></li>`;
}

/** A mark over a place: its picture and a word. */
const Omen = ({ saga, omen }) => html`<span class=${classes("omen", omen.awake && "awake")}
  title=${saga.said(omen.tip)}>
  <${Art} art=${omen.art} /><b>${saga.said(omen.label)}</b></span>`;

/** The thing that lies in a place, with its lives and everything on it. */
function Lying({ play, place }) {
  const saga = play.saga.value, { laid } = place, thing = cardThing(saga, laid.card);
  const means = place.means ?? [[thing]], { can, marks, act } = meaning(play, { means });
  const told = [t("place-number", { number: place.number }), can && t("state-possible"),
    place.lives && livesText(saga, place.lives), ...(laid.facts ?? []).map((fact) => saga.said(fact))];
  const foot = place.price?.length > 0 && html`<${Price} saga=${saga} price=${place.price} />`;
  return html`<${SmallCard} saga=${saga} card=${laid.card} class=${classes(marks, ...(laid.states ?? []),
    play.subject.value === laid.card && "is-subject")} ...${act} role=${undefined} tabindex=${0} hint=${
      saga.said(place.foot)} foot=${foot} aria-label=${undefined}
    aria-disabled=${play.ask.value && !can ? "true" : undefined}>
    <span class="vh">. ${told.filter(Boolean).join(". ")}</span>
    ${place.lives && html`<${Lives} saga=${saga} lives=${place.lives} />`}
    <${PlanMarks} play=${play} thing=${thing} />
    ${(laid.marks ?? []).map((badge, i) => html`<span key=${i} class=${classes("lies-on", badge.kind)}
      title=${saga.said(badge.tip)}>${badge.icon && html`<${Icon} name=${badge.icon} />`} ${badge.text}</span>`)}
    </${SmallCard}>`;
}

const livesText = (saga, lives) => `${saga.said(lives.tip)}: ${lives.value}/${lives.of}`;

/** Lives left of all, as signs. */
const Lives = ({ saga, lives }) => html`<span class="lives" title=${livesText(saga, lives)} aria-hidden="true">
  ${Array.from({ length: lives.of }, (_, i) => html`<i key=${i} class=${i < lives.value ? "" : "lost"}>
    <${Icon} name=${lives.icon} /></i>`)}</span>`;

// -- goals ----------------------------------------------------------------------------------------------------

const ROOMY = 2; // goals that are shown with their words, while any player is still on the way to them
const SIDE_BY_SIDE = 3; // standings that lie in a line at full size

function Goals({ play, goals }) {
  const saga = play.saga.value, { items } = goals, seats = Math.max(...items.map((goal) => goal.seats.length));
  return html`<section class=${classes("goals", seats === 1 ? "lone" : items.length > ROOMY && "tight",
    seats > SIDE_BY_SIDE && "narrow")} aria-label=${saga.said(goals.title)} tabindex="0">
    <h3>${saga.said(goals.title)}</h3>
    <ul>${goals.items.map((goal) => html`<${Goal} key=${goal.name[1]} play=${play} goal=${goal} />`)}</ul></section>`;
}

/** A condition, who meets it, how far the others are, and what is left for them. */
function Goal({ play, goal }) {
  const saga = play.saga.value, look = () => play.look([goal.name]);
  return html`<li onMouseEnter=${look} onMouseLeave=${() => play.look(null)}>
    <button type="button" class="goalname" onClick=${() => play.pin(goal.name)} onFocus=${look}
      onBlur=${() => play.look(null)}>${saga.noun(...goal.name)}</button>
    <${PlanMarks} play=${play} thing=${goal.name} />
    <small>${saga.said(goal.need)}</small>
    <p>${goal.seats.map((one, _, { length }) => html`<${Standing} key=${one.seat} play=${play} one=${one}
      lone=${length === 1} />`)}</p>
    ${goal.left && html`<small class=${classes("stock-left", goal.scarce && "scarce")}>${saga.said(goal.left)}</small>`}
  </li>`;
}

/** A seat and how far it is; one that is alone needs no name, and has room for how far it has to go. */
function Standing({ play, one, lone }) {
  const name = play.nameOf(one.seat), words = one.met ? t("goal-met", { name })
    : t("goal-far", { name, value: one.value, of: one.of });
  return html`<span class=${one.met ? "met" : "far"} role="img" aria-label=${words} title=${words}>
    ${!lone && html`<${Shield} seat=${play.sits.value[one.seat].plays} class="mini-shield" />`}
    <b>${one.met ? html`<${Icon} name="check" />` : lone ? `${one.value}/${one.of}` : one.value}</b></span>`;
}

/** A few cards beside the row. */
const Aside = ({ play, spread }) => html`<section class="besides"><h3>${play.saga.value.said(spread.title)}</h3>
  <${Spread} play=${play} spread=${spread} bare /></section>`;
