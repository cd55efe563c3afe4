/** The reader's own cards by where they lie, what can be set out from the reserve, and the piles off the board. */
import { classes, html, useEffect, useRef } from "../base/html.js";
import { cardThing, SmallCard } from "../parts/cards.js";
import { Icon, TokenIcon, symbolOf } from "../base/icons.js";
import { t } from "../words/words.js";
import { isAbout, pieceMeansItself, readMove } from "../model/moves.js";
import { cardsOnOffer, meansHere } from "../model/places.js";
import { isRegionSelected, movesAt } from "../model/regions.js";
import { Before, Purse } from "../parts/heaps.js";
import { ForecastBeside } from "./fray.js";
import { Shrines } from "./shrines.js";
import { actOn } from "../parts/act.js";
import { sectionOf, sectionsOf } from "../model/sections.js";

const ROW = 3; // cards that lie together as a row
/** Are these more than two thirds of a row? Then what can be chosen is not marked one by one. */
const isMost = (some, all) => all >= ROW && some * 3 > all * 2;

const MANY = 5; // cards that lie side by side at full size

export function HandRow({ play }) {
  const zones = [...onOffer(play), ...play.picture.value.zones], open = play.view.value === "hand";
  return html`<section class=${classes("handrow", open && "is-open")} aria-label=${t("hand")} data-tour="hand">
    <${Before} play=${play} />
    <div class="hand">${zones.map((zone) => html`<${Zone} key=${zone.key} play=${play} zone=${zone}
      alone=${zones.length === 1} />`)}
      ${!zones.length && html`<p class="nohand">${t(play.seat.value === null ? "hand-spectator" : "hand-empty")}</p>`}
        </div>
    ${sectionOf(play.picture.value, "contest")?.forecast ? html`<${ForecastBeside} play=${play} />`
      : html`<${Shrines} play=${play} />`}
    <${Purse} play=${play} /><div class="piles"><${Tray} play=${play} />${sectionsOf(play.picture.value, "pile")
      .map((pile, i) => html`<${Pile} key=${i} play=${play} pile=${pile} />`)}</div>
  </section>`;
}

/** Options that lie nowhere in sight, as a separate zone. */
function onOffer(play) {
  const ask = play.ask.value, picks = (ask?.picks ?? []).map((pick) => readMove(play.saga.value, pick));
  const cards = cardsOnOffer(play.picture.value, [...picks, ...play.offered.value]);
  return cards.length ? [{ key: "offer", cards }] : [];
}

/** How many equal cards lie before one: of several, the number named is picked. */
export const twinsBefore = (cards, i) => cards.slice(0, i).filter((card) => card === cards[i]).length;

/** Cards that lie together; those that can be chosen are marked. */
function Zone({ play, zone, alone }) {
  const saga = play.saga.value, ask = play.ask.value, held = useRef(null);
  // for a card
  const asked = ask && [...onOffer(play), ...play.picture.value.zones]
    .some(({ cards }) => cards.some((card) => play.isPossible(cardThing(saga, card))));
  const title = zone.title ? saga.said(zone.title) : t("zone-offer");
  const fresh = (card) => held.current && !held.current.includes(card);
  useEffect(() => {
    held.current = zone.cards;
  }, [zone.cards.join(" ")]);
  const can = zone.cards.filter((card) => play.isPossible(cardThing(saga, card))).length;
  return html`<div class=${classes("zone", `zone-${zone.key}`, isMost(can, zone.cards.length) && "mostly")} role="group"
    aria-label=${title}>
    <p class=${classes("caps", alone && "vh")}>${title}</p>
    <div class=${classes("fan", zone.cards.length > MANY && "many")}>${zone.cards.map((card, i) => {
      const thing = cardThing(saga, card), place = { means: meansHere(thing, zone.verbs) };
      const can = movesAt(place, play.open.value).length > 0;
      const picked = twinsBefore(zone.cards, i) < (ask?.picks ?? []).filter((pick) =>
        isAbout(readMove(saga, pick), thing)).length;
      const selected = zone.verbs ? can && isRegionSelected(play, place) : play.isSelected(thing);
      const marks = classes(can && !picked && "is-possible", selected && "is-selected", play.isHot(thing) && "is-hover",
        asked && !can && "is-off", picked && "is-picked", fresh(card) && "is-new");
      const { role, tabindex, ...act } = actOn(play, [thing], true, place.means);
      return html`<div class="cell" key=${`${card}-${i}`}>
        <${SmallCard} saga=${saga} card=${card} class=${marks} now=${zone.values?.[card]} aria-label=${undefined}
          aria-disabled=${ask && !can ? "true" : undefined} aria-pressed=${can ? String(Boolean(selected || picked))
            : undefined} aria-description=${saga.help(...thing) || undefined} ...${act} /></div>`;
    })}</div>
  </div>`;
}

/** Figures that stand on no board but can be used now: those of the reserve, mostly. */
function Tray({ play }) {
  const moves = play.moves.value, saga = play.saga.value, plays = play.sits.value[play.seat.value]?.plays;
  if (!moves.length || pieceMeansItself(moves)) return null;
  const found = new Map(moves.flatMap((move) => move.args).map(({ thing }) => [thing.join(" "), thing]));
  const things = [...found.values()].filter(([noun, key]) => noun !== "place" && noun !== "card"
    && symbolOf(key, plays));
  if (!things.length) return null;
  return html`<section class="panel pile tray" aria-label=${t("tray")}><h2>${t("tray")}</h2><div class="tokens">
    ${things.map((thing) => html`<span key=${thing[1]}
      class=${classes("piece", play.isPossible(thing) && "is-possible", play.isSelected(thing) && "is-selected",
        play.isHot(thing) && "is-hover")}
      aria-label=${saga.noun(...thing)} title=${saga.noun(...thing)} ...${actOn(play, [thing])}>
      <${TokenIcon} class="mini" symbol=${symbolOf(thing[1], plays)} seat=${plays} /></span>`)}
  </div></section>`;
}

/** Pieces or cards that lie together off the board. A pile of cards is looked through in a dialog. */
function Pile({ play, pile }) {
  const saga = play.saga.value, cards = pile.cards ?? [], pieces = pile.pieces ?? [];
  if (!cards.length && !pieces.length) return null;
  if (cards.length) {
    return html`<section class="panel pile cards"><button type="button" class="btn bare" aria-haspopup="dialog"
      onClick=${() => (play.pile.value = { tip: pile.title, cards })}>
      <${Icon} name=${pile.icon} /> ${saga.said(pile.title)} <b>${cards.length}</b></button></section>`;
  }
  return html`<section class="panel pile" aria-label=${saga.said(pile.title)} title=${saga.said(pile.note)}>
    <h2><${Icon} name=${pile.icon} /> ${saga.said(pile.title)}</h2>
    <div class="fallen" tabindex=${pieces.length ? 0 : undefined}>${pieces.map(([seat, symbol, name, count], i) => {
      const label = t("piece-of", { piece: saga.noun(...name), seat: saga.seat(seat) });
      return html`<span key=${i} title=${label} onMouseEnter=${() => play.look([name])}
        onMouseLeave=${() => play.look(null)}>
        <${TokenIcon} class="mini" symbol=${symbol} seat=${play.sits.value[seat].plays} label=${label} />
        ${count > 1 && html`<b>×${count}</b>`}</span>`;
    })}</div>
  </section>`;
}
