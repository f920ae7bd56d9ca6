/** Computes the value of single actions for a computer player, by its weights. */

import { boxOf } from '../box/box.ts';
import {
  ENEMIES,
  type Enemy,
  type Giant,
  type Island,
  isAngry,
  SEA,
  type SeaPlace,
  type VanirSquare,
} from '../box/components.ts';
import { isEnemy } from '../facts/fights.ts';
import { activeGod, soulsPerSearch } from '../facts/powers.ts';
import type { Bag, Foe } from '../state/state.ts';
import type { YggdrasilView } from '../state/view.ts';
import { type Position, reliefFrom } from './position.ts';

/** The item with the highest value, the first if there are several; undefined if there are no items. */
export function best<Item>(items: readonly Item[], utility: (item: Item) => number): Item | undefined {
  let found: Item | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const each = utility(item);
    if (each > most) {
      found = item;
      most = each;
    }
  }
  return found;
}

/** The numbers of Vikings and Elves that a god has. */
export interface Fighters {
  readonly vikings: number;
  readonly elves: number;
}

/** The cost of spending a Viking or an Elf: lower for a god that has many, and low if few cards remain. */
export function costs({ view, weights }: Position, have: Fighters): Fighters {
  const lasting = Math.min(1, view.deck.count / weights.cardsToSpendOn);
  return {
    vikings: (weights.viking * lasting) / (1 + weights.plentyOfVikings * have.vikings),
    elves: (weights.elf * lasting) / (1 + weights.plentyOfElves * have.elves),
  };
}

/** The value of beating a foe, and the total needed from the die, Vikings and Elves. */
export interface Prospect {
  readonly victory: number;
  readonly needed: number;
}

export function prospectOf(position: Position, foe: Foe): Prospect {
  return { victory: victoryOver(position, foe), needed: position.strengthNeeded(foe) };
}

/** Limits are relaxed by this much, so that rounding never hides a choice. */
const ROUNDING = 1e-6;

/** The number of Vikings with the highest value in a fight, assuming that Elves are only given to win. */
export function bestFight(
  position: Position,
  { victory, needed }: Prospect,
  have: Fighters,
): { readonly vikings: number; readonly utility: number } {
  const { chanceToRoll } = position;
  let found = { vikings: 0, utility: 0 };
  if (victory <= 0) return found;
  const cost = costs(position, have);
  for (let vikings = 0; vikings <= have.vikings; vikings += 1) {
    // More Vikings would cost more than a certain victory adds.
    if (victory - vikings * cost.vikings < found.utility - ROUNDING) break;
    // This many Vikings aren't worth sending if they have no chance even with all Elves.
    if (chanceToRoll(needed - vikings - have.elves) === 0) continue;
    const alone = chanceToRoll(needed - vikings);
    let before = alone;
    let utility = before * victory - vikings * cost.vikings;
    for (let elves = 1; elves <= have.elves && before < 1; elves += 1) {
      const after = chanceToRoll(needed - vikings - elves);
      utility += (after - before) * Math.max(0, victory - elves * cost.elves);
      before = after;
    }
    if (utility > found.utility) found = { vikings, utility };
    if (alone === 1) break;
  }
  return found;
}

/** The highest value of a fight against one of the foes if it's above `least`, otherwise any value up to `least`. */
export function bestFightOf(
  position: Position,
  prospects: readonly Prospect[],
  have: Fighters,
  least: number,
): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const prospect of prospects)
    if (prospect.victory > least - ROUNDING)
      best = Math.max(best, bestFight(position, prospect, have).utility);
  return best;
}

export function victoryOver(position: Position, foe: Foe): number {
  if (isEnemy(foe)) return position.relief(foe, 1);
  return foe === 'pile' ? position.weights.giant : giantUtility(position, foe);
}

/** The value of beating a giant: an active giant is in the way, and each giant brings its rune nearer. */
export function giantUtility({ view, weights }: Position, giant: Giant): number {
  const { giants } = boxOf(view);
  const { rune, effect } = giants[giant];
  const parts = view.beaten.filter((each) => giants[each].rune === rune).length;
  const way = view.active.includes(giant) ? weights.giantInTheWay[effect.kind] : 0;
  return weights.giant + weights.runePart * parts ** 2 + way;
}

