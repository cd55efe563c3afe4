/**
 * A table as this page plays it: the lines to the hall, what is shown, and what the player is about to do. One `Play`
 * per page; its fields are signals, so that everything that reads them while rendering follows.
 */
import { batch, computed, effect, signal } from "../base/html.js";
import { hideSecret } from "../base/address.js";
import { Refused } from "../base/net.js";
import { askHint } from "./hint.js";
import { greet } from "./seats.js";
import { SeatLine } from "./line.js";
import { Stage } from "../stage/stage.js";
import { autopass, confirm, markSeen, remember, tableOf } from "../base/prefs.js";
import { loadLook } from "../base/looks.js";
import { learnBanner } from "../words/banners.js";
import { loadSaga, refusalText, t } from "../words/words.js";
import { meansOf, movesAt, thingsOf } from "../model/regions.js";
import {
  isAbout, led, narrow, offers, pieceMeansItself, pieceMoves, readMoves, sameThing,
} from "../model/moves.js";

const PASS_AFTER = [900, 2600]; // milliseconds: as long as a player takes to look at their cards and pass
const TOLD_FOR = 5000; // milliseconds that a notice outlives the state it was about

export class Play {
  saga = signal(null);
  lines = signal([]);
  active = signal(0);
  moment = signal(null); // a state of the past that is looked at
  running = signal(false); // it plays automatically
  steps = signal([]); // what was said of the next move
  selected = signal(""); // the option that the fire button would send
  hinted = signal("");
  reasoned = signal(null); // why: the words by language, and whom it fears
  hinting = signal(false);
  hot = signal(null); // {things, moves?} under the pointer or focus
  pinned = signal(null);
  menu = signal(null); // {x, y, rows, things}
  notice = signal(null); // {text, rule?, bad?}: what the hall has to say
  whys = signal({}); // thing and steps → {rule, form, numbers}, as asked
  busy = signal(false);
  view = signal("map"); // on a phone: map, hand, seats, log, chat
  panel = signal(""); // help, menu, share
  sought = signal(""); // a rule to be found in the help
  tab = signal("log");
  heardChat = signal(0);
  pile = signal(null); // a number whose open cards are looked through
  passing = signal(false); // the only answer is given automatically in a moment
  guide = signal([]); // options that a lesson asks for
  greeted = signal(-1); // the seat of a reader who has just come

  constructor({ table, token, query }) {
    Object.assign(this, { table, query, known: new Set() });
    this.scenes = new Stage(this);
    const tokens = ownTokens(table, token, query);
    this.lines.value = tokens.map((one) => new SeatLine(this, table, one));
    this.since = tableOf(table)?.seen.events ?? -1; // events known when the page was opened
  }

  line = computed(() => this.lines.value[this.active.value]);
  live = computed(() => this.line.value?.state.value ?? null);
  state = computed(() => this.moment.value ?? this.live.value);
  seat = computed(() => this.state.value?.seat ?? null);
  sits = computed(() => this.live.value?.table.sits ?? []);
  picture = computed(() => this.state.value?.picture ?? null);
  log = computed(() => (this.moment.value ? this.moment.value.events : this.line.value?.log.value ?? []));
  /** The moments in the log, by the event after their last. */
  mentions = computed(() => new Map((this.moment.value ? this.moment.value.moments ?? []
    : this.line.value?.moments.value ?? []).map((moment) => [moment.end, moment])));
  status = computed(() => this.line.value?.status.value ?? { state: "connecting" });
  ask = computed(() => (this.moment.value || this.isAway.value || this.scenes.busy.value ? null
    : this.live.value?.ask ?? null));
  /** A bot plays for the reader. */
  isAway = computed(() => Boolean(this.live.value?.table.sits[this.live.value.seat]?.away));
  offered = computed(() => (this.saga.value ? readMoves(this.saga.value, this.ask.value) : []));
  /** The moves there are; of them only those a lesson asks for, if it does. */
  moves = computed(() => led(this.offered.value, this.guide.value));
  open = computed(() => narrow(this.moves.value, this.steps.value));
  /** Things that can be acted on now, as "noun key". */
  possible = computed(() => new Set(this.open.value.flatMap((move) => move.args.map(({ thing }) => thing.join(" ")))));
  /** The card that a question is about, if it is about one. */
  subject = computed(() => {
    const ask = this.ask.value, hints = Object.values(this.saga.value?.data.questions[ask?.question] ?? {}),
      at = hints.indexOf("card");
    return ask && at >= 0 && ask.args[at] >= 0 ? this.saga.value.key("card", ask.args[at]) : "";
  });
  /** Are questions with one option answered automatically: as the reader wants it, else as the game has it? */
  passesAlone = computed(() => (autopass.value ? autopass.value === "on" : Boolean(this.saga.value?.data.autopass)));
  isOver = computed(() => this.live.value?.table.status === "over");
  isBroken = computed(() => this.live.value?.table.status === "broken");

