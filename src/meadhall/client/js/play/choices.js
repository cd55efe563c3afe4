/** The options in words: the list at the right, and the small menu where several belong to one thing. */
import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "../base/html.js";
import { changed, Pips, valueText } from "../parts/cards.js";
import { Icon, Shield, TokenIcon, symbolOf } from "../base/icons.js";
import { t } from "../words/words.js";
import { HintReason } from "./hint.js";
import { beside, isAbout, rowLabel, rows, sameThing, stepsLabel } from "../model/moves.js";
import { regionOf, regionOfMove } from "../model/regions.js";
import { laidCard, measuresNow, valueNow } from "../model/places.js";
import { RuleLink } from "./rulelink.js";
import { sectionOf } from "../model/sections.js";

/** The list. Rows with several moves behind them open; Esc goes back. One act has one heading. */
export function Choices({ play }) {
  const saga = play.saga.value, ask = play.ask.value;
  const list = rows(play.open.value, play.steps.value), steps = play.steps.value;
  const title = steps.length ? stepsLabel(saga, play.open.value, steps, ask) : t("choices");
  const labels = list.map((row) => rowLabel(saga, row, ask));
  const off = lockedThings(play);
  const shared = (i) => labels[i]?.verb && labels.filter(({ verb }) => verb === labels[i].verb).length > 1;
  const ends = (i) => !oneVerb(play) && i > 0 && shared(i - 1) && !shared(i);
  const heads = (i) => !oneVerb(play) && shared(i) && labels[i - 1]?.verb !== labels[i].verb;
  return html`<section class=${classes("panel choices", steps.length && "is-narrow")} aria-label=${t("choices")}
    data-tour="choices">
    <header><h2>${title}</h2><span class="note">${t("choices-count", { count: play.open.value.length })}</span></header>
    <${HintReason} play=${play} />
    <div class="options">${list.map((row, i) => html`${heads(i) && html`<p class="opt-head" aria-hidden="true">
        ${labels[i].verb}</p>`}<${Row} key=${row.move?.text ?? JSON.stringify(row.step)} play=${play} row=${row}
        number=${i + 1} steps=${steps} headed=${shared(i)} apart=${ends(i)} />`)}
      ${off.length > 0 && html`<${Locked} key=${`${ask.decision} ${title}`} play=${play} off=${off} />`}</div>
  </section>`;
}

const KEYS = "123456789abcdefgijklmnopqrstvwxyz"; // h hints, u takes back
/** The key that takes a row, or nothing: digits, then letters. */
export const keyOf = (number) => KEYS[number - 1] ?? "";
/** The row that a key takes, from 0; or -1. */
export const rowOf = (key) => KEYS.indexOf(key);

/** One row: its key, what it does and to what, and what is to be known of that. */
function Row({ play, row, number, steps = null, headed = false, apart = false }) {
  const saga = play.saga.value, ask = play.ask.value, { verb, name } = rowLabel(saga, row, ask);
  const selected = row.move && row.move.text === play.selected.value,
    hinted = row.moves.some((move) => move.text === play.hinted.value);
  const things = row.move ? row.move.args.map((word) => word.thing) : [row.step.thing];
  const hot = play.hot.value && (play.hot.value.moves
    ? row.moves.some((move) => play.hot.value.moves.includes(move.text))
    : row.moves.some((move) => play.hot.value.things.some((thing) => isAbout(move, thing)))
      && things.some((thing) => play.isHot(thing)));
  const look = () => play.look(things, row.moves.map((move) => move.text)), told = helpOf(play, row);
  return html`<button type="button" class=${classes("opt", told && "told", apart && "apart",
    selected && "is-selected", hot && "is-hover", hinted && "is-hinted")}
    aria-pressed=${row.move ? String(Boolean(selected)) : undefined}
    aria-description=${told || undefined} aria-keyshortcuts=${keyOf(number) || undefined}
    onClick=${() => play.takeRow(row, steps ?? play.steps.value)}
    onMouseEnter=${look} onMouseLeave=${() => play.look(null)} onFocus=${look} onBlur=${() => play.look(null)}>
    ${keyOf(number) ? html`<kbd aria-hidden="true">${keyOf(number)}</kbd>` : html`<span></span>`}
    <span class="what">${verb && !oneVerb(play) && html`<small class=${headed ? "vh" : ""}>${verb} </small>`}${name}
      ${hinted && html` <${Icon} name="hint" label=${t("hinted")} />`}</span>
    <span class="more"><${Aside} play=${play} row=${row} /></span>
    ${told && html`<span class="told-text" aria-hidden="true">${told}</span>`}
  </button>`;
}

