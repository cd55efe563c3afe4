/**
 * The stage: what happened in view of all, step by step, in the board's box. It waits for its reader only:
 * the match goes on, and what arrives in between is shown when the stage is empty. Nothing here is modal.
 *
 * A moment that is over is played (`shown`); one that is under way stands there while it is asked about (`live`).
 */
import { batch, computed, signal } from "../base/html.js";
import { api, Refused } from "../base/net.js";
import { calm, moments as wish, narrow, pace } from "../base/prefs.js";

const FIRST = 2000, PER_WORD = 250, LEAST = 3000, MOST = 9000; // milliseconds that a step stays
const IN_ALL = 40_000; // and all steps of what is played in one go
const TICK = 100;

/** @typedef {{moment: object, steps: object[], at: number, missed: number, over: boolean}} Shown */
export class Stage {
  shown = signal(null); // the moment that is played: a Shown
  waits = signal([]); // those that come after it
  paused = signal(false);
  passed = signal(0); // milliseconds of the step
  held = new Set(); // why it does not go on automatically just now
  aside = signal(-1); // the moment under way (by its start) that the reader has put aside
  back = signal(null); // {start, at}: an earlier step of it that is looked at
  gap = signal(1); // the shape of the gap for the board: width by height
  away = []; // scenes that ended while the page was out of sight

  constructor(play) {
    this.play = play;
    this.onSight = () => this.comeBack();
    globalThis.document?.addEventListener("visibilitychange", this.onSight);
  }

  /** The page parts with the table. */
  end() {
    clearInterval(this.timer);
    globalThis.document?.removeEventListener("visibilitychange", this.onSight);
  }

  /** Is something played? Then the reader is asked nothing. */
  busy = computed(() => this.shown.value !== null);

  /** The moment under way, unless the reader wants none of it. */
  live = computed(() => {
    const now = this.play.state.value?.now;
    if (!now || this.busy.value || ["outcome", "off"].includes(wish.value)) return null;
    return isOwn(now, this.play.seat.value) || wish.value === "all" ? now : null;
  });

  /** The scene on the stage: {moment, step, at, steps, live}; null where the board is seen. */
  scene = computed(() => {
    const shown = this.shown.value, now = this.live.value;
    if (shown) return { ...shown, step: shown.steps[shown.at], live: false };
    if (!now || this.aside.value === now.start) return null;
    const last = now.steps.length - 1, at = this.back.value?.start === now.start ? this.back.value.at : last;
    return { moment: now, steps: now.steps, at: Math.min(at, last), step: now.steps[Math.min(at, last)], live: true };
  });

  // -- what arrives

  /** A state is about to be shown: play what ended in it first, then show it. True if it has to wait for that. */
  before(line, state, then) {
    const fresh = state.moments ?? [];
    if (!fresh.length || line !== this.play.line.peek() || this.play.moment.peek()) return false;
    if (document.hidden) {
      this.away.push(...fresh);
      return false;
    }
    return this.put(fresh, { then });
  }

  /** One move of the past is about to be shown: what it ended comes first. True if the move has to wait for that. */
  beforePast({ seat, moments = [] }, then) {
    const view = this.play.view.peek();
    const back = () => {
      then();
      if (this.play.view.peek() === "map") this.play.view.value = view;
    };
    const staged = this.put(moments.filter(({ steps }) => steps?.length), { seat, then: back, past: true });
    if (staged) this.play.view.value = "map"; // where there is one view at a time, the stage's
    return staged;
  }

  isPast() {
    return Boolean(this.shown.peek()?.past);
  }

  /** The reader goes elsewhere in the past: what is on the stage is left, and what was to come after it. */
  leavePast() {
    if (!this.isPast()) return;
    this.then = null;
    this.close();
  }

  /** The first state of a page: what ended since its reader left is played over it. */
  async first(state) {
    const since = this.play.since, missed = since > 0 ? (state.moments ?? []).filter(({ end }) => end > since) : [];
    const whole = await Promise.all(missed.map((moment) => this.fetch(moment)));
    this.put(whole.filter(Boolean), { missed: true });
  }

  comeBack() {
    if (document.hidden || !this.away.length) return;
    this.put(this.away.splice(0), { missed: true });
  }

  /** A moment with all its steps. */
  async fetch({ start, end }, seat = "") {
    const path = `/api/tables/${this.play.table}/scene?start=${start}&end=${end}${seat === "" ? "" : `&seat=${seat}`}`;
    try {
      return (await api(path, undefined, this.play.line.value.token)).moment;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      return null; // it was taken back in between
    }
  }

  /** "See it": a moment of the log, whole and from its beginning. */
  async see(mention) {
    const moment = await this.fetch(mention, this.play.moment.value?.eyes ?? "");
    if (moment) this.put([moment], { whole: true });
  }

  /** Put moments on the stage, as the reader wants them. True if there is anything to see. */
  put(moments, { then = null, missed = false, whole = false, past = false, seat = this.play.seat.peek() } = {}) {
    const found = moments.map((moment) => chosen(moment, seat, whole ? "whole" : wish.peek()))
      .filter(({ steps }) => steps.length);
    if (!found.length) return false;
    const count = missed ? found.length : 0;
    const queue = found.map((one) => ({ ...one, missed: count, alone: whole || past, past }));
    this.then = chain(this.then, then);
    if (this.shown.peek()) this.waits.value = [...this.waits.value, ...queue];
    else batch(() => {
      this.waits.value = queue.slice(1);
      this.spent = 0;
      this.open(queue[0]);
    });
    return true;
  }