  /** The name to call a seat by: its player's, or what it plays. */
  nameOf(seat) {
    return this.sits.value[seat]?.name || this.saga.value?.seat(seat) || "";
  }

  // -- what arrives

  heard(line, state) {
    if (!this.saga.peek()) this.learn(state);
    else this.saga.peek().meet(state.table.sits);
    if (line.token && state.seat !== null && !this.known.has(line.token)) {
      this.known.add(line.token);
      greet(this, line.token, state);
      remember(this.table, { saga: state.table.saga, name: state.table.name, tokens: { [state.seat]: line.token } });
      hideSecret(this.table, line.token);
    }
  }

  async learn(state) {
    const saga = await loadSaga(state.table.saga, state.table.edition);
    saga.seats = state.table.sits.map((sit) => sit.plays);
    saga.meet(state.table.sits);
    effect(() => learnBanner(saga.slug, saga.locales));
    await loadLook(saga);
    document.body.dataset.saga = saga.slug;
    this.saga.value = saga;
    if (this.live.peek()) this.passAlone(this.live.peek()); // only now is it known whether it does
  }

  shown(line, state) {
    if (line !== this.line.peek()) return;
    if (state.ask?.decision !== this.decision) this.reset();
    if (state.ask && state.ask.decision !== this.decision) this.pinned.value = null; // a new question, a new look
    if (this.notice.peek() && Date.now() - this.announced > TOLD_FOR) this.notice.value = null;
    this.decision = state.ask?.decision;
    if (this.tab.peek() === "chat") this.heardChat.value = state.chat.length;
    if (!this.began) this.scenes.first(state);
    if (state.woken) this.announce({ text: t("woken") });
    this.began = true;
    if (!document.hidden) markSeen(this.table, { version: state.version, events: state.from + state.events.length });
    this.passAlone(state);
  }

  /**
   * Answer a question with one option automatically. The page does it, not the hall, and after a random time: the
   * others cannot tell it from a player who looked and passed.
   */
  passAlone(state) {
    this.waitForMe();
    if (!this.passesAlone.peek() || state.ask?.options.length !== 1) return;
    const [option] = state.ask.options;
    if (this.saga.peek()?.optionParts(option).args
      && Object.keys(this.saga.peek().optionParts(option).args).length) return;
    const [least, most] = PASS_AFTER;
    this.passing.value = true;
    this.passTimer = setTimeout(() => {
      this.passing.value = false;
      this.send(option);
    }, least + Math.random() * (most - least));
  }

  /** Do not answer automatically this time. */
  waitForMe() {
    clearTimeout(this.passTimer);
    this.passing.value = false;
  }

  /** Switch it on or off, for good. */
  passByItself(on) {
    autopass.value = on ? "on" : "off";
    if (this.live.value) this.passAlone(this.live.value);
  }

  reset() {
    batch(() => {
      this.steps.value = [];
      this.selected.value = "";
      this.hinted.value = "";
      this.reasoned.value = null;
      this.menu.value = null;
      this.whys.value = {};
      this.hot.value = null;
      if (this.panel.value === "newcomers") this.panel.value = ""; // they were about the last question
    });
  }

  // -- acting