const oneVerb = (play) => play.steps.value.some((step) => step.verb);

/** The effect of the card or slot of a row: on a screen without a pointer it is read before it is chosen. */
function helpOf(play, row) {
  const saga = play.saga.value, args = row.move?.args ?? [];
  const word = row.open >= 0 ? args[row.open] : args.find(({ thing }) => thing[0] === "card") ?? args.at(-1);
  if (!word) return "";
  const told = saga.faces[word.thing[1]] || play.picture.value.asides?.[row.move?.text];
  if (!told && hasState(regionOf(play.picture.value, word.thing))) return "";
  return saga.help(...word.thing);
}

/** Does a region say in its row what it is like now? */
const hasState = (region) => region && (region.holder != null || region.facts?.length > 0 || region.badges?.length > 0);

/** Help with the choice: how many ways, what a card costs, what a place holds, what a figure looks like. */
function Aside({ play, row }) {
  const saga = play.saga.value, told = beside(play.picture.value.asides, play.ask.value, row.moves);
  if (!row.move) return html`${told && html`<${Marks} saga=${saga} marks=${told} />`}
    ${t("choices-count", { count: row.moves.length })} <${Icon} name="next" />`;
  const word = row.move.args[Math.max(row.open, 0)] ?? null,
    own = play.picture.value.asides?.[row.move.text] ?? trackOf(play, word)?.aside;
  if (own && !isPriced(saga, word, own)) return html`<${Marks} saga=${saga} marks=${own} />`;
  return html`${told && !own && !play.steps.value.length && html`<${Marks} saga=${saga} marks=${told} />`}
    ${word && html`<${About} play=${play} word=${word} />`}`;
}

/** What a thing is like now: a card's numbers, who holds a place, what a figure looks like. */
function About({ play, word }) {
  const saga = play.saga.value;
  const [noun, key] = word.thing;
  if (saga.faces[key]) return html`<${Measures} play=${play} card=${key} />`;
  const region = regionOf(play.picture.value, word.thing);
  if (region && region.holder != null) return html`<${Held} play=${play} region=${region} />`;
  if (region) return html`${(region.facts ?? []).slice(0, 1).map((fact) => saga.said(fact))} ${(region.badges ?? [])
    .map((badge) => html`<${Icon} name=${badge.icon} label=${saga.said(badge.tip)} />`)}`;
  const plays = play.sits.value[play.seat.value]?.plays, symbol = symbolOf(key, plays);
  return symbol && noun !== "card" ? html`<${TokenIcon} class="mini" symbol=${symbol} seat=${plays} />` : null;
}

/** Does the face of a card, with the numbers that hold now, have its price already? */
const isPriced = (saga, word, marks) => word && saga.faces[word.thing[1]] && marks.every(({ kind }) => kind === "cost");

const Marks = ({ saga, marks }) => marks.map((badge, i) => html`<span key=${i}
  class=${classes("of-good", badge.icon, badge.kind)} title=${saga.said(badge.tip)}>${badge.icon
    && html`<${Icon} name=${badge.icon} label=${saga.said(badge.tip)} />`}
  ${badge.text || (!badge.icon && saga.said(badge.tip))}</span>`);

/** The track on the reader's own sheet that a word of an option names. */
const trackOf = (play, word) => word && play.picture.value.sheets.find(({ seat }) => seat === play.seat.value)?.tracks
  .find(({ markers: [{ tip }] }) => tip.things?.[""] && sameThing(tip.things[""], word.thing));

