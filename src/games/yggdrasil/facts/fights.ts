/**
 * Determines the targets of fights, and the force and bonus before the die is rolled. [Y-411, Y-412, Y-425, Y-601 to Y-632]
 */
import { isOneOf } from '../../../core/typed/one-of.ts';
import { boxOf } from '../box/box.ts';
import { ENEMIES, type Enemy } from '../box/components.ts';
import type { Foe, OpenBoard } from '../state/state.ts';
import { forceAddedTo, isDieForbidden } from './giants.ts';
import { activeGod, combatBonus, giantForceChange } from './powers.ts';

export function isEnemy(foe: Foe): foe is Enemy {
  return isOneOf(ENEMIES, foe);
}

/** The force needed to beat the foe on its current space. */
export function forceOf(game: OpenBoard, foe: Foe): number {
  const box = boxOf(game);
  if (isEnemy(foe)) return (box.force[game.enemies[foe]] ?? 0) + forceAddedTo(game, foe);
  const isStrengthened = foe !== 'pile' || box.rulings.hiddenGiantsAreStrengthened;
  return box.giantForce + (isStrengthened ? forceAddedTo(game, 'giants') : 0) + giantForceChange(game);
}

/** Whether the enemy's space has a printed force. [Y-412] */
export function canBeFought(game: OpenBoard, enemy: Enemy): boolean {
  return (boxOf(game).force[game.enemies[enemy]] ?? 0) > 0;
}

/**
 * The current god's bonus in every fight against the foe, from its power and artifact, unless a giant forbids the die and the
 * bonus needs it. [Y-631, Y-632]
 */
export function bonusAgainst(game: OpenBoard, foe: Foe): number {
  const { switches, rulings } = boxOf(game);
  const hasDie = !isDieForbidden(game);
  const artifact =
    isEnemy(foe) && (hasDie || switches.artifactsWithoutDie) ? activeGod(game).artifacts[foe] : 0;
  const bonus = hasDie || rulings.bonusWithoutDie ? combatBonus(game) : 0;
  return artifact + bonus;
}
