/** How a saga looks, from its own folder: styles and drawings, fetched when it is first met. */

/** Does a saga bring a file of that name? `saga` is anything with its `art`: a banner, a card of the hall, a Saga. */
export const hasArt = ({ art = [] }, file) => art.includes(file);

/** A saga's stylesheet (/art/<saga>/<name>.css), once; what it says holds inside of [data-saga]. */
export function loadStyle(saga, name = "style") {
  const id = `${name}-${saga.slug}`;
  if (!hasArt(saga, `${name}.css`) || document.getElementById(id)) return;
  const link = { id, rel: "stylesheet", href: `/art/${saga.slug}/${name}.css` };
  document.head.append(Object.assign(document.createElement("link"), link));
}
