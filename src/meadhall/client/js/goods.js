/** Goods in rows, as signs with numbers: on the sheets of seats, and in the stocks that lie in common. */
import { classes, html } from "./html.js";
import { Icon } from "./icons.js";
import { actOn } from "./choices.js";
import { isRegionHot, isRegionSelected, movesAt, thingsOf } from "./regions.js";

/** Rows of goods. What options are about can be taken here, where `own` says so. */
export const Rows = ({ play, rows, own = true }) => rows.map((row, i) => html`<div key=${i} class="goods-row">
  ${row.map((goods, j) => html`<${Goods} key=${j} play=${play} goods=${goods} own=${own} />`)}</div>`);

function Goods({ play, goods, own }) {
  const saga = play.saga.value;
  return html`<span class="goods">${goods.title && html`<span class="lbl">${saga.said(goods.title)}</span>`}
    ${goods.numbers.map((number, i) => html`<${Good} key=${i} play=${play} number=${number} own=${own} />`)}</span>`;
}

/** A number beside its sign; without a sign, a plate with the number. */
function Good({ play, number, own }) {
  const saga = play.saga.value, tip = saga.said(number.tip), can = own && number.means && movesAt(number, play.open.value).length > 0;
  const marks = classes("good", !number.icon && "plate", !number.value && "nil", can && "is-possible", can && isRegionSelected(play, number) && "is-selected", can && isRegionHot(play, number) && "is-hover");
  const act = can ? { ...actOn(play, thingsOf(number), true, number.means), "aria-label": `${tip}: ${number.value}` } : {};
  return html`<span class=${marks} title=${tip} ...${act}>${number.icon ? html`<${Icon} name=${number.icon} label=${can ? "" : tip} />` : html`<span class="vh">${tip}</span>`}<b>${number.value}</b></span>`;
}

/** What lies in common. */
export function Stocks({ play }) {
  const saga = play.saga.value;
  return (play.picture.value.stocks ?? []).map((stock, i) => html`<section key=${i} class="panel stock" aria-label=${saga.said(stock.title)}>
    <header><h2>${saga.said(stock.title)}</h2></header><${Rows} play=${play} rows=${stock.rows} /></section>`);
}
