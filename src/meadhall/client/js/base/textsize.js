/**
 * How large the text is: `--text` on <html> is the reader's choice, system.css makes the root's size of it, and all
 * else is rem. The breakpoints of the styles are written for a root of 16 px. Where the root is larger, for any
 * reason (the choice, the browser's own setting, a large screen), they move with it: a page at 200 % is laid out as one
 * of half its width.
 */
import { effect, signal } from "./html.js";

const USUAL = 16;
const root = () => document.documentElement;
const measured = () => Number.parseFloat(getComputedStyle(root()).fontSize) / USUAL;

/** The root's size, in the usual ones. */
export const scale = signal(globalThis.document ? measured() : 1);

const written = new WeakMap(); // media rule: its query as it was written
const scaled = (query, by) => query.replace(/([\d.]+)px/g, (_, size) => `${size * by}px`);

/** A signal: does this query hold, in text of the size it has? */
export function media(query) {
  const held = signal(false);
  effect(() => {
    const list = globalThis.matchMedia?.(scaled(query, scale.value)), heard = () => (held.value = list.matches);
    if (!list) return undefined;
    heard();
    list.addEventListener("change", heard);
    return () => list.removeEventListener("change", heard);
  });
  return held;
}

/** Move the breakpoints of a style sheet that has just come. */
export const adapt = (sheet) => move(sheet.cssRules, scale.peek());

/** Follow the root's size, from now on. */
export function followTextSize() {
  const probe = Object.assign(document.createElement("i"), { className: "rem" });
  document.body.append(probe);
  new ResizeObserver(() => (scale.value = measured())).observe(probe);
  effect(() => {
    for (const sheet of document.styleSheets) move(sheet.cssRules, scale.value);
  });
}

function move(rules, by) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      if (!written.has(rule)) written.set(rule, rule.media.mediaText);
      const query = scaled(written.get(rule), by);
      if (rule.media.mediaText !== query) rule.media.mediaText = query;
    } else if (rule.cssRules?.length) move(rule.cssRules, by);
  }
}