/** A region's holder, or the number in their place, its marks, and the others who are there with what they have. */
function Held({ play, region }) {
  const saga = play.saga.value, seat = play.sits.value[region.holder]?.plays, words = saga.said(region.facts?.[0]);
  const marks = (region.badges ?? []).map((badge) =>
    html`<${Icon} name=${badge.icon} label=${saga.said(badge.tip)} />`);
  return html`${marks}<${Hosts} play=${play} region=${region} /><span title=${words}>${seat
      ? html`<${Shield} seat=${seat} class="mini-shield" label=${words} />` : words}</span>`;
}

/** The pieces of others in a region that are a number, added up for each seat. */
function Hosts({ play, region }) {
  const saga = play.saga.value, sums = new Map();
  for (const { place, seat, value, symbol } of play.picture.value.pieces)
    if (place === region.place && value != null && seat >= 0 && seat !== play.seat.value)
      sums.set(seat, { symbol, sum: (sums.get(seat)?.sum ?? 0) + value });
  return [...sums].map(([seat, { symbol, sum }]) => {
    const plays = play.sits.value[seat].plays, fact = (region.facts ?? [])
      .find(({ things, numbers }) => numbers && sameThing(things?.seat ?? [], ["seat", plays]));
    return html`<span key=${seat} class="of-good host" title=${saga.said(fact)}><${TokenIcon} class="mini"
      symbol=${symbol} seat=${plays} label=${saga.said(fact)} /><b aria-hidden="true">${sum}</b></span>`;
  });
}

/** A card's signs, and its numbers with sign and unit; of a card in play only what acting with it costs. */
export function Measures({ play, card }) {
  const saga = play.saga.value, face = saga.faces[card], laid = laidCard(play.picture.value, card);
  if (laid) return (laid.marks ?? []).filter((mark) => mark.kind === "price")
    .map((mark, i) => html`<${Measure} key=${i} saga=${saga} measure=${mark} />`);
  const stands = measuresNow(play.picture.value, card), measures = stands ?? face.measures ?? [],
    now = stands ? "" : valueNow(play.picture.value, card);
  return html`${sectionOf(play.picture.value, "spreads") && html`<${Pips} names=${face.band} />`}
    ${measures.map((measure, i) => html`<${Measure} key=${i} saga=${saga} measure=${measure}
      now=${i ? "" : now} face=${face} />`)}`;
}

/** Sign, number, unit; the number that holds now stands for the printed one. */
const Measure = ({ saga, measure, now = "", face = null }) => html`<span class=${classes("ms", measure.kind,
  now && changed(face, now))} title=${now ? valueText(face, now) : undefined}><${Icon} name=${measure.icon} />
  <b>${now ? measure.text.replace(/\d+|X/, now) : measure.text}</b> ${saga.said(measure.tip)}</span>`;

/** Places that cannot be chosen though others can: one line with their count; it opens to the reasons. */
function Locked({ play, off }) {
  const [isOpen, setOpen] = useState(false), names = off.map((thing) => play.saga.value.noun(...thing)).join(", ");
  useEffect(() => {
    if (isOpen) for (const thing of off) play.askWhy(thing, true);
  }, [isOpen, off.join(" ")]);
  return html`<details class="not-possible" onToggle=${(event) => setOpen(event.currentTarget.open)}>
    <summary><${Icon} name="lock" /><span><b>${t("not-possible", { count: off.length })}</b> ${names}</span>
      <${Icon} name="next" /></summary>
    ${isOpen && reasons(play, off).map(([key, group]) =>
      html`<${LockedRow} key=${key} play=${play} ...${group} />`)}</details>`;
}

/** Things with the same reason together. */
function reasons(play, off) {
  const groups = new Map();
  for (const thing of off) {
    const why = play.whyOf(thing), text = why && whyText(play.saga.value, why);
    const key = text && `${why.rule} ${text}`;
    if (text) groups.set(key, { why, text, things: [...(groups.get(key)?.things ?? []), thing] });
  }
  return [...groups];
}

