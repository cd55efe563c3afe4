/**
 * Cards that lie open on the table, in rows: groups before the seats, lands, and two sides with what is measured
 * between them. A game whose table is made of cards has these instead of a board; its `board.svg` holds their pictures.
 */
import { fileAt } from "../base/files.js";
import { classes, html } from "../base/html.js";
import { cardThing, Pips, SmallCard } from "./cards.js";
import { Icon, Shield } from "../base/icons.js";
import { Pictures } from "./pictures.js";
import { meansHere } from "../model/places.js";
import { isRegionSelected, movesAt } from "../model/regions.js";
import { t } from "../words/words.js";
import { actOn } from "./act.js";
import { sectionOf } from "../model/sections.js";

const FEW_LANDS = 6; // that have room for everything
const MANY_LANDS = 8; // from which they lie in two rows
const BACKS = 5; // cards face down that are drawn one by one

/** @param {{play: import("../play/turn.js").Play}} props */
export function Spreads({ play }) {
  const { rows } = sectionOf(play.picture.value, "spreads");
  return html`<div class=${classes("boardwrap spreads", rows[0].length > 1 && "crowded")}
    data-tour="board" role="group" aria-label=${t("board")}>
    <${Pictures} play=${play} />
    ${rows.map((row, i) => html`<div key=${i} class=${classes("spread-row", row.length > 1 && "several")}>
      ${row.map((spread) => html`<${Spread} key=${spread.key} play=${play} spread=${spread} />`)}</div>`)}
  </div>`;
}

/** Cards that lie together, as their kind has it; `bare`: without a heading. */
export function Spread({ play, spread, bare = false }) {
  if (bare) return html`<div class="lie">${cells(play, spread, true)}</div>`;
  if (spread.kind === "versus") return html`<${Versus} play=${play} spread=${spread} />`;
  if (spread.kind === "lands") return html`<${Lands} play=${play} spread=${spread} />`;
  return html`<${Group} play=${play} spread=${spread} />`;
}

/** The cards before a seat, and the backs of those it holds. */
function Group({ play, spread }) {
  const saga = play.saga.value, sit = play.sits.value[spread.seat], own = spread.seat === play.seat.value;
  const asked = play.state.value.waiting.some(([seat]) => seat === spread.seat);
  const name = own || !sit.name ? saga.said(spread.title) : t("group-of", { name: play.nameOf(spread.seat) });
  return html`<section class=${classes("spread group", own && "own", asked && "asked")} aria-label=${name}>
    <h3><${Shield} seat=${sit.plays} class="mini-shield" /><span>${name}</span>
      ${spread.note && html`<em>${saga.said(spread.note)}</em>`}</h3>
    <div class="lie">${cells(play, spread)}${!spread.cards?.length && html`<p class="bare">${t("group-empty")}</p>`}
      ${spread.hidden > 0 && html`<${Backs} slug=${play.saga.value.slug} spread=${spread} />`}</div>
  </section>`;
}

const cells = (play, spread, bare = false) =>
  (spread.cards ?? []).map((laid) => html`<${Laid} key=${laid.card} play=${play} laid=${laid} spread=${spread}
    bare=${bare} />`);

/** Cards in another's hand, face down. */
function Backs({ slug, spread }) {
  const words = t("cards-held", { count: spread.hidden });
  return html`<div class="backs" role="img" aria-label=${words} title=${words}>
    ${Array.from({ length: Math.min(BACKS, spread.hidden) }, (_, i) => html`<img key=${i}
      src=${fileAt(`art/${slug}/frames/${spread.back}.svg`)} alt="" />`)}<b>${spread.hidden}</b>
  </div>`;
}

