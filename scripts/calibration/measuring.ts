/** Compares a game's value function with its results: the predicted share of wins with the actual share. */
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Opening, Options } from '../../src/core/game.ts';
import { playOut } from '../../src/core/playing.ts';
import type { ChanceJudgement } from '../../src/core/thinking/judgement.ts';
import { rolesOf, seedOf } from '../simulate/games.ts';

/** Games of one kind: the same options, the same number of seats. */
export interface Cell {
  readonly options: Options;
  readonly seats: number;
}

export interface Measured {
  readonly games: number;
  /** The share of these games that the quick player won, from 0 to 1. */
  readonly won: number;
  /** The mean of the games' values at this moment. */
  readonly value: number;
}

export interface MeasuredCell extends Cell {
  readonly start: Measured;
  /** The games at the beginning of a later turn, if they lasted that long. */
  readonly middle: Measured;
}

interface Valued {
  readonly value: number;
  readonly isWon: boolean;
}

/** `middle` is the number of the later turn. A run with more games begins with the same games. */
export function measuredCell(
  entry: GameEntry,
  judgement: ChanceJudgement,
  cell: Cell,
  { games, middle, seed }: { readonly games: number; readonly middle: number; readonly seed: string },
): MeasuredCell {
  const starts: Valued[] = [];
  const middles: Valued[] = [];
  for (let number = 0; number < games; number += 1) {
    const { start, later, isWon } = played(entry, judgement, openingOf(entry, cell, seed, number), middle);
    starts.push({ value: start, isWon });
    if (later !== null) middles.push({ value: later, isWon });
  }
  return { ...cell, start: summed(starts), middle: summed(middles) };
}

/** The mean value of this many openings, without playing them. */
export function startValue(
  entry: GameEntry,
  judgement: ChanceJudgement,
  cell: Cell,
  games: number,
  seed: string,
): number {
  const values = Array.from({ length: games }, (_, number) => {
    const { state } = entry.game.setup(openingOf(entry, cell, seed, number));
    return judgement.value(entry.game.observe(state));
  });
  return mean(values);
}

export function openingOf(
  { game }: GameEntry,
  { options, seats }: Cell,
  name: string,
  number: number,
): Opening {
  const seed = seedOf(name, number);
  return { options, seed, roles: rolesOf(game.roles, seats, seed), box: game.box(options, null) };
}

function played({ game }: GameEntry, { policy, value }: ChanceJudgement, opening: Opening, middle: number) {
  const values: { start: number; later: number | null } = { start: 0, later: null };
  let last: unknown;
  for (const { step, state } of playOut(game, opening, policy)) {
    last = state;
    if (step === 0) values.start = value(game.observe(state));
    const isThere = values.later === null && game.requests(state)[0]?.turn === middle;
    if (isThere) values.later = value(game.observe(state));
  }
  return { ...values, isWon: game.outcome(last).kind === 'won' };
}

function summed(valued: readonly Valued[]): Measured {
  return {
    games: valued.length,
    won: mean(valued.map(({ isWon }) => (isWon ? 1 : 0))),
    value: mean(valued.map(({ value }) => value)),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}
