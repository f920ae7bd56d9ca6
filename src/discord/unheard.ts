/** Knows the interactions whose first answer was sent without hearing what became of it: Discord may have it. */

const CALLBACK = /\/interactions\/(\d+)\/[^/]+\/callback/;

const unheard = new Set<string>();
/** Far more than a bot answers in the three seconds in which that matters. */
const REMEMBERED = 1_000;

/** Call it when a request to this address ended without an answer that can be trusted. */
export function notHeardOf(url: string): void {
  const id = CALLBACK.exec(url)?.[1];
  if (id !== undefined) unheard.add(id);
  const [oldest] = unheard;
  if (unheard.size > REMEMBERED && oldest !== undefined) unheard.delete(oldest);
}

export function isUnheard(interactionId: string): boolean {
  return unheard.has(interactionId);
}

/** By now Discord's state is known. */
export function wasHeard(interactionId: string): void {
  unheard.delete(interactionId);
}
