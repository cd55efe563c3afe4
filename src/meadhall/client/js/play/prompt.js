/**
 * The prompt bar: what is asked, what is chosen, and one fire button that names the act. When others act it is iron,
 * and says whom the table waits for and why.
 */
import { classes, html, useEffect, useLayoutEffect, useRef } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { docked } from "../base/prefs.js";
import { scale } from "../base/textsize.js";
import { t } from "../words/words.js";
import { regionOf as regionFor } from "../model/regions.js";
import { Newcomers, newsFor } from "./newcomers.js";
import { Dots, thinkers, thinking } from "./hint.js";
import { byVerb, isAbout, openArgs, stepsLabel } from "../model/moves.js";
import { backToLive, fromTheStart, PastKeys, useRunning } from "./replay.js";
import { firstSentence } from "./choices.js";
import { RuleLink } from "./rulelink.js";
import { comeBack, ownSeat, sitDownHere } from "./seats.js";
import { Aim } from "../parts/aim.js";
import { sectionOf } from "../model/sections.js";

/** `coached`: with lines for newcomers. */
export function Prompt({ play, coached }) {
  const status = play.status.value, line = status.state !== "open" && play.state.value,
    now = coached && !line ? newsFor(play) : "", open = now && play.panel.value === "newcomers";
  return html`<section class=${classes("prompt panel", !play.ask.value && "waits", now && "has-tips", open && "is-open",
    (line || play.isBroken.value) && "is-lost")} aria-label=${t("prompt")} data-tour="prompt">
    ${now && html`<${Newcomers} play=${play} words=${now} isOpen=${open} />`}
    ${line ? html`<${Lost} status=${status} />` : html`<${Said} play=${play} />`}
  </section>`;
}

function Said({ play }) {
  if (play.moment.value) return html`<${Past} play=${play} />`;
  if (play.isOver.value) return html`<${Over} play=${play} />`;
  if (ownSeat(play)?.away) return html`<${Away} play=${play} />`;
  return play.ask.value ? html`<${Asked} play=${play} />` : html`<${Waiting} play=${play} />`;
}

const LONG = 44, LONGEST = 60; // characters of a question from which it is set smaller, and smaller still
const LONG_ACT = 24; // and of an act

const TIGHTEST = 2; // how close its words may be set
const HAIR = 2.5; // pixels of a letter's foot that no one misses

/**
 * Set words closer and closer until all of them are seen in the room they have, for the table does not move for them;
 * the rest is shown where the pointer rests.
 */
function useFit() {
  const ref = useRef(null);
  const fit = () => {
    const say = ref.current, isCut = () => say.scrollHeight > say.clientHeight + HAIR * scale.peek();
    if (!say) return; // gone, while it was measured
    delete say.dataset.tight;
    say.removeAttribute("data-short");
    say.toggleAttribute("data-short", isCut()); // where we are gives way first
    for (let step = 1; step <= TIGHTEST && isCut(); step += 1) say.dataset.tight = String(step);
    say.title = isCut() ? say.innerText : "";
  };
  useLayoutEffect(fit);
  useEffect(() => {
    const watch = new ResizeObserver(fit), { fonts } = document;
    for (const one of [ref.current, ref.current.closest(".prompt")]) watch.observe(one);
    fonts.addEventListener("loadingdone", fit); // letters that come late have other widths
    return () => {
      watch.disconnect();
      fonts.removeEventListener("loadingdone", fit);
    };
  }, []);
  return ref;
}

/** A headline, and below it what the hall has to say just now, or else what belongs there. */
const Say = ({ head, play = null, children }) => html`<div class="say" ref=${useFit()}>
  ${play?.ask.value && html`<${Phase} play=${play} />`}
  <strong class=${classes(head.length > LONG && "long", head.length > LONGEST && "longest")}>${head}</strong>
  <span>${play?.notice.value ? html`<${Notice} play=${play} />` : children}</span></div>`;

