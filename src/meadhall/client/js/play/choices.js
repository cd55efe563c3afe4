/** The options in words: the list at the right, and the small menu where several belong to one thing. */
import { classes, html, useEffect, useRef } from "../base/html.js";
import { changed, Pips, valueText } from "../cards/cards.js";
import { Icon, Shield, TokenIcon } from "../base/icons.js";
import { t } from "../words/words.js";
import { isAbout, rowLabel, rows, stepsLabel } from "./moves.js";
import { symbolOf } from "../board/pieces.js";
import { regionOf } from "../board/regions.js";
import { laidCard, valueNow } from "../cards/places.js";

/**
 * Attributes that make anything act like a button for things: click, Enter and Space act, pointer and focus look.
 * @param {boolean} can whether it can be reached with Tab
 * @param {Thing[][]} means what an option must be about, where it is not all of the things
 */
export function actOn(play, things, can = true, means = [things]) {
  const go = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    play.touch(things, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, means);
  };
  return {
    ...(can ? { role: "button", tabindex: 0 } : {}),
    onClick: go,
    onKeyDown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      go(event);
    },
    onMouseEnter: () => play.look(things),
    onMouseLeave: () => play.look(null),
    onFocus: () => play.look(things),
    onBlur: () => play.look(null),
  };
}

/** The list. Rows with several moves behind them open; Esc goes back. */
export function Choices({ play }) {
  const saga = play.saga.value, ask = play.ask.value;
  if (!ask) return null;
  const list = rows(play.open.value, play.steps.value), steps = play.steps.value;
  const title = steps.length ? stepsLabel(saga, play.open.value, steps, ask) : t("choices");
  return html`<section class=${classes("panel choices", steps.length && "is-narrow")} aria-label=${t("choices")}
    data-tour="choices">
    <header><h2>${title}</h2><span class="note">${t("choices-count", { count: play.open.value.length })}</span></header>
    <div class="options">${list.map((row, i) => html`<${Row} key=${row.move?.text ?? JSON.stringify(row.step)}
      play=${play} row=${row} number=${i + 1} steps=${steps} />`)}
      <${Locked} play=${play} /></div>
  </section>`;
}

/** One row: its key, what it does and to what, and what is to be known of that. */
function Row({ play, row, number, steps = null }) {
  const saga = play.saga.value, ask = play.ask.value, { verb, name } = rowLabel(saga, row, ask);
  const selected = row.move && row.move.text === play.selected.value,
    hinted = row.moves.some((move) => move.text === play.hinted.value);
  const things = row.move ? row.move.args.map((word) => word.thing) : [row.step.thing];
  const hot = play.hot.value && (play.hot.value.moves
    ? row.moves.some((move) => play.hot.value.moves.includes(move.text))
    : row.moves.some((move) => play.hot.value.things.some((thing) => isAbout(move, thing)))
      && things.some((thing) => play.isHot(thing)));
  const look = () => play.look(things, row.moves.map((move) => move.text));
  return html`<button type="button" class=${classes("opt", selected && "is-selected", hot && "is-hover",
    hinted && "is-hinted")} aria-pressed=${row.move ? String(Boolean(selected)) : undefined}
    aria-keyshortcuts=${number < 10 ? number : undefined} onClick=${() => play.takeRow(row, steps ?? play.steps.value)}
    onMouseEnter=${look} onMouseLeave=${() => play.look(null)} onFocus=${look} onBlur=${() => play.look(null)}>
    ${number < 10 ? html`<kbd aria-hidden="true">${number}</kbd>` : html`<span></span>`}
    <span class="what">${verb && !oneVerb(play) && html`<small>${verb}</small> `}${name}
      ${hinted && html` <${Icon} name="hint" label=${t("hinted")} />`}</span>
    <span class="more"><${Aside} play=${play} row=${row} /></span>
  </button>`;
}

const oneVerb = (play) => play.steps.value.some((step) => step.verb);

