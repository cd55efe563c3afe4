/** The thing that is looked at: a card to read, a region's facts, what a figure or a sign means. A click pins it. */
import { classes, html } from "../base/html.js";
import { cardThing, changed, Pips, SmallCard, valueText } from "../parts/cards.js";
import { Icon, Shield, TokenIcon, symbolOf } from "../base/icons.js";
import { t } from "../words/words.js";
import { rowLabel } from "../model/moves.js";
import { RuleLink } from "../play/rulelink.js";
import { allSpreads, laidCard, valueNow } from "../model/places.js";
import { regionOf } from "../model/regions.js";
import { PlanButton } from "../parts/marks.js";
import { sectionOf } from "../model/sections.js";

/** The thing in view: under the pointer, else pinned, else what is selected, else the part of the match. */
function inView(play) {
  const hot = play.hot.value?.things ?? [];
  const told = (thing) => thing[0] !== "piece" && (play.saga.value.help(...thing) || isCard(play.saga.value, thing)
    || thing[0] === "seat");
  const move = play.moves.value.find((one) => one.text === play.selected.value);
  const chosen = move?.args.map(({ thing }) => thing) ?? play.steps.value.map((step) => step.thing).filter(Boolean);
  return [...hot, play.pinned.value, ...chosen, play.subject.value && ["card", play.subject.value], stepNow(play)]
    .filter(Boolean).find(told) ?? null;
}

/** The creature that is fought, or the part of the match that is played now. */
function stepNow(play) {
  const duel = sectionOf(play.picture.value, "duel"),
    stage = play.picture.value.stages.find((one) => one.state === "now");
  if (duel) return duel.creature.name;
  return stage?.steps?.[stage.at]?.things?.[""] ?? null;
}

export function Inspect({ play }) {
  const thing = inView(play), pinned = play.pinned.value;
  return html`<section class=${classes("panel inspect", !(thing && isCard(play.saga.value, thing)) && "words",
    pinned && "is-pinned")} aria-label=${t("in-view")}>
    ${pinned && html`<button type="button" class="btn bare icon unpin" aria-label=${t("unpin")}
      onClick=${() => (play.pinned.value = null)}><${Icon} name="cross" /></button>`}
    ${thing ? html`<${InView} play=${play} thing=${thing} />`
      : html`<p class="notes quiet">${t("in-view-nothing")}</p>`}
  </section>`;
}

const isCard = (saga, [noun, key]) => Boolean(saga.faces[key]) && cardThing(saga, key)[0] === noun;

function InView({ play, thing: [noun, key] }) {
  const saga = play.saga.value;
  const region = regionOf(play.picture.value, [noun, key])
    ?? (noun === "card" ? factsOfLaid(play.picture.value, key) : null);
  if (isCard(saga, [noun, key])) return html`<${SmallCard} as="div" saga=${saga} card=${key} aria-hidden="true" />
    <div class="notes"><${CardWords} saga=${saga} card=${key} /><${Changed} play=${play} card=${key} />
      <${Original} saga=${saga} card=${key} />
      ${region && html`<${Facts} saga=${saga} region=${region} />`}<${Uses} play=${play} thing=${[noun, key]} />
      <${PlanButton} play=${play} thing=${[noun, key]} /></div>`;
  return html`<div class="notes wide"><h3><${Sign} play=${play} noun=${noun} thing=${key} /> ${saga.noun(noun, key)}
    </h3>
    ${region && html`<${Facts} saga=${saga} region=${region} />`}
    <p>${saga.help(noun, key)}</p>${noun === "seat" && html`<${Seat} play=${play} plays=${key} />`}
    <${Why} play=${play} thing=${[noun, key]} /><${Uses} play=${play} thing=${[noun, key]} /></div>`;
}

/** A card in words, large enough to be read at any size of the page. */
function CardWords({ saga, card }) {
  const face = saga.faces[card], thing = cardThing(saga, card), foot = (face.foot ?? []).map((said) => saga.said(said));
  return html`<h3>${saga.noun(...thing)}</h3>
    <p class="caps"><${Icon} name=${face.icon} /> ${[saga.said(face.kind), face.value, face.corner !== "white"
      && face.corner].filter(Boolean).join(" · ")} ${face.band && html`<span class="kindband">
      <${Pips} names=${face.band} /></span>`}</p>
    <p class="txt">${saga.help(...thing)}</p>${foot.length > 0 && html`<p class="foot">${foot.map((words, i) =>
      html`<span key=${i}>${words}</span>`)}</p>`}`;
}

