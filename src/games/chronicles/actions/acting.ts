/**
 * Lets a god act in a World: with the World's action or by healing it, unless an Iotunn is there.
 * [C-311 to C-314, C-351 to C-353]
 */

import { emit } from '../../../core/logs/event-record.ts';
import type { Alternative, Values } from '../../../core/requests/request.ts';
import { type Tier, WORLDS, type World } from '../box/components.ts';
import { loseLife } from '../changes/gods.ts';
import { heal } from '../changes/tree.ts';
import { active } from '../facts/gods.ts';
import { blockerOf } from '../facts/iotunns.ts';
import { preventedInAction } from '../facts/powers.ts';
import { isRavaged } from '../facts/tree.ts';
import type { Draft } from '../state/draft.ts';
import type { ChroniclesRefusal } from '../state/events.ts';
import type { ChroniclesState, OpenBoard } from '../state/state.ts';
import {
  alfheim,
  asgard,
  iotunheim,
  midgard,
  muspellheim,
  nidavellir,
  niflheim,
  svartalfheim,
  vanaheim,
  type WorldAction,
  way,
} from './worlds.ts';

/** The action of each World. Other gods and enemies in the World change it. [C-311 to C-314, C-351 to C-353] */
const ACTIONS: Readonly<Record<World, WorldAction>> = {
  asgard,
  vanaheim,
  alfheim,
  midgard,
  nidavellir,
  svartalfheim,
  iotunheim,
  muspellheim,
  niflheim,
};

/**
 * The possible actions in a World, whether the god is there or acts from afar: the World's own, healing, or none while an Iotunn
 * blocks it.
 */
export function waysToActIn(game: ChroniclesState, world: World, tier: Tier): readonly Alternative[] {
  if (blockerOf(game, world) !== undefined) return [];
  if (isRavaged(game, world)) return [way('heal', {})];
  const fields = ACTIONS[world].fields(game, tier);
  return fields === null ? [] : [way(world, fields)];
}

/** The Risks of a World's action that no power prevents; 0 for an action without Risks. */
export function risksIn(game: OpenBoard, world: World, tier: Tier): number {
  const { risks } = ACTIONS[world];
  return risks === null ? 0 : Math.max(0, risks(game.box, tier) - preventedInAction(game));
}

export function bringsRisks(world: World): boolean {
  return ACTIONS[world].risks !== null;
}

/** The Worlds in which a rune lets the current god act. */
export function worldsToActIn(game: ChroniclesState): readonly World[] {
  return WORLDS.filter((world) => waysToActIn(game, world, 'normal').length > 0);
}

/** Carries out a World's action, or heals the World, which costs Life. [C-352] */
export function actIn(game: Draft, world: World, tier: Tier, values: Values): void {
  const { god } = active(game);
  if (isRavaged(game, world)) {
    heal(game, world);
    loseLife(game, game.box.healCosts);
    return;
  }
  emit(game, { type: 'action-began', god, world, tier });
  ACTIONS[world].perform(game, tier, values);
}

/** The reason a World can't be acted in or healed; null if it can be, in which case the answer's values must be wrong. */
export function refusalIn(
  game: ChroniclesState,
  world: World,
  tier: Tier,
  wantsToHeal: boolean,
): ChroniclesRefusal | null {
  const iotunn = blockerOf(game, world);
  if (iotunn !== undefined) return { code: 'world-blocked', world, iotunn };
  const needsHealing = isRavaged(game, world);
  if (needsHealing !== wantsToHeal)
    return { code: needsHealing ? 'world-ravaged' : 'world-not-ravaged', world };
  if (needsHealing) return null;
  const { fields, refusalFor } = ACTIONS[world];
  return refusalFor !== null && fields(game, tier) === null ? refusalFor() : null;
}
