/** The parts of a moment: sides with pieces and cards, sums, who may still come, fates, accounts, goals, gauges. */
import { fileAt } from "../base/files.js";
import { classes, html } from "../base/html.js";
import { Icon, Shield, TokenIcon, ValueToken } from "../base/icons.js";
import { cardThing, FullCard, SmallCard } from "../parts/cards.js";
import { counting, signed, told } from "../words/numbers.js";
import { t } from "../words/words.js";

const plays = (play, seat) => play.sits.value[seat]?.plays ?? "";
const nameOf = (play, seat) => (seat === play.seat.value ? t("stage-you", { name: play.nameOf(seat) })
  : play.nameOf(seat));

/** Whose it is: a shield and a name. */
const Whose = ({ play, seat }) => html`<span class="mo-whose"><${Shield} seat=${plays(play, seat)}
  class="mini-shield" />${play.nameOf(seat)}</span>`;

/** A piece off the board; one that falls is crossed out, one that changes shows both numbers. */
function Piece({ play, token }) {
  const saga = play.saga.value, seat = token.seat < 0 ? "" : plays(play, token.seat), gone = token.state === "gone";
  const name = saga.noun(...token.name), label = gone ? t("stage-falls", { name }) : name;
  const drawn = token.value == null ? html`<${TokenIcon} class="mo-piece" symbol=${token.symbol} seat=${seat}
      label=${label} />` : html`<${ValueToken} symbol=${token.symbol} seat=${seat} value=${token.value} />`;
  return html`<span class=${classes("mo-token", gone && "gone")} title=${label}>${drawn}
    ${gone && token.value != null && html`<span class="vh">${label}</span>`}
    ${token.text && html`<b class="mo-str">${token.text}</b>`}
    ${token.after != null && html`<i aria-hidden="true">→</i><${ValueToken} symbol=${token.symbol} seat=${seat}
      value=${token.after} />`}</span>`;
}

const Pieces = ({ play, tokens = [] }) => tokens.length > 0 && html`<span class="mo-pieces">
  ${tokens.map((token, i) => html`<${Piece} key=${i} play=${play} token=${token} />`)}</span>`;

// -- sides ---------------------------------------------------------------------------------------------------

const FEW = 2; // cards of one side that still have room for what they say
const isFew = ({ cards = [] }) => cards.length <= FEW;

/** All sides beside each other, each with its pieces and cards: small ones, where there are many or sums below. */
export function Parties({ play, parties = [], close = false }) {
  if (!parties.length) return null;
  const most = Math.max(...parties.map(({ cards = [] }) => cards.length));
  const many = close || most > 1;
  return html`<div class=${classes("mo-sides", many && "many")}>${parties.map((party, i) =>
    html`<${Party} key=${i} play=${play} party=${party} many=${many} read=${!close && isFew(party)} />`)}</div>`;
}

const partyName = (play, party) => (party.name ? play.saga.value.said(party.name) : nameOf(play, party.seat));

const Sign = ({ play, party }) => (party.seat >= 0 ? html`<${Shield} seat=${plays(play, party.seat)} class="shield" />`
  : html`<span class="mo-sign"><${Icon} name=${party.icon} /></span>`);

function Party({ play, party, many, read }) {
  const saga = play.saga.value, name = partyName(play, party);
  return html`<section class=${classes("mo-side", party.state, many && read && "few")} aria-label=${name}>
    <header><${Sign} play=${play} party=${party} />
      ${party.state === "wins" && html`<span class="mo-crown"><${Icon} name="crown" /></span>`}
      <div><h3>${name}</h3>${party.role && html`<p>${saga.said(party.role)}</p>`}</div>
      ${party.total != null && html`<p class="mo-total"><b>${told(party.total)}</b><small>
        ${saga.said(party.verdict ?? party.unit)}</small></p>`}</header>
    <${Pieces} play=${play} tokens=${party.tokens} />
    ${party.cards?.length > 0 && html`<ol class="mo-cards">${party.cards.map((card, i) =>
      html`<li key=${i}><${OnShow} play=${play} shown=${card} seat=${party.seat} many=${many} read=${read} />
      </li>`)}</ol>`}
    ${party.note && html`<p class="mo-note">${saga.said(party.note)}</p>`}</section>`;
}

/** A card on show: its back, or open; cancelled with the word, late with a white edge. */
function OnShow({ play, shown, seat, many, read }) {
  const saga = play.saga.value, { card } = shown;
  if (!card) return html`<${Back} play=${play} shown=${shown} seat=${seat} />`;
  const look = { onMouseEnter: () => play.look([cardThing(saga, card)]), onMouseLeave: () => play.look(null) };
  return html`<div class=${classes("mo-card", shown.off && "mo-cancel", shown.only && "mo-own", shown.late && "late")}>
    ${many ? html`<${SmallCard} saga=${saga} card=${card} onClick=${() => play.pin(cardThing(saga, card))}
        ...${look} />`
      : html`<${FullCard} saga=${saga} card=${card} ...${look} />`}
    ${shown.adds && html`<span class="mo-adds">${shown.adds}</span>`}
    ${shown.off && html`<span class="mo-band">${t("stage-cancelled")}</span>`}
    ${shown.only && html`<span class="peek"><${Icon} name="eye" /> ${t("stage-only-you")}</span>`}
    ${read && html`<${Words} saga=${saga} shown=${shown} />`}
    ${shown.note && html`<p class="mo-note">${saga.said(shown.note)}</p>`}
    ${shown.off && html`<p class="mo-note">${saga.said(shown.off)}</p>`}</div>`;
}

