/** Log, chat and replay, in tabs. The log names things: hovering one shows it on the table. */
import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { t } from "../words/words.js";
import { lang, name, narrow as phone } from "../base/prefs.js";
import { Replay } from "../play/replay.js";
import { noticeText } from "../play/seats.js";

const KEPT = 300; // lines of the log in the page
const LATEST = 6; // of them below the choices of a phone

export function SideTabs({ play }) {
  const tab = play.tab.value, unread = unreadOf(play);
  const tabs = [["log", "log", t("log")], ["chat", "chat", t("chat")], ["replay", "replay", t("replay")]];
  const choose = (key) => (play.tab.value = key);
  const open = ["log", "chat"].includes(play.view.value);
  return html`<section class=${classes("panel talk", open && "is-open")} data-tour="talk">
    <div class="tabs" role="tablist" aria-label=${t("talk")} onKeyDown=${(event) => walk(event, tabs, tab, choose)}>
      ${tabs.map(([key, icon, words]) => html`<button type="button" key=${key} role="tab" id="tab-${key}"
        aria-controls="talk-panel"
      aria-selected=${String(tab === key)} tabindex=${tab === key ? 0 : -1} onClick=${() => choose(key)}>
      <${Icon} name=${icon} /> ${words}
      ${key === "chat" && unread > 0 && html`<span class="chip fire">${unread}</span>`}</button>`)}</div>
    <div class="talk-body" id="talk-panel" role="tabpanel" aria-labelledby="tab-${tab}">
      ${tab === "log" && html`<${Log} play=${play} />`}${tab === "chat" && html`<${Chat} play=${play} />`}
      ${tab === "replay" && html`<${Replay} play=${play} />`}</div>
  </section>`;
}

/** Lines of chat that were not seen yet. */
export const unreadOf = (play) => Math.max(0, (play.live.value?.chat.length ?? 0) - play.heardChat.value);

function walk(event, tabs, tab, choose) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const next = tabs[(tabs.findIndex(([key]) => key === tab) + step + tabs.length) % tabs.length][0];
  choose(next);
  document.getElementById(`tab-${next}`)?.focus();
}

// -- the log ------------------------------------------------------------------------------------------------

/** Lines in a row that say the same are one, counted. @returns {Array<{event, at: number, count: number}>} */
export function told(saga, events, start = 0) {
  const lines = [];
  events.forEach((event, i) => {
    const last = lines.at(-1), text = saga.eventText(event);
    if (last?.text === text) Object.assign(last, { count: last.count + 1, at: start + i });
    else lines.push({ event, text, at: start + i, count: 1 });
  });
  return lines;
}

function Log({ play }) {
  const list = useRef(null), log = play.log.value, start = Math.max(0, log.length - KEPT), since = play.since;
  useLayoutEffect(() => {
    list.current.scrollTop = list.current.scrollHeight;
  }, [log.length, play.moment.value, play.view.value]); // a list that was hidden has not scrolled
  const fresh = play.moment.value ? play.moment.value.from : play.live.value.from, staged = play.mentions.value;
  return html`<ol class="log" ref=${list} tabindex="0" aria-label=${t("log")}>
    ${parted(play, log, start, since).map((line) => line === SINCE
      ? html`<li class="since" key="since">${t("since-you-left")}</li>`
      : html`<${Line} key=${line.at} play=${play} event=${line.event} count=${line.count}
        staged=${staged.get(line.at + 1)} bots=${botsAt(play, line.at)} fresh=${line.at >= fresh && !play.moment.value}
        time=${play.moment.value ? 0 : play.line.value.times[line.at]} />`)}</ol>`;
}

const SINCE = "since";

/** The lines of the log, with a mark before those that are new since the reader left. */
function parted(play, log, start, since) {
  if (since <= start || since >= log.length) return told(play.saga.value, log.slice(start), start);
  return [...told(play.saga.value, log.slice(start, since), start), SINCE,
    ...told(play.saga.value, log.slice(since), since)];
}

/** On a phone: the last lines of the log, in the room that the board and the answers leave. A tap opens the log. */
export function Ticker({ play }) {
  if (!phone.value) return null;
  const open = () => {
    play.view.value = "log";
    play.tab.value = "log";
  };
  return html`<div class="ticker" aria-hidden="true" onClick=${open}>
    <${Latest} play=${play} count=${LATEST} last /></div>`;
}

/** The last lines of the log; `last` first, where a style lays them from below while there is room. */
export function Latest({ play, count, last = false }) {
  const log = play.log.value, start = Math.max(0, log.length - 2 * count);
  const lines = told(play.saga.value, log.slice(start), start).slice(-count);
  return html`<ol class="log">${(last ? lines.reverse() : lines).map((line, i) =>
    html`<${Line} key=${i} play=${play} event=${line.event} count=${line.count} bots=${botsAt(play, line.at)} />`)}
  </ol>`;
}

/** The names of the seats that bots played for people when this happened. */
const botsAt = (play, at) => (play.moment.value ? [] : play.line.value.stood[at] ?? [])
  .map((seat) => play.sits.value[seat].plays);

