/** A price in several goods, all of which are paid: each good's sign with its number. */
import { classes, html } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { t } from "../words/words.js";

/** In words: "3 beer, 1 gold". */
export const priceText = (saga, price) => price.map(({ value, tip }) => `${value} ${saga.said(tip)}`).join(", ");

export function Price({ saga, price = [], class: cls = "" }) {
  if (!price.length) return null;
  const words = t("price-of", { price: priceText(saga, price) });
  return html`<span class=${classes("goodsprice", cls)} role="img" aria-label=${words} title=${words}>
    ${price.map(({ icon, value }) => html`<span key=${icon} class="of-good ${icon}" aria-hidden="true">
      <${Icon} name=${icon} /><b>${value}</b></span>`)}</span>`;
}

/** A number in the corner of a picture: what a thing is worth. */
export const Worth = ({ saga, badge }) => badge && html`<span class=${classes("merit", badge.kind)}
  role="img" aria-label=${`${saga.said(badge.tip)} ${badge.text}`} title=${`${saga.said(badge.tip)} ${badge.text}`}>
  ${badge.icon && html`<${Icon} name=${badge.icon} />`}<b aria-hidden="true">${badge.text}</b></span>`;

/** A picture of the game's, cut to its frame. */
export const Art = ({ art, box = "0 0 120 84", fit = "xMidYMid slice" }) => html`<svg viewBox=${box}
  preserveAspectRatio=${fit} aria-hidden="true"><use href="#${art}" width="120" height="84" /></svg>`;