/** The same card in words, where its face is too small to be read. */
const Words = ({ saga, shown: { card, off } }) => html`<p class="mo-words"><b>
  ${counting(saga.faces[card]) && html`<i class="mo-val">${saga.faces[card].value} </i>`}
  ${saga.noun(...cardThing(saga, card))}</b>
  ${off ? html`<s>${saga.help(...cardThing(saga, card))}</s>` : saga.help(...cardThing(saga, card))}</p>`;

/** A card face down, or the place of one that is still being chosen. */
const Back = ({ play, shown, seat }) => html`<div class="mo-ready">
  ${shown.back && !play.state.value.waiting.some(([who]) => who === seat)
    ? html`<img class="mo-back" src=${fileAt(`art/${play.saga.value.slug}/frames/${shown.back}.svg`)}
      alt=${t("stage-face-down")} />`
    : html`<div class="mo-none">${t(seat === play.seat.value ? "stage-choosing-you" : "stage-choosing")}</div>`}
  ${shown.note && html`<p class="mo-note">${play.saga.value.said(shown.note)}</p>`}</div>`;

// -- sums ----------------------------------------------------------------------------------------------------

/** The pieces that a number counts, or its sign. */
const Mark = ({ play, term: { token, tokens = token ? [token] : [], icon } }) => (tokens.length
  ? tokens.map((one, i) => html`<${Piece} key=${i} play=${play} token=${one} />`) : html`<${Icon} name=${icon} />`);

const Terms = ({ play, terms = [] }) => html`<ul class="mo-terms">${terms.map((term, i) => html`<li key=${i}
  class=${classes(term.late && "late")}><${Mark} play=${play} term=${term} />
    <b>${term.signed === false ? told(term.value) : signed(term.value)}</b>
    <span>${play.saga.value.said(term.word)}</span></li>`)}
  ${!terms.length && html`<li class="mo-nothing"><span>${t("stage-nothing")}</span></li>`}</ul>`;

/** One sum below the other, with a bar to compare them by. */
export function Sums({ play, sums = [] }) {
  if (!sums.length) return null;
  const best = Math.max(1, ...sums.map(({ total }) => total));
  return html`<ol class="mo-sumlist">${sums.map((party, i) => html`<li key=${i}
    class=${classes("mo-sum", party.state)}><${Sign} play=${play} party=${party} /><div>
      <h3>${partyName(play, party)} ${(party.seats ?? []).map((seat) => html`<${Shield} key=${seat}
        seat=${plays(play, seat)} class="mini-shield" label=${play.nameOf(seat)} />`)}</h3>
      ${party.terms && html`<${Terms} play=${play} terms=${party.terms} />`}
      <svg class="mo-line" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect class="of" width="100" height="4" />
        <rect class="is" width=${(100 * Math.max(0, party.total)) / best} height="4" /></svg></div>
    <p class="mo-total"><b>${told(party.total)}</b><small>
      ${play.saga.value.said(party.verdict ?? party.unit)}</small></p>
  </li>`)}</ol>`;
}

// -- who may still come --------------------------------------------------------------------------------------

export function Comers({ play, step: { comers = [], room } }) {
  if (!room) return null;
  const saga = play.saga.value, asked = play.state.value.waiting[0]?.[0];
  return html`<section class="mo-coming"><h3 class="cap">${t("stage-comers")}
    ${room && html`<em>${saga.said(room)}</em>`}</h3>
    <ol class="mo-comers">${comers.map((comer, i) => html`<li key=${i}
      class=${classes(comer.seat === asked && "asked")}>
      <${Shield} seat=${plays(play, comer.seat)} class="mini-shield" label=${play.nameOf(comer.seat)} />
      <${Piece} play=${play} token=${comer.token} /><span>${saga.said(comer.words)}
        ${comer.adds != null && html` <b>${signed(comer.adds)}</b>`}</span>
      <span class="st">
        ${comer.seat === asked && t(asked === play.seat.value ? "stage-asks-you" : "stage-asks")}</span>
    </li>`)}</ol></section>`;
}

// -- what becomes of it --------------------------------------------------------------------------------------