  /** A thing was clicked: do the one move it means, narrow the moves, open a small menu, or say why not. */
  touch(things, at = null, means = [things]) {
    if (this.line.value?.timer) this.line.value.skip();
    if (!this.ask.value) return this.pin(things[0]);
    const about = (moves) => moves.filter((move) =>
      means.some((meant) => meant.every((thing) => isAbout(move, thing))));
    const here = about(this.open.value), anywhere = about(this.moves.value);
    if (here.length) return this.take(here, things, this.steps.value, at);
    if (anywhere.length) return this.take(anywhere, things, [], at);
    this.pin(things[things.length - 1]);
    if (about(this.offered.value).length) return this.announce({ text: t("learn-other") });
    return this.askWhy(things[things.length - 1], false, [...things.slice(0, -1),
      ...means.flat().filter(([noun]) => noun === "verb")]);
  }

  /** Do what a click on a part of the board means. */
  touchRegion(region, at) {
    const means = meansOf(region), meant = means.find((things) => things.every(([noun]) => noun !== "verb"))
      ?? means[0];
    this.touch(movesAt(region, this.moves.value).length ? thingsOf(region) : meant, at, means);
  }

  /** A piece was clicked: is it the piece itself that is meant, rather than where it stands? */
  touchPiece(piece, at) {
    if (piece.means) return this.touchMeans(piece, at);
    const own = piece.seat === this.seat.value && pieceMeansItself(this.moves.value);
    const meant = own ? pieceMoves(piece, this.moves.value, this.stage.value) : [];
    if (meant.length) this.take(meant, [piece.name], [], at);
    else return false;
    return true;
  }

  /** Something that says itself what it means was clicked; true if options are about it. */
  touchMeans(thing, at) {
    const here = movesAt(thing, this.open.value), meant = here.length ? here : movesAt(thing, this.moves.value);
    if (!meant.length) return false;
    this.take(meant, thingsOf(thing), here.length ? this.steps.value : [], at);
    return true;
  }

  /** The place a question is about, if it is about one. */
  stage = computed(() => {
    const ask = this.ask.value, saga = this.saga.value;
    if (!ask || !saga) return "";
    const first = Object.values(saga.data.questions[ask.question]).indexOf("place");
    return first < 0 ? "" : saga.key("place", ask.args[first]);
  });

  take(moves, things, steps, at) {
    if (moves.length === 1) return this.choose(moves[0].text);
    const list = offers(moves, things);
    if (list.length === 1 && list[0].step) return this.say([...steps, list[0].step]);
    this.selected.value = "";
    this.menu.value = { rows: list, things, at };
    return undefined;
  }

  /** Narrow the moves to these steps. */
  say(steps) {
    batch(() => {
      this.menu.value = null;
      this.notice.value = null;
      this.selected.value = "";
      this.steps.value = steps;
    });
  }

  /** A row of a list was taken. */
  takeRow(row, steps = this.steps.value) {
    if (row.move) this.choose(row.move.text);
    else this.say([...steps, row.step]);
  }

  /** Select an option; taken again, or where nothing is to be confirmed, it is sent. */
  choose(text) {
    this.menu.value = null;
    const again = this.selected.value === text;
    if (again || !confirm.value || this.isPick(text)) return this.send(text);
    this.notice.value = null;
    this.selected.value = text;
    return undefined;
  }

  /** One of several picks, which can be taken back before the last. */
  isPick(text) {
    const { most, picks, options } = this.ask.value;
    return most > 1 && picks.length + 1 < most && options.includes(text)
      && this.moves.value.find((move) => move.text === text)?.args.length > 0;
  }

  fire() {
    if (this.selected.value) this.send(this.selected.value);
  }

  /** One step back: the menu, the selection, what was said; true if there was something. */
  back() {
    if (this.menu.value) this.menu.value = null;
    else if (this.selected.value) this.selected.value = "";
    else if (this.steps.value.length) this.steps.value = this.steps.value.slice(0, -1);
    else if (this.pinned.value) this.pinned.value = null;
    else return false;
    return true;
  }

  async send(option) {
    const { version, ask } = this.live.value;
    if (ask) await this.act({ type: "answer", version, decision: ask.decision, option });
  }

