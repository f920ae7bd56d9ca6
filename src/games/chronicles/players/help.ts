/** A computer player's opinion of creatures and of cards, by its weights. */

import { foesInReachFrom } from '../actions/fighting.ts';
import { type Creature, ENEMIES, type Enemy } from '../box/components.ts';
import { active, mostLife } from '../facts/gods.ts';
import type { ChroniclesView, SeatView } from '../state/view.ts';
import {
  chanceOfCard,
  type Outlook,
  worthOfAnonymousBack,
  worthOfDefeat,
  worthOfFireGiantsBack,
  worthOfIslandBack,
} from './outlook.ts';
import { harmOfWaking } from './page-ahead.ts';
import { isDeadTreeNext } from './task.ts';
import {
  artifactWorth,
  diceWorth,
  elvesWorth,
  fightWith,
  healedWorth,
  heroesWorth,
  lifeWorth,
  type Standing,
} from './worth.ts';

export function worthOfCreature(standing: Standing, creature: Creature): number {
  const { view, weights } = standing;
  const effect = view.box.creatures[creature];
  return weights.creature[effect.kind] * countedWorth(standing, effect);
}

type Effect = ChroniclesView['box']['creatures'][Creature];

function countedWorth(standing: Standing, effect: Effect): number {
  const { view, weights } = standing;
  const { world } = active(view);
  switch (effect.kind) {
    case 'god-regains':
      return best(view.seats, ({ life }) => lifeWorth(standing, life, effect.life));
    case 'gods-here-regain':
      return view.seats
        .filter((seat) => seat.world === world && seat.life < mostLife(view))
        .reduce((sum, { life }) => sum + lifeWorth(standing, life, effect.life), 0);
    case 'takes':
      return elvesWorth(standing, effect.elves) + diceWorth(standing, effect.vanirDice);
    case 'heroes':
      return heroesWorth(standing, effect.heroes);
    case 'artifact': {
      const { front } = view.dispensers[effect.level];
      return front === null ? 0 : artifactWorth(view, weights, front);
    }
    case 'iotunn-back':
      return best(view.iotunns, (iotunn) => worthOfDefeat(standing, iotunn));
    case 'anonymous-back':
      return worthOfAnonymousBack(standing, effect.anonymous);
    case 'fire-giants-back':
      return worthOfFireGiantsBack(standing, effect.fireGiants);
    case 'heals':
      return best(view.ravaged, (each) => healedWorth(standing, each));
    case 'jormungand-back':
      return worthOfIslandBack(standing);
    case 'card-back':
      return best(ENEMIES, (enemy) => (view.wheel[enemy] === null ? 0 : dangerOfCard(standing, enemy)));
    case 'fights':
      return best(
        foesInReachFrom(view, world),
        (foe) => fightWith(standing, foe, effect.prevents, world).worth,
      );
    default:
      return 1;
  }
}

/** 0 if there isn't one. */
function best<Item>(items: readonly Item[], worth: (item: Item) => number): number {
  return items.reduce((most, item) => Math.max(most, worth(item)), 0);
}

/** The cost to the gods that a card of the enemy lies round the Wheel. */
export function dangerOfCard(outlook: Outlook, enemy: Enemy): number {
  if (enemy === 'nidhogg' && !isDeadTreeNext(outlook.view)) return Number.NEGATIVE_INFINITY;
  const { seats } = outlook.view;
  const harm = seats.reduce((sum, seat) => sum + harmOfWaking(outlook, enemy, seat), 0) / seats.length;
  return harm * (outlook.weights.cardBack + outlook.waking[enemy].now);
}

/** The expected cost of the card before the god, or on its deck, when it is turned up. */
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

/** How much better it is that the god goes late: what its card does to it now, less what it would do after the others. */
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

/** The chance that another god that is still to go lays a card of the enemy. */
function othersWith({ seats }: ChroniclesView, self: SeatView, enemy: Enemy): number {
  let none = 1;
  for (const seat of seats)
    if (seat.god !== self.god && !seat.hasGone) none *= 1 - chanceOfCard(seat, enemy, 'wheel');
  return 1 - none;
}