export function elfUtility({ view, weights }: Position): number {
  return weights.elfTaken / (1 + weights.enoughElves * activeGod(view).elves);
}

/** The value of a step of the Vanir. Only steps up to the square that throws an enemy back count. */
export function vanirStepUtility({ view, weights }: Position): number {
  return view.vanir < boxOf(view).vanirSquares.indexOf('enemy-back') ? weights.vanirStep : 0;
}

export function vikingsSentUtility(position: Position, island: Island): number {
  return bagUtility(position, island, { vikings: Math.min(5, position.view.helheim), fireGiants: 0 });
}

export function firesPutOutUtility(position: Position, island: Island): number {
  return bagUtility(position, island, firesPutOut(bagOf(position.view, island)));
}

/** The value of an island's souls, which a strike on the island would endanger. */
export function islandUtility({ view, weights }: Position, island: Island): number {
  return weights.reach[island] * souls(bagOf(view, island));
}

/**
 * The value of an artifact. It helps against every remaining card of its enemy; it's worth less if another god is better armed.
 */
export function artifactUtility({ view, weights, coming, relief }: Position, enemy: Enemy): number {
  const self = activeGod(view);
  const isSecondBest = view.seats.some(({ artifacts }) => artifacts[enemy] > self.artifacts[enemy]);
  const level = 1 + weights.artifactPerLevel * self.artifacts[enemy];
  const share = (isSecondBest ? weights.secondBest : 1) / view.seats.length ** weights.artifactShared;
  return (
    coming[enemy] * weights.artifactPerCard * level * share + weights.artifactAgainstNear * relief(enemy, 1)
  );
}

export function squareUtility(position: Position, square: VanirSquare): number {
  const { weights, relief } = position;
  switch (square) {
    case 'enemy-back':
      return Math.max(...ENEMIES.map((enemy) => relief(enemy, 1)));
    case 'two-vikings':
      return weights.vanirVikings;
    case 'discard-giant':
      return weights.vanirGiant;
    case 'discard-card':
      return weights.vanirCard * nextCardUtility(position);
    default:
      return 0;
  }
}

/** The gain if the next card isn't drawn, averaged if the card is unknown. An Angry card comes anyway. */
function nextCardUtility(position: Position): number {
  const { deck } = position.view;
  const [known] = deck.top;
  const possible = known === undefined ? deck.cards : [known];
  const spared = possible.map((card) => (isAngry(card) ? 0 : -reliefFrom(position, card)));
  return spared.reduce((sum, one) => sum + one, 0) / possible.length;
}

/** The value of a search in a place: the souls it brings now, and the advantage of the place for the next search. */
export function searchUtility({ view, weights, perSearch }: Position, place: SeaPlace): number {
  const there = richness(view, place, perSearch);
  const now = place === view.submerged ? 0 : there;
  return weights.soul * now + weights.richerPlace * (there - richness(view, view.valkyries, perSearch));
}

/** The expected number of Vikings in a search of the place, in which the god draws `perSearch` counters. */
export function richness(view: YggdrasilView, place: SeaPlace, perSearch = soulsPerSearch(view)): number {
  return place === 'rainbow' ? 0 : (souls(bagOf(view, place)) * perSearch) / 3;
}

/** The contents of a bag. If bags are closed, half of the counters are assumed to be Vikings. */
function bagOf(view: YggdrasilView, island: Island): Bag {
  return view.bags?.[island] ?? { vikings: 9, fireGiants: 9 };
}

/** The expected number of Vikings among three counters. */
function souls({ vikings, fireGiants }: Bag): number {
  return (3 * vikings) / Math.max(3, vikings + fireGiants);
}

function firesPutOut({ vikings, fireGiants }: Bag): Bag {
  return { vikings: 0, fireGiants: -Math.min(fireGiants, (5 * fireGiants) / (vikings + fireGiants)) };
}

function bagUtility({ view, weights }: Position, island: Island, change: Bag): number {
  const bag = bagOf(view, island);
  const after = { vikings: bag.vikings + change.vikings, fireGiants: bag.fireGiants + change.fireGiants };
  const way = Math.abs(SEA.indexOf(island) - SEA.indexOf(view.valkyries));
  return weights.richerBag * weights.reach[island] * weights.farther ** way * (souls(after) - souls(bag));
}