/** Regions of the kind that is asked for and that can't be chosen, once a single act is in hand. */
function lockedThings(play) {
  const open = play.open.value, last = open.find((move) => move.args.length)?.args.at(-1)?.thing[0];
  const one = play.steps.value.length > 0 || new Set(open.filter((move) => move.args.length)
    .map((move) => move.verb)).size === 1;
  if (!one || !last) return [];
  return play.picture.value.regions.map((region) => (region.means ?? [[["place", region.place]]]))
    .filter((means) => means.length === 1 && means[0].length === 1).map(([[thing]]) => thing)
    .filter((thing) => thing[0] === last && !play.isPossible(thing) && !play.isSelected(thing));
}

/** Why in words: the game's own sentence, or the rule itself. Never a number alone. */
const whyText = (saga, why) => saga.reason(why) || firstSentence(saga.rule(why.rule)?.text ?? "");
export const firstSentence = (text) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

const NAMED = 3; // things with the same reason that are named

function LockedRow({ play, why, text, things }) {
  const saga = play.saga.value, look = () => play.look(things);
  return html`<div class="opt locked" role="group" aria-disabled="true" onMouseEnter=${look}
    onMouseLeave=${() => play.look(null)}>
    <${Icon} name="lock" label=${t("state-locked")} />
    <span>${things.slice(0, NAMED).map((thing) => saga.noun(...thing)).join(", ")}${things.length > NAMED
      && ` ${t("and-more", { count: things.length - NAMED })}`} <small>${text} ${why.rule
      && html`<${RuleLink} play=${play} rule=${why.rule} />`}</small></span></div>`;
}

/** The small menu where a thing was clicked that several options are about. */
export function SmallMenu({ play }) {
  const ref = useRef(null), menu = play.menu.value;
  useLayoutEffect(() => {
    if (!menu) return;
    const before = document.activeElement, box = ref.current,
      { x, y } = menu.at ?? { x: innerWidth / 2, y: innerHeight / 2 };
    const { width, height } = box.getBoundingClientRect();
    box.style.setProperty("--x", `${Math.max(8, Math.min(x + 10, innerWidth - width - 8))}px`);
    box.style.setProperty("--y", `${Math.max(8, Math.min(y + 6, innerHeight - height - 8))}px`);
    box.querySelector("button")?.focus({ preventScroll: true });
    return () => before?.focus?.({ preventScroll: true });
  }, [menu]);
  if (!menu || !play.ask.value) return null;
  const saga = play.saga.value;
  return html`<div class="smallmenu-veil" onClick=${() => (play.menu.value = null)}></div>
    <section ref=${ref} class="panel smallmenu" role="dialog" aria-label=${saga.noun(...menu.things[0])}
      onKeyDown=${walk}>
      <div class="panel-head"><h2>${saga.noun(...menu.things[0])}</h2></div>
      <div class="options">${menu.rows.map((row, i) =>
        html`<${MenuRow} key=${i} play=${play} row=${row} number=${i + 1} />`)}</div>
    </section>`;
}

function MenuRow({ play, row, number }) {
  const saga = play.saga.value, ask = play.ask.value;
  const { verb, name } = rowLabel(saga, row, ask);
  const things = row.moves.flatMap((move) => move.args.map((word) => word.thing));
  const last = row.step && row.open === row.moves[0].args.length - 1;
  const region = row.move && regionOfMove(play.picture.value, row.move), told = region && (region.facts ?? [])
    .slice(0, 2).map((fact) => saga.said(fact)).join(" · ") || helpOf(play, row);
  return html`<button type="button" class="opt" onClick=${() => play.takeRow(row, [])}
    onMouseEnter=${() => play.look(things, row.moves.map((move) => move.text))} onMouseLeave=${() => play.look(null)}>
    <kbd aria-hidden="true">${keyOf(number)}</kbd>
    <span class="what">${verb}${verb && last ? " → " : " "}${name}${told && html` <small>${told}</small>`}</span>
    <span class="more">${row.step && html`${t("choices-count", { count: row.moves.length })}
      <${Icon} name="next" />`}</span></button>`;
}

/** Up and down in a list of buttons. */
function walk(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const buttons = [...event.currentTarget.querySelectorAll("button")], at = buttons.indexOf(document.activeElement);
  buttons[(at + step + buttons.length) % buttons.length].focus();
}
