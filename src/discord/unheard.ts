/** Remembers the interactions whose first response Discord hasn't confirmed: it may or may not have received the response. */

const CALLBACK = /\/interactions\/(\d+)\/[^/]+\/callback/;

const unheard = new Set<string>();
/** Far more interactions than the bot responds to in the three seconds that matter. */
const REMEMBERED = 1_000;

/** Call this when a request to the address has ended without a trustworthy response. */
export function notHeardOf(url: string): void {
  const id = CALLBACK.exec(url)?.[1];
  if (id !== undefined) unheard.add(id);
  const [oldest] = unheard;
  if (unheard.size > REMEMBERED && oldest !== undefined) unheard.delete(oldest);
}

export function isUnheard(interactionId: string): boolean {
  return unheard.has(interactionId);
}

/** Call this once it's known whether Discord has the first response. */
export function wasHeard(interactionId: string): void {
  unheard.delete(interactionId);
}
