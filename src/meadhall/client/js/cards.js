/**
 * Cards: an SVG frame under words. Faces come from the saga (`saga.faces[key]`), names and texts from its locale.
 *
 *   <${SmallCard} saga=${saga} card="valkyrie-2" class="is-possible" onClick=${…} />    a button of 104×146
 *   <${FullCard} saga=${saga} card="valkyrie-2" />                                      an article of 200×280
 *
 * Everything else (onClick, onMouseEnter, aria-…, tabIndex, id) goes to the element. Sizes are in em: a card scales by
 * its font-size.
 */
import { classes, html } from "./html.js";
import { Icon } from "./icons.js";

const SIZES = [[78, ""], [122, "long"], [168, "longest"], [Infinity, "longest tiny"]]; // characters, and how they are set
const LONG_NAME = 15;

const Art = ({ art }) => html`<svg viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <use href="#${art}" width="120" height="84" />
</svg>`;

/** The number of a card in the shape of its kind: a diamond, a ring, or a flame for a cost. */
const Value = ({ face }) => face.value && html`<span class="val ${face.shape}">
  ${face.shape === "cost" && html`<${Icon} name="rage" />`}<b>${face.value}</b>
</span>`;

/** The second mark: a white disc, or a strength. */
function Corner({ face }) {
  if (!face.corner) return null;
  return face.corner === "white" ? html`<span class="white"></span>` : html`<span class="val strv"><b>${face.corner}</b></span>`;
}

/** A card as a thing: its noun is that of its face. */
export const cardThing = (saga, card) => [saga.faces[card]?.noun ?? "card", card];

/** A card's name for those who do not see it: name, kind, value. */
export function cardLabel(saga, card) {
  const face = saga.faces[card];
  return [saga.noun(...cardThing(saga, card)), saga.said(face.kind), face.value].filter(Boolean).join(", ");
}

/** A card in a hand or a row. `as` is the element ("button" by default), `hint` the words in its foot. */
export function SmallCard({ saga, card, as = "button", hint = "", class: cls = "", label = "", children, ...rest }) {
  const face = saga.faces[card];
  const kind = hint || (saga.has(`${face.kind.things?.[""]?.join("-")}`, "short") ? saga.noun(...face.kind.things[""], "short") : saga.said(face.kind));
  const type = as === "button" ? { type: "button" } : {};
  return html`<${as} class=${classes("card small", face.frame, cls)} aria-label=${label || cardLabel(saga, card)} ...${type} ...${rest}>
    <span class="art"><${Art} art=${face.art} /></span>
    <${Value} face=${face} /><${Corner} face=${face} />
    <span class="name"><span>${saga.noun(...cardThing(saga, card))}</span></span>
    <span class="foot"><${Icon} name=${face.icon} /><span>${kind}</span></span>${children}
  </${as}>`;
}

/** A card to be read. */
export function FullCard({ saga, card, class: cls = "", ...rest }) {
  const face = saga.faces[card], text = saga.help(...cardThing(saga, card));
  const name = saga.noun(...cardThing(saga, card));
  const [, size] = SIZES.find(([most]) => text.length <= most);
  return html`<article class=${classes("card full", face.frame, cls)} ...${rest}>
    <div class="art"><${Art} art=${face.art} /></div>
    <${Value} face=${face} /><h3 class=${classes("name", name.length > LONG_NAME - (face.corner ? 3 : 0) && "long")}>${name}</h3><${Corner} face=${face} />
    <p class="kind"><${Icon} name=${face.icon} /> ${saga.said(face.kind)}</p>
    <p class=${classes("text", size)}>${text}</p>
    <p class="foot">${(face.foot ?? []).map((said) => html`<span>${saga.said(said)}</span>`)}</p>
  </article>`;
}