  open(shown) {
    this.passed.value = 0;
    this.shown.value = shown;
    this.run();
  }

  /** Which events of a state the stage has told already, and need not be spoken again. */
  toldOf(state) {
    const past = this.play.moment.value, from = past ? 0 : state.from;
    const off = wish.value !== "all" || past?.staged === false;
    const told = off ? [] : (state.moments ?? []).filter(({ steps }) => steps?.length);
    return (i) => told.some(({ start, end }) => start <= from + i && from + i < end);
  }

  /** How large the gap is that the board is laid into, so that it shows what belongs there. */
  tellGap(element) {
    const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
    if (width && height) this.gap.value = Math.round((100 * width) / height) / 100;
  }

  // -- going through it

  go(at) {
    const shown = this.shown.value;
    if (!shown) return;
    this.passed.value = 0;
    this.shown.value = { ...shown, at: Math.max(0, Math.min(shown.steps.length - 1, at)) };
  }

  isLast() {
    const shown = this.shown.value;
    return Boolean(shown) && shown.at === shown.steps.length - 1;
  }

  /** The next step, the next moment, or back to the table. */
  next() {
    if (!this.isLast()) return this.go(this.shown.value.at + 1);
    const [next, ...rest] = this.waits.value;
    if (!next) return this.close();
    return batch(() => {
      this.waits.value = rest;
      this.open(next);
    });
  }

  prev() {
    this.go(this.shown.value.at - 1);
  }

  again() {
    this.go(0);
  }

  /** To the last step, which is always shown; from there, away with all that waits. */
  skip() {
    if (this.isLast()) this.close();
    else this.go(this.shown.value.steps.length - 1);
  }

  close() {
    clearInterval(this.timer);
    this.timer = null;
    const { then } = this;
    this.then = null;
    this.finished = Boolean(this.shown.peek()?.missed);
    batch(() => {
      this.shown.value = null;
      this.waits.value = [];
      this.paused.value = false;
    });
    then?.();
    this.play.line.peek()?.seen();
    if (!then && this.play.isOver.value && !this.play.moment.value && this.finished) this.play.panel.value = "result";
  }

  // -- automatically

  /** Does it go on automatically? Only where people play at the same time, and only what has just happened. */
  isHot() {
    const live = this.play.live.value, { clock, sits } = live.table;
    if (calm.value || this.shown.value?.alone || this.play.moment.value) return false;
    const others = sits.some((sit) => sit.seat !== live.seat && !sit.bot && !sit.free);
    return clock?.mode === "live" || (clock?.mode !== "days" && others);
  }

  hold(why, on) {
    if (on) this.held.add(why);
    else this.held.delete(why);
  }

  pause() {
    this.paused.value = !this.paused.value;
  }

  /** Is the chat open? A player who chats is not hurried. */
  isTalking() {
    return this.play.tab.value === "chat" && (!narrow.value || this.play.view.value === "chat");
  }

  run() {
    this.timer ??= setInterval(() => this.tick(), TICK);
  }

  tick() {
    const rests = this.paused.value || this.isTalking() || this.held.size || document.hidden || !this.isHot();
    if (rests || !this.shown.value || (this.spent ?? 0) >= IN_ALL) return;
    this.spent += TICK;
    this.passed.value += TICK;
    if (this.passed.value >= this.stays()) this.next();
  }

  /** How long the step stays, by what there is to read. */
  stays() {
    const { steps, at } = this.shown.value, words = this.play.saga.value.said(steps[at].said).split(/\s+/).length;
    const parts = JSON.stringify(steps[at]).split('"id"').length - 2; // other words on the stage
    return Math.max(LEAST, Math.min(MOST, FIRST + PER_WORD * (words + parts)) * pace.value);
  }

  // -- keys

  /** @returns {boolean} whether the key meant something here */
  press(key, target) {
    if (!this.shown.value || target.closest?.(".talk, .dock, .top, .choices")) return false;
    const act = { " ": () => this.next(), ArrowRight: () => this.next(), ArrowLeft: () => this.prev(), r: () =>
      this.again(), s: () => this.skip(), Escape: () => this.skip(), p: () => this.pause() };
    const meant = act[key.length === 1 ? key.toLowerCase() : key];
    if (!meant || (key === " " && target.closest?.("button:not(.mo-go)"))) return false;
    meant();
    return true;
  }
}

const chain = (first, second) => (first && second ? () => { first(); second(); } : first ?? second);

/** Does the seat take part? A scene that names no seat is for all. */
export const isOwn = (moment, seat) => !moment.seats?.length || moment.seats.includes(seat);

/** The steps of a scene that a reader wants to see, and where they begin. */
export function chosen(moment, seat, wanted) {
  const all = moment.steps ?? [], own = isOwn(moment, seat);
  if (wanted === "whole") return { moment, steps: all, at: 0 };
  if (wanted === "off" || (wanted === "mine" && !own)) return { moment, steps: [], at: 0 };
  if (wanted === "outcome") return { moment, steps: all.slice(-1), at: 0 };
  if (!own) return { moment, steps: all.filter((step) => step.brief), at: 0 };
  return { moment, steps: all, at: Math.max(0, all.findIndex((step) => !step.live)) };
}