  async undo() {
    if (this.live.value?.undo) await this.act({ type: "undo", version: this.live.value.version });
  }

  /** Do one thing at a time: a second click does not answer twice. */
  async act(message) {
    if (this.busy.value) return;
    this.busy.value = true;
    await this.tell(message);
    this.busy.value = false;
  }

  /** Put a bot on a seat, or take the seat back with an empty name. */
  relieve(seat, bot) {
    return this.tell({ type: "relieve", seat, bot });
  }

  hint() {
    return askHint(this);
  }

  /** Why is the thing off? Says it; quietly, only remembers it. `also` is what the option is about besides. */
  async askWhy(thing, quietly = false, also = []) {
    const key = this.#whyKey(thing), decision = this.ask.value?.decision, [noun, name] = thing;
    if (!(key in this.whys.value)) {
      const besides = [...this.steps.value.flatMap(saidIn), ...also];
      const said = besides.filter((one, i) => besides.findIndex((other) => sameThing(one, other)) === i);
      const why = (await this.tell({ type: "why", noun, key: name, said }, quietly)) ?? { rule: "" };
      if (decision !== this.ask.value?.decision) return;
      this.whys.value = { ...this.whys.value, [key]: why };
    }
    const why = this.whys.value[key];
    if (!quietly && why.rule) this.announce({ text: this.whyNot(thing, why), rule: why.rule });
  }

  /** The question asked: the thing, and the parts chosen by then. */
  #whyKey(thing) {
    return JSON.stringify([thing, this.steps.value]);
  }

  /** A thing that is off, and why, in words. */
  whyNot(thing, why) {
    const what = this.saga.value.noun(...thing), reason = this.saga.value.reason(why);
    return reason ? t("why-off", { what, why: reason }) : t("why-not", { what });
  }

  /** The reason that takes a thing away from what is being chosen, if it was asked for: {rule, form, numbers}. */
  whyOf(thing) {
    const why = this.whys.value[this.#whyKey(thing)];
    return why?.rule ? why : null;
  }

  /** Open the rules at one of them. */
  lookUp(rule) {
    batch(() => {
      this.sought.value = rule;
      this.panel.value = "help";
    });
  }

  /** Send a message; what is refused is said in the prompt. */
  async tell(message, quietly = false) {
    if (!quietly) this.notice.value = null;
    try {
      return await this.line.value.socket.request(message);
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      if (!quietly) this.announce({ text: refusalText(refused, this.saga.value), rule: refused.rule, bad: true });
      return null;
    }
  }

  /** Say something in the prompt. It stays until something else is asked for, or the table has long moved on. */
  announce(notice) {
    this.notice.value = notice;
    this.announced = Date.now();
  }

  // -- looking

  /** Mark things on the table and moves in the list, from what is under the pointer or focus. */
  look(things, moves = null) {
    this.hot.value = things ? { things, moves } : null;
  }

  pin(thing) {
    this.pinned.value = sameThing(this.pinned.value, thing) ? null : thing;
  }

  isHot(thing) {
    return Boolean(this.hot.value?.things.some((one) => sameThing(one, thing)));
  }

  isPossible(thing) {
    return this.possible.value.has(thing.join(" "));
  }

  isSelected(thing) {
    const move = this.selected.value && this.moves.value.find((one) => one.text === this.selected.value);
    return (move && isAbout(move, thing)) || this.steps.value.some((step) => sameThing(step.thing, thing));
  }

  /** Leave the table: end its scenes, its timer and its connections. */
  close() {
    this.waitForMe();
    this.scenes.end();
    for (const line of this.lines.value) line.close();
  }
}

/** The things that a step has said; a verb is one as well. */
const saidIn = ({ verb, thing }) => [verb && ["verb", verb], thing].filter(Boolean);

/** The secrets to play with: all of this browser's seats at the table, the link's, or none for a spectator. */
function ownTokens(table, token, query) {
  if (query?.has("watch")) return [""];
  const kept = Object.values(tableOf(table)?.tokens ?? {});
  if (!token) return kept.length ? kept : [""];
  return kept.includes(token) ? kept : [token];
}
