/** The panel in the place of the list while others act, and the strip that says whose turn it is on other views. */
import { classes, html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { cardThing } from "../parts/cards.js";
import { Measures } from "../play/choices.js";
import { Dots, thinkers } from "../play/hint.js";
import { t } from "../words/words.js";
import { Latest } from "./side_tabs.js";

const TOLD = 9; // things that happened

/**
 * The reader has nothing to decide: whom the table waits for, where it is more than one, and the reader's own cards.
 * What happened is in the log beside it; only where that gives way to the replay it is shown here.
 */
export function Waiting({ play }) {
  const past = play.moment.value, over = play.isOver.value;
  const title = past ? t("meanwhile-then") : over ? t("meanwhile-over") : t("meanwhile");
  return html`<section class="panel meanwhile" aria-label=${title} tabindex="-1"><header><h2>${title}</h2></header>
    ${past || over ? html`<${Latest} play=${play} count=${TOLD} />`
      : html`<div class="options" tabindex="0"><${Asked} play=${play} /><${Held} play=${play} />
        ${hasPlayedAll(play) && html`<p class="opt-head">${t("hand-empty")}</p>`}</div>`}</section>`;
}

const holdsCards = (play) => play.picture.value.zones.some((zone) => zone.cards.length);

/** Is there a place for the reader's cards, and nothing in it? */
const hasPlayedAll = (play) => play.picture.value.zones.length > 0 && !holdsCards(play);

/** All who are asked, and what; the prompt says it of one. */
function Asked({ play }) {
  const { waiting, seat } = play.state.value, others = waiting.filter(([who]) => who !== seat);
  if (others.length < 2 && holdsCards(play)) return null;
  const bots = thinkers(play);
  return html`${others.length > 0 && html`<p class="opt-head">${t("meanwhile-waits")}</p>`}
    ${others.map((entry) => html`<p key=${entry[0]} class="opt waits"><${Shield} seat=${play.sits.value[entry[0]].plays}
      class="mini-shield" /><span>${play.saga.value.prompt(entry)}
        ${bots.includes(entry[0]) && html`<${Dots} />`}</span></p>`)}`;
}

/** The reader's cards by where they lie, with what they say. */
const Held = ({ play }) => play.picture.value.zones.filter((zone) => zone.cards.length).map((zone) => html`
  <p key=${zone.key} class="opt-head">${zone.title ? play.saga.value.said(zone.title) : t("zone-offer")}</p>
  ${[...counted(zone.cards)].map(([card, count]) => html`<${Card} key=${`${zone.key} ${card}`} play=${play}
    card=${card} count=${count} />`)}`);

/** Equal cards are one row. */
function counted(cards) {
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function Card({ play, card, count }) {
  const saga = play.saga.value, thing = cardThing(saga, card), help = saga.help(...thing);
  const look = () => play.look([thing]), many = count > 1 && ` ×${count}`;
  return html`<button type="button" class=${classes("opt told", play.isHot(thing) && "is-hover")}
    onClick=${() => play.pin(thing)} onMouseEnter=${look} onMouseLeave=${() => play.look(null)}
    onFocus=${look} onBlur=${() => play.look(null)}>
    <span class="what"><${Icon} name=${saga.faces[card].icon} /> ${saga.noun(...thing)}${many}</span>
    <span class="more"><${Measures} play=${play} card=${card} /></span>
    ${help && html`<span class="told-text">${help}</span>`}</button>`;
}

/** Over the dock, on every view but the board: whose turn it is, or that the line is broken. */
export function Strip({ play }) {
  if (play.view.value === "map") return null;
  const { icon, state, head, words } = whoseTurn(play), back = () => (play.view.value = "map");
  return html`<button type="button" class=${classes("strip", state)} onClick=${back}>
    <${Icon} name=${icon} />${head && html`<b>${head}</b>`}<span>${words}</span><${Icon} name="next" /></button>`;
}

function whoseTurn(play) {
  const saga = play.saga.value, ask = play.ask.value, other = play.live.value.waiting[0];
  if (play.status.value.state !== "open") return { icon: "offline", state: "bad", head: "", words: t("line-lost") };
  if (play.moment.value) return { icon: "replay", state: "", head: "", words: t("meanwhile-then") };
  if (ask) return { icon: "turn", state: "fire", head: t("table-your-turn"), words: saga.prompt(ask, play.seat.value) };
  if (play.live.value.table.resting) return { icon: "moon", state: "", head: "", words: t("rests") };
  if (play.isOver.value) return { icon: "crown", state: "", head: "", words: t("over") };
  return { icon: "clock", state: "", head: other ? play.nameOf(other[0]) : "",
    words: other ? saga.prompt(other) : t("please-wait") };
}
