/**
* The rules that a reader means by a number or by words, in the browser as meadhall/ledger.py finds them: those that
 * say the most telling of the words in one text, the reader's language before the other, rules before examples. Among
 * them those come first that tell most of it: by the words themselves, other forms of them, their kin, what begins so,
 * what has them inside; in the chapter's name, in their first words, close together; then as in the rulebook. A
 * chapter that is named comes from its beginning, before all others.
 */
const BEFORE = "(?<![\\p{L}\\d_])", AFTER = "(?![\\p{L}\\d_])";
const SMALL_WORDS = new Set((
  "a an and are at by can do does for from have how i if in is it many may much my of on or the to what when where "
  + "which who with ai au aux combien comment dans de des du en est et je la le les mon ou par peut peux pour quand "
  + "que quel quelle qui sur un une"
).split(" ")); // of a question, which say nothing of what it is about
const INFLECTED = 1, INSIDE = 4, NOT_SAID = 5;
const CLOSENESS = [10, 9, 7, 5, 2, 0]; // points for a word as it is, inflected, of its kin, begun, inside, not said
const ELIDED = /(?<![\p{L}\d_])(?:[cdjlmnst]|qu)'/gu;
const ENDINGS = new RegExp("(?:ations?|ements?|ments?|ances?|ante?s?|eurs?|ions?|ings?|ires?|ers?|irs?|res?|ees?|ent"
  + "|ons|ed|ez|es|e|s|x)$");
const SOME = 1, ALL = 4; // quarters of what is wanted
const OPENING = 40; // letters in which a rule says what it is about
const NEAR = 60; // letters within which words belong together
const ASIDE = new Set(["components", "setup"]); // chapters that name much, and say little of how it is played
const CARDS = "900"; // from this number on rules are of single cards and tiles

/**
 * @param {Array<{id: string, chapter: string, en: string, fr: string}>} rules
 * @param {(rule: object) => string} chapterOf the name of its chapter, as the reader knows it
 */
export function findRules(rules, words, lang, chapterOf) {
  const wanted = words.trim(), start = wanted.toLowerCase();
  if (/^[a-z]+-\d+x?$/i.test(wanted)) return rules.filter((rule) => rule.id.toLowerCase().startsWith(start));
  const said = wordsOf(plain(wanted));
  const telling = said.filter((word) => !SMALL_WORDS.has(word));
  const tests = (telling.length ? telling : said).map(patternsOf);
  if (!tests.length) return rules;
  const heard = rules.map((rule) => hear(rule, chapterOf(rule), tests, lang));
  const weights = tests.map((test, i) => weigh(heard.map((ears) => Math.min(...ears.map((ear) => ear.said[i])))));
  const rank = (ears) => ears.map((ear) => rankOf(ear, weights)).sort(inOrder)[0];
  const ranked = heard.map((ears, i) => ({ rule: rules[i], rank: rank(ears) }));
  const worst = Math.max(SOME, Math.min(...ranked.map(({ rank }) => rank[0])));
  return ranked.filter(({ rank }) => rank[0] <= worst && worst < ALL)
    .sort((a, b) => inOrder(a.rank, b.rank)).map(({ rule }) => rule);
}

/** How a rule's texts say the words: in the reader's language, with the chapter's name, and in the other one. */
function hear(rule, chapter, tests, lang) {
  const own = lang === "fr" ? rule.fr : rule.en, other = lang === "fr" ? rule.en : rule.fr;
  const isExample = Number(rule.id.endsWith("x"));
  const isAside = ASIDE.has(rule.chapter.toLowerCase()) || rule.id.split("-")[1] >= CARDS;
  return [[own, chapter, 0], [other, "", 1]].map(([text, title, isOther]) => {
    const reading = plain(text), texts = [reading, plain(title), reading.slice(0, OPENING)];
    const parts = texts.map((part) => tests.map((test) => closeness(test, part)));
    const said = parts[0].map((close, i) => Math.min(close, parts[1][i]));
    return { said, parts, areTogether: areTogether(reading, tests, parts[0]), isTitled: isTitle(texts[1], parts[1]),
      isAside, isOther, isExample };
  });
}

