/** Powers that pieces are sent to: how high each is built, what it gives, who is there, and what it lends to whom. */
import { classes, html } from "../base/html.js";
import { Disc, Icon, TokenIcon } from "../base/icons.js";
import { t } from "../words/words.js";
import { cardThing } from "../parts/cards.js";
import { meaning } from "../parts/act.js";
import { sectionsOf } from "../model/sections.js";

export function Shrines({ play }) {
  const shrines = sectionsOf(play.picture.value, "shrine");
  if (!shrines.length) return null;
  return html`<section class="shrines" aria-label=${t("view-shrines")}>
    ${shrines.map((one) => html`<${Shrine} key=${one.name[1]} play=${play} shrine=${one} />`)}</section>`;
}

function Shrine({ play, shrine }) {
  const saga = play.saga.value, { marks, act } = meaning(play, shrine), { level } = shrine;
  const name = saga.noun(...shrine.name), height = `${saga.said(level.tip)}: ${level.value}/${level.of}`;
  const told = [height, ...shrine.gives.map((gift) => saga.said(gift.tip))].join(". ");
  return html`<div class=${classes("shrine", marks)} ...${act} role="button" tabindex="0">
    <header><${Icon} name=${shrine.icon} /><h3>${name}</h3><span class="lvl" title=${height}>
      <${Stones} count=${level.value} of=${level.of} /></span>
    </header>
    <p class="gives">${shrine.gives.map((gift, i) => html`<span key=${i} class=${gift.kind}
      title=${saga.said(gift.tip)}><${Icon} name=${gift.icon} /><b>${gift.text}</b></span>`)}</p>
    <p class="row2"><${Places} play=${play} shrine=${shrine} /><${Lent} play=${play} shrine=${shrine} /></p>
    <div class="ladder"><ol>${(shrine.ladder ?? []).map((said, i) =>
      html`<li key=${i} class=${i + 1 === level.value ? "on" : ""}><span class="lvl" role="img"
        aria-label=${`${saga.said(level.tip)}: ${i + 1}`}><${Stones} count=${i + 1} of=${level.of} /></span>
        <span>${saga.said(said)}</span></li>`)}</ol>
      <p><b>${saga.noun(...cardThing(saga, shrine.card))}</b> ${saga.help(...cardThing(saga, shrine.card))}</p></div>
    <span class="vh">${told}</span></div>`;
}

/** A height, stone upon stone. */
const Stones = ({ count, of }) => Array.from({ length: of }, (_, i) =>
  html`<i key=${i} class=${i < count ? "on" : ""}></i>`);

/** Whose pieces are there, and how many more may come. */
function Places({ play, shrine }) {
  const seats = shrine.seats ?? [], free = Math.max(0, shrine.slots - seats.length), { saga, sits } = play;
  return html`<span class="places">${seats.map((seat, i) => html`<${TokenIcon} key=${i} class="guest"
    symbol=${shrine.symbol} seat=${sits.value[seat].plays} label=${saga.value.seat(seat)} />`)}
    ${Array.from({ length: free }, (_, i) => html`<i key=${`f${i}`} class="free"></i>`)}</span>`;
}

/** The card it lends, and the seat that has it. */
function Lent({ play, shrine }) {
  const saga = play.saga.value, thing = cardThing(saga, shrine.card), look = () => play.look([thing]);
  return html`<span class="lent" title=${saga.noun(...thing)} onMouseEnter=${look}
    onMouseLeave=${() => play.look(null)}>
    <${Icon} name=${shrine.sign} label=${saga.noun(...thing)} />
    ${shrine.holder >= 0 && html`<${Disc} seat=${play.sits.value[shrine.holder].plays}
      label=${saga.seat(shrine.holder)} />`}</span>`;
}
