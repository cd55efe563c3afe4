/**
 * Signs, shields, tokens and emblems: `<use>`s of the one sprite (/art/sprite.svg), which is put into the document
 * once at the start, so that patterns and colours resolve.
 *
 *   <${Icon} name="clock" label="…" />       a 24-grid sign; without a label it is decoration
 *   <${Shield} seat="wolf" class="mini-shield" />  a seat's painted shield, by its key
 *   <${Token} symbol="warrior" seat="wolf" text="2" label="…" />  a <g> inside an <svg>, centred on 0 0
 *   <${Emblem} saga=${slug} class="emblem" />
 */
import { classes, html } from "./html.js";

/** Fetch the sprite and adopt it into the page. */
export async function loadSprite(path = "/art/sprite.svg") {
  const response = await fetch(path);
  if (!response.ok) return;
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  if (parsed.nodeName !== "svg") return;
  const sprite = document.adoptNode(parsed);
  sprite.classList.add("sprite");
  for (const [name, value] of [["width", "0"], ["height", "0"], ["aria-hidden", "true"]]) {
    sprite.setAttribute(name, value);
  }
  document.body.prepend(sprite);
}

const named = (label) => (label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" });

/** A sign of the 24 grid, by its name in the sprite. */
export const Icon = ({ name, label = "", class: cls = "" }) =>
  html`<svg class=${classes("i", cls)} viewBox="0 0 24 24" ...${named(label)}><use href="#i-${name}" /></svg>`;

/** The painted shield of a seat, by the seat's key. */
export const Shield = ({ seat, label = "", class: cls = "shield" }) =>
  html`<svg class=${cls} viewBox="0 0 64 64" ...${named(label)}><use href="#shield-${seat}" /></svg>`;

/** The emblem of a saga. */
export const Emblem = ({ saga, label = "", class: cls = "emblem" }) =>
  html`<svg class=${cls} viewBox="0 0 96 96" ...${named(label)}><use href="#saga-${saga}" /></svg>`;

/** The hall's own sign. */
export const Gable = () => html`<svg viewBox="0 0 30 30" aria-hidden="true" fill="currentColor">
  <use href="#meadhall" /></svg>`;

const MONSTER = /^(?:monster|mon)-/;
const BADGES = { warrior: [10, 10], leader: [13, 13], ship: [20, 14], monster: [14, 14] };

/** The symbol in the sprite for a piece: "warrior" of the wolf is `t-warrior-wolf`. */
const tokenId = (symbol, seat) => `t-${symbol.replace(MONSTER, "monster-")}-${seat}`;

/**
 * A piece on a board: a group drawn around 0 0, 60 wide. `text` is the number in its lozenge. Everything else
 * (transform, id, events, aria) goes to the group.
 */
export function Token({ symbol, seat, text = "", class: cls = "", label = "", ...rest }) {
  const kind = MONSTER.test(symbol) ? "monster" : symbol;
  return html`<g class=${classes("fig", kind, cls)} ...${label ? { role: "img", "aria-label": label } : {}} ...${rest}>
    <use href="#${tokenId(symbol, seat)}" x="-30" y="-30" width="60" height="60" />
    ${text && html`<${Lozenge} at=${BADGES[kind] ?? BADGES.warrior} text=${text} />`}
  </g>`;
}

const Lozenge = ({ at: [x, y], text }) => html`<g transform="translate(${x} ${y})" class="str"><g class="grow">
  <path d="M0-8.5L7.5 0 0 8.5-7.5 0z" fill="#17120d" stroke="#efe5cf" stroke-width="1.2" />
  <text y="4" text-anchor="middle">${text}</text>
</g></g>`;

/** A token outside of a board, in an svg of its own (lists, piles, sheets). */
export const TokenIcon = ({ class: cls = "token", label = "", ...rest }) =>
  html`<svg class=${cls} viewBox="-22 -22 44 44" ...${named(label)}><${Token} ...${rest} /></svg>`;
