/**
 * A table of which only the changes were sent: the last state and the change make the next one. Nothing of the last
 * state is touched, and what did not change is the very same object in both.
 */

/**
 * The state that a "change" makes of the one it follows, or null if it follows another: then the page must ask for
 * the whole.
 * @param {object|null} state the last "state"
 * @param {object} message `{type: "change", base, version, changes?, …}`: its fields replace those of the state
 */
export function changedState(state, { base, changes = [], ...fields }) {
  if (state?.version !== base) return null;
  const { stood: _, woken: __, ...lasting } = state; // what is said once is not said again
  const shown = "picture" in state ? "picture" : "view";
  try {
    return { ...lasting, ...fields, type: "state", [shown]: changes.reduce(changed, state[shown]) };
  } catch (error) {
    if (error instanceof Misfit) return null;
    throw error;
  }
}

class Misfit extends Error {}

/** A value after a change: `[path, value]` is there now, `[path]` is gone, `[path, start, count, items]` in a list. */
export function changed(value, change) {
  return edited(value, change[0], 0, change);
}

function edited(value, path, depth, change) {
  if (depth === path.length) return change.length === 4 ? spliced(value, change) : change[1];
  if (value === null || typeof value !== "object") throw new Misfit();
  const key = path[depth], last = depth === path.length - 1;
  if (!Object.hasOwn(value, key) && !(last && change.length === 2)) throw new Misfit();
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (last && change.length === 1) delete copy[key];
  else copy[key] = edited(value[key], path, depth + 1, change);
  return copy;
}

function spliced(list, [, start, count, items]) {
  if (!Array.isArray(list) || start + count > list.length) throw new Misfit();
  return [...list.slice(0, start), ...items, ...list.slice(start + count)];
}
