/**
 * Leads through the sagas of a campaign: the next one, the beginning of a game, and its results. [C-005 to C-007, C-014 to C-019]
 */

import type { Options } from '../../../core/game.ts';
import { asOneOf } from '../../../core/typed/one-of.ts';
import { isSaga, SAGAS, type SagaName } from '../box/box.ts';
import type { GodName } from '../box/components.ts';
import { MAX_HEROES } from '../box/skills.ts';
import type { Carried } from '../state/skill-options.ts';
import type { ChroniclesState } from '../state/state.ts';
import type { Chronicle, GodChronicle } from './chronicle.ts';

/** The saga outside the order of the other six. */
export const FREE_SAGA = 'fenrir' satisfies SagaName;
const SIX = SAGAS.filter((saga) => saga !== FREE_SAGA);

/** The points that each god gets for a defeat. [C-005] */
const POINTS_OF_A_DEFEAT = 3;

/** The sagas to play next. The free saga is played between two of the six. [C-019] */
export function next({ won }: Chronicle): readonly SagaName[] {
  const usual = SIX.find((saga) => !won.includes(saga));
  if (usual === undefined) return [];
  return won.length === 0 || won.includes(FREE_SAGA) ? [usual] : [usual, FREE_SAGA];
}

export function defeatsIn({ defeats }: Chronicle, saga: SagaName): number {
  return defeats[saga] ?? 0;
}

/** The options with which a chapter's game starts. [C-010, C-014, C-018] */
export function options(chronicle: Chronicle, chapter: string): Options {
  const { gods, relations, supports } = chronicle;
  const carried: Carried = {
    elves: amounts(gods, ({ elves }) => elves),
    dice: amounts(gods, ({ vanirDice }) => vanirDice),
    steady: gods.filter(({ isSteady }) => isSteady).map(({ god }) => god),
    sure: gods.filter(({ isSure }) => isSure).map(({ god }) => god),
    relations,
    heroes: chapter === FREE_SAGA ? 0 : Math.min(MAX_HEROES, defeatsIn(chronicle, asOneOf(SAGAS, chapter))),
    supports,
  };
  return { rules: chapter, ...carried };
}

function amounts(
  gods: readonly GodChronicle[],
  amountOf: (god: GodChronicle) => number,
): { readonly [god in GodName]?: number } {
  const some = gods.filter((god) => amountOf(god) > 0);
  return Object.fromEntries(some.map((each) => [each.god, amountOf(each)]));
}

/**
 * The chronicle after a game. After a win, a god gets a point for each Life it has left; after a defeat, all gods get the same.
 * [C-005, C-006]
 */
export function after(chronicle: Chronicle, { box, end, seats, supports }: ChroniclesState): Chronicle {
  const saga = box.rules;
  if (end === null || !isSaga(saga)) return chronicle;
  const hasWon = end.kind === 'won';
  const earned = (god: GodName) =>
    hasWon ? (seats.find((seat) => seat.god === god)?.life ?? 0) : POINTS_OF_A_DEFEAT;
  return {
    ...chronicle,
    won: hasWon && !chronicle.won.includes(saga) ? [...chronicle.won, saga] : chronicle.won,
    defeats: hasWon ? chronicle.defeats : { ...chronicle.defeats, [saga]: defeatsIn(chronicle, saga) + 1 },
    supports: supports.map(({ god }) => god),
    gods: chronicle.gods.map((each) => ({ ...each, points: each.points + earned(each.god) })),
  };
}