/** Where we are in the match; what that is for, where there is room for the whole of it. */
function Phase({ play }) {
  const saga = play.saga.value, stage = play.picture.value.stages.find(({ state }) => state === "now");
  if (!stage) return null;
  const step = stage.steps?.[stage.at], help = saga.help(...(step?.things?.[""] ?? ["", ""]));
  return html`<p class="phase caps" title=${help || undefined}><b>${[stage.title, step].filter(Boolean)
    .map((said) => saga.said(said)).join(" · ")}</b> ${help && html`<i>${firstSentence(help)}</i>`}</p>`;
}

/** The connection is lost; the page reconnects automatically. */
const Lost = ({ status }) => html`<${Icon} name="offline" class="lost" /><${Say} head=${t("line-lost")}>
  ${status.state === "closed" ? t("line-closed") : t("line-back")}<//>`;

/** A bot plays for the reader. */
const Away = ({ play }) => html`<${Icon} name="bot" class="lost" />
  <${Say} play=${play} head=${t("away")}>${t("away-help")}<//>
  <button type="button" class="btn fire" onClick=${() => comeBack(play)}>${t("seat-take-back")}</button>`;

/** The reader is asked. */
function Asked({ play }) {
  const saga = play.saga.value, ask = play.ask.value, seat = play.seat.value, selected = play.selected.value,
    steps = play.steps.value;
  const canBack = selected || steps.length > 0;
  return html`<${Shield} seat=${play.sits.value[seat].plays} label=${t("seat-you")} />
    <${Say} play=${play} head=${asks(play) || saga.prompt(ask, seat)}><${SoFar} play=${play} /><//>
    <${Aim} play=${play} />
    ${play.passing.value && html`<button type="button" class="btn" onClick=${() => play.waitForMe()}>
      ${t("pass-wait")}</button>`}
    ${play.live.value.undo && !canBack && html`<${UndoButton} play=${play} />`}
    ${canBack && html`<button type="button" class="btn" onClick=${() => play.back()}>
      <${Icon} name="prev" /> ${t("back")} <kbd>Esc</kbd></button>`}
    ${selected
      ? html`<${Fire} play=${play} label=${saga.optionLabel(selected, ask)} />`
      : html`<${Words} play=${play} />`}`;
}

/**
 * What is asked next, once it was said what is done and with what: "Where does your Leader invade?". A game may have
 * such a form of an option for each word that is still open (`.asks-place`).
 */
function asks(play) {
  const moves = play.open.value;
  if (!play.steps.value.length || play.selected.value || byVerb(moves).length !== 1) return "";
  const [open, ...others] = openArgs(moves);
  if (open === undefined || others.length) return "";
  return play.saga.value.optionLabel(moves[0].text, play.ask.value, `asks-${moves[0].args[open].arg}`);
}

/** The one button that acts. What was chosen by key is confirmed by key: then it takes the focus, and gives it back. */
function Fire({ play, label }) {
  const ref = useRef(null);
  useLayoutEffect(() => {
    if (!play.byKey) return undefined;
    const before = document.activeElement, button = ref.current;
    button.focus();
    return () => {
      play.byKey = false;
      if (before?.isConnected && [document.body, button].includes(document.activeElement)) before.focus();
    };
  }, []);
  return html`<button type="button" ref=${ref} class=${classes("btn fire", label.length > LONG_ACT && "long")}
    aria-disabled=${play.busy.value ? "true" : undefined} onClick=${() => play.fire()}>
    <span>${label}</span> <kbd>↵</kbd></button>`;
}

/** While bots wait for it, a line runs out along its foot. */
function UndoButton({ play }) {
  const { rest, version } = play.live.value;
  return html`<button type="button" class="btn undo" onClick=${() => play.undo()}>
    <${Icon} name="undo" /> ${t("undo")} <kbd>U</kbd>
    ${rest > 0 && html`<i key=${version} class="rest" style=${{ "--rest": `${rest}s` }}></i>`}</button>`;
}

