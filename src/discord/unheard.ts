/** Remembers interactions whose first response was sent without a confirmation: Discord may or may not have it. */

const CALLBACK = /\/interactions\/(\d+)\/[^/]+\/callback/;

const unheard = new Set<string>();
/** Far more interactions than the bot responds to in the three seconds that matter. */
const REMEMBERED = 1_000;

/** Call it when a request to this address ended without a trustworthy response. */
export function notHeardOf(url: string): void {
  const id = CALLBACK.exec(url)?.[1];
  if (id !== undefined) unheard.add(id);
  const [oldest] = unheard;
  if (unheard.size > REMEMBERED && oldest !== undefined) unheard.delete(oldest);
}

export function isUnheard(interactionId: string): boolean {
  return unheard.has(interactionId);
}

/** Call it once Discord's state is known. */
export function wasHeard(interactionId: string): void {
  unheard.delete(interactionId);
}
