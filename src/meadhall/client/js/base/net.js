/**
 * Talking to the hall. `api` is plain HTTP; `TableSocket` keeps a table's connection open and reconnects automatically.
 * Every refusal is thrown as `Refused`; `words.js` has a friendly sentence for each reason (`refusalText`).
 */
import { changedState } from "./changes.js";

/**
 * An answer of the hall that says no. `reason` is a word for programs, `rule` the id of a rule, or empty, with its
 * `form` and `numbers`.
 */
export class Refused extends Error {
  constructor({ reason = "unknown", detail = "", rule = "", form = "", numbers = {} } = {}) {
    super(detail || reason);
    Object.assign(this, { reason, detail, rule, form, numbers });
  }
}

/**
 * Ask the hall by HTTP: GET without a body, POST with one. The token of a seat goes into a header (GET) only; POSTs
 * carry it in their body. Returns the answer's JSON or throws `Refused` (reason "offline" when there is no answer).
 * @param {string} path "/api/hall"
 * @param {object|string} [body] an object is sent as JSON, a string as it is
 * @param {string} [token]
 */
export async function api(path, body, token = "") {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const request = body === undefined
    ? { headers }
    : { method: "POST", headers: { ...headers, "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body) };
  let response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refused({ reason: "offline" });
  }
  const data = await response.json().catch(() => ({ reason: response.ok ? "malformed" : "unknown" }));
  if (!response.ok) throw new Refused(data);
  return data;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const PATIENCE = 12_000;
const FOR_GOOD = new Set([4400, 4403]);
const FOR_NOW = new Set(["failed", "full", "moved", "not-kept", "silent", "too-many"]); // refusals that pass

/**
 * The line to a table. Says hello with the seat's token, delivers every state, and answers to requests in order.
 *
 *   const line = new TableSocket({ table: id, token, onState, onStatus, onReply });
 *   await line.request({ type: "answer", version, decision, option });   // → {type: "done", version} or throws Refused
 *   line.close();
 *
 * onState(message): a "state" message, whole, however it was sent
 * onStatus({state, retry?, refused?}): state is "connecting", "open", "lost"
 * (with the milliseconds until it tries again) or "closed" (for good; `refused` says why); onReply(message): every
 * other message, refusals included, after its request has been settled. A request that was under way when the line
 * broke is refused with "offline": it may or may not have been done; the next state shows it.
 */
export class TableSocket {
  constructor({ table, token = "", drawn = true, onState, onStatus = () => {}, onReply = () => {} }) {
    Object.assign(this, { table, token, drawn, onState, onStatus, onReply });
    this.pending = [];
    this.tries = 0;
    this.ended = false;
    this.wake = () => this.#hurry();
    globalThis.addEventListener?.("online", this.wake);
    globalThis.document?.addEventListener("visibilitychange", this.wake);
    this.#connect();
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Send a message; resolves with the hall's reply, rejects with `Refused`. */
  request(message) {
    if (!this.isOpen) return Promise.reject(new Refused({ reason: "offline" }));
    return new Promise((resolve, reject) => {
      this.pending.push({ resolve, reject });
      this.socket.send(JSON.stringify(message));
    });
  }

  /** Part with the table. */
  close() {
    this.#end();
    this.socket?.close(1000);
    this.onStatus({ state: "closed" });
  }

  #end() {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    globalThis.removeEventListener?.("online", this.wake);
    globalThis.document?.removeEventListener("visibilitychange", this.wake);
    this.#settle();
  }

  #connect() {
    clearTimeout(this.timer);
    this.onStatus({ state: "connecting" });
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    this.told = null;
    this.state = null;
    const hello = { type: "hello", token: this.token, drawn: this.drawn, changes: true };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = (event) => socket === this.socket && this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.#lost(event);
    clearInterval(this.heart);
    this.heart = setInterval(() => this.#beat(), PING_EVERY);
  }

  #hear(message) {
    this.heard = performance.now();
    if (message.type === "change") return this.#change(message);
    if (message.type === "state") {
      this.state = message;
      if (this.tries || !this.greeted) this.onStatus({ state: "open" });
      this.tries = 0;
      this.greeted = true;
      this.onState(message);
      return;
    }
    const asked = this.pending.shift();
    if (message.type === "refused") {
      const refused = new Refused(message);
      if (asked) asked.reject(refused);
      else this.told = refused;
    } else asked?.resolve(message);
    if (message.type !== "pong" && message.type !== "shown") this.onReply(message);
  }

  /** Apply what changed since the last state; if it follows another one, ask for the whole, once. */
  #change(message) {
    const state = changedState(this.state, message);
    if (state) this.#hear(state);
    else if (this.state) {
      this.state = null;
      this.request({ type: "look" }).catch(() => this.#drop());
    }
  }

  /** A line that says nothing may be dead without knowing it. */
  #beat() {
    if (!this.isOpen) return;
    const sent = performance.now();
    this.request({ type: "ping" }).catch(() => {});
    const socket = this.socket;
    setTimeout(() => {
      if (socket === this.socket && !this.ended && !(this.heard >= sent)) this.#drop();
    }, PATIENCE);
  }

  #drop() {
    const socket = this.socket;
    this.socket = null;
    socket.close();
    this.#lost({ code: 4000 });
  }

  #lost({ code }) {
    if (this.ended) return;
    clearInterval(this.heart);
    this.greeted = false;
    this.#settle();
    if (FOR_GOOD.has(code) && !FOR_NOW.has(this.told?.reason)) {
      this.#end();
      this.onStatus({ state: "closed", refused: this.told ?? new Refused({ reason: "origin" }) });
      return;
    }
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    const retry = Math.round(longest * (0.5 + Math.random() / 2));
    this.tries += 1;
    this.timer = setTimeout(() => this.#connect(), retry);
    this.onStatus({ state: "lost", retry });
  }

  /** The network is back, or the reader: do not wait any longer. */
  #hurry() {
    if (this.ended || globalThis.document?.hidden) return;
    if (this.isOpen) this.#beat();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  }

  #settle() {
    const left = this.pending;
    this.pending = [];
    for (const { reject } of left) reject(new Refused({ reason: "offline" }));
  }
}
