/**
 * Signs, shields, tokens and emblems: `<use>`s of the sprites in the page, the hall's and the game's (looks.js).
 *
 *   <${Icon} name="clock" label="…" />       a 24-grid sign; without a label it is decoration
 *   <${Shield} seat="wolf" class="mini-shield" />  a seat's painted shield, by its key
 *   <${TokenIcon} symbol="ship" seat="wolf" label="…" />  a piece of that seat: `t-ship-wolf` of the game's sprite
 *   <${Emblem} saga=${slug} class="emblem" />
 */
import { classes, html } from "./html.js";

const named = (label) => (label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" });

/** A sign of the 24 grid, by its name in the sprite. */
export const Icon = ({ name, label = "", class: cls = "" }) =>
  html`<svg class=${classes("i", cls)} viewBox="0 0 24 24" ...${named(label)}><use href="#i-${name}" /></svg>`;

/** The painted shield of a seat, by the seat's key. */
export const Shield = ({ seat, label = "", class: cls = "shield" }) =>
  html`<svg class=${cls} viewBox="0 0 64 64" ...${named(label)}><use href="#shield-${seat}" /></svg>`;

/** The mark of a seat: a small disc of its cloth. */
export const Disc = ({ seat, label = "" }) =>
  html`<svg class="seatdisc" viewBox="-12 -12 24 24" ...${named(label)}>
    <use href="#i-disc-${seat}" x="-12" y="-12" width="24" height="24" /></svg>`;

/** A piece that is a number, in its own svg. */
export const ValueToken = ({ symbol, seat, value }) =>
  html`<svg class="valuetoken" viewBox="-15 -16 30 33" role="img" aria-label=${value}>
    <use href="#t-${symbol}-${seat}" x="-30" y="-30" width="60" height="60" />
    <text class="value" y="4.2">${value}</text></svg>`;

/** The emblem of a game; `plain`: it brings none, and the hall's own sign stands there. */
export const Emblem = ({ saga, plain = false, label = "", class: cls = "emblem" }) => (plain
  ? html`<svg class=${cls} viewBox="-9 -9 48 48" fill="currentColor" ...${named(label)}>
      <use href="#meadhall" width="30" height="30" /></svg>`
  : html`<svg class=${cls} viewBox="0 0 96 96" ...${named(label)}><use href="#saga-${saga}" /></svg>`);

/** The hall's own sign. */
export const Gable = () => html`<svg viewBox="0 0 30 30" aria-hidden="true" fill="currentColor">
  <use href="#meadhall" /></svg>`;

/** A piece, centred on 0 0 and 60 wide: a <g> to be put into an <svg>. `symbol` and `seat` name its drawing. */
const Token = ({ symbol, seat }) => html`<g class="fig">
  <use href="#t-${symbol}${seat ? `-${seat}` : ""}" x="-30" y="-30" width="60" height="60" /></g>`;

/** A token outside of a board, in its own svg (lists, piles, sheets). */
export const TokenIcon = ({ class: cls = "token", label = "", ...rest }) =>
  html`<svg class=${cls} viewBox="-22 -22 44 44" ...${named(label)}><${Token} ...${rest} /></svg>`;

/** The symbol that draws a figure of a seat, or "" where the game's sprite has none. */
export const symbolOf = (figure, seat) => (document.getElementById(`t-${figure}-${seat}`) ? figure : "");

/** The symbol of a piece in the sprite; nobody's has no seat in its name. */
export const symbolId = (symbol, seat) => (seat ? `t-${symbol}-${seat}` : `t-${symbol}`);
