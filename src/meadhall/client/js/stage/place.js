/**
 * Where the stage lies: over everything of the table's middle that is above the prompt, whatever that is in a saga, so
 * that nothing moves when it comes. Where the middle is no box of its own (a phone), the stage stands in the flow in
 * the board's place. A part of the board that is brought near is the board itself, laid into the stage's gap.
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

function measure(element, main, mid, tellGap) {
  const flows = getComputedStyle(mid).display === "contents", gap = element.querySelector("[data-near]");
  main.dataset.stage = flows ? "flows" : "over";
  if (gap) main.dataset.near = "";
  else delete main.dataset.near;
  const set = (name, value) => main.style.setProperty(name, `${Math.round(value)}px`);
  if (flows) return tellGap(mid.querySelector(".boardwrap"));
  const prompt = mid.querySelector(".prompt"), box = mid.getBoundingClientRect();
  set("--stage-height", prompt.getBoundingClientRect().top - box.top - 8);
  if (!gap) return undefined;
  const near = gap.getBoundingClientRect();
  set("--near-x", near.left - box.left);
  set("--near-y", near.top - box.top);
  set("--near-w", near.width);
  set("--near-h", near.height);
  return tellGap(gap);
}