/** How a card on the table is marked, and what it does when it is touched. */
function touching(play, laid, spread) {
  const thing = cardThing(play.saga.value, laid.card), place = { means: meansHere(thing, spread.verbs) };
  const can = movesAt(place, play.open.value).length > 0;
  const subject = play.subject.value === laid.card && "is-subject";
  const marks = classes(can && "is-possible", can && isRegionSelected(play, place) && "is-selected",
    play.isHot(thing) && "is-hover", subject, ...(laid.states ?? []));
  const { role, tabindex, ...act } = actOn(play, [thing], true, place.means);
  const attributes = {
    class: marks, "aria-label": laidLabel(play, laid, can),
    "aria-disabled": play.ask.value && !can ? "true" : undefined,
    "aria-pressed": can ? String(Boolean(isRegionSelected(play, place))) : undefined,
    "aria-description": play.saga.value.help(...thing) || undefined, ...act,
    onKeyDown: (event) => walk(event) || act.onKeyDown(event),
  };
  return { can, attributes };
}

/** For those who do not see it: name, kind, whose, its signs counted, what lies on it. */
function laidLabel(play, laid, can) {
  const saga = play.saga.value, face = saga.faces[laid.card];
  const told = [...(laid.marks ?? []).map((mark) => mark.tip), ...(laid.facts ?? [])].map((said) => saga.said(said));
  // as it stands on the card
  const written = [saga.said(laid.note), saga.noun(...cardThing(saga, laid.card)), saga.said(face.brief)];
  const counted = Object.entries(countBy(laid.band ?? face.band ?? []))
    .map(([pip, count]) => `${signName(saga, pip)} ${count}`);
  return [...written, saga.said(face.kind), can ? t("state-possible") : "", ...counted, ...told].filter(Boolean)
    .join(". ");
}

const countBy = (names) => names.reduce((counts, name) => ({ ...counts, [name]: (counts[name] ?? 0) + 1 }), {});
const signName = (saga, pip) => (saga.has(`sign-${pip}`) ? saga.say(`sign-${pip}`) : pip);

/** A card on the table; one that lies bare is still to be had, so it says what it is worth. */
function Laid({ play, laid, spread, bare }) {
  const { attributes } = touching(play, laid, spread), label = bare ? undefined : attributes["aria-label"];
  return html`<div class="cell"><${SmallCard} saga=${play.saga.value} card=${laid.card} band=${laid.band}
    priced=${bare} label=${label} ...${{ ...attributes, "aria-label": label }}>
    <${Marks} play=${play} marks=${laid.marks} /></${SmallCard}></div>`;
}

const Marks = ({ play, marks = [] }) => marks.length > 0
  && html`<span class="marks" aria-hidden="true">
    ${marks.map((mark, i) => html`<span key=${i} class=${classes("mark", mark.kind)}
      title=${play.saga.value.said(mark.tip)}>
  <${Icon} name=${mark.icon} />${mark.text && html`<b data-n=${mark.text}></b>`}</span>`)}</span>`;

// -- lands --------------------------------------------------------------------------------------------------

function Lands({ play, spread }) {
  const cards = spread.cards ?? [];
  return html`<section class=${classes("spread lands", cards.length > MANY_LANDS && "many",
    cards.length > FEW_LANDS && "close")} aria-label=${play.saga.value.said(spread.title)} data-place=${spread.key}>
    ${cards.map((laid) => html`<${Land} key=${laid.card} play=${play} laid=${laid} spread=${spread} />`)}</section>`;
}

/** A land lies across; turned upright, it is somebody's. */
function Land({ play, laid, spread }) {
  const saga = play.saga.value, face = saga.faces[laid.card], { attributes } = touching(play, laid, spread);
  const { class: marks, ...rest } = attributes;
  return html`<button type="button" class=${classes("tract", face.frame, marks)}
    title=${saga.noun(...cardThing(saga, laid.card))} ...${rest}>
    <svg class="view" viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#${face.art}" width="120" height="84" /></svg>
    ${laid.seat >= 0 && html`<span class="owned" aria-hidden="true">
      <${Shield} seat=${play.sits.value[laid.seat].plays} class="mini-shield" /></span>`}
    ${laid.note && html`<span class="here" aria-hidden="true"><${Icon} name="pin" />${saga.said(laid.note)}</span>
      ${" "}`}
    ${laid.seat < 0 || laid.seat == null ? html`<span class="landsigns" aria-hidden="true">
      ${(face.signs ?? []).map((sign) => html`<${Icon} key=${sign} name=${sign} />`)}</span>` : null}
    <span class="need" aria-hidden="true"><${Pips} names=${laid.band ?? face.band} counted /></span>
    <${Marks} play=${play} marks=${laid.marks} />
    <span class="landname">${saga.noun(...cardThing(saga, laid.card))}</span></button>`;
}

