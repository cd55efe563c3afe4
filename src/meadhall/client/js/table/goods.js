/** Goods in rows, as signs with numbers: on the sheets of seats, and in the stocks that lie in common. */
import { fileAt } from "../base/files.js";
import { classes, html } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { FullCard } from "../parts/cards.js";
import { t } from "../words/words.js";
import { Dialog } from "../dialogs/dialog.js";
import { isRegionHot, isRegionSelected, movesAt, thingsOf } from "../model/regions.js";
import { actOn } from "../parts/act.js";
import { sectionsOf } from "../model/sections.js";

/** Rows of goods. What options are about can be taken here, where `own` says so. */
export const Rows = ({ play, rows, own = true }) => rows.map((row, i) => html`<div key=${i} class="goods-row">
  ${row.map((goods, j) => html`<${Goods} key=${j} play=${play} goods=${goods} own=${own} />`)}</div>`);

function Goods({ play, goods, own }) {
  const saga = play.saga.value;
  return html`<span class=${classes("goods", goods.back && "backed", goods.state)}>
    ${goods.back && html`<img class="back" src=${fileAt(`art/${saga.slug}/frames/${goods.back}.svg`)} alt="" />`}
    ${goods.title && html`<span class="lbl">${saga.said(goods.title)}</span>`}
    ${goods.numbers.map((number, i) => html`<${Good} key=${i} play=${play} number=${number} own=${own} />`)}
    ${goods.limit != null && html`<em class="limit" title=${t("goods-limit", { limit: goods.limit })}>
      /${goods.limit}</em>`}</span>`;
}

/**
 * A number beside its sign; without a sign, a plate with the number; with a limit, pegs; open cards can be looked
 * through.
 */
function Good({ play, number, own }) {
  if (number.of != null) return html`<${Pegs} play=${play} number=${number} />`;
  if (number.cards?.length) return html`<${OpenPile} play=${play} number=${number} />`;
  const saga = play.saga.value, tip = saga.said(number.tip),
    can = own && number.means && movesAt(number, play.open.value).length > 0;
  const marks = classes("good", !number.icon && "plate", !number.value && "nil", can && "is-possible",
    can && isRegionSelected(play, number) && "is-selected", can && isRegionHot(play, number) && "is-hover");
  const act = can ? { ...actOn(play, thingsOf(number), true, number.means), "aria-label": `${tip}: ${number.value}` }
    : {};
  return html`<span class=${marks} title=${tip} ...${act}>
    ${number.icon ? html`<${Icon} name=${number.icon} label=${can ? "" : tip} />`
      : html`<span class="vh">${tip}</span>`}<b>${number.value}</b></span>`;
}

/** How many of how many: a peg for each. */
export function Pegs({ play, number }) {
  const words = `${play.saga.value.said(number.tip)}: ${number.value}/${number.of}`;
  return html`<span class="pegs" role="img" aria-label=${words} title=${words}>
    ${Array.from({ length: number.of }, (_, i) => html`<span key=${i}
      class=${classes("peg", i < number.value && "got")}><${Icon} name=${number.icon} /></span>`)}</span>`;
}

/** A pile of open cards, counted: a click shows them. */
function OpenPile({ play, number }) {
  const words = `${play.saga.value.said(number.tip)}: ${number.value}`;
  return html`<button type="button" class="good open" aria-label=${words} title=${words}
    onClick=${() => (play.pile.value = number)}><${Icon} name=${number.icon} /><b>${number.value}</b></button>`;
}

/** The cards of a pile, the top one first, to be read. */
export function PileCards({ play }) {
  const number = play.pile.value, saga = play.saga.value;
  if (!number) return null;
  return html`<${Dialog} class="wide pilecards" title=${saga.said(number.tip)}
    onClose=${() => (play.pile.value = null)}>
    <ul>${[...number.cards].reverse().map((card, i) =>
      html`<li key=${i}><${FullCard} saga=${saga} card=${card} /></li>`)}</ul><//>`;
}

/** The common goods. */
export function Stocks({ play }) {
  const saga = play.saga.value;
  return sectionsOf(play.picture.value, "stock").map((stock, i) =>
    html`<section key=${i} class="panel stock" aria-label=${saga.said(stock.title)}>
    <header><h2>${saga.said(stock.title)}</h2></header><${Rows} play=${play} rows=${stock.rows} /></section>`);
}
