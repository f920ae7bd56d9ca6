/** Finds the Relics that players have in front of them. [M-309, M-311, M-312] */
import type { Light, Relic } from '../box/components.ts';
import type { HeldRelic, MicromidgardState } from '../state/state.ts';
import { activeSeat } from './seats.ts';

/** The visible side of a Relic of the current raven; null if the raven doesn't have it. */
export function sideHeld(game: MicromidgardState, relic: Relic): Light | null {
  return activeSeat(game).relics.find((held) => held.relic === relic)?.side ?? null;
}

export function relicsShowing(
  { relics }: { readonly relics: readonly HeldRelic[] },
  side: Light,
): readonly Relic[] {
  return relics.filter((held) => held.side === side).map(({ relic }) => relic);
}

export function wasUsed({ turn }: MicromidgardState, relic: Relic): boolean {
  return turn.used.includes(relic);
}
