/** The Relics that players have in front of them. [M-309, M-311, M-312] */
import { tell } from '../../../core/telling/telling.ts';
import type { Light, Relic } from '../box/components.ts';
import type { Draft } from '../state/draft.ts';
import type { HeldRelic, MicromidgardState } from '../state/state.ts';
import { onTurn } from './seats.ts';

/** The side that the Relic shows in front of whoever is on turn; null when they do not have it. */
export function sideHeld(game: MicromidgardState, relic: Relic): Light | null {
  return onTurn(game).relics.find((held) => held.relic === relic)?.side ?? null;
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

export function destroy(game: Draft, relic: Relic): void {
  const seat = onTurn(game);
  const side = sideHeld(game, relic);
  if (side === null) throw new RangeError(`nobody on turn has ${relic}`);
  seat.relics = seat.relics.filter((held) => held.relic !== relic);
  game.outOfPlay.push(relic);
  tell(game, { type: 'relic-destroyed', seat: game.turn.seat, relic, side });
}

export function flip(game: Draft, relic: Relic, side: Light): void {
  const seat = onTurn(game);
  seat.relics = seat.relics.map((held) => (held.relic === relic ? { relic, side } : held));
  tell(game, { type: 'relic-flipped', seat: game.turn.seat, relic, side });
}
