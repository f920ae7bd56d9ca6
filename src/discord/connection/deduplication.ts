/** Recognises events that Discord repeats after the gateway has resumed a session, so that the bot handles each once. */

/** More than the gateway can send in the few minutes in which a session can be resumed. */
const REMEMBERED = 5_000;

/** Returns a function that reports whether an id is new. */
export function openDeduplication(): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return false;
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
    return true;
  };
}
