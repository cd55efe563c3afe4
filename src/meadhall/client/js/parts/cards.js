/**
 * Cards: an SVG frame under words. Faces come from the game (`saga.faces[key]`), names and texts from its locale.
 *
 *   <${SmallCard} saga=${saga} card="valkyrie-2" class="is-possible" onClick=${…} />    a button of 104×146
 *   <${FullCard} saga=${saga} card="valkyrie-2" />                                      an article of 200×280
 *
 * Everything else (onClick, onMouseEnter, aria-…, tabIndex, id) goes to the element. Sizes are in em: a card scales by
 * its font-size.
 */
import { classes, html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { t } from "../words/words.js";
import { Price } from "./price.js";

// characters, and how they are set
const SIZES = [[78, ""], [120, "long"], [168, "longest"], [Infinity, "longest tiny"]];
const LONG_NAME = 15;
const LONGEST_NAME = 22; // of a small card with a shield in its foot
// letters of a word, of a name, and how it is set where cards are smallest
const NAMES = [[9, 15, ""], [11, 19, "close"], [Infinity, Infinity, "closest"]];

/** How a name is set on a small card, so that two lines hold it. */
export function nameSize(name) {
  const word = Math.max(...name.split(/[ -]/).map((one) => one.length));
  return classes(name.length > LONGEST_NAME && "long",
    NAMES.find(([letters, all]) => word <= letters && name.length <= all)[2]);
}

/** The picture in a card's window; where a game has drawn none, the sign of its kind. */
const Art = ({ face: { art, icon } }) => html`<svg viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice"
  aria-hidden="true">${art ? html`<use href="#${art}" width="120" height="84" />`
    : html`<use href="#i-${icon}" x="36" y="18" width="48" height="48" fill="#c8a45c" />`}</svg>`;

/** The number of a card in the shape of its kind: a diamond, a ring, or a flame for a cost. */
const Value = ({ face, now = "" }) => face.value && html`<span class=${classes("val", face.shape, changed(face, now))}>
  ${face.shape === "cost" && html`<${Icon} name="cost" />`}
  ${now ? html`<b aria-hidden="true">${now}</b><s aria-hidden="true">${face.value}</s>
    <span class="vh">${valueText(face, now)}</span>` : html`<b>${face.value}</b>`}
</span>`;

/** A card's number in words, with the printed one where it changed. */
export const valueText = (face, now) => (now ? t("value-now", { now, printed: face.value }) : face.value);

/** Is the number that holds now less than the printed one, or more? */
export const changed = (face, now) => now && (Number(now) < Number(face.value) ? "is-less" : "is-more");

/** The second mark: a white disc, or a strength. */
function Corner({ face }) {
  if (!face.corner) return null;
  return face.corner === "white" ? html`<span class="white"></span>`
    : html`<span class="val strv"><b>${face.corner}</b></span>`;
}

/** Small signs at the corner of a card, such as what it costs its owner. */
const Drops = ({ face }) => face.drops && html`<span class="drops" aria-hidden="true">
  ${face.drops.map((sign, i) => html`<${Icon} key=${i} name=${sign} />`)}</span>`;

const CROWD = 4; // signs that are drawn one by one; more are counted

/**
 * Signs along a card's edge, one for each point, or counted. They are drawn rather than written: a card's label names
 * them.
 */
export function Pips({ names = [], counted = false }) {
  if (!names.length) return null;
  const kinds = [...new Set(names)], count = (kind) => names.filter((name) => name === kind).length;
  if (!counted && names.length <= CROWD) return names.map((name, i) => html`<${Icon} key=${i} name=${name} />`);
  return kinds.map((kind) => html`<span key=${kind} class="pips"><${Icon} name=${kind} />
    <b data-n=${count(kind)}></b></span>`);
}

const Band = ({ names }) => names?.length > 0 && html`<span class="band" aria-hidden="true">
  <${Pips} names=${names} /></span>`;

/** A card as a thing: its noun is that of its face. */
export const cardThing = (saga, card) => [saga.faces[card]?.noun ?? "card", card];

/** A card's name for those who do not see it: name, kind, value. */
export function cardLabel(saga, card) {
  const face = saga.faces[card];
  return [saga.noun(...cardThing(saga, card)), saga.said(face.kind), face.value].filter(Boolean).join(", ");
}

/**
 * A card in a hand or a row. `as` is the element ("button" by default), `hint` the words in its foot, `band` its signs
 * where they are not the printed ones, `now` its number where that is not, `foot` what stands there instead; a card in
 * play has no price.
 */
export function SmallCard({ saga, card, as = "button", hint = "", class: cls = "", label = "", band = null, now = "",
  priced = true, foot = null, children, ...rest }) {
  const face = saga.faces[card];
  const kind = hint || (saga.has(`${face.kind.things?.[""]?.join("-")}`, "short")
    ? saga.noun(...face.kind.things[""], "short") : saga.said(face.kind));
  const type = as === "button" ? { type: "button" } : {},
    name = saga.noun(...cardThing(saga, card), face.crest && "bare");
  return html`<${as} class=${classes("card small", face.frame, cls)} aria-label=${label || cardLabel(saga, card)}
    ...${type} ...${rest}>
    <span class="art"><${Art} face=${face} /></span>
    <${Band} names=${band ?? face.band} />${priced && html`<${Value} face=${face} now=${now} />`}
    <${Corner} face=${face} /><${Drops} face=${face} />
    <span class=${classes("name", face.crest && nameSize(name))}><span>${broken(name)}</span></span>${" "}
    <span class="foot">${foot || (face.signs && !hint ? html`<${Signs} saga=${saga} face=${face} />`
      : html`<${Icon} name=${face.icon} /><span>${kind}</span>`)}</span>${children}
  </${as}>`;
}

/** A name that may go on in a new line behind a stroke. */
const broken = (name) => name.split(/(?<=\/)/).map((part, i) => html`${i > 0 && html`<wbr />`}${part}`);

/** The foot of a small card in signs: its kinds, a word, the shield it belongs to. */
const Signs = ({ saga, face }) => html`${face.signs.map((sign) => html`<${Icon} key=${sign} name=${sign} />`)}
  ${face.brief && html`<span>${saga.said(face.brief)}</span>`}
  ${face.crest && html`<${Shield} seat=${face.crest} class="crest" />`}`;

/** A card to be read. */
export function FullCard({ saga, card, class: cls = "", ...rest }) {
  const face = saga.faces[card], text = saga.help(...cardThing(saga, card));
  const name = saga.noun(...cardThing(saga, card));
  const [, size] = SIZES.find(([most]) => text.length <= most);
  return html`<article class=${classes("card full", face.frame, cls)} ...${rest}>
    <div class="art"><${Art} face=${face} /></div>
    <${Value} face=${face} /><h3 class=${classes("name", name.length > LONG_NAME - (face.corner ? 3 : 0) && "long")}>
      ${name}</h3><${Corner} face=${face} /><${Drops} face=${face} />
    <p class="kind"><${Icon} name=${face.icon} /> ${saga.said(face.kind)} ${face.band
      && html`<span class="kindband"><${Pips} names=${face.band} /></span>`}</p>
    <p class=${classes("text", size)}>${text}</p>
    <p class="foot"><${Price} saga=${saga} price=${face.price} />
      ${face.crest && html`<${Shield} seat=${face.crest} class="crest" />`}
      ${(face.foot ?? []).map((said) => html`<span>${saga.said(said)}</span>`)}
      ${face.signs && html`<span class="signs">${face.signs.map((sign) => html`<${Icon} key=${sign} name=${sign} />`)}
        </span>`}</p>
  </article>`;
}
