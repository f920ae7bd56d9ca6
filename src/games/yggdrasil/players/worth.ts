/** What things are worth to a player with rules of thumb, in one coin: an enemy thrown back from space 2 brings 7. */
import { boxOf, DOOR, enemiesOn, FIRST_SPACE, RESIDENCE, WALL } from '../box/box.ts';
import { isEnemy } from '../combat/combat.ts';
import { chanceToBeat, wouldLoseNow } from '../combat/odds.ts';
import {
  type ByEnemy,
  type ByIsland,
  type Card,
  ENEMIES,
  type Enemy,
  enemyOn,
  type Giant,
  type Island,
  isAngry,
  isRagnarok,
  type SeaPlace,
  type VanirSquare,
} from '../components.ts';
import { godOnTurn, soulsPerSearch } from '../gods/powers.ts';
import type { Bag, Foe } from '../state.ts';
import type { YggdrasilView } from '../view.ts';

const PERIL_BY_SPACE = [0, 0, 7, 14, 23, 32, 46, 60, 120];
/** Enemies whose effect hurts longest, by how much more they are minded. */
const MINDED: ByEnemy<number> = { hel: 1.2, surt: 1, jormungand: 1, loki: 1.1, nidhogg: 1, fenrir: 1.4 };
const PERIL_BEYOND_THE_WALL = [0, 0, 0, 4, 12, 12, 12];
const PERIL_BEYOND_THE_DOOR = [0, 0, 6, 6, 6, 6, 6];
const PERIL_OF_LOSING = 200;

/** What spending one costs. */
const VIKING = 1.6;
const ELF = 1.8;
/** What finding one brings. */
const SOUL = 2.2;
const ELF_TAKEN = 3.5;
/** What one more soul to a search is worth in a bag: when the Valkyries come to it, and when the bag is bettered. */
const RICHER_PLACE = 2;
const RICHER_BAG = 5;
const REACH: ByIsland<number> = { white: 1, blue: 1.2, green: 0.7, black: 0.4 };
/** An artifact pays back with every enemy card still to come; less so where another god is better armed. */
const ARTIFACT_PER_CARD = 0.18;
const SECOND_BEST = 0.5;
const GIANT = 4;
const GIANT_IN_THE_WAY = 4;
const VANIR_STEP = 2.5;

/** How badly the gods stand. */
function peril(view: YggdrasilView, enemies: ByEnemy<number>): number {
  const beyond = (space: number) => ENEMIES.filter((enemy) => enemies[enemy] > space).length;
  const each = ENEMIES.map((enemy) => (PERIL_BY_SPACE[enemies[enemy]] ?? 0) * MINDED[enemy]);
  return (
    each.reduce((sum, one) => sum + one, 0) +
    (PERIL_BEYOND_THE_WALL[beyond(WALL)] ?? 0) +
    (PERIL_BEYOND_THE_DOOR[beyond(DOOR)] ?? 0) +
    (wouldLoseNow({ ...view, enemies }) ? PERIL_OF_LOSING : 0)
  );
}

/** How much better the gods stand when the enemy is so many spaces farther back; below 0 when he comes on. */
export function relief(view: YggdrasilView, enemy: Enemy, spaces: number): number {
  const to = Math.min(Math.max(view.enemies[enemy] - spaces, FIRST_SPACE), RESIDENCE);
  return peril(view, view.enemies) - peril(view, { ...view.enemies, [enemy]: to });
}

export function reliefFrom(view: YggdrasilView, card: Card): number {
  const coming = isRagnarok(card) ? enemiesOn(boxOf(view), card) : [enemyOn(card)];
  const spaces = isAngry(card) ? 2 : 1;
  return coming.reduce((sum, enemy) => sum + relief(view, enemy, -spaces), 0);
}

/** The first of the items that are worth most; none of none. */
export function best<Item>(items: readonly Item[], worth: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (found, item) => (found === undefined || worth(item) > worth(found) ? item : found),
    undefined,
  );
}

/** The number of Vikings that is worth most against the foe, Elves given only where they win. */
export function bestFight(
  view: YggdrasilView,
  foe: Foe,
  have: { readonly vikings: number; readonly elves: number },
): { readonly vikings: number; readonly worth: number } {
  const victory = isEnemy(foe) ? relief(view, foe, 1) : foe === 'pile' ? GIANT : giantWorth(view, foe);
  const worth = (vikings: number) => {
    let sum = chanceToBeat(view, foe, vikings, 0) * victory - vikings * VIKING;
    for (let elves = 1; elves <= have.elves; elves += 1) {
      const more = chanceToBeat(view, foe, vikings, elves) - chanceToBeat(view, foe, vikings, elves - 1);
      sum += more * (victory - elves * ELF);
    }
    return sum;
  };
  const numbers = Array.from({ length: have.vikings + 1 }, (_, number) => number);
  const vikings = best(numbers, worth) ?? 0;
  return { vikings, worth: worth(vikings) };
}

