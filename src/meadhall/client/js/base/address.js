/**
 * The address of the page: which table it shows, and the secret that a seat's link carries behind its #. The secret
 * leaves the address as soon as this browser has kept it, so that copying the address gives no seat away.
 */
import { isKept } from "./prefs.js";

const SECRET = /^[\w-]{16,}$/; // anything shorter is a place on the page, as of a link that skips to it

const secretOf = (hash) => (SECRET.test(hash.slice(1)) ? hash.slice(1) : "");

/** The table in an address, or null in the hall: /table/<id>?… #<token>. */
export function route({ pathname, search, hash } = location) {
  const found = /^\/table\/([\w-]+)\/?$/.exec(pathname);
  return found && { table: found[1], query: new URLSearchParams(search), token: secretOf(hash) };
}

/** Take the secret of a seat out of the address, if this browser has it now: a reload finds it there. */
export function hideSecret(table, token) {
  if (secretOf(location.hash) !== token || !isKept(table, token)) return;
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** A seat's link that is opened where its table is shown already changes nothing but what is behind the #. */
export function followLinks() {
  addEventListener("hashchange", () => secretOf(location.hash) && location.reload());
}

/** Go to the page of a table. */
export function goTo(table, query = "") {
  location.assign(`/table/${table}${query}`);
}