// -- two sides ------------------------------------------------------------------------------------------------

function Versus({ play, spread }) {
  const saga = play.saga.value, [left, right] = spread.sides ?? [], title = saga.said(spread.title);
  return html`<section class="spread versus" aria-label=${title} data-place=${spread.key}>
    <svg class="scene" viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#${spread.scene}" width="120" height="84" /></svg>
    ${left && html`<${Side} play=${play} side=${left} />`}
    <div class="balance"><h2>${title}</h2>${spread.note && html`<p class="step">${saga.said(spread.note)}</p>`}
      <div class="gauges">${(spread.gauges ?? []).map((gauge) =>
        html`<${Gauge} key=${gauge.icon} play=${play} gauge=${gauge} />`)}</div></div>
    ${right && html`<${Side} play=${play} side=${right} />`}
  </section>`;
}

const Side = ({ play, side }) => html`<div class=${classes("party-side", side.key, !side.cards?.length && "empty",
  side.cards?.length > 2 && "many")} role="group" aria-label=${play.saga.value.said(side.title)}>
  <h3>${play.saga.value.said(side.title)}</h3><div class="lie">${cells(play, side)}</div></div>`;

const VERDICTS = { ok: "check", just: "check", short: "cross" };

/** One number against another, and whether it is enough. */
function Gauge({ play, gauge }) {
  const saga = play.saga.value, tip = saga.said(gauge.tip), verdict = saga.said(gauge.verdict);
  const words = gauge.against == null ? `${tip}: ${gauge.value}`
    : `${tip}: ${gauge.value} ${t("gauge-against")} ${gauge.against}. ${verdict}`;
  return html`<div class=${classes("gauge", gauge.state)} role="img" aria-label=${words} title=${tip}>
    <${Icon} name=${gauge.icon} /><p class="sum" aria-hidden="true">
      <b key=${gauge.value} class="tick-up">${gauge.value}</b>
      ${gauge.against != null && html`<i>${t("gauge-against")}</i>
        <b key=${`a${gauge.against}`} class="tick-up">${gauge.against}</b>`}</p>
    <p class="verdict" aria-hidden="true">${VERDICTS[gauge.state]
      && html`<${Icon} name=${VERDICTS[gauge.state]} />`} ${verdict}</p></div>`;
}

// -- keys -----------------------------------------------------------------------------------------------------

/** Arrows go along a row of cards, and from row to row. @returns {boolean} whether the key meant something */
function walk(event) {
  const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key], across = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!along && !across) return false;
  const table = event.currentTarget.closest(".spreads"), all = [...table.querySelectorAll("button.card, button.tract")];
  const rows = [...table.querySelectorAll(".spread-row")].map((row) => all.filter((one) => row.contains(one)))
    .filter((row) => row.length);
  const at = rows.findIndex((row) => row.includes(event.currentTarget)),
    x = event.currentTarget.getBoundingClientRect().x;
  const next = along ? rows[at][rows[at].indexOf(event.currentTarget) + along] : nearest(rows[at + across], x);
  next?.focus();
  event.preventDefault();
  event.stopPropagation();
  return true;
}

const nearest = (row = [], x) => [...row].sort((a, b) =>
  Math.abs(a.getBoundingClientRect().x - x) - Math.abs(b.getBoundingClientRect().x - x))[0];
