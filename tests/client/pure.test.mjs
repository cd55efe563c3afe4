// The client's pure modules, by what they do: moves, regions, pieces. Run by node on a copy of the client.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import { changedState } from "./js/base/changes.js";
import { beside, byVerb, isAbout, narrow, offers, openArgs, pieceMeansItself, pieceMoves, readMoves, rows } from "./js/model/moves.js";
import { movesAt, putsAt, regionOf, regionOfMove, thingsOf } from "./js/model/regions.js";
import { countsFor, kindsOf, likedKind, nearest, settled, unusual, usual } from "./js/hall/setup.js";
import { nextSpot, settle, spot } from "./js/board/pieces.js";
import { standingAlong } from "./js/board/track.js";
import { bestOf, dayOf, deedsIn, exported, lastDays, merged, onDay, rankAt, seedOf, tryNext } from "./js/hall/deeds.js";
import { counting, signed, told, withMinus } from "./js/words/numbers.js";
import { twinsBefore } from "./js/table/hand.js";
import { ground } from "./js/parts/course.js";
import { priceText } from "./js/parts/price.js";
import { plotLabel } from "./js/field/tableau.js";
import { contentsOf, WORDS } from "./js/table/contents.js";
import { isLoopback } from "./js/dialogs/addresses.js";
import { aimed } from "./js/parts/aim.js";
import { progress } from "./js/table/lessons.js";

const NOUNS = { send: ["figure", "place"], take: ["card"], pass: [] };

/** A saga that knows three verbs: "send boat north", "take oar", "pass". */
const saga = {
  optionParts(text) {
    const [verb, ...keys] = text.split(" ");
    return { verb, args: Object.fromEntries(NOUNS[verb].map((noun, i) => [noun, [noun, keys[i]]])) };
  },
};
const read = (...options) => readMoves(saga, { options });
const texts = (moves) => moves.map((move) => move.text);
const MOVES = read("pass", "send boat north", "send boat south", "send horse north", "take oar");

test("a thing means the moves that are about it", () => {
  const about = (thing, arg) => texts(MOVES.filter((move) => isAbout(move, thing, arg)));
  assert.deepEqual(about(["place", "north"]), ["send boat north", "send horse north"]);
  assert.deepEqual(about(["card", "north"]), []);
  assert.deepEqual(about(["figure", "boat"], "place"), []);
  assert.deepEqual(about(["verb", "pass"]), ["pass"]);
});

test("each step narrows the moves, in any order", () => {
  const boat = { thing: ["figure", "boat"] }, north = { thing: ["place", "north"] };
  assert.deepEqual(texts(narrow(MOVES, [boat])), ["send boat north", "send boat south"]);
  assert.deepEqual(texts(narrow(MOVES, [boat, north])), ["send boat north"]);
  assert.deepEqual(narrow(MOVES, [north, boat]), narrow(MOVES, [boat, north]));
  assert.deepEqual(texts(narrow(MOVES, [{ verb: "take" }, north])), []);
  assert.equal(narrow(MOVES, []).length, MOVES.length);
});

test("what stands beside moves is found by what they begin with, and by what is asked", () => {
  const boats = read("send boat north", "send boat south"), north = boats.slice(0, 1);
  const ask = { question: "sail", args: [0] };
  assert.equal(beside({ "send boat": 1, "send": 2 }, ask, boats), 1);
  assert.equal(beside({ "send boat north": 1, "send": 2 }, ask, boats), 2);
  assert.equal(beside({ "send boat north": 1, "send": 2 }, ask, north), 1);
  assert.equal(beside({ "sail 0: send": 1, "send": 2 }, ask, boats), 1);
  assert.equal(beside({ "sail 1: send": 1 }, ask, boats), null);
  assert.equal(beside({ "send": 2 }, ask, MOVES), null);
});

test("bare words come last, and what is open in a verb is known", () => {
  assert.deepEqual(byVerb(MOVES).map((group) => group[0].verb), ["send", "take", "pass"]);
  assert.deepEqual(openArgs(narrow(MOVES, [{ verb: "send" }])), [0, 1]);
  assert.deepEqual(openArgs(narrow(MOVES, [{ thing: ["figure", "boat"] }])), [1]);
});

test("a row is one move, or a step towards several", () => {
  const [boat, horse, oar, pass] = rows(MOVES);
  assert.deepEqual(boat.step, { verb: "send", arg: "figure", thing: ["figure", "boat"] });
  assert.deepEqual(texts(boat.moves), ["send boat north", "send boat south"]);
  assert.equal(horse.move.text, "send horse north");
  assert.equal(oar.move.text, "take oar");
  assert.equal(pass.move.text, "pass");
});

