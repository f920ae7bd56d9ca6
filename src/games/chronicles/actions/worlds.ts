/** The actions of the nine Worlds. [C-331 to C-347] */

import { emit, reveal } from '../../../core/logs/event-record.ts';
import { draw } from '../../../core/random.ts';
import type { Alternative, Field, Values } from '../../../core/requests/request.ts';
import { amount, named } from '../../../core/requests/values.ts';
import type { Box } from '../box/box.ts';
import {
  ARTIFACT_LEVELS,
  ARTIFACTS,
  type Artifact,
  type ArtifactLevel,
  type RuneStone,
  type Tier,
  WORLDS,
  type World,
} from '../box/components.ts';
import { drawCreatures } from '../changes/decks.ts';
import { callHeroes, takeElves, takeVanirDice } from '../changes/gods.ts';
import { sendAnonymousBack, sendFireGiantsBack } from '../changes/reserves.ts';
import { heal } from '../changes/tree.ts';
import { active, heroesInReserve } from '../facts/gods.ts';
import { takenBy } from '../facts/page.ts';
import { moreTaken, preventedInAction } from '../facts/powers.ts';
import { bracing } from '../facts/risks.ts';
import type { Draft } from '../state/draft.ts';
import type { ChroniclesRefusal } from '../state/events.ts';
import type { ChroniclesState, OpenBoard } from '../state/state.ts';
import { takeRisks } from './risks.ts';

/** The action of a World: its fields, the reason if it isn't possible, and its effect. */
export interface WorldAction {
  /** The fields of the action; null if it isn't possible. */
  fields: (game: ChroniclesState, tier: Tier) => { readonly [field: string]: Field } | null;
  /** The Risks of the action; null if it has none. */
  risks: ((box: Box, tier: Tier) => number) | null;
  /** The refusal if the action isn't possible; null if it always is. */
  refusalFor: (() => ChroniclesRefusal) | null;
  perform(game: Draft, tier: Tier, values: Values): void;
}

/** The name of an action: the World's own name, or `heal`. */
export type WayName = World | 'heal';

export function way(name: WayName, fields: { readonly [field: string]: Field }): Alternative {
  return { id: name, verb: name, fields };
}

/** A field for a number from 1 to `most`; null if there's nothing to take. */
function upTo(field: string, most: number): { readonly [field: string]: Field } | null {
  return most > 0 ? { [field]: { kind: 'number', from: 1, to: most } } : null;
}

const asgardRisks = ({ asgardRisks: risks }: Box, tier: Tier) => risks[tier];

/** Asgard: heal any ravaged World, and take Risks. [C-333, C-334] */
export const asgard: WorldAction = {
  fields(game, tier) {
    if (game.ravaged.length === 0) return null;
    const left = asgardRisks(game.box, tier) - preventedInAction(game);
    return { world: { kind: 'one', of: game.ravaged }, ...bracing(game, left) };
  },
  risks: asgardRisks,
  refusalFor: () => ({ code: 'nothing-ravaged' }),
  perform(game, tier, values) {
    heal(game, named(values, 'world', WORLDS));
    takeRisks(game, asgardRisks(game.box, tier), preventedInAction(game), values);
  },
};

/** The maximum number of Vanir dice that can be taken, limited by the supply. */
export function vanirDiceToTake(game: OpenBoard, tier: Tier): number {
  return Math.min(takenBy(game, tier) + moreTaken(game, 'vanaheim'), game.vanaheim);
}

/** Vanaheim: take Vanir dice. [C-332] */
export const vanaheim: WorldAction = {
  fields: (game, tier) => upTo('dice', vanirDiceToTake(game, tier)),
  risks: null,
  refusalFor: () => ({ code: 'no-vanir-dice-left' }),
  perform: (game, _tier, values) => takeVanirDice(game, amount(values, 'dice')),
};

/** The maximum number of Elves that can be taken, limited by the supply. */
export function elvesToTake(game: OpenBoard, tier: Tier): number {
  return Math.min(takenBy(game, tier) + moreTaken(game, 'alfheim'), game.alfheim);
}

/** Alfheim: take Elves. [C-331] */
export const alfheim: WorldAction = {
  fields: (game, tier) => upTo('elves', elvesToTake(game, tier)),
  risks: null,
  refusalFor: () => ({ code: 'no-elves-left' }),
  perform: (game, _tier, values) => takeElves(game, amount(values, 'elves')),
};

