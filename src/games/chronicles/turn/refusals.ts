/** Finds the rule that forbids an action that the question doesn't offer. */
import type { Action, Values } from '../../../core/requests/request.ts';
import type { Refusal } from '../../../core/result.ts';
import { bringsRisks, refusalIn } from '../actions/acting.ts';
import { fightAgainst, foesInReach, whereToFight } from '../actions/fighting.ts';
import { frontArtifact } from '../actions/worlds.ts';
import {
  ARTIFACTS,
  FOES,
  type Foe,
  isEnemy,
  isIotunn,
  isSagaFoe,
  WORLDS,
  type World,
} from '../box/components.ts';
import { active } from '../facts/gods.ts';
import { blockerOf, guardOf, takerOf } from '../facts/iotunns.ts';
import { waysToMove } from '../facts/moving.ts';
import { pageOf } from '../facts/page.ts';
import { beginningOf } from '../facts/rounds.ts';
import { tierHere } from '../facts/tiers.ts';
import { isRavaged } from '../facts/tree.ts';
import type { ChroniclesRefusal } from '../state/events.ts';
import type { ChroniclesState } from '../state/state.ts';
import { DEED } from './turn-ways.ts';

/** The rule that the action breaks; null if the action makes no sense in this game. */
export function forbiddingRule(game: ChroniclesState, { choice, values }: Action): Refusal | null {
  switch (game.question?.about) {
    case 'order':
      return refusalToGoOn(game, choice);
    case 'turn':
    case 'turn-end':
      return refusalOfChoice(game, choice, values);
    default:
      return null;
  }
}

function refusalToGoOn(game: ChroniclesState, choice: string): ChroniclesRefusal | null {
  const meant = game.seats.find(({ god }) => choice === beginningOf(god));
  if (meant === undefined) return null;
  return { code: meant.hasGone ? 'already-gone' : 'not-your-god', god: meant.god };
}

function refusalOfChoice(game: ChroniclesState, choice: string, values: Values): ChroniclesRefusal | null {
  if (choice === 'move') return refusalToMove(game, values);
  const foe = FOES.find((each) => choice === fightAgainst(each));
  const world = oneOf(WORLDS, choice);
  if (foe === undefined && world === undefined && choice !== 'heal' && choice !== DEED) return null;
  if (game.turn.isBitten) return { code: 'bitten-by-fenrir' };
  if (game.turn.hasActed) return { code: 'already-acted' };
  if (foe !== undefined) return refusalToFight(game, foe) ?? refusalToSend(game, values);
  if (choice === DEED) return refusalOfDeed(game);
  const refusal = refusalToAct(game, world, values);
  return refusal === null && world !== undefined && bringsRisks(world)
    ? refusalToSend(game, values)
    : refusal;
}

function refusalToMove(game: ChroniclesState, values: Values): ChroniclesRefusal | null {
  const { hasMoved, hasActed } = game.turn;
  if (hasMoved) return { code: 'already-moved' };
  if (hasActed) return { code: 'moves-come-first' };
  const world = oneOf(WORLDS, values['world']);
  const isTooFar = world !== undefined && !waysToMove(game).includes(world);
  return isTooFar ? { code: 'not-adjacent', world, from: active(game).world } : null;
}

function refusalToFight(game: ChroniclesState, foe: Foe): ChroniclesRefusal | null {
  if (isIotunn(foe) && !game.iotunns.includes(foe)) return { code: 'iotunn-not-in-play', foe };
  const iotunn = isEnemy(foe) ? guardOf(game, foe) : undefined;
  if (isEnemy(foe) && iotunn !== undefined) return { code: 'enemy-guarded', enemy: foe, iotunn };
  const at = whereToFight(game, foe);
  if (at === null) return isSagaFoe(foe) ? { code: 'foe-out-of-sight', foe } : null;
  return foesInReach(game).includes(foe) ? null : { code: 'foe-elsewhere', foe, at };
}

function refusalOfDeed(game: ChroniclesState): ChroniclesRefusal | null {
  const { world } = active(game);
  const { deed } = pageOf(game);
  if (deed === null || !deed.worlds.includes(world)) return { code: 'no-deed-here' };
  if (game.deedsDone.includes(world)) return { code: 'deed-done-here', world };
  const iotunn = blockerOf(game, world);
  if (iotunn !== undefined) return { code: 'world-blocked', world, iotunn };
  return isRavaged(game, world) ? { code: 'world-ravaged', world } : null;
}

function refusalToAct(
  game: ChroniclesState,
  world: World | undefined,
  values: Values,
): ChroniclesRefusal | null {
  const at = active(game).world;
  if (world !== undefined && world !== at) return { code: 'other-world', world, at };
  const refusal = refusalIn(game, at, tierHere(game), world === undefined);
  return refusal ?? (world === 'nidavellir' ? refusalOfArtifact(game, values) : null);
}

function refusalOfArtifact(game: ChroniclesState, values: Values): ChroniclesRefusal | null {
  const artifact = oneOf(ARTIFACTS, values['artifact']);
  if (artifact === undefined) return null;
  const { level } = game.box.artifacts[artifact];
  const isInReach = level <= game.box.dispensers[tierHere(game)] && frontArtifact(game, level) === artifact;
  return isInReach ? null : { code: 'artifact-out-of-reach', artifact };
}

/** The refusal to send Heroes or Vanir dice that aren't there, or that an Iotunn keeps from the gods. */
function refusalToSend(game: ChroniclesState, { heroes, dice }: Values): ChroniclesRefusal | null {
  if (isSome(heroes)) {
    const iotunn = takerOf(game, 'heroes');
    if (iotunn !== undefined) return { code: 'without', resource: 'heroes', iotunn };
    if (heroes > game.valhalla) return { code: 'too-few-heroes', have: game.valhalla };
  }
  if (isSome(dice)) {
    const iotunn = takerOf(game, 'vanir-dice');
    if (iotunn !== undefined) return { code: 'without', resource: 'vanir-dice', iotunn };
    const have = active(game).vanirDice;
    if (dice > have) return { code: 'too-few-vanir-dice', have };
  }
  return null;
}

function isSome(value: unknown): value is number {
  return typeof value === 'number' && value > 0;
}

function oneOf<Name extends string>(known: readonly Name[], value: unknown): Name | undefined {
  return known.find((name) => name === value);
}