/** A number that differs from the print. */
function Changed({ play, card }) {
  const face = play.saga.value.faces[card], now = valueNow(play.picture.value, card);
  return now && html`<p class=${classes("changed", changed(face, now))}><b>${valueText(face, now)}</b></p>`;
}

/** Its name on the published card. */
function Original({ saga, card }) {
  const original = saga.original(...cardThing(saga, card));
  return original && html`<p class="quiet">${t("original-name", { name: original })}</p>`;
}

/** The things on a card on the table. */
function factsOfLaid(picture, card) {
  const laid = laidCard(picture, card);
  return laid && { badges: laid.marks, facts: laid.facts };
}

/** The facts about a region: its badges, facts and note. */
function Facts({ saga, region }) {
  const facts = [...(region.badges ?? []).map((badge) => ({ icon: badge.icon, said: badge.tip })),
    ...(region.facts ?? []).map((said) => ({ said })), ...(region.note ? [{ said: region.note }] : [])];
  if (!facts.length) return null;
  return html`<ul class="facts">${facts.map(({ icon, said }, i) =>
    html`<li key=${i}>${icon ? html`<${Icon} name=${icon} />` : html`<${FactShield} said=${said} />`} ${saga.said(said)}
      </li>`)}</ul>`;
}

/** A seat's cards in play, to be read at a glance. */
function Seat({ play, plays }) {
  const saga = play.saga.value, sheet = play.picture.value.sheets.find((one) =>
    play.sits.value[one.seat].plays === plays);
  const laid = allSpreads(play.picture.value).filter((spread) => !spread.sides && spread.seat === sheet?.seat)
    .flatMap((spread) => spread.cards ?? []);
  const cards = [...(sheet?.slots.filter((slot) => slot.card) ?? []),
    ...laid.map(({ card }) => ({ card, icon: saga.faces[card].icon }))];
  return html`<ul class="facts">${cards.map((slot) =>
    html`<li key=${slot.card}><${Icon} name=${slot.symbol || slot.icon} />
      <span><b>${saga.noun(...cardThing(saga, slot.card))}</b>
        ${" "}${saga.help(...cardThing(saga, slot.card))}</span></li>`)}
    ${!cards.length && html`<li>${t("sheet-no-cards")}</li>`}</ul>`;
}

/** A fact about a seat carries its shield, one about a thing with a sign that sign. */
function FactShield({ said: { things = {} } }) {
  if (things.seat) return html`<${Shield} seat=${things.seat[1]} class="mini-shield" />`;
  const named = Object.values(things).find(([, key]) => document.getElementById(`i-${key}`));
  return html`<${Icon} name=${named?.[1] ?? "note"} />`;
}

function Sign({ play, noun, thing }) {
  if (noun === "seat") return html`<${Shield} seat=${thing} class="mini-shield" />`;
  const plays = play.sits.value[play.seat.value ?? 0].plays, symbol = noun === "place" ? "" : symbolOf(thing, plays);
  return symbol ? html`<${TokenIcon} class="mini" symbol=${symbol} seat=${plays} />`
    : document.getElementById(`i-${thing}`) ? html`<${Icon} name=${thing} />` : null;
}

/** Why it is off, if that was asked. */
function Why({ play, thing }) {
  const why = play.ask.value && !play.isPossible(thing) && play.whyOf(thing);
  return why && html`<p class="why"><${Icon} name="lock" />
    ${play.saga.value.reason(why)} <${RuleLink} play=${play} rule=${why.rule} /></p>`;
}

/** The moves the thing can be used for now. */
function Uses({ play, thing }) {
  const ask = play.ask.value;
  if (!ask) return null;
  const moves = play.moves.value.filter((move) =>
    move.args.some((word) => word.thing[0] === thing[0] && word.thing[1] === thing[1]));
  const verbs = new Set(moves.map((move) => rowLabel(play.saga.value,
    { move, moves: [move], open: move.args.length - 1 }, ask).verb).filter(Boolean));
  return html`${[...verbs].map((verb) => html`<span key=${verb} class="chip">${verb}</span>`)}`;
}
