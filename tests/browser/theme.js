/* Everything on a page but its colours: what it holds, and how each kind of its parts is laid out and written. */
() => {
  const COLOUR = /color|shadow|filter|opacity|^(background-image|fill|stroke|text-decoration)$|^--/;
  const names = [...getComputedStyle(document.documentElement)].filter((name) => !COLOUR.test(name));
  const kind = (one) => `${one.localName}.${one.getAttribute("class") ?? ""}`;
  const parts = new Map(); // one of each kind
  for (const one of document.querySelectorAll("body *")) {
    if (!one.closest("symbol, defs")) parts.set(`${kind(one.parentElement)} > ${kind(one)}`, one);
  }
  const found = {};
  for (const [key, one] of parts) for (const pseudo of [null, "::before", "::after"]) {
    const style = getComputedStyle(one, pseudo);
    if (pseudo && style.content === "none") continue;
    for (const name of names) found[`${key}${pseudo ?? ""} ${name}`] = style.getPropertyValue(name);
  }
  const tree = document.body.outerHTML.replaceAll(/Switch to the \w+ theme|#i-(sun|moon)/g, ""); // the switch itself
  return { ...found, tree };
}
