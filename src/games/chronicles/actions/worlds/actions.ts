/** The action of each World, and how company changes it. [C-311 to C-314, C-351 to C-353] */
import type { Alternative, Values } from '../../../../core/requests/request.ts';
import { tell } from '../../../../core/telling/telling.ts';
import { type GodName, type Tier, WORLDS, type World } from '../../box/components.ts';
import { loseLife } from '../../changes/life.ts';
import { heal, isRavaged } from '../../changes/ravage.ts';
import { active } from '../../facts/gods.ts';
import { blockerOf } from '../../facts/iotunns/world.ts';
import { ignoresEnemies, preventedInAction } from '../../facts/powers.ts';
import { isAnyEnemyIn } from '../../facts/standing.ts';
import type { Draft } from '../../state/draft.ts';
import type { ChroniclesRefusal } from '../../state/events.ts';
import type { ChroniclesState, OpenBoard } from '../../state/state.ts';
import { type WorldAction, way } from './action.ts';
import { alfheim } from './alfheim.ts';
import { asgard } from './asgard.ts';
import { iotunheim } from './iotunheim.ts';
import { midgard } from './midgard.ts';
import { muspellheim } from './muspellheim.ts';
import { nidavellir } from './nidavellir.ts';
import { niflheim } from './niflheim.ts';
import { svartalfheim } from './svartalfheim.ts';
import { vanaheim } from './vanaheim.ts';

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

/** With another god and no enemy a bonus, with an enemy and no other god a malus. [C-311 to C-313] */
export function tierHere(game: OpenBoard): Tier {
  return tierIn(game, active(game).world);
}

/** The same if the god on turn stood in that World. */
export function tierIn(game: OpenBoard, world: World): Tier {
  const isInCompany = isAnotherGodIn(game, world, active(game).god);
  const isThreatened = isAnyEnemyIn(game, world) && !ignoresEnemies(game);
  if (isInCompany === isThreatened) return 'normal';
  return isInCompany ? 'bonus' : 'malus';
}

function isAnotherGodIn({ seats, supports }: OpenBoard, world: World, self: GodName): boolean {
  for (const { god, world: at } of seats) if (at === world && god !== self) return true;
  for (const { god, world: at } of supports) if (at === world && god !== self) return true;
  return false;
}

/**
 * The deeds that are possible in a World, or with it from afar: its action, or healing it, or nothing while an Iotunn stands
 * there.
 */
export function waysToActIn(game: ChroniclesState, world: World, tier: Tier): readonly Alternative[] {
  if (blockerOf(game, world) !== undefined) return [];
  if (isRavaged(game, world)) return [way('heal', {})];
  const fields = ACTIONS[world].fields(game, tier);
  return fields === null ? [] : [way(world, fields)];
}

/** Risks of the action of a World that no power prevents; 0 for one without any. */
export function risksIn(game: OpenBoard, world: World, tier: Tier): number {
  const { risks } = ACTIONS[world];
  return risks === null ? 0 : Math.max(0, risks(game.box, tier) - preventedInAction(game));
}

export function bringsRisks(world: World): boolean {
  return ACTIONS[world].risks !== null;
}

/** The Worlds in which a rune lets a god act. */
export function worldsToActIn(game: ChroniclesState): readonly World[] {
  return WORLDS.filter((world) => waysToActIn(game, world, 'normal').length > 0);
}

/** Healing costs Life. [C-352] */
export function actIn(game: Draft, world: World, tier: Tier, values: Values): void {
  const { god } = active(game);
  if (isRavaged(game, world)) {
    heal(game, world);
    loseLife(game, game.box.healCosts);
    return;
  }
  tell(game, { type: 'action-began', god, world, tier });
  ACTIONS[world].perform(game, tier, values);
}

/** Why the action of a World, or healing it, cannot be done there; null where something of the answer must be wrong. */
export function refusalIn(
  game: ChroniclesState,
  world: World,
  tier: Tier,
  wantsToHeal: boolean,
): ChroniclesRefusal | null {
  const iotunn = blockerOf(game, world);
  if (iotunn !== undefined) return { why: 'world-blocked', world, iotunn };
  const needsHealing = isRavaged(game, world);
  if (needsHealing !== wantsToHeal)
    return { why: needsHealing ? 'world-ravaged' : 'world-not-ravaged', world };
  if (needsHealing) return null;
  const { fields, whyNot } = ACTIONS[world];
  return whyNot !== null && fields(game, tier) === null ? whyNot() : null;
}
