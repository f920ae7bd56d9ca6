/** Computes facts about a position that a computer player needs: the danger, and the results of its fights. */
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
import { chanceToRoll, strengthNeeded } from '../odds/chances.ts';
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
  /** The current god's chance to beat the foe, by the total number of Vikings and Elves. */
  readonly chances: (foe: Foe) => (fighters: number) => number;
}

export function positionOf(view: YggdrasilView, weights: Weights): Position {
  const coming = spacesToCome(view);
  const danger = dangerOf(view, weights, coming);
  const now = danger('hel', view.enemies.hel);
  const reliefs: { readonly [Each in Enemy]: number[] } = {
    hel: [],
    surt: [],
    jormungand: [],
    loki: [],
    nidhogg: [],
    fenrir: [],
  };
  return {
    view,
    weights,
    coming,
    relief: (enemy, spaces) => {
      const to = Math.min(Math.max(view.enemies[enemy] - spaces, FIRST_SPACE), RESIDENCE);
      const known = reliefs[enemy];
      known[to] ??= now - danger(enemy, to);
      return known[to];
    },
    chances: chancesIn(view),
  };
}

function chancesIn(view: YggdrasilView): Position['chances'] {
  const byNeed: number[] = [];
  const byFoe = new Map<Foe, (fighters: number) => number>();
  return (foe) => {
    const known = byFoe.get(foe);
    if (known !== undefined) return known;
    const strength = strengthNeeded(view, foe);
    const chance = (fighters: number) => {
      const needed = Math.max(0, strength - fighters);
      byNeed[needed] ??= chanceToRoll(view, needed);
      return byNeed[needed];
    };
    byFoe.set(foe, chance);
    return chance;
  };
}

function spacesToCome(view: YggdrasilView): ByEnemy<number> {
  const coming = { hel: 0, surt: 0, jormungand: 0, loki: 0, nidhogg: 0, fenrir: 0 };
  for (const card of view.deck.cards) {
    if (isRagnarok(card)) for (const enemy of enemiesOn(boxOf(view), card)) coming[enemy] += 1;
    else coming[enemyOn(card)] += spacesOf(card);
  }
  return coming;
}

function spacesOf(card: Card): number {
  return isAngry(card) ? 2 : 1;
}

function movedBy(box: Box, card: Card): readonly Enemy[] {
  return isRagnarok(card) ? enemiesOn(box, card) : [enemyOn(card)];
}

/** The danger to the gods if this enemy were on that space and all others stayed. */
function dangerOf(
  view: YggdrasilView,
  { dangerBySpace, minded, dangerOfCardsToCome, pastTheWall, pastTheDoor, losing }: Weights,
  coming: ByEnemy<number>,
): (moved: Enemy, to: number) => number {
  const box = boxOf(view);
  const cards = dangerOfCardsToCome / box.cardsPerEnemy;
  const { hel, surt, jormungand, loki, nidhogg, fenrir } = view.enemies;
  return (moved, to) => {
    const spaces = { hel, surt, jormungand, loki, nidhogg, fenrir };
    spaces[moved] = to;
    let sum = 0;
    let wall = 0;
    let door = 0;
    for (const enemy of ENEMIES) {
      const space = spaces[enemy];
      sum += (dangerBySpace[space] ?? 0) * minded[enemy] * (1 - dangerOfCardsToCome + cards * coming[enemy]);
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