export function Fates({ play, fates }) {
  const saga = play.saga.value;
  return html`<section class="mo-fates"><h3 class="cap">${saga.said(fates.title)}</h3>
    <ul>${fates.rows.map((fate, i) => html`<li key=${i} class=${fate.state}><${Whose} play=${play} seat=${fate.seat} />
      <span class="mo-what"><${Pieces} play=${play} tokens=${fate.tokens} />
        ${(fate.cards ?? []).map((card, n) => html`<button type="button" key=${n} class="mo-chip"
          onClick=${() => play.pin(cardThing(saga, card))}>${saga.noun(...cardThing(saga, card))}</button>`)}</span>
      <span class="mo-to"><${Icon} name=${fate.icon} /> ${saga.said(fate.words)}
        ${fate.points > 0 && html`<b>${signed(fate.points)}</b>`}</span></li>`)}</ul></section>`;
}

/** Each player's sum before, why it changes, the sum now, and whether they rose or fell. */
export function Ledger({ play, ledger }) {
  if (!ledger) return null;
  const unit = play.saga.value.said(ledger.unit);
  return html`<table class="mo-ledger"><thead><tr><th scope="col"><span class="vh">${t("stage-seat")}</span></th>
    <th scope="col">${t("stage-before")}</th><th scope="col">${t("stage-comes")}</th>
    <th scope="col"><${Icon} name=${ledger.icon} /> ${unit}</th></tr></thead>
    <tbody>${ledger.rows.map((row) => html`<tr key=${row.seat} class=${classes(row.seat === play.seat.value && "own")}>
      <th scope="row"><${Shield} seat=${plays(play, row.seat)} class="mini-shield" />${play.nameOf(row.seat)}</th>
      <td class="n">${told(row.before)}</td><td><${Terms} play=${play} terms=${row.reasons} /></td>
      <td class="n now"><b>${told(row.after)}</b><${Rank} rose=${row.rose ?? 0} /></td></tr>`)}</tbody></table>`;
}

const Rank = ({ rose }) => rose !== 0 && html`<span class=${rose > 0 ? "up" : "down"}><${Icon} name=${rose > 0
  ? "mo-rise" : "mo-fall"} label=${t(rose > 0 ? "stage-rose" : "stage-fell", { count: Math.abs(rose) })} /></span>`;

// -- goals and gauges ----------------------------------------------------------------------------------------

export function Goals({ play, goals = [] }) {
  if (!goals.length) return null;
  const saga = play.saga.value;
  return html`<ol class="mo-goals">${goals.map((goal, i) => html`<li key=${i}
    class=${classes("mo-goal", goal.met ? "met" : "missed")}><${Whose} play=${play} seat=${goal.seat} />
    <span class="ring2">${goal.worth ?? ""}</span><div><h3>${saga.said(goal.name)}</h3>
      <p>${saga.said(goal.words)}</p></div>
    <p class="out"><b><${Icon} name=${goal.met ? "check" : "cross"} /> ${goal.gain ? saga.said(goal.gain)
      : t(goal.met ? "stage-met" : "stage-missed-goal")}</b>${goal.more && saga.said(goal.more)}</p></li>`)}</ol>`;
}

/** One number against another, with what made it. */
export function Gauges({ play, gauges = [] }) {
  if (!gauges.length) return null;
  const saga = play.saga.value;
  return html`<ul class="mo-gauges">${gauges.map((gauge, i) => {
    const most = Math.max(gauge.value, gauge.against ?? 0, 1), part = (n) => (100 * n) / most;
    return html`<li key=${i} class=${classes("mo-gauge", gauge.state)}><h3><${Icon} name=${gauge.icon} />
        ${saga.said(gauge.tip)}</h3>
      <p class="nums">${told(gauge.value)} <i>${t("gauge-against")}</i> ${gauge.against ?? "–"}</p>
      <svg class="line" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="of" width="100" height="6" /><rect class="is" width=${part(gauge.value)} height="6" />
        ${gauge.against != null && html`<rect class="need" x=${Math.min(98.5, part(gauge.against))} width="1.5"
          height="6" />`}</svg>
      ${gauge.made && html`<p class="made">${gauge.made.map((said) => saga.said(said)).join(" · ")}</p>`}
      ${gauge.verdict && html`<p class="v"><${Icon} name=${gauge.state === "short" ? "cross" : "check"} />
        ${saga.said(gauge.verdict)}</p>`}</li>`;
  })}</ul>`;
}

/** A number of a whole, as signs. */
export function Pegs({ pegs }) {
  if (!pegs) return null;
  const [count, of, icon] = pegs;
  return html`<p class="mo-pegs" role="img" aria-label=${t("stage-of", { count, of })}>
    ${Array.from({ length: of }, (_, i) => html`<span key=${i} class=${i < count ? "got" : ""}><${Icon} name=${icon} />
    </span>`)}</p>`;
}

/** The changes from now on. */
export const Notes = ({ play, notes = [] }) => notes.length > 0 && html`<ul class="mo-after">
  ${notes.map((badge, i) => html`<li key=${i}><${Icon} name=${badge.icon} /> ${play.saga.value.said(badge.tip)}
    ${badge.text && html` <b>${badge.text}</b>`}</li>`)}</ul>`;
