/** Piles of cards, the cards that were played, and what can be spent. */
import { fileAt } from "../base/files.js";
import { classes, html } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { cardThing, SmallCard } from "./cards.js";
import { Art } from "./price.js";
import { sectionOf, sectionsOf } from "../model/sections.js";

/** A pile: its back or its top card, how many, and its name; one that lies open can be looked through. */
export function Heap({ play, heap, class: cls = "" }) {
  const saga = play.saga.value, cards = heap.cards ?? [], top = cards[cards.length - 1], name = saga.said(heap.title);
  const words = [`${name}: ${heap.count}`, saga.said(heap.note)].filter(Boolean).join(". ");
  const open = () => cards.length && (play.pile.value = { tip: heap.title, value: heap.count, cards });
  const face = !heap.count ? html`<span class="nil"></span>`
    : top ? html`<span class="topc"><${Art} art=${saga.faces[top].art} /></span>`
      : html`<img src=${fileAt(`art/${saga.slug}/frames/${heap.back}.svg`)} alt="" />`;
  const inside = html`${face}<b>${heap.count}</b><span class="of">${name}</span>
    ${heap.note && html`<small>${saga.said(heap.note)}</small>`}`;
  return cards.length
    ? html`<button type="button" class=${classes("heap open", cls)} title=${words} onClick=${open}>${inside}</button>`
    : html`<div class=${classes("heap", cls)} role="img" aria-label=${words} title=${words}>${inside}</div>`;
}

/** Before the reader's hand: the piles, and what was played. */
export function Before({ play }) {
  const saga = play.saga.value, heaps = sectionsOf(play.picture.value, "heap"),
    played = sectionOf(play.picture.value, "played");
  if (!heaps.length) return null;
  return html`<div class="heaps">${heaps.map((heap, i) => html`<${Heap} key=${i} play=${play} heap=${heap} />`)}</div>
    ${played && html`<${Played} play=${play} cards=${played.cards} saga=${saga} />`}`;
}

const CROWD = 3; // cards that lie side by side

const Played = ({ play, cards, saga }) => html`<div class=${classes("played", cards.length > CROWD && "many")}
  role="group">${cards.map((card, i) => html`<${SmallCard} key=${i} saga=${saga} card=${card} class="spent" as="div"
    onMouseEnter=${() => play.look([cardThing(saga, card)])} onMouseLeave=${() => play.look(null)} />`)}</div>`;

/** The resources to spend, and where they come from. */
export function Purse({ play }) {
  const purse = sectionOf(play.picture.value, "purse"), saga = play.saga.value;
  if (!purse) return null;
  return html`<section class="purse" aria-label=${saga.said(purse.title)}><h3>${saga.said(purse.title)}</h3>
    ${purse.funds.map((fund) => html`<p key=${fund.icon} class=${fund.icon}>
      <${Icon} name=${fund.icon} label=${saga.said(fund.tip)} />
      <b key=${fund.value} class="tick-up">${fund.value}</b>
      <small>${(fund.parts ?? []).map((said) => saga.said(said)).join(" · ")}</small></p>`)}</section>`;
}
