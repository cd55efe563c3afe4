/** The first module: loads words and signs, then shows the hall or a table, by the address. */
import { html, render } from "./base/html.js";
import { followLinks, route } from "./base/address.js";
import { keepOffline } from "./base/app.js";
import { applyPrefs } from "./base/prefs.js";
import { loadHall } from "./words/words.js";
import { loadSprite } from "./base/looks.js";

async function start() {
  applyPrefs();
  followLinks();
  keepOffline();
  await Promise.all([loadHall(), loadSprite()]);
  const at = route();
  const root = document.getElementById("root");
  document.body.className = at ? "at-table" : "lobby";
  if (at) {
    const { TablePage } = await import("./table/table.js");
    render(html`<${TablePage} ...${at} />`, root);
  } else {
    const { Hall } = await import("./hall/hall.js");
    render(html`<${Hall} />`, root);
  }
}

start();
