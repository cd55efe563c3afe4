/**
 * Options as moves: which things on the table an option is about, and how clicks narrow them down. Pure functions; the
 * game says which words of an option are things, so that nothing here knows a game.
 *
 * @typedef {[string, string]} Thing                a noun and a key: ["place", "gimle"]
 * @typedef {{text: string, verb: string, args: Array<{arg: string, thing: Thing}>}} Move
 * @typedef {{verb?: string, arg?: string, thing?: Thing}} Step     what the player has said so far
 */

const FEW = 3; // moves that are listed one by one rather than behind a row

export const sameThing = (a, b) => Boolean(a && b) && a[0] === b[0] && a[1] === b[1];

/** The options of a question, taken apart. @returns {Move[]} */
export function readMoves(saga, ask) {
  return (ask?.options ?? []).map((text) => readMove(saga, text));
}

export function readMove(saga, text) {
  const { verb, args } = saga.optionParts(text);
  return { text, verb, args: Object.entries(args).map(([arg, thing]) => ({ arg, thing })) };
}

/** Is the move about the thing (in a given role, if one is given)? A verb is a thing, too: ["verb", "pass"]. */
export const isAbout = (move, thing, arg = "") =>
  (thing[0] === "verb" && move.verb === thing[1])
    || move.args.some((word) => sameThing(word.thing, thing) && (!arg || word.arg === arg));

export const fits = (move, { verb = "", arg = "", thing = null }) =>
  (!verb || move.verb === verb) && (!thing || isAbout(move, thing, arg));

export const narrow = (moves, steps) => moves.filter((move) => steps.every((step) => fits(move, step)));

/** Those of the moves that are asked for; all of them if none is. */
export function led(moves, wanted) {
  const asked = moves.filter((move) => wanted.includes(move.text));
  return asked.length ? asked : moves;
}

/** Verbs in the order of the list: those with things first, bare words (pass, done) last. */
export function byVerb(moves) {
  const groups = new Map();
  for (const move of [...moves].sort((a, b) => !a.args.length - !b.args.length)) {
    groups.set(move.verb, [...(groups.get(move.verb) ?? []), move]);
  }
  return [...groups.values()];
}

/** The words of a verb that are not the same in all its moves, by their place in the option. */
export function openArgs(moves) {
  const first = moves[0]?.args ?? [];
  return first.map((word, i) => i).filter((i) => moves.some((move) => !sameThing(move.args[i].thing, first[i].thing)));
}

/**
 * The rows of the list: a row is one move, or several that differ in one more word.
 * @returns {Array<{move?: Move, step?: Step, moves: Move[], open: number}>} open: the word the row is named by; -1
 * where
 *   it takes them all, for one is not said yet though it is the same in all
 */
export function rows(moves, steps = []) {
  return byVerb(moves).flatMap((group) => {
    const open = openArgs(group), unsaid = group[0].args.length - steps.length > 1;
    if (open.length > 1) return split(group, open[0]);
    if (unsaid && group.length > FEW) return split(group, open[0] === 0 ? 1 : 0);
    return group.map((move) => ({ move, moves: [move], open: unsaid ? -1 : open[0] ?? move.args.length - 1 }));
  });
}

function split(group, i) {
  const parts = new Map();
  for (const move of group) {
    const key = move.args[i].thing.join(" ");
    parts.set(key, [...(parts.get(key) ?? []), move]);
  }
  return [...parts.values()].map((moves) => (moves.length === 1
    ? { move: moves[0], moves, open: -1 }
    : { step: { verb: moves[0].verb, arg: moves[0].args[i].arg, thing: moves[0].args[i].thing }, moves, open: i }));
}

/**
 * What the picture says beside moves, by the longest beginning that all of them share: a price is the same wherever
 * a piece goes. Where it depends on what is asked, the question with its arguments stands before.
 */
export function beside(asides, ask, moves) {
  const [first, ...others] = moves.map((move) => move.text.split(" "));
  const same = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  const asked = [ask?.question, ...ask?.args ?? []].join(" ");
  for (let count = same < 0 ? first.length : same; count > 0; count--) {
    const begins = first.slice(0, count).join(" "), found = asides?.[`${asked}: ${begins}`] ?? asides?.[begins];
    if (found) return found;
  }
  return null;
}

/**
 * The offers of a click on something, as rows of a small menu: the moves about it, by verb and by the role it has in
 * them; a role with many moves is one row that narrows.
 */
export function offers(moves, things) {
  const groups = new Map();
  for (const move of moves) {
    const role = move.args.find((word) => things.some((thing) => sameThing(thing, word.thing)))?.arg ?? "";
    const key = `${move.verb} ${role}`;
    groups.set(key, { role, moves: [...(groups.get(key)?.moves ?? []), move] });
  }
  return [...groups.values()].flatMap(({ role, moves: group }) => {
    if (group.length <= FEW) return group.map((move) => ({ move, moves: [move], open: -1 }));
    const i = group[0].args.findIndex((word) => word.arg === role);
    return [{ step: { verb: group[0].verb, arg: role, thing: group[0].args[i].thing }, moves: group, open: i }];
  });
}

/**
 * Does a click on a piece mean the piece itself? Where everything that can be done is one kind of move, yes (send this
 * one, rescue that one); otherwise it means the place where it stands.
 */
export const pieceMeansItself = (moves) => new Set(moves.filter((move) => move.args.length).map((move) => move.verb))
  .size === 1;

/** The moves a piece stands for: its name, and its place where the option has one or the question is about one. */
export function pieceMoves(piece, moves, stage) {
  const here = ["place", piece.place];
  return moves.filter((move) => {
    if (!isAbout(move, piece.name)) return false;
    const places = move.args.filter((word) => word.thing[0] === "place");
    return places.length ? places.some((word) => sameThing(word.thing, here)) : !stage || stage === piece.place;
  });
}

// -- in words ---------------------------------------------------------------------------------------------

/** A row's name in two parts: what is done, and to what. */
export function rowLabel(saga, row, ask) {
  const move = row.move ?? row.moves[0];
  const verb = saga.optionLabel(move.text, ask, "verb");
  if (!verb || (row.move && row.open < 0)) return { verb: "", name: saga.optionLabel(move.text, ask) };
  return { verb, name: wordLabel(saga, move, row.open, ask) };
}

/** The name of one word of a move, in the form lists use. */
export function wordLabel(saga, move, i, ask) {
  const last = i === move.args.length - 1;
  return saga.optionLabel(move.text, ask, last ? "cell" : "row") || saga.noun(...move.args[i].thing);
}

/** The parts chosen so far, in words: "Invade · Leader". */
export function stepsLabel(saga, moves, steps, ask) {
  const verb = steps.some((step) => step.verb) || byVerb(moves).length === 1
    ? saga.optionLabel(moves[0].text, ask, "verb") : "";
  const fixed = steps.filter((step) => step.thing).map((step) => {
    const i = moves[0].args.findIndex((word) => sameThing(word.thing, step.thing)
      && (!step.arg || word.arg === step.arg));
    return verb && i >= 0 ? wordLabel(saga, moves[0], i, ask) : saga.noun(...step.thing);
  });
  return [verb, ...fixed].filter(Boolean).join(" · ");
}
