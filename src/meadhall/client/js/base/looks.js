/** How a saga looks, from its own folder: styles and drawings, fetched when it is first met. */

/** A saga's stylesheet (/art/<saga>/<name>.css), once; what it says holds inside of [data-saga]. */
export function loadStyle(slug, name = "style") {
  const id = `${name}-${slug}`;
  if (document.getElementById(id)) return;
  const link = { id, rel: "stylesheet", href: `/art/${slug}/${name}.css` };
  document.head.append(Object.assign(document.createElement("link"), link));
}
