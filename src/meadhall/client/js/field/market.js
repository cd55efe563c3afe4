/** Stacks that anybody may take from: the card, its price in several goods, how many are left, and why not. */
import { classes, html, useVars } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { cardThing } from "../parts/cards.js";
import { t } from "../words/words.js";
import { PlanMarks } from "../parts/marks.js";
import { Art, Price, Worth } from "../parts/price.js";
import { meaning } from "../parts/act.js";
import { sectionOf } from "../model/sections.js";

export function Market({ play }) {
  const market = sectionOf(play.picture.value, "market"), saga = play.saga.value,
    ref = useVars({ "--columns": market?.columns ?? 6 });
  if (!market) return null;
  return html`<section ref=${ref} class="market" aria-label=${saga.said(market.title)} data-tour="market">
    ${market.stacks.map((stack) => html`<${Stack} key=${stack.card} play=${play} stack=${stack} />`)}</section>`;
}

function Stack({ play, stack }) {
  const saga = play.saga.value, face = saga.faces[stack.card], thing = cardThing(saga, stack.card),
    why = saga.said(stack.why);
  const { can, marks, act } = meaning(play, { means: stack.means ?? [[thing]] });
  return html`<button type="button" class=${classes("stack piece", face.frame, marks, why && "is-locked",
    !stack.left && "bare")} ...${act} role=${undefined} tabindex=${0} data-stack=${stack.card}
    aria-disabled=${play.ask.value && !can ? "true" : undefined}>
    <span class="pic"><${Art} art=${face.art} /><${Worth} saga=${saga} badge=${stack.worth} /></span>
    <span class="what"><b class="nm">${saga.noun(...thing)}</b>
      <${Price} saga=${saga} price=${stack.price} /></span>
    ${why && html`<span class="why"><${Icon} name="lock" />${why}</span>`}
    <${PlanMarks} play=${play} thing=${thing} />
    <span class="left" title=${t("stack-left", { count: stack.left })}>${stack.left}</span></button>`;
}
