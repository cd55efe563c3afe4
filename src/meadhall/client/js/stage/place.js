/**
 * The place of the stage: over everything of the table's middle that is above the prompt, in every game, so
 * that nothing moves when it comes. Where the middle is not a box, the stage lies in the board's area of the
 * grid (a tablet), or stands in the flow in the board's place (a phone). A part of the board brought near is the
 * board itself, laid into the stage's gap.
 */

/** Lay a stage out, and tell how large the gap for the board is. Returns what undoes it. */
export function layOver(element, tellGap) {
  const main = element.closest("main"), mid = main.querySelector("div.mid");
  const lay = () => measure(element, main, mid, tellGap);
  lay();
  const watch = new ResizeObserver(lay);
  for (const one of [main, mid, mid.querySelector(".prompt"), element.querySelector("[data-near]")]) {
    if (one) watch.observe(one);
  }
  return () => {
    watch.disconnect();
    delete main.dataset.stage;
    delete main.dataset.near;
  };
}

/** The layout of the middle: a box, areas of a grid, or a column. */
function formOf(main, mid) {
  if (getComputedStyle(mid).display !== "contents") return "over";
  return getComputedStyle(main).display === "grid" ? "grid" : "flows";
}

function measure(element, main, mid, tellGap) {
  const form = formOf(main, mid), gap = element.querySelector("[data-near]");
  main.dataset.stage = form;
  if (gap) main.dataset.near = "";
  else delete main.dataset.near;
  if (form === "flows") return tellGap(mid.querySelector(".boardwrap"));
  const set = (name, value) => main.style.setProperty(name, `${Math.round(value)}px`);
  const box = (form === "grid" ? main : mid).getBoundingClientRect();
  set("--stage-height", mid.querySelector(".prompt").getBoundingClientRect().top - box.top - 8);
  if (!gap) return undefined;
  const near = gap.getBoundingClientRect();
  set("--near-x", near.left - box.left);
  set("--near-y", near.top - box.top);
  set("--near-w", near.width);
  set("--near-h", near.height);
  return tellGap(gap);
}
