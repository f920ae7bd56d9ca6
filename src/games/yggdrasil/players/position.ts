/** Computes facts about a position that a computer player needs: the danger, and the results of its fights. */
import { oncePerThing } from '../../../core/once.ts';
import { recordOf } from '../../../core/typed/records.ts';
import { type Box, boxOf, DOOR, enemiesOn, FIRST_SPACE, RESIDENCE, WALL } from '../box/box.ts';
import {
  type ByEnemy,
  type Card,
  ENEMIES,
  type Enemy,
  enemyOn,
  isAngry,
  isRagnarok,
} from '../box/components.ts';
import { isDefeat } from '../facts/defeat.ts';
import { soulsPerSearch } from '../facts/powers.ts';
import { chancesToRoll, strengthNeeded } from '../odds/chances.ts';
import type { Foe } from '../state/state.ts';
import type { YggdrasilView } from '../state/view.ts';
import type { Weights } from './weights.ts';

export interface Position {
  readonly view: YggdrasilView;
  readonly weights: Weights;
  /** The number of spaces by which the remaining cards move each enemy. */
  readonly coming: ByEnemy<number>;
  /** The gods' gain if the enemy is this many spaces farther back; negative if it advances. */
  readonly relief: (enemy: Enemy, spaces: number) => number;
  /** The total that the current god needs from the die, Vikings and Elves to beat the foe. */
  readonly strengthNeeded: (foe: Foe) => number;
  /** The number of counters that the current god draws in a search. */
  readonly perSearch: number;
  /** The current god's chance to roll at least this many hammers; 1 for none, or fewer. */
  readonly chanceToRoll: (hammers: number) => number;
}

export function positionOf(view: YggdrasilView, weights: Weights): Position {
  const box = boxOf(view);
  const { coming, reliefs } = aheadBy(weights)(box)(view.deck.cards);
  const { hel, surt, jormungand, loki, nidhogg, fenrir } = view.enemies;
  const reliefAt = reliefs([hel, surt, jormungand, loki, nidhogg, fenrir]);
  return {
    view,
    weights,
    coming,
    relief: (enemy, spaces) => {
      const to = Math.min(Math.max(view.enemies[enemy] - spaces, FIRST_SPACE), RESIDENCE);
      return reliefAt(enemy, to);
    },
    strengthNeeded: strengthsIn(view),
    perSearch: soulsPerSearch(view),
    chanceToRoll: chancesIn(view),
  };
}

function strengthsIn(view: YggdrasilView): Position['strengthNeeded'] {
  const known = new Map<Foe, number>();
  return (foe) => {
    const found = known.get(foe) ?? strengthNeeded(view, foe);
    known.set(foe, found);
    return found;
  };
}

function chancesIn(view: YggdrasilView): Position['chanceToRoll'] {
  const known: number[] = [];
  let roll: ((needed: number) => number) | undefined;
  return (hammers) => {
    const needed = Math.max(0, hammers);
    roll ??= chancesToRoll(view);
    known[needed] ??= roll(needed);
    return known[needed];
  };
}

/** The facts that follow from the remaining cards. They stay the same in all questions of a turn. */
interface Ahead {
  readonly coming: ByEnemy<number>;
  /** The gods' gain if one of the enemies on these spaces, in catalogue order, were on another space. */
  readonly reliefs: (spaces: readonly number[]) => (enemy: Enemy, to: number) => number;
}

const aheadBy = oncePerThing((weights: Weights) =>
  oncePerThing((box: Box) =>
    oncePerThing((cards: readonly Card[]): Ahead => {
      const coming = spacesToCome(box, cards);
      return { coming, reliefs: reliefsBy(dangersBy(weights, box, coming)) };
    }),
  ),
);

function spacesToCome(box: Box, cards: readonly Card[]): ByEnemy<number> {
  const coming = { hel: 0, surt: 0, jormungand: 0, loki: 0, nidhogg: 0, fenrir: 0 };
  for (const card of cards) {
    if (isRagnarok(card)) for (const enemy of enemiesOn(box, card)) coming[enemy] += 1;
    else coming[enemyOn(card)] += spacesOf(card);
  }
  return coming;
}

/** Remembers the reliefs for the most recent spaces, because the enemies rarely move between two questions. */
function reliefsBy(danger: (spaces: readonly number[]) => number): Ahead['reliefs'] {
  let latest: { readonly spaces: readonly number[]; readonly relief: ReturnType<Ahead['reliefs']> } | null =
    null;
  return (spaces) => {
    if (latest === null || !areSame(latest.spaces, spaces))
      latest = { spaces, relief: reliefFor(danger, spaces) };
    return latest.relief;
  };
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

function reliefFor(
  danger: (spaces: readonly number[]) => number,
  spaces: readonly number[],
): ReturnType<Ahead['reliefs']> {
  const now = danger(spaces);
  const known = recordOf(ENEMIES, (): number[] => []);
  return (enemy, to) => {
    const reliefs = known[enemy];
    reliefs[to] ??= now - danger(spaces.with(ENEMIES.indexOf(enemy), to));
    return reliefs[to];
  };
}

function spacesOf(card: Card): number {
  return isAngry(card) ? 2 : 1;
}

function movedBy(box: Box, card: Card): readonly Enemy[] {
  return isRagnarok(card) ? enemiesOn(box, card) : [enemyOn(card)];
}

/** The danger to the gods with the enemies on these spaces, in catalogue order. */
function dangersBy(
  { dangerBySpace, minded, dangerOfCardsToCome, pastTheWall, pastTheDoor, losing }: Weights,
  box: Box,
  coming: ByEnemy<number>,
): (spaces: readonly number[]) => number {
  const cards = dangerOfCardsToCome / box.cardsPerEnemy;
  const dangers = ENEMIES.map((enemy) =>
    dangerBySpace.map((danger) => danger * minded[enemy] * (1 - dangerOfCardsToCome + cards * coming[enemy])),
  );
  return (spaces) => {
    let sum = 0;
    let wall = 0;
    let door = 0;
    for (let at = 0; at < spaces.length; at += 1) {
      const space = spaces[at] ?? 0;
      sum += dangers[at]?.[space] ?? 0;
      if (space > WALL) wall += 1;
      if (space > DOOR) door += 1;
    }
    sum += (pastTheWall[wall] ?? 0) + (pastTheDoor[door] ?? 0);
    return isDefeat(box, spaces) ? sum + losing : sum;
  };
}

/** The loss for the gods if the card is played, as a negative number. */
export function reliefFrom({ view, relief }: Position, card: Card): number {
  const spaces = spacesOf(card);
  return movedBy(boxOf(view), card).reduce((sum, enemy) => sum + relief(enemy, -spaces), 0);
}