test("few moves are offered one by one, many behind their role", () => {
  const many = read("send a north", "send b north", "send c north", "send d north"), north = ["place", "north"];
  assert.deepEqual(offers(many, [north]).map((row) => row.step), [{ verb: "send", arg: "place", thing: north }]);
  assert.deepEqual(texts(offers(many.slice(1), [north]).map((row) => row.move)), texts(many.slice(1)));
});

test("a piece means itself where all acts are of one kind, and stands for its place", () => {
  assert.equal(pieceMeansItself(MOVES), false);
  const sends = narrow(MOVES, [{ verb: "send" }]), boat = { name: ["figure", "boat"], place: "south" };
  assert.equal(pieceMeansItself([...sends, MOVES[0]]), true);
  assert.deepEqual(texts(pieceMoves(boat, sends, "")), ["send boat south"]);
  const card = { name: ["card", "oar"], place: "south" };
  assert.deepEqual(texts(pieceMoves(card, MOVES, "")), ["take oar"]);
  assert.deepEqual(texts(pieceMoves(card, MOVES, "north")), []);
});

const NORTH = { place: "north" };
const DOCK = { place: "dock", means: [[["figure", "boat"], ["place", "south"]], [["verb", "pass"]]], puts: "boat" };
const PICTURE = { regions: [NORTH, { place: "south" }, DOCK] };

test("a region means its place, or all of one of its meanings", () => {
  assert.deepEqual(texts(movesAt(NORTH, MOVES)), ["send boat north", "send horse north"]);
  assert.deepEqual(texts(movesAt(DOCK, MOVES)), ["pass", "send boat south"]);
  assert.deepEqual(thingsOf(DOCK), [["figure", "boat"], ["place", "south"]]);
});

test("the region that says most of a move stands for it", () => {
  const [pass, , south, , oar] = MOVES;
  assert.equal(regionOfMove(PICTURE, south).place, "dock");
  assert.equal(regionOfMove(PICTURE, oar), null);
  assert.equal(regionOf(PICTURE, ["place", "south"]).place, "south");
  assert.equal(regionOf(PICTURE, ["figure", "boat"]), undefined);
  assert.equal(putsAt(DOCK, south), "boat");
  assert.equal(putsAt(DOCK, pass), "");
});

const GROUNDS = { north: { slots: [[0, 0, 1], [10, 0, 1]], crowd: [[0, 0, 0.5], [5, 0, 0.5], [10, 0, 0.5]] } };
const piece = (id, place = "north", seat = 0, symbol = "boat") => ({ id, place, seat, symbol });
const at = ({ standings }) => Object.fromEntries(standings.map((one) => [one.piece.id, [one.slot, one.x, one.k]]));

test("pieces take the slots of their place in order, and crowd when there are more", () => {
  assert.deepEqual(at(settle([], [piece("a"), piece("b")], GROUNDS)), { a: [0, 0, 1], b: [1, 10, 1] });
  const three = settle([], [piece("a"), piece("b"), piece("c")], GROUNDS);
  assert.deepEqual(at(three), { a: [0, 0, 0.5], b: [1, 5, 0.5], c: [2, 10, 0.5] });
  assert.deepEqual(spot(GROUNDS.north, 3, 4), { x: 6, y: -6, k: 0.5 });
  assert.deepEqual(spot(undefined, 0, 1), { x: 0, y: 0, k: 1 });
});

test("whoever stays keeps his slot, and all close up when they fit again", () => {
  const before = settle([], [piece("a"), piece("b"), piece("c")], GROUNDS).standings;
  assert.deepEqual(at(settle(before, [piece("b")], GROUNDS)), { b: [1, 10, 1] });
  assert.deepEqual(at(settle(before, [piece("a"), piece("c")], GROUNDS)), { a: [0, 0, 1], c: [1, 10, 1] });
});

test("between two pictures a piece that moved is known again; others are fresh, or have fallen", () => {
  const before = settle([], [piece("a"), piece("b", "north", 1)], GROUNDS).standings;
  const after = settle(before, [piece("c", "south"), piece("d", "north", 0, "horse")], GROUNDS);
  const [moved, fresh] = after.standings;
  assert.deepEqual([moved.key, moved.fresh], [before[0].key, false]);
  assert.deepEqual([fresh.fresh, before.some((one) => one.key === fresh.key)], [true, false]);
  assert.deepEqual(after.fallen.map((one) => one.piece.id), ["b"]);
});

