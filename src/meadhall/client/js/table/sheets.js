/** The sheets of all seats: numbers, tracks, cards in their slots, counts; who plays, who is asked. */
import { fileAt } from "../base/files.js";
import { classes, html } from "../base/html.js";
import { Icon, Shield, TokenIcon } from "../base/icons.js";
import { narrow } from "../base/prefs.js";
import { t } from "../words/words.js";
import { told } from "../words/numbers.js";
import { leftOf } from "../words/clock.js";
import { Dots, thinkers } from "../play/hint.js";
import { cardThing } from "../parts/cards.js";
import { isRegionHot, movesAt } from "../model/regions.js";
import { Art } from "../parts/price.js";
import { Skyline } from "../field/tableau.js";
import { Rows } from "./goods.js";
import { levelOf } from "../base/levels.js";
import { actOn } from "../parts/act.js";
import { sectionsOf } from "../model/sections.js";

const BACKS = 5; // cards face down that are drawn one by one
const ROOMY = 3; // seats up to which each player's cards are shown in words

/** All seats, the reader's own last; and everything else in their column. */
export function Sheets({ play, children }) {
  const sheets = play.picture.value.sheets, own = play.seat.value;
  const after = own === null ? 0 : own + 1;
  const order = [...sheets.slice(after), ...sheets.slice(0, after)];
  const open = play.view.value === "seats", { chosen } = play.live.value.table;
  return html`<div class=${classes("seats", sheets.length <= ROOMY && "few", open && "is-open")} data-tour="seats">
    ${narrow.value && open && chosen && html`<p class="known-deal"><${Icon} name="warning" />
      ${t("known-deal", {}, chosen)}</p>`}
    ${order.map((sheet) => html`<${Sheet} key=${sheet.seat} play=${play} sheet=${sheet} />`)}
    ${sheets.length < ROOMY && html`<${Reminders} play=${play} />`}${children}
  </div>`;
}

function Sheet({ play, sheet }) {
  const saga = play.saga.value, sit = play.sits.value[sheet.seat], own = sheet.seat === play.seat.value;
  const asked = !play.isBroken.value && play.state.value.waiting.some(([seat]) => seat === sheet.seat);
  const flags = sheet.flags ?? [];
  const seat = saga.seat(sheet.seat);
  const cls = classes("sheet panel seat", own && "mine", asked && "seat-turn", flags.length && "passed",
    play.isHot(["seat", sit.plays]) && "is-hover");
  return html`<section class=${cls} aria-label=${t("sheet-of", { name: play.nameOf(sheet.seat), seat })}
    onMouseEnter=${() => play.look([["seat", sit.plays]])} onMouseLeave=${() => play.look(null)}>
    <div class="id"><${Shield} seat=${sit.plays} />
      ${sit.away && html`<${Icon} name="bot" class="stands-in" label=${t("seat-away")} />`}
      <div class="who"><h2>${play.nameOf(sheet.seat)} <${Marks} saga=${saga} marks=${sheet.marks} /></h2>
        <${Who} play=${play} sit=${sit} seat=${saga.said(sheet.title) || seat} flags=${flags} own=${own}
          asked=${asked} /></div>
      ${sheet.role && html`<span class=${classes("chip role", sheet.role.id)}>${saga.said(sheet.role)}</span>`}
      ${sheet.emblem && html`<${TokenIcon} class="emblem-piece" symbol=${sheet.emblem} seat=${sit.plays} />`}
      <dl class="big">${sheet.numbers.map((number) =>
        html`<${Big} key=${number.icon} saga=${saga} number=${number} />`)}</dl>
    </div>
    ${sheet.tableau && html`<${Skyline} play=${play} tableau=${sheet.tableau} />`}
    ${sheet.roads && html`<div class="roads">${sheet.roads.map((road) =>
      html`<${Road} key=${road.icon} saga=${saga} road=${road} />`)}</div>`}
    <div class=${classes("stats", sheet.roads && "abreast")}>${sheet.tracks.map((track, i) =>
      html`<${Track} key=${i} play=${play} track=${track} own=${own} short=${Boolean(sheet.roads)} />`)}</div>
    <${Rows} play=${play} rows=${sheet.rows ?? []} own=${own} />
    <ul class="slots" aria-label=${t("sheet-slots")}>
      ${sheet.slots.map((slot, i) => html`<${Slot} key=${i} play=${play} slot=${slot} index=${i} own=${own} />`)}</ul>
    ${(own || play.picture.value.sheets.length <= ROOMY || play.view.value === "seats")
      && html`<${Powers} play=${play} slots=${sheet.slots} />`}
    <div class=${sheet.held ? "heldrow" : ""}>${sheet.held && html`<${Held} play=${play} held=${sheet.held} />`}
      <p class="counts">${sheet.counts.map((number) =>
        html`<${Count} key=${number.icon} saga=${saga} number=${number} />`)}</p></div>
  </section>`;
}

