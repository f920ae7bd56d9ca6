/** Remembers what was last worked out: states share what did not change between them, so the next question is often the same. */

/** The same function, which works once for several calls in a row with one thing. What it is given never changes. */
export function oncePerThing<Thing extends object, Found>(
  work: (thing: Thing) => Found,
): (thing: Thing) => Found {
  let latest: { readonly thing: Thing; readonly found: Found } | null = null;
  return (thing) => {
    if (latest?.thing !== thing) latest = { thing, found: work(thing) };
    return latest.found;
  };
}