test("the next spot is the first free one, as it would be then", () => {
  const one = settle([], [piece("a")], GROUNDS).standings, two = settle([], [piece("a"), piece("b")], GROUNDS).standings;
  assert.deepEqual(nextSpot(one, "north", GROUNDS), { x: 10, y: 0, k: 1 });
  assert.deepEqual(nextSpot(two, "north", GROUNDS), { x: 10, y: 0, k: 0.5 });
});

// -- how a table can be set -------------------------------------------------------------------------

const MODE = { name: "mode", default: "crew", values: ["crew", "rivals"], leads: true, seats: [["rivals", [2, 3]]] };
const TIDE = { name: "tide", default: 0, values: [0, 1], seats: [], when: { mode: "crew" } };
const SHORT = { name: "short", default: false, values: [false, true], seats: [[true, [3]]], when: {} };
const boat = { slug: "boat", seats: [1, 2, 3], choices: [{ name: "first", default: null, values: [], each: [] },
  { name: "paint", default: null, values: [], each: ["red"] }, MODE, TIDE, SHORT] };

test("the kind of game says how many can play", () => {
  assert.deepEqual(kindsOf(boat), [MODE]);
  assert.deepEqual(countsFor(boat, {}), [1, 2, 3]);
  assert.deepEqual(countsFor(boat, { mode: "rivals" }), [2, 3]);
  assert.deepEqual(likedKind(boat, { kinds: { boat: { mode: "rivals" } } }), { mode: "rivals" });
  assert.deepEqual(likedKind(boat, { kinds: { boat: { mode: "gone" } } }), { mode: "crew" });
  assert.equal(nearest([2, 3], 1), 2);
  assert.equal(usual({ ...MODE, default: "rivals" }, 1), "crew");
});

test("choices that are not to be made are not told, nor those for another number of players", () => {
  assert.deepEqual(settled(boat, {}, 1), { mode: "crew", tide: 0, short: false });
  assert.deepEqual(settled(boat, { mode: "rivals", tide: 1, short: true }, 2), { mode: "rivals", short: false });
  assert.deepEqual(unusual(boat, { mode: "rivals", tide: 1, short: true }, 3), { mode: "rivals", short: true });
  assert.deepEqual(unusual(boat, { mode: "rivals", tide: 1 }, 1), { tide: 1 });
  assert.deepEqual(unusual(boat, {}, 2), {});
});

test("what answers add is summed up against an aim, picks and the selected one", () => {
  const aim = { value: 2, adds: { "send boat north": 3, "take oar": 1 } };
  assert.equal(aimed(aim, []), 2);
  assert.equal(aimed(aim, ["send boat north", "send boat north", "take oar"]), 9);
  assert.equal(aimed(aim, ["pass", ""]), 2);
  assert.equal(aimed({ value: 0 }, ["pass"]), 0);
});

test("steps lie behind the first of two that meet, between them, or beyond", () => {
  const track = { meets: true, markers: [{ at: 2 }, { at: 5 }] };
  assert.deepEqual([0, 2, 3, 5, 6].map((step) => ground(track, step)), ["past", "low", "room", "high", "gone"]);
  assert.equal(ground({ markers: track.markers }, 3), "");
});

test("a price is told good by good, and a plot with the state of its copies", () => {
  const words = { said: (said) => said?.id ?? "", noun: (_, key) => key };
  assert.equal(priceText(words, [{ value: 3, tip: { id: "rope" } }, { value: 1, tip: { id: "oar" } }]), "3 rope, 1 oar");
  const plot = { name: ["thing", "shed"], worth: { tip: { id: "strength" }, text: "2" }, copies: [{}, { tip: { id: "burnt" } }] };
  assert.equal(plotLabel(words, plot), "shed, ×2, strength 2, burnt");
  assert.equal(plotLabel(words, { name: ["thing", "shed"] }), "shed, 0");
});

// -- deeds against the game ------------------------------------------------------------------------------------

const CAMPAIGN = { options: { mode: "crew" }, handicaps: ["tide", "wind"], ranks: [["deckhand", 1], ["mate", 3]], beyond: {} };
const deed = (table, won, score, more = {}) => ({ table, saga: "boat", at: Number(table), day: "", seats: 1, won, score,
  options: { mode: "crew", tide: 0, wind: 0 }, ...more });