/** Marks beside a seat's name. */
const Marks = ({ saga, marks = [] }) => marks.map((badge, i) => html`<span key=${i} class=${classes("seatmark",
  badge.kind)} title=${saga.said(badge.tip)}><${Icon} name=${badge.icon} label=${saga.said(badge.tip)} /></span>`);

/** A seat's hand as others see it: the cards themselves where hands are open, else their backs. */
function Held({ play, held }) {
  const saga = play.saga.value, cards = held.cards ?? [], hidden = held.hidden ?? 0;
  const words = cards.length ? cards.map((card) => saga.noun(...cardThing(saga, card))).join(", ")
    : t("cards-held", { count: hidden });
  const look = (card) => ({ onMouseEnter: () => play.look([cardThing(saga, card)]),
    onMouseLeave: () => play.look(null), onClick: () => play.pin(cardThing(saga, card)) });
  return html`<div class="thumbs" role="img" aria-label=${words}>${cards.map((card, i) =>
    html`<span key=${i} class="thumb" title=${saga.noun(...cardThing(saga, card))} ...${look(card)}>
      <${Art} art=${saga.faces[card].art} /></span>`)}
    ${Array.from({ length: Math.min(hidden, BACKS) }, (_, i) =>
      html`<img key=${i} src=${fileAt(`art/${saga.slug}/frames/${held.back}.svg`)} alt="" />`)}</div>`;
}

/** Things easily forgotten: what will fall due, what can still be used. */
function Reminders({ play }) {
  const saga = play.saga.value, lists = sectionsOf(play.picture.value, "reminder");
  if (!lists.length) return null;
  const line = (badge, i) => {
    const look = () => play.look(Object.values(badge.tip.things ?? {}));
    return html`<li key=${i} class=${badge.kind} onMouseEnter=${look} onMouseLeave=${() => play.look(null)}>
      <${Icon} name=${badge.icon} /><span>${saga.saidParts(badge.tip)
        .map((part) => (part.thing && part.arg === "card" && part.text === saga.noun(...part.thing)
          ? html`<b>${part.text}</b>` : part.text))}</span></li>`;
  };
  return html`<section class="panel reminders" aria-label=${t("reminders")} tabindex="0">
    ${lists.map((list, i) => html`<h3 key=${i}><${Icon} name=${list.icon} /> ${saga.said(list.title)}</h3>
      <ul>${list.items.map(line)}</ul>`)}</section>`;
}

/** The seat's name, and the facts about its player: you, a bot and its level, away, passed, how long is left. */
function Who({ play, sit, seat, flags, own, asked }) {
  const level = levelOf(sit.bot), left = asked && !sit.bot ? leftOf(play) : "";
  const thinks = thinkers(play).includes(sit.seat), away = sit.away && t(sit.late ? "seat-late" : "seat-away");
  const words = away || thinks ? [] : [seat]; // that matters more than what it plays, which the shield says
  let icon = own ? "person" : "friends";
  if (sit.free) [icon] = ["plus", words.push(t("seat-free"))];
  else if (sit.bot) [icon] = ["bot", words.push(away || (thinks && t("seat-thinks")) || (level
    ? t("seat-bot", { level: t(`level-${level}`) }) : t("seat-bot-plain")))];
  else if (own) words.push(t("seat-you"));
  if (flags.length) [icon] = ["pass", words.push(...flags.map((flag) => play.saga.value.said(flag)))];
  if (left) [icon] = ["clock", words.push(left)];
  const said = words.join(" · "), label = icon === "bot" ? t("seat-bot-plain") : "";
  return html`<p title=${said}><${Icon} name=${icon} label=${label} /> ${said}
    ${thinks && html`<${Dots} />`}</p>`;
}

/** A way to win: steps done of those needed, as pegs. */
function Road({ saga, road }) {
  const words = `${saga.said(road.tip)}: ${road.value}/${road.of}`;
  return html`<span class=${classes("road", road.value === road.of - 1 && "near", road.value >= road.of && "there")}
    role="img" aria-label=${words} title=${words}><${Icon} name=${road.icon} />
    <span class="marks">${Array.from({ length: road.of }, (_, i) =>
      html`<i key=${i} class=${i < road.value ? "on" : ""}></i>`)}</span><b>${road.value}</b></span>`;
}

const Big = ({ saga, number }) => html`<div title=${saga.said(number.tip)}><dt class="vh">${saga.said(number.tip)}</dt>
  <dd class=${number.icon}><${Icon} name=${number.icon} />
    <b key=${number.value} class="tick-up">${told(number.value)}</b></dd></div>`;

