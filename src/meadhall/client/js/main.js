/**
 * The first module: loads words and signs, then shows the hall or a table, by the address. A page that lives on through
 * several tables (in the tests) gets another address by the event "meadhall:show", and is cleared by
 * "meadhall:leave".
 */
import { html, render } from "./base/html.js";
import { followLinks, route } from "./base/address.js";
import { keepOffline } from "./base/app.js";
import { applyPrefs } from "./base/prefs.js";
import { loadHall, loadSaga } from "./words/words.js";
import { loadBoard, loadLook, loadSprite } from "./base/looks.js";

async function start() {
  applyPrefs();
  followLinks();
  keepOffline();
  fetchGame(document.documentElement.dataset);
  await Promise.all([loadHall(), loadSprite()]);
  addEventListener("meadhall:show", show);
  addEventListener("meadhall:leave", () => render(null, root()));
  await show();
}

const root = () => document.getElementById("root");

async function show() {
  const at = route();
  document.body.className = at ? "at-table" : "lobby";
  if (at) {
    const { TablePage } = await import("./table/table.js");
    render(html`<${TablePage} ...${at} />`, root());
  } else {
    const { Hall } = await import("./hall/hall.js");
    render(html`<${Hall} />`, root());
  }
}

/** Fetch a table's game beside everything else, where the page says which it is. What fails is asked for again. */
function fetchGame({ saga, edition, looks, board }) {
  if (!saga) return;
  const met = { slug: saga, art: looks.split(" ") };
  loadSaga(saga, edition).catch(() => {});
  loadLook(met);
  if (board) loadBoard(met, board);
}

start();