test("deeds belong to a campaign by the kind of game, the last first", () => {
  const deeds = [deed("1", true, 1), deed("2", true, 2, { options: { mode: "rivals" } }), deed("3", false, 0), deed("4", true, 9, { saga: "other" })];
  assert.deepEqual(deedsIn(deeds, "boat", CAMPAIGN).map(({ table }) => table), ["3", "1"]);
});

test("the best victory gives the rank, and a defeat none", () => {
  assert.equal(bestOf([deed("1", false, 7)]), 0);
  assert.equal(bestOf([deed("1", true, 1), deed("2", true, 2)]), 2);
  assert.deepEqual([0, 1, 2, 3, 8].map((score) => rankAt(CAMPAIGN, score)), [-1, 0, 0, 1, 1]);
});

test("what to try next is one step more than was won with, and more than one of a kind only beyond the last rank", () => {
  assert.deepEqual(tryNext(CAMPAIGN, []), { tide: 0, wind: 0 });
  assert.deepEqual(tryNext(CAMPAIGN, [deed("1", true, 1)]), { tide: 1, wind: 0 });
  const both = { options: { mode: "crew", tide: 1, wind: 1 } };
  assert.deepEqual(tryNext(CAMPAIGN, [deed("1", true, 2, both)]), { tide: 1, wind: 1 });
  assert.deepEqual(tryNext(CAMPAIGN, [deed("1", true, 3, both)]), { tide: 2, wind: 1 });
});

test("a day has one seed for all, and its first match counts", () => {
  assert.equal(dayOf(new Date("2026-11-17T23:59:00Z")), "2026-11-17");
  assert.equal(seedOf("2026-11-17"), 20261117);
  const deeds = deedsIn([deed("1", false, 0, { day: "2026-11-17" }), deed("2", true, 4, { day: "2026-11-17" })], "boat", CAMPAIGN);
  assert.equal(onDay(deeds, "2026-11-17").table, "1");
  assert.deepEqual(lastDays(deeds, 2, new Date("2026-11-18T05:00:00Z")).map(({ day, deed: one }) => [day, one?.table]),
    [["2026-11-17", "1"], ["2026-11-18", undefined]]);
});

test("what is exported comes back, once, and nothing else is taken in", () => {
  const mine = [deed("1", true, 1)], theirs = [deed("1", true, 1), deed("2", false, 0)];
  assert.deepEqual(merged(mine, exported(theirs)).map(({ table }) => table), ["2", "1"]);
  assert.equal(merged(mine, "no JSON"), null);
  assert.equal(merged(mine, JSON.stringify({ deeds: [{ table: 1 }] })), null);
});

test("of equal cards so many lie before one", () => {
  const hand = ["oar", "rope", "oar", "oar"];
  assert.deepEqual(hand.map((_, i) => twinsBefore(hand, i)), [0, 0, 1, 2]);
});

test("a change makes the next state of the last one, and leaves that alone", () => {
  const state = { type: "state", version: 4, ask: null, picture: { a: [1, { b: 2 }, 3], c: { d: 1, e: 2 }, f: {} } };
  const before = structuredClone(state);
  const changes = [[["a", 1, "b"], 5], [["a"], 2, 1, [7, 8]], [["c", "d"]], [["g"], { h: 1 }]];
  const next = changedState(state, { type: "change", base: 4, version: 5, ask: "x", changes });
  assert.deepEqual(next, { type: "state", version: 5, ask: "x", picture: { a: [1, { b: 5 }, 7, 8], c: { e: 2 }, f: {}, g: { h: 1 } } });
  assert.deepEqual(state, before);
  assert.equal(next.picture.f, state.picture.f, "what did not change is the very same");
  assert.deepEqual(changedState(state, { type: "change", base: 4, version: 4, chat: [] }), { ...state, chat: [] });
});

test("a change that was told after another state is no state", () => {
  const state = { type: "state", version: 4, view: { a: [1] } };
  assert.equal(changedState(null, { type: "change", base: 4, version: 5 }), null);
  assert.equal(changedState(state, { type: "change", base: 3, version: 5 }), null);
  for (const change of [[["b", "c"], 1], [["b"]], [["a"], 0, 2, []], [["a", 0, "x"], 1], [["a", 1]]]) {
    assert.equal(changedState(state, { type: "change", base: 4, version: 5, changes: [change] }), null);
  }
});

