/**
 * Lists the actions left to the current god: it can move once, then act once, and use its powers at any time. [C-211 to C-214]
 */

import { emit } from '../../../core/logs/event-record.ts';
import { type Alternative, plainAlternative, type Values } from '../../../core/requests/request.ts';
import { amount, named } from '../../../core/requests/values.ts';
import { asOneOf } from '../../../core/typed/one-of.ts';
import { actIn, waysToActIn } from '../actions/acting.ts';
import { fight, waysToFight } from '../actions/fighting.ts';
import type { GodName, World } from '../box/components.ts';
import { GODS, WORLDS } from '../box/components.ts';
import type { PowerKind } from '../box/power.ts';
import { lookAtDecks } from '../changes/decks.ts';
import { loseLife, moveGod, seatNamed } from '../changes/gods.ts';
import { doDeed } from '../changes/saga.ts';
import { active, mostLife } from '../facts/gods.ts';
import { tollOf, waysToMove, waysToMoveGod } from '../facts/moving.ts';
import { givesLife, looksAtDecks, stepsForAnotherGod } from '../facts/powers.ts';
import { canDoDeedIn } from '../facts/task.ts';
import { tierHere } from '../facts/tiers.ts';
import type { Draft } from '../state/draft.ts';
import type { ChroniclesState, OpenBoard } from '../state/state.ts';
import { oneOf } from './question.ts';

/** The id of the answer with which the current god does the deed of the page. */
export const DEED = 'deed';

export function waysToGoOn(game: ChroniclesState): readonly Alternative[] {
  return [...waysToStep(game), ...waysToAct(game), ...waysBeside(game)];
}

/**
 * Whether the god has any action left. This runs after every action, so it stops at the first kind of action that is possible.
 */
export function mayGoOn(game: ChroniclesState): boolean {
  return mayStep(game) || waysToAct(game).length > 0 || waysBeside(game).length > 0;
}

function mayStep({ turn: { hasMoved, hasActed } }: OpenBoard): boolean {
  return !hasMoved && !hasActed;
}

function waysToStep(game: OpenBoard): readonly Alternative[] {
  if (!mayStep(game)) return [];
  return [{ id: 'move', verb: 'move', fields: { world: oneOf(waysToMove(game)) } }];
}

/** The actions: a Fight, the World's action or the deed, but only one of them. Fenrir's bite prevents them all. [C-213, C-415] */
function waysToAct(game: ChroniclesState): readonly Alternative[] {
  const { hasActed, isBitten } = game.turn;
  if (hasActed || isBitten) return [];
  const { world } = active(game);
  return [...waysToFight(game, 0), ...waysToActIn(game, world, tierHere(game)), ...waysToDoDeed(game, world)];
}

/** The deed, if the page of the saga has one; it's an alternative to the World's action. [C-041] */
function waysToDoDeed(game: OpenBoard, world: World): readonly Alternative[] {
  return canDoDeedIn(game, world) ? [plainAlternative(DEED)] : [];
}

function waysBeside(game: ChroniclesState): readonly Alternative[] {
  return [...waysToCallAnother(game), ...waysToGiveLife(game), ...waysToLook(game)];
}

/** The gods that Gjallarhorn can call, only at the start of a turn. [C-711] */
function waysToCallAnother(game: OpenBoard): readonly Alternative[] {
  const { hasMoved, hasActed } = game.turn;
  const steps = hasMoved || hasActed || isUsed(game, 'moves-another-god') ? 0 : stepsForAnotherGod(game);
  if (steps === 0) return [];
  return others(game).map((god) => ({
    id: `call:${god}`,
    verb: 'call',
    fields: { world: oneOf(waysToMoveGod(game, god, steps)) },
  }));
}

/** The gods that can get a Life point. A god can't give away its last one. [C-743] */
function waysToGiveLife(game: OpenBoard): readonly Alternative[] {
  const { god, life } = active(game);
  if (life < 2 || isUsed(game, 'gives-life') || !givesLife(game)) return [];
  return game.seats
    .filter((other) => other.god !== god && other.life < mostLife(game))
    .map((other) => ({
      id: `give-life:${other.god}`,
      verb: 'give-life',
      fields: { life: { kind: 'number', from: 1, to: Math.min(life - 1, mostLife(game) - other.life) } },
    }));
}

function waysToLook(game: ChroniclesState): readonly Alternative[] {
  const hidesSomething = game.seats.some(({ deck }) => deck[0]?.seen === false);
  if (!hidesSomething || isUsed(game, 'looks-at-decks') || !looksAtDecks(game)) return [];
  return [plainAlternative('look')];
}

function isUsed({ turn }: OpenBoard, power: PowerKind): boolean {
  return turn.used.includes(power);
}

function others(game: OpenBoard): readonly GodName[] {
  const { god } = active(game);
  return [...game.seats, ...game.supports].map((each) => each.god).filter((each) => each !== god);
}

/** Carries out an action. `choice` is the id of the alternative, and `values` fill its fields. */
export function goOn(game: Draft, choice: string, values: Values): void {
  const [way, whom] = choice.split(':');
  switch (way) {
    case 'move':
      move(game, named(values, 'world', WORLDS));
      return;
    case DEED:
      game.turn.hasActed = true;
      doDeed(game);
      return;
    case 'call':
      use(game, 'moves-another-god');
      moveGod(game, asOneOf(GODS, whom), named(values, 'world', WORLDS));
      return;
    case 'give-life':
      use(game, 'gives-life');
      giveLife(game, asOneOf(GODS, whom), amount(values, 'life'));
      return;
    case 'look':
      use(game, 'looks-at-decks');
      lookAtDecks(game);
      return;
    case 'fight':
      game.turn.hasActed = true;
      fight(game, choice, values, 0);
      return;
    default:
      game.turn.hasActed = true;
      actIn(game, active(game).world, tierHere(game), values);
  }
}

function move(game: Draft, to: World): void {
  const toll = tollOf(game, to);
  game.turn.hasMoved = true;
  moveGod(game, active(game).god, to);
  loseLife(game, toll);
}

function use(game: Draft, power: PowerKind): void {
  game.turn.used = [...game.turn.used, power];
}

function giveLife(game: Draft, to: GodName, life: number): void {
  const seat = active(game);
  seat.life -= life;
  seatNamed(game, to).life += life;
  emit(game, { type: 'life-given', god: seat.god, to, life });
}
