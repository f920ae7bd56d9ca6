/** Judges creatures and cards for a computer player, by its weights. */

import { foesInReachFrom } from '../actions/fighting.ts';
import { type Creature, ENEMIES, type Enemy } from '../box/components.ts';
import { active, mostLife } from '../facts/gods.ts';
import type { ChroniclesView, SeatView } from '../state/view.ts';
import {
  chanceOfCard,
  type Outlook,
  utilityOfAnonymousBack,
  utilityOfDefeat,
  utilityOfFireGiantsBack,
  utilityOfIslandBack,
} from './outlook.ts';
import { harmOfWaking } from './page-ahead.ts';
import { isDeadTreeNext } from './task.ts';
import {
  artifactUtility,
  contextOf,
  diceUtility,
  elvesUtility,
  fightWith,
  healedUtility,
  heroesUtility,
  lifeUtility,
} from './utility.ts';

export function utilityOfCreature(outlook: Outlook, creature: Creature): number {
  const { view, weights } = outlook;
  const effect = view.box.creatures[creature];
  return weights.creature[effect.kind] * countedUtility(outlook, effect);
}

type Effect = ChroniclesView['box']['creatures'][Creature];

function countedUtility(outlook: Outlook, effect: Effect): number {
  const { view, weights } = outlook;
  const { world } = active(view);
  switch (effect.kind) {
    case 'god-regains':
      return best(view.seats, ({ life }) => lifeUtility(outlook, life, effect.life));
    case 'gods-here-regain':
      return view.seats
        .filter((seat) => seat.world === world && seat.life < mostLife(view))
        .reduce((sum, { life }) => sum + lifeUtility(outlook, life, effect.life), 0);
    case 'takes':
      return elvesUtility(outlook, effect.elves) + diceUtility(outlook, effect.vanirDice);
    case 'heroes':
      return heroesUtility(outlook, effect.heroes);
    case 'artifact': {
      const { front } = view.dispensers[effect.level];
      return front === null ? 0 : artifactUtility(view, weights, front);
    }
    case 'iotunn-back':
      return best(view.iotunns, (iotunn) => utilityOfDefeat(outlook, iotunn));
    case 'anonymous-back':
      return utilityOfAnonymousBack(outlook, effect.anonymous);
    case 'fire-giants-back':
      return utilityOfFireGiantsBack(outlook, effect.fireGiants);
    case 'heals':
      return best(view.ravaged, (each) => healedUtility(outlook, each));
    case 'jormungand-back':
      return utilityOfIslandBack(outlook);
    case 'card-back':
      return best(ENEMIES, (enemy) => (view.wheel[enemy] === null ? 0 : dangerOfCard(outlook, enemy)));
    case 'fights': {
      const context = contextOf(outlook);
      return best(
        foesInReachFrom(view, world),
        (foe) => fightWith(context, foe, effect.prevents, world).utility,
      );
    }
    default:
      return 1;
  }
}

/** The value of the best item, at least 0. */
function best<Item>(items: readonly Item[], utility: (item: Item) => number): number {
  return items.reduce((most, item) => Math.max(most, utility(item)), 0);
}

/**
 * The cost for the gods of having an enemy's card on the Wheel. Nidhogg's card has to stay there, unless he'd find the Dead Tree.
 */
export function dangerOfCard(outlook: Outlook, enemy: Enemy): number {
  if (enemy === 'nidhogg' && !isDeadTreeNext(outlook.view)) return Number.NEGATIVE_INFINITY;
  const { seats } = outlook.view;
  const harm = seats.reduce((sum, seat) => sum + harmOfWaking(outlook, enemy, seat), 0) / seats.length;
  return harm * (outlook.weights.cardBack + outlook.waking[enemy].now);
}

/** The expected cost of revealing the card in front of the god, or on top of its deck. */
export function harmOfCard(outlook: Outlook, seat: SeatView, on: 'wheel' | 'deck'): number {
  let harm = 0;
  for (const enemy of ENEMIES) {
    const chance = chanceOfCard(seat, enemy, on);
    if (chance === 0) continue;
    const wakes = outlook.view.wheel[enemy] !== null;
    harm +=
      chance *
      (wakes
        ? harmOfWaking(outlook, enemy, seat)
        : outlook.weights.lays * harmOfWaking(outlook, enemy, seat));
  }
  return harm;
}

/** The advantage if the god plays late: the cost of its card now, minus its cost after the others. */
export function patienceOf(outlook: Outlook, seat: SeatView): number {
  const { view, weights } = outlook;
  let sum = 0;
  for (const enemy of ENEMIES) {
    const chance = chanceOfCard(seat, enemy, 'wheel');
    if (chance === 0) continue;
    const harm = harmOfWaking(outlook, enemy, seat);
    if (view.wheel[enemy] !== null) sum += chance * weights.harmedNow[enemy] * harm;
    else sum -= chance * weights.harmedLater * harm * othersWith(view, seat, enemy);
  }
  return sum;
}

/** The chance that another god which still has to play has a card of the enemy. */
function othersWith({ seats }: ChroniclesView, self: SeatView, enemy: Enemy): number {
  let none = 1;
  for (const seat of seats)
    if (seat.god !== self.god && !seat.hasGone) none *= 1 - chanceOfCard(seat, enemy, 'wheel');
  return 1 - none;
}