test("what the hall wrote as changes makes what it wrote as the whole", () => {
  for (const line of readFileSync("changes.jsonl", "utf8").trim().split("\n")) {
    const { state, change, whole } = JSON.parse(line);
    assert.deepEqual(changedState(state, change), whole);
  }
});

test("a number below nothing has a minus sign, not a hyphen", () => {
  assert.deepEqual([told(-2), told(0), signed(-2), signed(3)], ["−2", "0", "−2", "+3"]);
  assert.equal(withMinus("Score -2 (BR-512, 3-4 seats)"), "Score −2 (BR-512, 3-4 seats)");
});

test("of a card on the stage only a number is told that counts there", () => {
  assert.equal(counting({ value: "+2", measures: [{ kind: "", text: "+2" }] }), "+2");
  assert.equal(counting({ value: "4" }), "4");
  assert.equal(counting({ value: "3", measures: [{ kind: "cost", text: "−3" }] }), "");
  assert.equal(counting({ value: "9", measures: [{ kind: "gain", text: "+9" }] }), "");
});

test("shields on one value stand side by side on the track, also at its corners and after a lap", () => {
  const corners = [[0, 0, 0], [10, 100, 0], [20, 100, 100], [30, 0, 100], [40, 0, 0]];
  const stand = (...values) => standingAlong(corners, values).map((place) => place.map(Math.round));
  assert.deepEqual(stand(4, 12), [[40, 0], [100, 20]]);
  assert.deepEqual(stand(4, 44, 4), [[34, 0], [40, 0], [46, 0]]);
  assert.deepEqual(stand(0, 0), [[0, 3], [3, 0]]);
});

// -- what the page says it holds ---------------------------------------------------------------------------------

const showing = (picture, { scene = null, view = "map", art = ["board.svg"] } = {}) => ({ view: { value: view },
  picture: { value: { sheets: [], ...picture } }, saga: { value: { art } }, scenes: { scene: { value: scene } } });
const SHEETS = [{ numbers: [1, 2], roads: [1] }, { numbers: [1, 2] }, { numbers: [1] }, { numbers: [1] }];

test("a page says in words what it holds", () => {
  const contest = { part: "contest" }, inTurns = { part: "contest", steps: ["march"] }, creature = { part: "creature" };
  const holding = (...sections) => showing({ sections });
  assert.equal(contentsOf(showing({}), ""), "board");
  assert.equal(contentsOf(showing({}, { art: [] }), ""), "");
  assert.equal(contentsOf(holding(contest, creature), "lesson"), "board creatures contest lesson");
  assert.equal(contentsOf(showing({ sections: [contest] }, { scene: {} }), undefined), "board");
  assert.equal(contentsOf(holding(inTurns, creature), ""), "board fray");
  assert.equal(contentsOf(holding({ part: "spreads" }, { part: "stock" }, creature), ""), "spreads stock");
  assert.equal(contentsOf(holding({ part: "duel" }, creature, { part: "contests", bouts: [1] }), ""), "duel contests");
  assert.equal(contentsOf(showing({ sections: [{ part: "field" }] }, { view: "market" }), ""), "field market-view");
  assert.equal(contentsOf(showing({ sections: [{ part: "field" }], sheets: SHEETS }), ""), "field roads rivals fourth-seat two-numbers");
  assert.ok(WORDS.includes("lesson-wait"));
});

test("a link is good as it is where a page was opened by a name that others know", () => {
  for (const host of ["localhost", "127.0.0.1", "127.3.2.1", "[::1]", "a.localhost"]) assert.ok(isLoopback(host), host);
  for (const host of ["hall.example", "192.168.1.7", "localhost.example", "[fd00::7]"]) assert.ok(!isLoopback(host), host);
});

test("the number of a lesson's step never goes back, also when a step comes late", () => {
  const steps = Array.from({ length: 6 }, () => ({}));
  assert.deepEqual(progress(steps, 0, 0, []), { number: 1, of: 6 });
  assert.deepEqual(progress(steps, 1, 1, [0, 1]), { number: 2, of: 6 });
  assert.deepEqual(progress(steps, 4, 4, [0, 1]), { number: 3, of: 4 }); // two were left out
  assert.deepEqual(progress(steps, 4, 2, [0, 1, 4]), { number: 4, of: 5 }); // and one of them comes after all
  assert.deepEqual(progress(steps, 4, 4, [0, 1, 4, 2]), { number: 4, of: 5 });
  assert.deepEqual(progress(steps, 5, 5, [0, 1, 4, 2]), { number: 5, of: 5 });
});
