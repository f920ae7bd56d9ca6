/** Describes the costs and gains of Realms, squares and Relics, derived from the deal: "a Sun-Wolf action (costs 2 Gold)". */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import { type Action, otherLight, type Relic } from '../box/components.ts';
import { actions, type Coins, type Cost, type Deal, type Gain, type Yield } from '../box/deal.ts';
import { actionsToSpend, points, relicName, resourceAmount, resourceName, wolfName } from './names.ts';

/** A deal in a few words; without a price, only the gain. `relic` is the Relic to destroy or flip, if it has been chosen. */
export function dealLine({ cost, gain }: Deal, relic?: Relic): Phrase {
  const gained = gain.map((each) => gainName(each, relic));
  if (cost.length === 0) return { key: 'core.list', with: { items: gained } };
  return {
    key: 'micromidgard.deal',
    with: { cost: cost.map((each) => costName(each, relic)), gain: gained },
  };
}

/** The gifts of a Realm. */
export function yieldLine(given: readonly Yield[]): Phrase {
  return dealLine({ cost: [], gain: given });
}

/**
 * The gifts of a Realm in short, with commas, and "Gold, Mead" for one of each: on a phone, longer words would make a button two
 * lines high.
 */
export function shortYield(given: readonly Yield[]): Phrase {
  const isOneOfEach = given.length > 1 && given.every(isOneCoin);
  const [first, ...rest] = given.map((each) =>
    isOneOfEach && isCoins(each) ? resourceName(each.what) : gainName(each),
  );
  if (first === undefined) return yieldLine(given);
  return rest.reduce<Phrase>((one, other) => ({ key: 'micromidgard.both', with: { one, other } }), first);
}

function isCoins(given: Yield): given is Coins {
  return given.what === 'gold' || given.what === 'mead';
}

function isOneCoin(given: Yield): boolean {
  return isCoins(given) && given.amount === 1;
}

/** The deal of a square, with the action that activates the square added to the cost. */
export function drivenDeal(action: Action, { cost, gain }: Deal): Deal {
  return { cost: [actions(action), ...cost], gain };
}

export function costName(cost: Cost, relic?: Relic): Phrase {
  switch (cost.what) {
    case 'gold':
    case 'mead':
      return resourceAmount(cost.what, cost.amount);
    case 'resources':
      return { key: 'micromidgard.cost.resources', with: { amount: cost.amount } };
    case 'action':
      return actionsToSpend(cost.action, cost.amount);
    case 'relic':
      return relic === undefined
        ? { key: `micromidgard.cost.relic.${cost.side}` }
        : relicName(relic, cost.side);
    case 'wolf-action':
      return wolfAction(cost.wolf);
  }
}

function gainName(gain: Gain, relic?: Relic): Phrase {
  switch (gain.what) {
    case 'gold':
    case 'mead':
      return resourceAmount(gain.what, gain.amount);
    case 'action':
      return actionsToSpend(gain.action, gain.amount);
    case 'wolf-action':
      return wolfAction(gain.wolf);
    case 'point':
      return points(1);
    case 'wolf-on':
      return { key: 'micromidgard.gain.wolf-on', with: { wolf: wolfName(gain.wolf) } };
    case 'wolf-back':
      return { key: 'micromidgard.gain.wolf-back', with: { wolf: wolfName(gain.wolf) } };
    case 'flip':
      return relic === undefined
        ? { key: `micromidgard.gain.flip.${gain.to}` }
        : {
            key: 'micromidgard.gain.flip',
            with: { relic: relicName(relic, otherLight(gain.to)), to: gain.to },
          };
    case 'exchange':
      return { key: 'micromidgard.gain.exchange' };
  }
}

function wolfAction(wolf: 'sun' | 'moon'): Phrase {
  return { key: 'micromidgard.wolf-action', with: { wolf: wolfName(wolf) } };
}
