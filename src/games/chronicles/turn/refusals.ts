/** Names the rule that forbids what the question does not offer. */
import type { Action, Values } from '../../../core/requests/request.ts';
import type { Refusal } from '../../../core/result.ts';
import { bringsRisks, refusalIn } from '../actions/acting.ts';
import { foesInReach, whereToFight } from '../actions/fighting.ts';
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

/** The rule that the action breaks; null if it only makes no sense. */
export function forbiddingRule(game: ChroniclesState, { choice, values }: Action): Refusal | null {
  switch (game.question?.about) {
    case 'order':
      return whyNotNext(game, choice);
    case 'turn':
    case 'turn-end':
      return whyNotThis(game, choice, values);
    default:
      return null;
  }
}

function whyNotNext(game: ChroniclesState, choice: string): ChroniclesRefusal | null {
  const meant = game.seats.find(({ god }) => choice === beginningOf(god));
  if (meant === undefined) return null;
  return { why: meant.hasGone ? 'already-gone' : 'not-your-god', god: meant.god };
}

function whyNotThis(game: ChroniclesState, choice: string, values: Values): ChroniclesRefusal | null {
  if (choice === 'move') return whyNotMove(game, values);
  const foe = FOES.find((each) => choice === `fight:${each}`);
  const world = oneOf(WORLDS, choice);
  if (foe === undefined && world === undefined && choice !== 'heal' && choice !== DEED) return null;
  if (game.turn.isBitten) return { why: 'bitten-by-fenrir' };
  if (game.turn.hasActed) return { why: 'already-acted' };
  if (foe !== undefined) return whyNotFight(game, foe) ?? whyNotSend(game, values);
  if (choice === DEED) return whyNotDeed(game);
  const refusal = whyNotAct(game, world, values);
  return refusal === null && world !== undefined && bringsRisks(world) ? whyNotSend(game, values) : refusal;
}

function whyNotMove(game: ChroniclesState, values: Values): ChroniclesRefusal | null {
  const { hasMoved, hasActed } = game.turn;
  if (hasMoved) return { why: 'already-moved' };
  if (hasActed) return { why: 'moves-come-first' };
  const world = oneOf(WORLDS, values['world']);
  const isTooFar = world !== undefined && !waysToMove(game).includes(world);
  return isTooFar ? { why: 'not-adjacent', world, from: active(game).world } : null;
}

function whyNotFight(game: ChroniclesState, foe: Foe): ChroniclesRefusal | null {
  if (isIotunn(foe) && !game.iotunns.includes(foe)) return { why: 'iotunn-not-in-play', foe };
  const iotunn = isEnemy(foe) ? guardOf(game, foe) : undefined;
  if (isEnemy(foe) && iotunn !== undefined) return { why: 'enemy-guarded', enemy: foe, iotunn };
  const at = whereToFight(game, foe);
  if (at === null) return isSagaFoe(foe) ? { why: 'foe-out-of-sight', foe } : null;
  return foesInReach(game).includes(foe) ? null : { why: 'foe-elsewhere', foe, at };
}

function whyNotDeed(game: ChroniclesState): ChroniclesRefusal | null {
  const { world } = active(game);
  const { deed } = pageOf(game);
  if (deed === null || !deed.worlds.includes(world)) return { why: 'no-deed-here' };
  if (game.deedsDone.includes(world)) return { why: 'deed-done-here', world };
  const iotunn = blockerOf(game, world);
  if (iotunn !== undefined) return { why: 'world-blocked', world, iotunn };
  return isRavaged(game, world) ? { why: 'world-ravaged', world } : null;
}

function whyNotAct(
  game: ChroniclesState,
  world: World | undefined,
  values: Values,
): ChroniclesRefusal | null {
  const at = active(game).world;
  if (world !== undefined && world !== at) return { why: 'other-world', world, at };
  const refusal = refusalIn(game, at, tierHere(game), world === undefined);
  return refusal ?? (world === 'nidavellir' ? whyNotArtifact(game, values) : null);
}

function whyNotArtifact(game: ChroniclesState, values: Values): ChroniclesRefusal | null {
  const artifact = oneOf(ARTIFACTS, values['artifact']);
  if (artifact === undefined) return null;
  const { level } = game.box.artifacts[artifact];
  const isInReach = level <= game.box.dispensers[tierHere(game)] && frontArtifact(game, level) === artifact;
  return isInReach ? null : { why: 'artifact-out-of-reach', artifact };
}

/** Heroes and Vanir dice that are not there, or that an Iotunn keeps from the gods. */
function whyNotSend(game: ChroniclesState, { heroes, dice }: Values): ChroniclesRefusal | null {
  if (isSome(heroes)) {
    const iotunn = takerOf(game, 'heroes');
    if (iotunn !== undefined) return { why: 'without', resource: 'heroes', iotunn };
    if (heroes > game.valhalla) return { why: 'too-few-heroes', have: game.valhalla };
  }
  if (isSome(dice)) {
    const iotunn = takerOf(game, 'vanir-dice');
    if (iotunn !== undefined) return { why: 'without', resource: 'vanir-dice', iotunn };
    const have = active(game).vanirDice;
    if (dice > have) return { why: 'too-few-vanir-dice', have };
  }
  return null;
}

function isSome(value: unknown): value is number {
  return typeof value === 'number' && value > 0;
}

function oneOf<Name extends string>(known: readonly Name[], value: unknown): Name | undefined {
  return known.find((name) => name === value);
}
