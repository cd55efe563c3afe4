/**
 * A game's words, in the browser as meadhall/text.py has them in Python: an argument that names a thing is passed as
 * its name (`$place`), as its key (`$place-key`) for selectors, and in each form its message has (`$place-in`). A row
 * of things is passed as a list of names (`$cards`) and their number (`$cards-count`). A message that names a thing, or
 * helps with it, gets the number of seats at the table (`$seats`).
 */
import { computed, signal } from "../base/html.js";
import { lang, originals } from "../base/prefs.js";
import { findRules, plain, printed, tied } from "./ledger.js";
import { withMinus } from "./numbers.js";
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";

const NOTHING = "none"; // the key of a thing that is not there
const HELP = "text"; // the attribute with a thing's help, which is no form of its name
const PERSON = "hall-seat-named"; // the message with the forms of a person's name, where a game has one
const ORIGINAL = "original"; // the form with the name on the published card, where ours is a translation
const BARE = "bare"; // a name without what sets it apart from its namesakes
const OPEN = "\uE000", CLOSE = "\uE001"; // set around the names of things, so that a sentence can be taken apart
// French "de", "que", "la" and their like lose their vowel before a word that begins with one, marked or not
const MUTE = new RegExp("(?<![\\p{L}\\d_-])(?:([djmnst]|qu|jusqu|lorsqu|puisqu)e|(l)[ea]) "
  + `(?=(?:${OPEN}\\d+${OPEN})?(?:[aeiouàâäéèêëîïôöûüæœ](?!nz|ui(?!\\p{L}))|y[^aeiouy]))`, "giu");

/** The messages of one source in one language. */
export class Locale {
  constructor(language, ...sources) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.missing = new Set();
  }

  has(id, form = "") {
    const message = this.bundle.getMessage(id);
    return Boolean(message && (form ? message.attributes[form] : message.value));
  }

  forms(id) {
    return Object.keys(this.bundle.getMessage(id)?.attributes ?? {});
  }

  /** A message, or one of its attributes. What is missing shows as its id, and is said once in the console. */
  say(id, args = {}, form = "") {
    const message = this.bundle.getMessage(id);
    const pattern = form ? message?.attributes[form] : message?.value;
    const errors = [];
    const text = pattern == null ? this.#lacking(id, form)
      : withMinus(this.bundle.formatPattern(pattern, args, errors));
    if (errors.length) this.#lacking(id, form, errors[0]);
    return this.language === "fr" ? tied(text.replace(MUTE, "$1$2’")) : text;
  }

  #lacking(id, form, error = "") {
    const name = form ? `${id}.${form}` : id;
    if (!this.missing.has(name)) console.error(`no words for ${name}`, error);
    this.missing.add(name);
    return name;
  }
}

/**
 * A game's words. Things are pairs [noun, key], as in pictures.
 * @typedef {[string, string]} Thing
 * @typedef {{text: string, thing?: Thing, arg?: string}} Part a piece of a sentence; with `thing` where it names one
 * @typedef {{id: string, things?: Object<string, Thing>, numbers?: Object<string, number>}} Said
 */
export class Saga {
  /**
   * @param {object} data the answer of /api/sagas/<slug>, in one language or in all
   * @param {string[]} seats keys of the seats ("wolf", …)
   * @param {() => Promise<object[]>} fetchRules gets the numbered rules, when a reader first wants one
   */
  constructor(data, seats = [], fetchRules = async () => []) {
    this.data = data;
    this.slug = data.slug;
    this.title = data.title;
    this.faces = data.faces;
    this.art = data.art;
    this.seats = seats;
    this.people = signal({}); // seat's key → name of the person who plays it
    this.words = signal({}); // by language: a Locale
    this.spoken = {};
    this.names = {};
    this.learn(data);
    this.book = signal(data.rules ? byNumber(data.rules) : null);
    this.fetchRules = fetchRules;
    this.chosen = computed(() => this.locales[lang.value] ?? Object.values(this.locales)[0]);
  }

