/** Describes a position as numbers between about 0 and 1, from which the chance to win is learned. */

import { boxOf, DOOR, RESIDENCE, WALL } from '../../box/box.ts';
import { ENEMIES, type Enemy, GODS, ISLANDS, isAngry, isRagnarok, RUNES } from '../../box/components.ts';
import { spacesToDefeat } from '../../facts/defeat.ts';
import { bonusAgainst } from '../../facts/fights.ts';
import { effectOf } from '../../facts/giants.ts';
import { activeGod } from '../../facts/powers.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { positionOf } from '../position.ts';
import { WEIGHTS } from '../weights.ts';

const EFFECTS = ['strengthens', 'blocks', 'whirlpool', 'cancels-powers', 'forbids-die'] as const;

export function features(view: YggdrasilView): readonly number[] {
  const { coming } = positionOf(view, WEIGHTS);
  return [
    ...table(view),
    ...deck(view),
    ...ENEMIES.flatMap((enemy) => enemyAt(view, enemy, coming[enemy])),
    ...track(view),
    ...hands(view),
    ...board(view),
  ];
}

/** The features of the table: the gods in play, and the printed values. */
function table(view: YggdrasilView): readonly number[] {
  const { seats } = view;
  const box = boxOf(view);
  return [
    seats.length / 6,
    1 / seats.length,
    ...GODS.map((god) => share(seats, (seat) => seat.god === god)),
    share(seats, ({ inTrance }) => inTrance),
    view.bags === null ? 1 : 0,
    box.switches.hasTrance ? 1 : 0,
    box.switches.helRemovesForGood ? 1 : 0,
    box.switches.winsBeforeActing ? 1 : 0,
    mean(box.die.hammers) / 3,
    mean(box.force) / 8,
  ];
}

function deck({ deck: { count, cards }, daeg }: YggdrasilView): readonly number[] {
  return [
    count / 48,
    (count / 48) ** 2,
    1 / (1 + count),
    cards.filter(isAngry).length / 6,
    cards.filter(isRagnarok).length / 4,
    daeg / 3,
  ];
}

function enemyAt(view: YggdrasilView, enemy: Enemy, coming: number): readonly number[] {
  const space = view.enemies[enemy];
  const levels = view.seats.map(({ artifacts }) => artifacts[enemy]);
  const soon = coming / Math.max(1, view.deck.count);
  return [
    space / RESIDENCE,
    (space / RESIDENCE) ** 2,
    space > WALL ? 1 : 0,
    space > DOOR ? 1 : 0,
    coming / 9,
    soon * (space / RESIDENCE) * 3,
    Math.max(...levels) / 3,
    mean(levels) / 3,
    (mean(levels) / 3) * (coming / 9),
  ];
}

/** The features of the enemies' track: how near all enemies are. */
function track(view: YggdrasilView): readonly number[] {
  const spaces = ENEMIES.map((enemy) => view.enemies[enemy]).sort((one, other) => other - one);
  const past = (border: number) => spaces.filter((space) => space > border).length;
  const left = spacesToDefeat(view);
  return [
    mean(spaces) / RESIDENCE,
    ...spaces.map((space) => space / RESIDENCE),
    ...[2, 3, 4, 5].map((count) => (past(WALL) >= count ? 1 : 0)),
    ...[1, 2, 3].map((count) => (past(DOOR) >= count ? 1 : 0)),
    left / 8,
    1 / (1 + left),
    left === 1 ? 1 : 0,
  ];
}

function hands(view: YggdrasilView): readonly number[] {
  const { seats } = view;
  const self = activeGod(view);
  const vikings = seats.map((seat) => seat.vikings);
  const elves = seats.map((seat) => seat.elves);
  const nearest = ENEMIES.reduce((one, other) => (view.enemies[other] > view.enemies[one] ? other : one));
  const cards = Math.max(1, view.deck.count);
  return [
    mean(vikings) / 8,
    Math.min(1, (mean(vikings) * seats.length) / cards),
    Math.max(...vikings) / 12,
    Math.min(...vikings) / 6,
    mean(elves) / 3,
    Math.min(1, (3 * mean(elves) * seats.length) / cards),
    self.vikings / 10,
    self.elves / 3,
    bonusAgainst(view, nearest) / 4,
  ];
}

function board(view: YggdrasilView): readonly number[] {
  const box = boxOf(view);
  const { active, beaten, bags } = view;
  const inBags = ISLANDS.map((island) => bags?.[island] ?? { vikings: 9, fireGiants: 9 });
  return [
    ...EFFECTS.map((kind) => active.filter((giant) => effectOf(box, giant).kind === kind).length / 2),
    ...RUNES.map((rune) => beaten.filter((giant) => box.giants[giant].rune === rune).length / 4),
    active.length / 6,
    view.helheim / 15,
    view.lostVikings / 15,
    view.muspellheim / 12,
    view.alfheim / 7,
    ...inBags.map(({ vikings, fireGiants }) => vikings / Math.max(3, vikings + fireGiants)),
    ...ISLANDS.map((island) => (view.submerged === island ? 1 : 0)),
    view.vanir / Math.max(1, box.vanirSquares.length - 1),
    view.fenrirIsAngry ? 1 : 0,
  ];
}

function mean(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0) / amounts.length;
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / items.length;
}
