/**
 * Remembers the last result of a function. States share their unchanged parts, so consecutive calls often get the same object.
 */

/** Wraps a function so that it runs only once for consecutive calls with the same object. The object must never change. */
export function oncePerThing<Thing extends object, Found>(
  work: (thing: Thing) => Found,
): (thing: Thing) => Found {
  let latest: { readonly thing: Thing; readonly found: Found } | null = null;
  return (thing) => {
    if (latest?.thing !== thing) latest = { thing, found: work(thing) };
    return latest.found;
  };
}
