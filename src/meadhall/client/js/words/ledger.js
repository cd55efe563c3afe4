/**
 * The rules that somebody means by a number or by words, in the browser as meadhall/ledger.py finds them: those that
 * say the most telling of the words in one text. Whole words come first, then other forms of them, what begins so, and
 * what has them inside; the reader's language before the other; rules before examples; those whose chapter or first
 * words are about it before those that mention it; then as in the rulebook.
 */
const BEFORE = "(?<![\\p{L}\\d])", AFTER = "(?![\\p{L}\\d])";
const SMALL_WORDS = new Set((
  "a an and are at by can do does for from have how i if in is it many may much my of on or the to what when where "
  + "which who with ai au aux combien comment dans de des du en est et je la le les mon ou par peut peux pour quand "
  + "que quel quelle qui sur un une"
).split(" ")); // of a question, which say nothing of what it is about
const INSIDE = 3, NOT_SAID = 4;
const SOME = 1, ALL = 4; // quarters of what is wanted
const OPENING = 40; // letters in which a rule says what it is about

/**
 * @param {Array<{id: string, chapter: string, en: string, fr: string}>} rules
 * @param {(rule: object) => string} chapterOf the name of its chapter, as the reader knows it
 */
export function findRules(rules, words, lang, chapterOf) {
  const wanted = words.trim(), start = wanted.toLowerCase(), said = plain(wanted).match(/[\p{L}\d'-]+/gu) ?? [];
  if (/^[a-z]+-\d+x?$/i.test(wanted)) return rules.filter((rule) => rule.id.toLowerCase().startsWith(start));
  const telling = said.filter((word) => !SMALL_WORDS.has(word));
  const tests = (telling.length ? telling : said).map(closeness);
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
  return [[`${chapter} ${own}`, 0], [other, 1]].map(([text, isOther]) => {
    const reading = plain(text), says = (part) => tests.some((test) => test(part) < NOT_SAID);
    return { said: tests.map((test) => test(reading)), isOther, isExample: Number(rule.id.endsWith("x")),
      isElsewhere: Number(!says(plain(chapter))), isRemote: Number(!says(reading.slice(0, OPENING))) };
  });
}

/** What a word tells: the more, the fewer rules say it. */
function weigh(said) {
  return 1 + Math.round(10 * Math.log2(said.length / (1 + said.filter((close) => close < INSIDE).length)));
}

/** The least is the best; first comes how much of what is wanted is missing, in quarters of its weight. */
function rankOf({ said, isOther, isExample, isElsewhere, isRemote }, weights) {
  const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
  const missing = sum(weights.filter((weight, i) => said[i] === NOT_SAID));
  const near = said.filter((close) => close < NOT_SAID), closest = near.length ? Math.max(...near) : NOT_SAID;
  return [Math.floor(ALL * missing / sum(weights)), closest, isOther, isExample, isElsewhere, isRemote];
}

const inOrder = (a, b) => a.reduce((order, number, i) => order || number - b[i], 0);

/** How closely a text says a word: as it is, inflected, begun, inside, or not at all. */
function closeness(word) {
  const escape = (one) => one.replace(/[^\p{L}\d]/gu, "\\$&"), forms = inflected(word).map(escape).join("|");
  const patterns = [BEFORE + escape(word) + AFTER, `${BEFORE}(?:${forms})${AFTER}`, BEFORE + escape(word), escape(word)]
    .map((pattern) => new RegExp(pattern, "u"));
  return (text) => {
    const close = patterns.findIndex((pattern) => pattern.test(text));
    return close < 0 ? NOT_SAID : close;
  };
}

/** One and many, in either language: army and armies, tour and tours, feu and feux. */
function inflected(word) {
  const one = word.length > 3 ? word.replace(/ies$/, "y").replace(/[sx]$/, "") : word;
  return [one, `${one}s`, `${one}x`, ...(one.endsWith("y") ? [`${one.slice(0, -1)}ies`] : [])];
}

/** Without capitals, accents and ligatures, as people type in a hurry. */
export function plain(words) {
  const spelled = words.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("’", "'");
  return spelled.normalize("NFKD").replace(/\p{M}/gu, "");
}
