/** Determines whether the current player can pay for a deal and use it, and if not, why. */

import { type Light, otherLight, otherResource, RESOURCES, type Resource } from '../box/components.ts';
import type { Cost, Deal, Gain } from '../box/deal.ts';
import type { MicromidgardRefusal } from '../state/events.ts';
import type { MicromidgardState } from '../state/state.ts';
import { relicsShowing } from './relics.ts';
import { activeSeat } from './seats.ts';

/** The reason why the player can't make the deal; null if they can. */
export function hindrance(game: MicromidgardState, { cost, gain }: Deal): MicromidgardRefusal | null {
  for (const each of cost) {
    const missing = whatIsMissing(game, each);
    if (missing !== null) return missing;
  }
  for (const each of gain) {
    const useless = whatIsUseless(game, each);
    if (useless !== null) return useless;
  }
  return null;
}

function whatIsMissing(game: MicromidgardState, cost: Cost): MicromidgardRefusal | null {
  const seat = activeSeat(game);
  switch (cost.what) {
    case 'gold':
    case 'mead':
      return seat[cost.what] >= cost.amount
        ? null
        : { code: 'too-few', resource: cost.what, need: cost.amount, have: seat[cost.what] };
    case 'resources':
      return seat.gold + seat.mead >= cost.amount
        ? null
        : { code: 'too-few-resources', need: cost.amount, have: seat.gold + seat.mead };
    case 'action':
      return game.turn.hand[cost.action] >= cost.amount ? null : { code: 'no-action', action: cost.action };
    case 'relic':
      return noneShowing(game, cost.side);
    case 'wolf-action':
      return game.turn.wolfActions[cost.wolf] > 0 ? null : { code: 'nothing-to-convert', wolf: cost.wolf };
  }
}

/**
 * The reason why a gain would be useless: a flip needs a Relic to turn over; an exchange needs something to exchange, and room
 * for the result.
 */
function whatIsUseless(game: MicromidgardState, gain: Gain): MicromidgardRefusal | null {
  if (gain.what === 'flip') return noneShowing(game, otherLight(gain.to));
  if (gain.what === 'exchange' && RESOURCES.every((resource) => mostToExchange(game, resource) === 0))
    return { code: 'nothing-to-exchange' };
  return null;
}

/** Whether everything gained would be lost: there is no room for it, or the wolf is at the start of its track. [M-214, M-606] */
export function bringsNothing(game: MicromidgardState, gains: readonly Gain[]): boolean {
  return gains.length > 0 && gains.every((gain) => isLost(game, gain));
}

function isLost(game: MicromidgardState, gain: Gain): boolean {
  switch (gain.what) {
    case 'gold':
    case 'mead':
      return activeSeat(game)[gain.what] >= game.box.mostOfAResource && game.turn.loose[gain.what] === 0;
    case 'wolf-back':
      return game.wolves[gain.wolf] === 0;
    default:
      return false;
  }
}

function noneShowing(game: MicromidgardState, side: Light): MicromidgardRefusal | null {
  return relicsShowing(activeSeat(game), side).length > 0 ? null : { code: 'no-such-relic', side };
}

/**
 * The maximum amount to exchange, limited by the player's stock and by the room for the other resource. The Realm's gift doesn't
 * take up room, because it can be taken after the exchange. [M-211, M-317]
 */
export function mostToExchange(game: MicromidgardState, from: Resource): number {
  const seat = activeSeat(game);
  const to = otherResource(from);
  return Math.min(seat[from], game.box.mostOfAResource - seat[to] + game.turn.loose[to]);
}
