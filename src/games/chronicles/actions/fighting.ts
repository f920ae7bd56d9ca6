/** Lets gods fight. A Fight is always won, but brings as many Risks as the foe's Strength. [C-301 to C-308] */

import { emit } from '../../../core/logs/event-record.ts';
import { ask } from '../../../core/requests/asking.ts';
import type { Alternative, Values } from '../../../core/requests/request.ts';
import { recordOf } from '../../../core/typed/records.ts';
import {
  FOES,
  type Foe,
  isEnemy,
  isSagaFoe,
  type Place,
  TREE_ENEMIES,
  type World,
} from '../box/components.ts';
import { neighboursOf } from '../box/tree.ts';
import { sendIotunnBack } from '../changes/reserves.ts';
import { countFight, fallBack } from '../changes/saga.ts';
import { TREE_ENEMY_RULES } from '../enemies/enemies.ts';
import { active } from '../facts/gods.ts';
import { guardOf, placeOfIotunn } from '../facts/iotunns.ts';
import { addedStrength } from '../facts/page.ts';
import { fightsNextDoor, preventedInFight, takesAfterFights } from '../facts/powers.ts';
import { bracing } from '../facts/risks.ts';
import { placeOnTrack, sagaFoesIn, strengthOnTrack } from '../facts/tracks.ts';
import { placeOf } from '../facts/tree.ts';
import type { Draft } from '../state/draft.ts';
import type { OpenBoard } from '../state/state.ts';
import { takeRisks } from './risks.ts';

/** The foe's own Strength, plus the Strength that the page of the saga adds. */
export function strengthOf(game: OpenBoard, foe: Foe): number {
  return ownStrength(game, foe) + addedStrength(game, foe);
}

function ownStrength(game: OpenBoard, foe: Foe): number {
  if (isEnemy(foe)) return TREE_ENEMY_RULES[foe].strength(game);
  return isSagaFoe(foe) ? strengthOnTrack(game, foe) : game.box.iotunnStrength;
}

/** The place where a foe can be fought; null for a saga foe that's still out of sight. */
export function whereToFight(game: OpenBoard, foe: Foe): Place | null {
  if (isEnemy(foe)) return placeOf(game, foe);
  return isSagaFoe(foe) ? placeOnTrack(game, foe) : placeOfIotunn(game, foe);
}

/** The foes that the current god can fight from its place. */
export function foesInReach(game: OpenBoard): readonly Foe[] {
  return foesInReachFrom(game, active(game).world);
}

/** The foes that the current god could fight if it were in that World. */
export function foesInReachFrom(game: OpenBoard, world: World): readonly Foe[] {
  const nextDoor = fightsNextDoor(game) ? neighboursOf(world, game.rotation) : [];
  const found: Foe[] = [];
  for (const enemy of TREE_ENEMIES)
    if (isThere(placeOf(game, enemy), world, nextDoor) && guardOf(game, enemy) === undefined)
      found.push(enemy);
  for (const iotunn of game.iotunns)
    if (isThere(placeOfIotunn(game, iotunn), world, nextDoor)) found.push(iotunn);
  for (const foe of sagaFoesIn(game)) {
    const place = placeOnTrack(game, foe);
    if (place !== null && isThere(place, world, nextDoor)) found.push(foe);
  }
  return found;
}

function isThere(place: Place, world: World, nextDoor: readonly World[]): boolean {
  return place === world || (place !== 'cage' && nextDoor.includes(place));
}

/** The id of the answer with which the current god fights the foe. */
export function fightAgainst(foe: Foe): string {
  return FIGHTS[foe];
}

/** The ids are built once, because the same string is compared faster than an equal one. */
const FIGHTS = recordOf(FOES, (foe) => `fight:${foe}`);

/** One alternative for each foe, with `prevented` fewer Risks. */
export function waysToFight(game: OpenBoard, prevented: number): readonly Alternative[] {
  return foesInReach(game).map((foe) => ({
    id: fightAgainst(foe),
    verb: 'fight',
    fields: bracing(game, strengthOf(game, foe) - prevented - preventedInFight(game, foe)),
  }));
}

/** Fights a foe, which always retreats. [C-303] */
export function fight(game: Draft, choice: string, values: Values, prevented: number): void {
  const foe = foesInReach(game).find((each) => choice === fightAgainst(each));
  if (foe === undefined) throw new RangeError(`nobody to fight: ${choice}`);
  const strength = strengthOf(game, foe);
  emit(game, { type: 'fight-began', god: active(game).god, foe, strength });
  game.steps.unshift({ do: 'retreat', foe }, { do: 'after-fight' });
  takeRisks(game, strength, prevented + preventedInFight(game, foe), values);
}

export function retreat(game: Draft, foe: Foe): void {
  if (isEnemy(foe)) TREE_ENEMY_RULES[foe].retreat(game);
  else if (isSagaFoe(foe)) fallBack(game, foe);
  else sendIotunnBack(game, foe);
  countFight(game, foe);
}

/** Gives the god the spoils of the Artifact Draupnir after a Fight. [C-708] */
export function afterFight(game: Draft): void {
  if (takesAfterFights(game) && game.alfheim + game.vanaheim > 0) ask(game, { about: 'spoils' });
}