  /** Learn its words and names in another language, from its data; until then it speaks the one it knows. */
  learn({ locale, names }) {
    Object.assign(this.data.locale, locale);
    const learned = Object.entries(locale).map(([language, source]) => [language, new Locale(language, source)]);
    for (const [language] of learned) [this.spoken[language], this.names[language]] = [new Map(), names];
    this.words.value = { ...this.words.peek(), ...Object.fromEntries(learned) };
  }

  get locales() {
    return this.words.value;
  }

  get locale() {
    return this.chosen.value;
  }

  /** Learn who plays what. */
  meet(sits) {
    const people = Object.fromEntries(sits.filter((sit) => sit.name).map((sit) => [sit.plays, sit.name]));
    if (JSON.stringify(people) !== JSON.stringify(this.people.peek())) this.people.value = people;
  }

  /** A message of the game's locale with plain arguments. */
  say(id, args = {}, form = "") {
    return this.locale.say(id, args, form);
  }

  has(id, form = "") {
    return this.locale.has(id, form);
  }

  // -- pictures

  /** A `Said` of a picture, in words; empty for nothing. */
  said(said) {
    if (!said) return "";
    if (!said.id) return this.noun(...said.things[""]);
    return this.say(said.id, this.#saidArgs(said, (text) => text));
  }

  /** The same, taken apart. @returns {Part[]} */
  saidParts(said) {
    if (!said) return [];
    if (!said.id) return [{ text: this.noun(...said.things[""]), thing: said.things[""], arg: "" }];
    const marks = new Marks();
    return marks.split(this.say(said.id, this.#saidArgs(said, marks.mark)));
  }

  #saidArgs(said, mark) {
    const args = { ...said.numbers };
    for (const [arg, [noun, key]] of Object.entries(said.things ?? {})) Object.assign(args,
      this.#thing(arg, noun, key, mark));
    return args;
  }

  // -- things

  /** A thing's name, or another form of it ("in", "the", "of" …); the plain name where the form is missing. */
  noun(noun, key, form = "") {
    const forms = this.#forms(noun, key);
    return forms[form] ?? forms[""];
  }

  /** Its name on the published card, if that is another one. */
  original(noun, key) {
    const { [ORIGINAL]: original = "", [BARE]: bare } = this.#forms(noun, key);
    return original === bare ? "" : original;
  }

  /** Does the reader's language translate names? */
  get translates() {
    return this.data.locale[lang.value]?.includes(`.${ORIGINAL} =`) ?? false;
  }

  /** The help text of a thing; empty where there is nothing to say. */
  help(noun, key) {
    const { id, args } = this.#name(noun, key);
    return this.has(id, HELP) ? this.say(id, args, HELP) : "";
  }

  /** The name of a seat: `seat(2, "subject")`. */
  seat(seat, form = "") {
    return this.noun("seat", this.seats[seat], form);
  }

  /** Where a thing's name is, and what its message gets: the game's facts about it, and the number of seats. */
  #name(noun, key) {
    const own = { id: `${noun}-${key}`, args: {}, wrap: "" };
    const { id, args, wrap } = this.names[this.locale.language][noun]?.[key] ?? own;
    return { id, args: { ...args, seats: this.seats.length }, wrap };
  }

  #forms(noun, key) {
    const spoken = this.spoken[this.locale.language];
    const about = `${this.seats.length} ${originals.value} ${noun} ${key}`;
    const known = spoken.get(about);
    if (known) return known;
    const { id, args, wrap } = this.#name(noun, key);
    const forms = {};
    for (const form of this.locale.forms(id)) if (form !== HELP) forms[form] = this.say(id, args, form);
    forms[""] = (originals.value && forms[ORIGINAL]) || this.say(id, args);
    forms[BARE] = forms[""];
    if (wrap) forms[""] = this.say(wrap, { ...args, name: forms[""] });
    spoken.set(about, forms);
    return forms;
  }

  /** In sentences a player is called by name; the game says how it is inflected. */
  #spokenForms(noun, key) {
    const forms = this.#forms(noun, key), name = noun === "seat" && this.people.value[key];
    if (!name || !this.has(PERSON)) return forms;
    const args = { name, plays: forms[""] };
    const named = this.locale.forms(PERSON).map((form) => [form, this.say(PERSON, args, form)]);
    return { ...forms, ...Object.fromEntries(named), "": this.say(PERSON, args) };
  }