/** Do the words name the chapter, and nothing else? Then it is what the reader looks for. */
const isTitle = (chapter, said) => wordsOf(chapter).filter((word) => !SMALL_WORDS.has(word)).length === said.length
  && said.every((close) => close <= INFLECTED);
const wordsOf = (text) => text.replace(ELIDED, "").match(/[\p{L}\d_'-]+/gu) ?? [];

/** Are the words said close to each other? One alone is not. */
function areTogether(reading, tests, said) {
  const places = tests.map((test, i) => test[said[i]]?.exec(reading)?.index).filter((place) => place !== undefined);
  return places.length > 1 && Math.max(...places) - Math.min(...places) < NEAR;
}

/** The weight of a word: the more, the fewer rules say it. */
function weigh(said) {
  return 1 + Math.round(10 * Math.log2(said.length / (1 + said.filter((close) => close < INSIDE).length)));
}

/** The least is the best; first comes how much of what is wanted is missing, in quarters of its weight. */
function rankOf({ said, parts, areTogether, isTitled, isAside, isOther, isExample }, weights) {
  const all = sum(weights), missing = sum(weights.filter((weight, i) => said[i] === NOT_SAID));
  const [text, chapter, opening] = parts.map((part) => sum(part.map((close, i) => weights[i] * CLOSENESS[close])));
  const told = 10 * text + 5 * chapter + 4 * opening + (areTogether ? 4 * text : 0);
  return [Math.floor(ALL * missing / all), isOther, isExample, Number(!isTitled),
    isTitled ? 0 : -Math.floor(told * (isAside ? 8 : 10) / (10 * CLOSENESS[0] * all))];
}

const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
const inOrder = (a, b) => a.reduce((order, number, i) => order || number - b[i], 0);

/** How closely a text says a word: as it is, inflected, of its kin, begun, inside, or not at all. */
function closeness(patterns, text) {
  const close = patterns.findIndex((pattern) => pattern.test(text));
  return close < 0 ? NOT_SAID : close;
}

function patternsOf(word) {
  const escape = (one) => one.replace(/[^\p{L}\d]/gu, "\\$&"), forms = inflected(word).map(escape).join("|");
  return [BEFORE + escape(word) + AFTER, `${BEFORE}(?:${forms})${AFTER}`,
    `${BEFORE}${escape(stem(word))}[\\p{L}\\d_]{0,7}${AFTER}`, BEFORE + escape(word), escape(word)]
    .map((pattern) => new RegExp(pattern, "u"));
}

/** The part a word has in common with its kin: usurp of usurper, usurpation; the word itself if that is short. */
function stem(word) {
  const common = word.replace(ENDINGS, "");
  return common.length > 3 ? common : word;
}

/** One and many, in either language: army and armies, tour and tours, feu and feux. */
function inflected(word) {
  const one = word.length > 3 ? word.replace(/ies$/, "y").replace(/[sx]$/, "") : word;
  return [one, `${one}s`, `${one}x`, ...(one.endsWith("y") ? [`${one.slice(0, -1)}ies`] : [])];
}

const TIED = /(?<=[^\s:;!?,(])[ \u00a0\u202f](?=[:;!?»])|(?<=«)[ \u00a0\u202f]/gu;

/** French as it is set: no line begins with a colon or a question mark, or ends with an opening quotation mark. */
export const tied = (text) => text.replace(TIED, "\u00a0");

/** With the quotation marks and apostrophes of print. */
export const printed = (text) => text.replace(/(?<![\p{L}\d_])'(?=[\p{L}\d_])/gu, "‘").replaceAll("'", "’");

/** Without capitals, accents and ligatures, as people type in a hurry. */
export function plain(words) {
  const spelled = words.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("’", "'");
  return spelled.normalize("NFKD").replace(/\p{M}/gu, "");
}
