/** Finds the first difference in plain data, and describes the old and the new value. */

/** For example `state.gods[2].vikings is 3 and was 4`; null if the data is the same. The order of fields doesn't matter. */
export function firstDifference(was: unknown, is: unknown, path = ''): string | null {
  if (!isNested(was) || !isNested(is) || Array.isArray(was) !== Array.isArray(is))
    return Object.is(was, is) ? null : told(path, was, is);
  const keys = new Set([...Object.keys(is), ...Object.keys(was)]);
  for (const key of keys) {
    const difference = firstDifference(was[key], is[key], pathTo(path, key, Array.isArray(is)));
    if (difference !== null) return difference;
  }
  return null;
}

type Nested = { readonly [key: string]: unknown };

function isNested(data: unknown): data is Nested {
  return typeof data === 'object' && data !== null;
}

function pathTo(path: string, key: string, isInList: boolean): string {
  if (isInList) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

function told(path: string, was: unknown, is: unknown): string {
  if (was === undefined) return `${path} is ${shown(is)} and was not there`;
  return is === undefined
    ? `${path} is gone and was ${shown(was)}`
    : `${path} is ${shown(is)} and was ${shown(was)}`;
}

/** Longer values are cut off in the description. */
const LONGEST = 100;

function shown(data: unknown): string {
  const text = JSON.stringify(data);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