/** One event: its sign, and the sentence with its things. */
function Line({ play, event, fresh, time, count = 1, staged = null, bots = [] }) {
  const saga = play.saga.value, things = Object.values(saga.eventThings(event));
  const clock = time ? new Date(time).toLocaleTimeString(lang.value,
    { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) : "";
  return html`<li class=${classes(fresh && "is-fresh")} onMouseEnter=${() => play.look(things)}
    onMouseLeave=${() => play.look(null)}
    onClick=${() => pinFirst(play, things)}>
    <${Icon} name=${eventIcon(saga, event)} /><span>
      ${saga.eventParts(event).map((part, i) => html`<${Part} key=${i} saga=${saga} part=${part} />
        ${part.thing?.[0] === "seat" && bots.includes(part.thing[1]) && html`<${StoodIn} />`}`)}
      ${count > 1 && html` <b>×${count}</b>`}
      ${staged && html` <button type="button" class="seeit" onClick=${(click) => seeIt(play, staged, click)}>
        ${t("stage-see")}<span class="vh">: ${saga.said(staged.title)}</span></button>`}</span>
    ${clock ? html`<time>${clock}</time>` : html`<span></span>`}</li>`;
}

function seeIt(play, staged, click) {
  click.stopPropagation();
  play.view.value = "map";
  play.scenes.see(staged);
}

function Part({ saga, part }) {
  if (!part.thing) return part.text;
  const [noun, key] = part.thing, person = noun === "seat" && saga.people.value[key], at = part.text.indexOf(person);
  if (!person || at < 0) return html`<b class=${noun === "seat" ? `of-${key}` : ""}>${part.text}</b>`;
  return html`<span class="whole">${part.text.slice(0, at)}<b class="named of-${key}"><${Shield} seat=${key}
    class="mini-shield" />${part.text.slice(at)}</b></span>`;
}

/** A bot did this, for a player who was away. */
const StoodIn = () => html`<span class="stood" title=${t("stood-in")}><${Icon} name="bot" label=${t("stood-in")} />
  </span>`;

function pinFirst(play, things) {
  const thing = things.find(([noun]) => noun === "card")
    ?? things.find(([noun, key]) => noun !== "seat" && play.saga.value.help(noun, key));
  if (thing) play.pinned.value = thing;
}

const icons = new Map();

/** The sign of an event: of a word in its name, else of a thing it is about. */
function eventIcon(saga, event) {
  const things = Object.values(saga.eventThings(event)), face = things.find(([noun]) => noun === "card");
  if (!icons.has(event.type)) icons.set(event.type, namedIcon(event.type));
  const keys = things.flatMap(([noun, key]) => [key, `${noun}-${key}`]);
  return icons.get(event.type) || keys.find(hasIcon) || (face && saga.faces[face[1]]?.icon) || "turn";
}

const hasIcon = (word) => Boolean(document.getElementById(`i-${word}`));

/** "TurnPassed" → "pass": a sign whose name begins a word of the type. */
function namedIcon(type) {
  const words = type.split(/(?=[A-Z])/).map((word) => word.toLowerCase()).reverse();
  for (const word of words) for (let end = word.length; end >= 4;
    end -= 1) if (hasIcon(word.slice(0, end))) return word.slice(0, end);
  return "";
}

// -- chat -----------------------------------------------------------------------------------------------------

/** Players talk among themselves; spectators hear them, and talk among themselves. */
function Chat({ play }) {
  const [text, setText] = useState(""), list = useRef(null), lines = play.live.value.chat;
  const watching = play.live.value.seat === null;
  useEffect(() => {
    play.heardChat.value = lines.length;
    list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const send = async (event) => {
    event.preventDefault();
    const words = text.trim();
    if (words && (await play.tell({ type: "chat", text: words,
      ...(watching ? { name: name.value } : {}) }))) setText("");
  };
  return html`<ol class="log chat" ref=${list} tabindex="0" aria-label=${t("chat")} aria-live="polite">
    ${lines.map((line, i) => (line.notice ? html`<li key=${i} class="notice-line"><${Icon} name="seats" />
      <span>${noticeText(play, line)}</span><span></span></li>`
      : html`<li key=${i}>${line.seat === null ? html`<${Icon} name="eye" />`
      : html`<${Shield} seat=${play.sits.value[line.seat].plays} class="mini-shield" />`}
      <span><b class=${line.seat === null ? "" : `of-${play.sits.value[line.seat].plays}`}>
        ${line.name || (line.seat === null ? t("spectator") : play.nameOf(line.seat))}</b> ${line.text}</span><span>
        </span></li>`))}
    ${!lines.length && html`<li class="quiet"><span></span>
      <span>${t(watching ? "chat-spectators" : "chat-players")}</span><span></span></li>`}</ol>
    <form class="say-line" onSubmit=${send}><input class="input" value=${text} maxlength="400"
      onInput=${(event) => setText(event.currentTarget.value)} placeholder=${t("chat-say")}
      aria-label=${t("chat-say")} />
      <button class="btn icon" aria-label=${t("chat-send")}><${Icon} name="send" /></button></form>`;
}
