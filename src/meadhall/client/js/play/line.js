/**
 * A seat's line to the hall. A state that arrives is shown in its turn: what others did stays in view for a moment, and
 * a
 * click skips. On one device several seats may each have a line (hot-seat).
 */
import { batch, signal } from "../base/html.js";
import { TableSocket } from "../base/net.js";
import { calm, pace } from "../base/prefs.js";

const SHOWN_FOR = 700; // milliseconds that a change stays before the next one
const HURRY_FROM = 5; // states in the queue from which they pass quickly
const HURRIED = 60;

/** One seat's line: its newest state, the one that is shown, and the log as the seat knows it. */
export class SeatLine {
  state = signal(null);
  log = signal([]);
  moments = signal([]); // in the log
  status = signal({ state: "connecting" });
  queue = [];
  newest = null;
  times = [];
  stood = []; // the seats that bots played for people at each event of the log

  constructor(play, table, token) {
    Object.assign(this, { play, token });
    this.socket = new TableSocket({
      table, token,
      onState: (state) => this.hear(state),
      onStatus: (status) => (this.status.value = status),
    });
  }

  hear(state) {
    this.staged ||= this.state.value !== null && state.moments?.length > 0 && state.table.clock.mode !== "none";
    this.newest = state;
    this.play.heard(this, state);
    this.queue.push(state);
    if (!this.timer && !this.held) this.next();
  }

  /** Show the next state; the first one, and everything in a hidden page, at once. */
  next() {
    clearTimeout(this.timer);
    this.timer = null;
    const state = this.queue.shift();
    if (!state) return void this.seen();
    this.held = this.state.value !== null && this.play.scenes.before(this, state, () => this.arrive(state));
    if (!this.held) this.arrive(state);
  }

  /** The state is there, now that nothing stands before it. */
  arrive(state) {
    this.held = false;
    const news = state.events.length > 0 && this.state.value !== null;
    this.show(state);
    const wait = this.queue.length > HURRY_FROM ? HURRIED : SHOWN_FOR;
    if (news && !calm.value && !document.hidden) this.timer = setTimeout(() => this.next(), wait * pace.value);
    else this.next();
  }

  show(state) {
    batch(() => {
      const kept = this.log.value.slice(0, state.from);
      this.log.value = state.events.length || kept.length !== this.log.value.length ? [...kept, ...state.events]
        : this.log.value;
      this.moments.value = [...this.moments.value.filter(({ end }) => end <= state.from), ...(state.moments ?? [])];
      this.times.length = Math.min(this.times.length, state.from);
      const now = this.state.value === null ? 0 : Date.now();
      for (const _ of state.events) this.times.push(now);
      this.stood = stoodAt(this.stood, state, this.state.value === null);
      this.state.value = state;
      this.play.shown(this, state);
    });
  }

  /** The seat has a new link: whenever the line comes back, it comes by that. */
  renew(token) {
    this.token = this.socket.token = token;
    if (this.socket.ended) location.reload();
  }

  /** The stage is empty, and nothing waits: tell the hall, so that the reader's time may begin. */
  seen() {
    const { scenes } = this.play;
    if (!this.staged || !this.token || this.queue.length || this.held || document.hidden || scenes.busy.value
      || scenes.away.length) return;
    this.staged = false;
    this.socket.request({ type: "seen", version: this.newest.version }).catch(() => {}); // then it begins anyway
  }

  close() {
    clearTimeout(this.timer);
    this.queue = [];
    this.socket.close();
  }

  /** Show the newest state now. */
  skip() {
    while (this.queue.length && !this.held) this.next();
  }
}

/**
 * The seats that bots play for people, at each event of the log: as the hall told it with the whole log; what happens
 * since, as the seats are now.
 */
function stoodAt(before, { from, events, table, stood }, first) {
  const away = table.sits.filter((sit) => sit.away).map(({ seat }) => seat);
  const now = (at) => (first || stood ? [] : from === 0 ? before[at] ?? away : away);
  const all = [...before.slice(0, from), ...events.map((_, i) => now(from + i))];
  for (const [seat, start, end] of stood ?? []) for (let at = start; at < end; at += 1) all[at] = [...all[at], seat];
  return all;
}
