/* What is wrong with a table as it is laid out now, as sentences. */
() => {
  const root = document.documentElement, form = root.dataset.form, faults = [];
  const hair = Number.parseFloat(getComputedStyle(root).fontSize) / 16; // a pixel, in larger text
  const box = (element) => element.getBoundingClientRect();
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && box(element).width > 2 && box(element).height > 2;
  const name = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 3).join(".")}`;
  const words = (element) => `${name(element)} “${(element.textContent || element.ariaLabel || "").trim().slice(0, 24)}”`;

  // nothing hangs over the edge
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  if (root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} high`);
  const table = document.querySelector("main.table");
  if (table.scrollWidth > table.clientWidth + hair) faults.push(`the table is ${table.scrollWidth} wide`);

  // regions lie side by side; on a phone the question stands over what is scrolled
  const REGIONS = "header.top, .seats, .boardwrap:not(.spreads), .spread-row, .creatures, .fray, .duel-view, .prompt, "
    + ".choices, .meanwhile, .inspect, .handrow, .talk, .dock, .contest, .contests, .stock";
  const regions = [...document.querySelectorAll(REGIONS)].filter(seen)
    .filter((one) => !(form === "phone" && one.matches(".prompt, .dock")));
  const across = (a, b) => Math.min(box(a).right, box(b).right) - Math.max(box(a).left, box(b).left) > 1.5 * hair
    && Math.min(box(a).bottom, box(b).bottom) - Math.max(box(a).top, box(b).top) > 1.5 * hair;
  regions.forEach((one, i) => regions.slice(i + 1).filter((other) => across(one, other))
    .forEach((other) => faults.push(`${name(one)} lies over ${name(other)}`)));
  const beam = [...document.querySelectorAll("header.top > .brand, header.top > .ages > li, .top .conditions, .tools")]
    .filter(seen);
  beam.forEach((one, i) => beam.slice(i + 1).filter((other) => across(one, other))
    .forEach((other) => faults.push(`${name(one)} lies over ${name(other)}`)));
  const sheets = [...document.querySelectorAll(".sheet")].filter(seen);
  for (const sheet of sheets) if (sheet.scrollHeight > sheet.clientHeight + 3 * hair) faults.push(`${name(sheet)} is cut`);
  for (const kept of document.querySelectorAll(".sheet .slots:has(.kept)")) {
    if (seen(kept) && kept.scrollHeight > kept.clientHeight + 3 * hair) faults.push(`cut: ${words(kept)}`);
  }
  for (const say of document.querySelectorAll(".prompt .say")) {
    if (say.scrollHeight > say.clientHeight + 3.5 * hair) faults.push(`cut: ${words(say)}`);
  }
  for (const head of document.querySelectorAll(".sheet h2, .sheet .goods-row, .sheet .roads, .choices h2")) {
    if (seen(head) && head.scrollWidth > head.clientWidth + 2.5 * hair) faults.push(`cut: ${words(head)}`);
  }

  for (const name of form === "desk" ? document.querySelectorAll(".creature h3, .tile .what > b") : []) {
    if (seen(name) && name.scrollWidth > name.clientWidth + hair) faults.push(`cut: ${words(name)}`);
  }

  for (const button of document.querySelectorAll(".prompt .btn")) {
    const room = box(button.closest(".prompt"));
    if (seen(button) && (box(button).bottom > room.bottom + hair || box(button).right > room.right + hair)) {
      faults.push(`hangs out of the prompt: ${words(button)}`);
    }
  }

  // names end where the next card begins; what stands on a thing stays inside of it
  const written = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const readable = 50; // cards that lie closer show no name at all
  for (const cell of document.querySelectorAll(".fan .cell:not(:last-child)")) {
    const label = cell.querySelector(".card.small .name > span");
    if (label && seen(label) && box(cell).width > readable && written(label).right > box(cell).right + hair) {
      faults.push(`under the next card: ${words(label)}`);
    }
  }
  for (const cell of document.querySelectorAll(".lie .cell:not(:last-of-type)")) {
    const label = cell.querySelector(".card.small .name > span");
    if (label && seen(label) && written(label).right > box(cell).right + hair) faults.push(`covered: ${words(label)}`);
  }
  const hand = document.querySelector(".hand"), held = hand?.querySelectorAll(".cell").length;
  if (form === "standing" && hand?.querySelectorAll(".zone").length === 1 && held <= 5
    && hand.scrollWidth > hand.clientWidth + hair) faults.push(`a hand of ${held} cards is scrolled`);
  const HELD = [[".lie .card.small .name > span", ".card"], [".tract .landname", ".tract"], [".need .pips", ".tract"],
    [".sheet .shield", ".sheet"], [".sheet .big b", ".sheet"], [".sheet .road", ".sheet"],
    [".sheet .chip.role", ".sheet"], [".sheet .pegs", ".sheet"]];
  for (const [inner, outer] of HELD) {
    for (const part of document.querySelectorAll(inner)) {
      if (!seen(part)) continue;
      const { left, right, top, bottom } = inner.endsWith("span") ? written(part) : box(part), room = box(part.closest(outer));
      if (left < room.left - hair || right > room.right + hair || top < room.top - hair || bottom > room.bottom + hair) {
        faults.push(`hangs out of ${outer}: ${words(part)}`);
      }
    }
  }
  for (const line of document.querySelectorAll(".ticker .log li")) {
    if (seen(line) && box(line).bottom > box(line.closest(".ticker")).top + 4 && box(line).top + 4
      < box(line.closest(".ticker")).top && line === line.parentElement.lastElementChild) {
      faults.push(`half under the list: ${words(line)}`);
    }
  }

  // words that can be read
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), small = new Map();
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement, text = walker.currentNode.nodeValue.trim();
    if (!text || holder.closest("svg, .vh, script, style") || !seen(holder)) continue;
    const size = Number.parseFloat(getComputedStyle(holder).fontSize);
    if (size > 0 && size < 11) small.set(`${name(holder)} ${size.toFixed(1)}`, words(holder));
  }
  for (const [key, what] of small) faults.push(`small: ${key} ${what}`);
  const WRITTEN = ".pname, .psub, .fj, .sname, .rname text, .wnum, .shead, .num, .worth-n, :is(.badge, .str) text, "
    + ".fig :is(.value, .count, .more text)";
  for (const label of document.querySelectorAll(`.board :is(${WRITTEN})`)) {
    if (!label.textContent.trim() || !seen(label)) continue;
    const { a: across, b: aslant } = label.getScreenCTM(), style = getComputedStyle(label);
    const size = Number.parseFloat(style.fontSize) * Math.hypot(across, aslant);
    if (size < 10.9) faults.push(`small on the board: ${words(label)} ${size.toFixed(1)}`);
  }

  // a board that is worth its room
  const wrap = document.querySelector(".boardwrap:not(.spreads, .near)"), board = wrap?.querySelector("svg.board");
  if (board && seen(wrap)) {
    const { width, height } = board.viewBox.baseVal, held = box(board), room = box(wrap);
    const scale = Math.min(held.width / width, held.height / height);
    const share = (width * scale * height * scale) / (room.width * room.height);
    const isTall = form === "desk" && innerHeight > innerWidth; // no board fills such a room
    if (share < .5 && !isTall) faults.push(`the board takes ${Math.round(share * 100)} % of its room`);
    if (room.width * room.height < .2 * innerWidth * innerHeight) faults.push("the board has too little room");
  }

  // targets for a finger
  const TAPPED = ".top button, .top a, .prompt button, .choices button, .meanwhile button, .dock button, .tabs button, "
    + ".talk button, .talk input, .hand .card, .tract, button.tile, button.stack, .creature, .shrine, .unpin, .strip, "
    + ".lesson button, .mo-whole, .mo-steps button, .mo-chip";
  for (const target of form === "desk" ? [] : document.querySelectorAll(TAPPED)) {
    const { width, height } = box(target), least = form === "sideways" && target.closest(".top") ? 38 : 44;
    if (seen(target) && (width < least - .5 || height < least - .5) && !target.matches(".rule-link")) {
      faults.push(`small to touch: ${words(target)} ${Math.round(width)}×${Math.round(height)}`);
    }
  }
  return faults;
}