/** Tiles that lie before the reader, and are clicked themselves. */
const tilesOf = (picture) => [...(sectionOf(picture, "field")?.shelves ?? []), sectionOf(picture, "tableau")?.shelf]
  .flatMap((shelf) => shelf?.tiles ?? []);

/** Is the move about no thing, and about nothing that lies there as a tile? */
const isWord = (play, move) => !move.args.length && !tilesOf(play.picture.value)
  .some(({ means }) => means?.some((things) => things.every((thing) => isAbout(move, thing))));

/** Options that are about no thing (pass, done, yes, no) are buttons, when there are few. */
function Words({ play }) {
  const words = play.steps.value.length ? [] : play.moves.value.filter((move) => isWord(play, move));
  if (!words.length || words.length > 2) return null;
  const ask = play.ask.value;
  return words.map((move) => {
    const label = play.saga.value.optionLabel(move.text, ask), short = label.split(/, | \(/)[0],
      long = short.length > LONG_ACT;
    if (words.length > 1 && long) return null; // the list says it; the question needs the room
    return html`<button type="button" key=${move.text} class=${classes("btn word", long && "long")} title=${label}
      onClick=${() => play.choose(move.text)}>${short}</button>`;
  });
}

/** A word from the hall, with the rule to look up. */
function Notice({ play }) {
  const notice = play.notice.value;
  return html`<span class=${classes("notice", notice.bad && "bad")} role="status">
    ${notice.text} ${notice.rule && html`<${RuleLink} play=${play} rule=${notice.rule} />`}</span>`;
}

/** Below the question: what is chosen and what it means. */
function SoFar({ play }) {
  const saga = play.saga.value, ask = play.ask.value;
  const move = play.moves.value.find((one) => one.text === play.selected.value);
  if (move) return html`<${Chosen} play=${play} move=${move} />`;
  if (play.steps.value.length) return html`<em>${stepsLabel(saga, play.open.value, play.steps.value, ask)}
    </em> · ${t("choose-one", { count: play.open.value.length })}`;
  if (ask.picks.length) return html`${t("chosen-so-far")} <em>
    ${ask.picks.map((pick) => saga.optionLabel(pick, ask, "cell") || saga.optionLabel(pick, ask)).join(", ")}</em>`;
  return play.passing.value ? t("passes-alone") : t("how-to-act");
}

const TOLD = 3; // facts of a place that a player can hold; the rest is in view
const BRIEF = 90; // characters of a help text that fit below the question

/** Things to describe: of several places only the last, to which the move leads. */
function toldOf(play, things) {
  const places = things.filter((thing) => regionOf(play, thing));
  return things.filter((thing) => !regionOf(play, thing) || thing === places[places.length - 1]);
}

/** The facts about the selected move; the button names it. */
function Chosen({ play, move }) {
  const saga = play.saga.value, things = move.args.map(({ thing }) => thing), about = toldOf(play, things);
  if (!things.length) return saga.optionLabel(move.text, play.ask.value);
  const told = about.flatMap((thing) => factsOf(play, thing)),
    help = things.map((thing) => saga.help(...thing)).find((text) => text && text.length <= BRIEF);
  return html`<em>${things.map((thing) => saga.noun(...thing)).join(" · ")}</em>
    ${(told.length ? told : [help]).filter(Boolean).map((fact) => html` · ${fact}`)}
    ${about.map((thing) => html`<${Strengths} play=${play} thing=${thing} />`)}`;
}

const regionOf = (play, thing) => regionFor(play.picture.value, thing);
const isOfSeat = (said) => Boolean(said.things?.seat && said.numbers);

/** A place: its marks and what is known of it. A card: its kind. */
function factsOf(play, thing) {
  const saga = play.saga.value, region = regionOf(play, thing), [noun, key] = thing;
  if (region) return [...(region.badges ?? []).map((badge) => badge.tip),
    ...(region.facts ?? []).filter((fact) => !isOfSeat(fact))].slice(0, region.holder == null ? Infinity : TOLD)
    .map((said) => saga.said(said));
  return noun === "card" && saga.faces[key] ? [saga.said(saga.faces[key].kind)] : [];
}

/** Facts about seats in short: a shield and the number. */
function Strengths({ play, thing }) {
  const facts = (regionOf(play, thing)?.facts ?? []).filter(isOfSeat);
  return facts.map((said) => html`<b class="fact" title=${play.saga.value.said(said)}>
    <${Shield} seat=${said.things.seat[1]} class="mini-shield" label=${play.saga.value.said(said)} />
    ${Object.values(said.numbers)[0]}</b>`);
}

/** Others are asked; the reader may watch, or take their choice back. */
function Waiting({ play }) {
  const saga = play.saga.value, state = play.live.value, own = state.seat;
  const others = state.waiting.filter(([seat]) => seat !== own);
  if (play.isBroken.value) return html`<${Icon} name="warning" class="lost" />
    <${Say} play=${play} head=${t("broken")}>${t("broken-help")}<//><${RecordLink} play=${play} />`;
  if (state.table.resting) return html`<${Icon} name="moon" class="lost" />
    <${Say} play=${play} head=${t("rests")}>${t("rests-help")}<//>`;
  const first = others[0];
  const head = first ? saga.prompt(first) : t("please-wait");
  const bots = thinkers(play).length === others.length ? thinkers(play) : [];
  const more = others.length > 1 ? thinking(play, bots)
    || t("waits-for", { names: others.map(([seat]) => play.nameOf(seat)).join(", ") })
    : first ? whoIs(play, first[0]) : "";
  const maySit = own === null && play.sits.value.some((sit) => sit.free), { chosen } = state.table;
  const known = maySit && chosen ? t("known-deal", {}, chosen) : more;
  return html`${first && html`<${Shield} seat=${play.sits.value[first[0]].plays} />`}
    <${Say} play=${play} head=${head}>${state.undo && (state.joint || !bots.length)
      ? t(state.joint ? "may-change" : "may-undo") : known} ${bots.length > 0 && html`<${Dots} />`}<//>
    ${state.undo && html`<${UndoButton} play=${play} />`}
    ${maySit
      && html`<button type="button" class="btn fire" onClick=${() => sitDownHere(play)}>${t("sit-down")}</button>`}`;
}

function whoIs(play, seat) {
  const sit = play.sits.value[seat];
  if (sit.free) return t("seat-nobody");
  if (sit.away) return t("waits-away", { name: play.nameOf(seat) });
  return sit.bot ? thinking(play, [seat]) : t("waits-for", { names: play.nameOf(seat) });
}

/** A moment of the past is shown. */
function Past({ play }) {
  const { at, of } = play.moment.value;
  useRunning(play);
  return html`<${Icon} name="replay" class="lost" /><${Say} play=${play} head=${t("replay-at", { at, of })}>
      ${t(play.isOver.value ? "over-help" : "replay-help")}<//>
    ${docked.value && html`<${PastKeys} play=${play} />`}
    <button type="button" class="btn fire" onClick=${() => backToLive(play)}>
      ${t("replay-live")} <kbd>Esc</kbd></button>`;
}

function Over({ play }) {
  return html`<${Icon} name="crown" class="lost" /><${Say} play=${play} head=${t("over")}>${t("over-help")}<//>
    <button type="button" class="btn" onClick=${() => fromTheStart(play)}>
      <${Icon} name="replay" /> ${t("replay")}</button>
    <button type="button" class="btn fire" onClick=${() => (play.panel.value = "result")}>${t("result")}</button>`;
}

export const RecordLink = ({ play }) => html`<a class="btn" href="/api/tables/${play.table}/record" download>
  <${Icon} name="export" /> ${t("record-export")}</a>`;
