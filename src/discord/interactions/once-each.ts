/** Discord may deliver an interaction again, as after a connection was resumed: each is taken once. */

/** Deliveries come again within moments; so many are remembered. */
const REMEMBERED = 1000;

/** Returns whether an id comes for the first time. */
export function onceEach(): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return false;
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
    return true;
  };
}