const Count = ({ saga, number }) => html`<span title=${saga.said(number.tip)}>
  <${Icon} name=${number.icon} label=${saga.said(number.tip)} />
  <b>${told(number.value)}</b>${number.of != null && html`/${number.of}`}</span>`;

function Track({ play, track, own, short }) {
  if (short) return html`<${Trait} play=${play} track=${track} own=${own} />`;
  const saga = play.saga.value, [{ at, tip, icon }] = track.markers, thing = tip.things?.[""];
  const can = own && thing && play.isPossible(thing);
  const act = thing ? actOn(play, [thing], can) : {};
  return html`<div class=${classes("track", can && "is-possible",
    own && thing && play.isSelected(thing) && "is-selected", own && thing && play.isHot(thing) && "is-hover")}
    title=${saga.said(tip)} ...${act}>
    <${Icon} name=${icon} /><ol aria-label="${saga.said(tip)}: ${track.cells[at]}">
    ${track.cells.map((cell, i) => html`<li key=${i}
      class=${classes(i === at && "on", i < at && "past", track.marked?.includes(i) && "leg")}>${cell}
      </li>`)}
  </ol></div>`;
}

/** A track in short: the number that counts over a rail; hatched where the marker is turned. */
function Trait({ play, track, own }) {
  const saga = play.saga.value, [{ at, tip, icon, counts }] = track.markers, thing = tip.things[""];
  const can = own && play.isPossible(thing), hurt = counts != null, value = track.cells[at];
  const words = hurt ? t("track-turned-to", { name: saga.said(tip), value, counts })
    : `${saga.said(tip)}: ${value}`;
  const marks = classes("trait", hurt && "hurt", can && "is-possible", own && play.isSelected(thing) && "is-selected",
    play.isHot(thing) && "is-hover");
  return html`<div class=${marks} title=${words} ...${actOn(play, [thing], can)} role=${can ? "button" : "img"}
    aria-label=${words}><${Icon} name=${icon} /><b>${hurt ? counts : value}</b>
    ${hurt && html`<s>${value}</s><${Icon} name="hurt" class="claw" />`}
    <span class="rail">${track.cells.map((cell, i) =>
      html`<i key=${cell} class=${i <= at ? "on" : ""}></i>`)}</span></div>`;
}

/** A slot with its card, or an empty one; on the reader's own sheet it may be what is asked for. */
function Slot({ play, slot, index, own }) {
  const saga = play.saga.value, place = ["slot", saga.data.nouns.slot?.[index] ?? ""];
  if (slot.state) return html`<${Kept} play=${play} slot=${slot} own=${own} />`;
  const card = slot.card && ["card", slot.card], can = own && play.isPossible(place);
  const act = actOn(play, can ? [place] : [card || place], can || Boolean(card));
  const name = slot.card ? saga.said(slot.tip) : t("slot-empty", { slot: saga.said(slot.tip) });
  const cls = classes(slot.card ? "full" : "free", slot.gap && "gap", can && "is-possible",
    own && play.isSelected(place) && "is-selected", card && play.isHot(card) && "is-hover");
  return html`<li class=${cls}><span title=${name} ...${act} role=${act.role ?? "img"} aria-label=${name}>
    <${Icon} name=${slot.symbol || slot.icon} /></span></li>`;
}

/** A thing that a seat keeps, by its sign and name; it may be what is asked for. */
function Kept({ play, slot, own }) {
  const saga = play.saga.value, thing = slot.tip.things[""], name = saga.said(slot.tip);
  const can = own && slot.means && movesAt(slot, play.open.value).length > 0;
  const cls = classes("kept", slot.state, can && "is-possible", (slot.means ? isRegionHot(play, slot)
    : play.isHot(thing)) && "is-hover");
  return html`<li class=${cls}><span title=${name} ...${actOn(play, [thing], true)} aria-label=${name}>
    <${Icon} name=${slot.icon} /><em>${name}</em></span></li>`;
}

/** The effects of cards in play, in a line each. */
function Powers({ play, slots }) {
  const saga = play.saga.value, cards = slots.filter((slot) => slot.card);
  if (!cards.length) return null;
  return html`<ul class="powers" tabindex="0" aria-label=${t("sheet-slots")}>${cards.map((slot) =>
    html`<li key=${slot.card} onMouseEnter=${() => play.look([cardThing(saga, slot.card)])}
      onMouseLeave=${() => play.look(null)}>
    <${Icon} name=${slot.symbol || slot.icon} /><span>
      <b>${saga.noun(...cardThing(saga, slot.card))}</b> ${saga.help(...cardThing(saga, slot.card))}</span></li>`)}
  </ul>`;
}