  #thing(arg, noun, key, mark) {
    const args = { [`${arg}-key`]: key };
    for (const [form, text] of Object.entries(this.#spokenForms(noun, key))) {
      args[form ? `${arg}-${form}` : arg] = mark(text, [noun, key], arg);
    }
    return args;
  }

  /** The key of a thing that an event or a question names by number. */
  key(noun, value) {
    return noun === "seat" ? this.seats[value] : this.data.nouns[noun][value];
  }

  #arguments(hints, values, mark) {
    const args = {};
    for (const [arg, noun] of Object.entries(hints)) {
      const value = values[arg];
      if (!noun) args[arg] = typeof value === "boolean" ? Number(value) : value; // Fluent counts truths
      else if (Array.isArray(value)) Object.assign(args,
        { [arg]: this.#listed(noun, value, mark, arg), [`${arg}-count`]: value.length });
      else if (value < 0) Object.assign(args, { [arg]: "", [`${arg}-key`]: NOTHING });
      else Object.assign(args, this.#thing(arg, noun, this.key(noun, value), mark));
    }
    return args;
  }

  /** Names in a row, the same ones counted: `Warrior ×2, Leader`. */
  #listed(noun, values, mark, arg) {
    const counts = new Map();
    for (const value of values) {
      const key = this.key(noun, value), text = this.#spokenForms(noun, key)[""];
      const known = counts.get(text) ?? { key, count: 0 };
      counts.set(text, { ...known, count: known.count + 1 });
    }
    const name = ([text, { key, count }]) => mark(text, [noun, key], arg) + (count > 1 ? ` ×${count}` : "");
    return [...counts].map(name).join(", ");
  }

  // -- options and questions

  /**
   * An option's text taken apart: "invade warrior gimle" → {verb: "invade", args: {figure: ["figure", "warrior"], …}}.
   */
  optionParts(text) {
    const [verb, ...keys] = text.split(" ");
    const domains = this.data.verbs[verb] ?? [];
    return { verb, args: Object.fromEntries(domains.map(([arg, noun], i) => [arg, [noun, keys[i]]])) };
  }

  /**
   * An option in words. `form` is "verb", "row" or "cell" for lists; empty text where it has no such form.
   * `asked` is what is asked (an `ask` of a state message), so that an answer may speak of it; or the question's name.
   */
  optionLabel(text, asked, form = "") {
    const { verb, args } = this.optionParts(text);
    if (form && !this.has(`option-${verb}`, form)) return "";
    const spoken = { ...this.#askedArgs(asked, (name) => name), question: asked?.question ?? asked };
    for (const [arg, [noun, key]] of Object.entries(args)) Object.assign(spoken,
      this.#thing(arg, noun, key, (name) => name));
    return this.say(`option-${verb}`, spoken, form);
  }

  /**
   * The question, in words: an `ask` of a state message (with the seat that is asked), or an entry of `waiting`
   * ([seat, question, args]) as those who wait read it.
   */
  prompt(asked, seat = 0) {
    return this.#asked(asked, seat, (text) => text);
  }

  /** The same, taken apart. @returns {Part[]} */
  promptParts(asked, seat = 0) {
    const marks = new Marks();
    return marks.split(this.#asked(asked, seat, marks.mark));
  }

  #asked(asked, seat, mark) {
    if (Array.isArray(asked)) return this.#question(asked[1], asked[2], asked[0], "wait", 0, 0, mark);
    return this.#question(asked.question, asked.args, seat, "", asked.picks.length, asked.most, mark);
  }

  #question(question, values, seat, form, picks, most, mark) {
    const args = { ...this.#askedArgs({ question, args: values }, mark),
      ...this.#arguments({ seat: "seat" }, { seat }, mark) };
    return this.say(`ask-${question}`, { ...args, picks, most }, form);
  }

  /** The arguments of a question, spoken; none where only its name is known. */
  #askedArgs(asked, mark) {
    const hints = asked?.args ? this.data.questions[asked.question] : {};
    const named = Object.fromEntries(Object.keys(hints).map((arg, i) => [arg, asked.args[i]]));
    return this.#arguments(hints, named, mark);
  }

  // -- events

  /** An event as one sentence. */
  eventText(event) {
    return this.say(`event-${event.type}`, this.#arguments(this.data.events[event.type], event, (text) => text));
  }

  /** The same, taken apart: the parts with `thing` name what can be hovered. @returns {Part[]} */
  eventParts(event) {
    const marks = new Marks();
    const args = this.#arguments(this.data.events[event.type], event, marks.mark);
    return marks.split(this.say(`event-${event.type}`, args));
  }

  /** Everything an event is about, spoken of or not: {seat: ["seat", "wolf"], place: ["place", "gimle"], …}. */
  eventThings(event) {
    const things = {};
    for (const [arg, noun] of Object.entries(this.data.events[event.type] ?? {})) {
      const value = Array.isArray(event[arg]) ? event[arg][0] : event[arg];
      if (noun && value >= 0) things[arg] = [noun, this.key(noun, value)];
    }
    return things;
  }

  // -- rules

  /** The numbered rules by number; they are fetched when the first is wanted, and until then there are none. */
  get rules() {
    if (!this.book.value && !this.fetching) {
      this.fetching = this.fetchRules().then((rules) => (this.book.value = byNumber(rules)))
        .catch((error) => console.warn("the rules are missing:", error.message)).finally(() => (this.fetching = null));
    }
    return this.book.value ?? NO_RULES;
  }

  /** A rule of the ledger in the reader's language, or null. @returns {{id, chapter, text}|null} */
  rule(id) {
    const rule = this.rules.get(String(id).toLowerCase());
    return rule ? this.#spokenRule(rule) : null;
  }

  /** In a few words, why something is off: a rule, with the form and the numbers of its sentence; or nothing. */
  reason({ rule, form = "", numbers = {} }) {
    const message = `why-${rule.toLowerCase()}`;
    return rule && this.has(message, form) ? this.say(message, numbers, form) : "";
  }

  /** The rules meant by a number, the start of one, or words of either language, the best first; all for nothing. */
  findRules(words) {
    return findRules([...this.rules.values()], words, lang.value, (rule) => this.#chapter(rule))
      .map((rule) => this.#spokenRule(rule));
  }

  #spokenRule(rule) {
    return { id: rule.id, chapter: this.#chapter(rule), text: printed(lang.value === "fr" ? tied(rule.fr) : rule.en) };
  }

  /** A worked example (its number ends in x) belongs to the chapter of its rule. */
  #chapter(rule) {
    const home = this.rules.get(rule.id.toLowerCase().replace(/x$/, "")) ?? rule;
    const id = `chapter-${plain(home.chapter).replace(/[^a-z0-9]/g, "-")}`;
    return this.has(id) ? this.say(id) : home.chapter;
  }
}

const NO_RULES = new Map();
const byNumber = (rules) => new Map(rules.map((rule) => [rule.id.toLowerCase(), rule]));

/** Marks around the names of things in a sentence, and the sentence taken apart at them. */
class Marks {
  things = [];
  mark = (text, thing, arg) => {
    this.things.push({ thing, arg });
    return text && `${OPEN}${this.things.length - 1}${OPEN}${text}${CLOSE}`;
  };

  split(text) {
    return text.split(new RegExp(`(${OPEN}\\d+${OPEN}[^${CLOSE}]*${CLOSE})`)).filter(Boolean).map((piece) => {
      if (!piece.startsWith(OPEN)) return { text: piece };
      const [, number, name] = piece.split(OPEN);
      return { text: name.slice(0, -1), ...this.things[Number(number)] };
    });
  }
}
