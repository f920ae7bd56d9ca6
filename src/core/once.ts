/** Remembers the last result: states share what did not change between them, so the next call is often for the same object. */

/** The same function, which runs only once for consecutive calls with the same object. The object must never change. */
export function oncePerThing<Thing extends object, Found>(
  work: (thing: Thing) => Found,
): (thing: Thing) => Found {
  let latest: { readonly thing: Thing; readonly found: Found } | null = null;
  return (thing) => {
    if (latest?.thing !== thing) latest = { thing, found: work(thing) };
    return latest.found;
  };
}