/** An active giant is in the way, and each that falls brings its rune nearer. */
export function giantWorth(view: YggdrasilView, giant: Giant): number {
  const { giants } = boxOf(view);
  const { rune, effect } = giants[giant];
  const parts = view.beaten.filter((each) => giants[each].rune === rune).length;
  const way = view.active.includes(giant) ? GIANT_IN_THE_WAY / (effect.kind === 'strengthens' ? 2 : 1) : 0;
  return GIANT + parts ** 2 + way;
}

export function elfWorth(view: YggdrasilView): number {
  return ELF_TAKEN / (1 + 0.3 * godOnTurn(view).elves);
}

/** One step of the Vanir: towards the square that throws an enemy back, and no farther. */
export function vanirStepWorth(view: YggdrasilView): number {
  return view.vanir < boxOf(view).vanirSquares.indexOf('enemy-back') ? VANIR_STEP : 0;
}

export function vikingsSentWorth(view: YggdrasilView, island: Island): number {
  return bagWorth(view, island, { vikings: Math.min(5, view.helheim), fireGiants: 0 });
}

export function firesPutOutWorth(view: YggdrasilView, island: Island): number {
  return bagWorth(view, island, firesPutOut(bagOf(view, island)));
}

/** What the island's souls are worth, whoever strikes them. */
export function islandWorth(view: YggdrasilView, island: Island): number {
  return REACH[island] * souls(bagOf(view, island));
}

export function artifactWorth(view: YggdrasilView, enemy: Enemy): number {
  const self = godOnTurn(view);
  const isSecondBest = view.seats.some(({ artifacts }) => artifacts[enemy] > self.artifacts[enemy]);
  const level = 1 + 0.2 * self.artifacts[enemy];
  return (
    view.deck.count * ARTIFACT_PER_CARD * level * (isSecondBest ? SECOND_BEST : 1) +
    relief(view, enemy, 1) / 20
  );
}

export function squareWorth(view: YggdrasilView, square: VanirSquare): number {
  switch (square) {
    case 'enemy-back':
      return Math.max(...ENEMIES.map((enemy) => relief(view, enemy, 1)));
    case 'two-vikings':
      return 2 * SOUL;
    case 'discard-giant':
      return GIANT;
    case 'discard-card':
      return nextCardWorth(view);
    default:
      return 0;
  }
}

/** What is spared when the next card does not come, or any card that may be next; an Angry one comes all the same. */
function nextCardWorth(view: YggdrasilView): number {
  const [known] = view.deck.top;
  const possible = known === undefined ? view.deck.cards : [known];
  const spared = possible.map((card) => (isAngry(card) ? 0 : -reliefFrom(view, card)));
  return spared.reduce((sum, one) => sum + one, 0) / possible.length;
}

/** The souls a search brings now, and how much better the place is for the next one. */
export function searchWorth(view: YggdrasilView, place: SeaPlace): number {
  const now = place === view.submerged ? 0 : richness(view, place);
  return SOUL * now + RICHER_PLACE * (richness(view, place) - richness(view, view.valkyries));
}

export function richness(view: YggdrasilView, place: SeaPlace): number {
  return place === 'rainbow' ? 0 : (souls(bagOf(view, place)) * soulsPerSearch(view)) / 3;
}

/** Where bags are closed, one half of each is taken to be Vikings. */
function bagOf(view: YggdrasilView, island: Island): Bag {
  return view.bags?.[island] ?? { vikings: 9, fireGiants: 9 };
}

/** Vikings to be expected among three counters. */
function souls({ vikings, fireGiants }: Bag): number {
  return (3 * vikings) / Math.max(3, vikings + fireGiants);
}

function firesPutOut({ vikings, fireGiants }: Bag): Bag {
  return { vikings: 0, fireGiants: -Math.min(fireGiants, (5 * fireGiants) / (vikings + fireGiants)) };
}

function bagWorth(view: YggdrasilView, island: Island, change: Bag): number {
  const bag = bagOf(view, island);
  const after = { vikings: bag.vikings + change.vikings, fireGiants: bag.fireGiants + change.fireGiants };
  return RICHER_BAG * REACH[island] * (souls(after) - souls(bag));
}