/** What helps to choose: how many ways, what a card costs, what a place holds, what a figure looks like. */
function Aside({ play, row }) {
  if (!row.move) return html`${row.moves.length} <${Icon} name="next" />`;
  const saga = play.saga.value, word = row.move.args[Math.max(row.open, 0)] ?? null,
    told = play.picture.value.asides?.[row.move.text];
  if (told) return told.map((badge, i) => html`<span key=${i} class=${classes("of-good", badge.icon, badge.kind)}
    title=${saga.said(badge.tip)}>${badge.icon && html`<${Icon} name=${badge.icon} label=${saga.said(badge.tip)} />`}
    ${badge.text || (!badge.icon && saga.said(badge.tip))}</span>`);
  if (!word) return null;
  const [noun, key] = word.thing;
  if (noun === "card") return html`<${Price} play=${play} card=${key} />`;
  const region = regionOf(play.picture.value, word.thing);
  if (region && region.holder != null) return html`<${Held} play=${play} region=${region} />`;
  if (region) return html`${(region.facts ?? []).slice(0, 1).map((fact) => saga.said(fact))} ${(region.badges ?? [])
    .map((badge) => html`<${Icon} name=${badge.icon} label=${saga.said(badge.tip)} />`)}`;
  const plays = play.sits.value[play.seat.value]?.plays, symbol = symbolOf(key, plays);
  return symbol ? html`<${TokenIcon} class="mini" symbol=${symbol} seat=${plays} />` : null;
}

/** Who holds a region, or the number in his place, and its marks. */
function Held({ play, region }) {
  const saga = play.saga.value, seat = play.sits.value[region.holder]?.plays, words = saga.said(region.facts?.[0]);
  const marks = (region.badges ?? []).map((badge) =>
    html`<${Icon} name=${badge.icon} label=${saga.said(badge.tip)} />`);
  return html`${marks}<span title=${words}>${seat ? html`<${Shield} seat=${seat} class="mini-shield" label=${words} />`
      : html`<b class="worth-of" aria-label=${words} role="img">${region.worth}</b>`}</span>`;
}

/** A card's signs and price; of a card in play only what acting with it costs, if its marks say so. */
function Price({ play, card }) {
  const saga = play.saga.value, face = saga.faces[card], laid = laidCard(play.picture.value, card);
  if (laid) return (laid.marks ?? []).filter((mark) => mark.kind === "price")
    .map((mark) => html`<${Icon} name=${mark.icon} label=${saga.said(mark.tip)} /> ${mark.text}`);
  if (!face) return null;
  const now = valueNow(play.picture.value, card);
  if (!play.picture.value.spreads) return now || face.value;
  return html`<${Pips} names=${face.band} />${now && html`<s aria-hidden="true">${face.value}</s>`}
    ${face.value && html`<b class=${classes("price", face.shape, changed(face, now))} title=${valueText(face, now)}>
      ${now || face.value}</b>`}`;
}

/** Places that cannot be chosen though others can: with a lock and the reason, those with the same one together. */
function Locked({ play }) {
  const open = play.open.value, steps = play.steps.value;
  const shown = steps.length > 0 && open.some((move) => move.args.some(({ thing }) => thing[0] === "place"));
  const off = shown ? play.picture.value.regions.filter((region) => !region.means).map(({ place }) => ["place", place])
    .filter((thing) => !play.isPossible(thing) && !play.isSelected(thing)) : [];
  useEffect(() => {
    for (const thing of off) play.askWhy(thing, true);
  }, [off.join(" "), JSON.stringify(steps)]);
  const groups = new Map();
  for (const thing of off) {
    const why = play.whyOf(thing), text = why && play.saga.value.reason(why);
    const key = why && `${why.rule} ${text}`;
    if (why) groups.set(key, { why, text, things: [...(groups.get(key)?.things ?? []), thing] });
  }
  if (!groups.size) return null;
  return html`<div class="opt-sep"></div>${[...groups]
    .map(([key, group]) => html`<${LockedRow} key=${key} play=${play} ...${group} />`)}`;
}

function LockedRow({ play, why, text, things }) {
  const saga = play.saga.value, look = () => play.look(things);
  return html`<button type="button" class="opt" aria-disabled="true" onClick=${() => play.askWhy(things[0])}
    onMouseEnter=${look} onMouseLeave=${() => play.look(null)} onFocus=${look} onBlur=${() => play.look(null)}>
    <${Icon} name="lock" label=${t("state-locked")} />
    <span>${things.map((thing) => saga.noun(...thing)).join(", ")} <small>${text} (${why.rule})</small></span>
    </button>`;
}

/** The small menu where a thing was clicked that several options are about. */
export function SmallMenu({ play }) {
  const ref = useRef(null), menu = play.menu.value;
  useEffect(() => {
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
  return html`<button type="button" class="opt" onClick=${() => play.takeRow(row, [])}
    onMouseEnter=${() => play.look(things, row.moves.map((move) => move.text))} onMouseLeave=${() => play.look(null)}>
    <kbd aria-hidden="true">${number < 10 ? number : ""}</kbd>
    <span class="what">${verb}${verb && last ? " → " : " "}${name}</span>
    <span class="more">${row.step && html`${row.moves.length} <${Icon} name="next" />`}</span></button>`;
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