/** The maximum number of Heroes that can be called, limited by the supply. */
export function heroesToCall(game: OpenBoard, tier: Tier): number {
  return Math.min(takenBy(game, tier), heroesInReserve(game));
}

/** Midgard: call Heroes to Valhalla. Jormungand is always there, so only the owner of Valshamr can call three. [C-335, C-336] */
export const midgard: WorldAction = {
  fields: (game, tier) => upTo('heroes', heroesToCall(game, tier)),
  risks: null,
  refusalFor: () => ({ code: 'no-heroes-left' }),
  perform: (game, _tier, values) => callHeroes(game, amount(values, 'heroes')),
};

/** Nidavellir: take the Artifact in front of one of the dispensers, to keep. [C-337 to C-339] */
export const nidavellir: WorldAction = {
  fields(game, tier) {
    const inReach = ARTIFACT_LEVELS.slice(0, game.box.dispensers[tier]);
    const artifacts = inReach.flatMap((level) => frontArtifact(game, level) ?? []);
    return artifacts.length > 0 ? { artifact: { kind: 'one', of: artifacts } } : null;
  },
  risks: null,
  refusalFor: () => ({ code: 'no-artifact-left' }),
  perform: (game, _tier, values) => takeArtifact(game, named(values, 'artifact', ARTIFACTS)),
};

export function frontArtifact({ dispensers }: ChroniclesState, level: ArtifactLevel): Artifact | undefined {
  return dispensers[level][0];
}

/** Takes an Artifact and reveals the next one in its dispenser. */
export function takeArtifact(game: Draft, artifact: Artifact): void {
  const { level } = game.box.artifacts[artifact];
  const [front, ...behind] = game.dispensers[level];
  if (front !== artifact) throw new RangeError(`${artifact} is not in front`);
  game.dispensers = { ...game.dispensers, [level]: behind };
  if (behind.length > 0) reveal(game);
  const seat = active(game);
  seat.artifacts = [...seat.artifacts, artifact];
  emit(game, { type: 'artifact-taken', god: seat.god, artifact });
}

/** Svartalfheim: draw creatures, and let one of them help. [C-340] */
export const svartalfheim: WorldAction = {
  fields: () => ({}),
  risks: null,
  refusalFor: null,
  perform: (game, tier) => drawCreatures(game, takenBy(game, tier)),
};

/** Throws rune stones. The god can then use the rune on each. [C-341 to C-345] */
function throwStones(game: Draft, stones: readonly RuneStone[]): void {
  reveal(game);
  const runes = stones.map((stone) => draw(game, 'dice', game.box.runeStones[stone]));
  emit(game, { type: 'stones-thrown', stones, runes });
  game.steps.unshift({ do: 'use-runes', runes });
}

/** Iotunheim: throw rune stones. [C-341] */
export const iotunheim: WorldAction = {
  fields: () => ({}),
  risks: null,
  refusalFor: null,
  perform: (game, tier) => throwStones(game, game.box.stonesThrown[tier]),
};

const ladderRisks = ({ ladderRisks: risks }: Box, tier: Tier) => risks[tier];

/** Muspellheim: send Fire Giants back from Surt's ladder, and take Risks. [C-347] */
export const muspellheim: WorldAction = {
  fields(game, tier) {
    const fireGiants = upTo('fire-giants', Math.min(game.box.removed, game.fireGiants));
    const left = ladderRisks(game.box, tier) - preventedInAction(game);
    return fireGiants && { ...fireGiants, ...bracing(game, left) };
  },
  risks: ladderRisks,
  refusalFor: () => ({ code: 'no-fire-giants-on-ladder' }),
  perform(game, tier, values) {
    sendFireGiantsBack(game, amount(values, 'fire-giants'));
    takeRisks(game, ladderRisks(game.box, tier), preventedInAction(game), values);
  },
};

/** Niflheim: send Anonymous back from Hel's ladder, and take Risks. [C-346] */
export const niflheim: WorldAction = {
  fields(game, tier) {
    const anonymous = upTo('anonymous', Math.min(game.box.removed, game.anonymous));
    const left = ladderRisks(game.box, tier) - preventedInAction(game);
    return anonymous && { ...anonymous, ...bracing(game, left) };
  },
  risks: ladderRisks,
  refusalFor: () => ({ code: 'no-anonymous-on-ladder' }),
  perform(game, tier, values) {
    sendAnonymousBack(game, amount(values, 'anonymous'));
    takeRisks(game, ladderRisks(game.box, tier), preventedInAction(game), values);
  },
};
