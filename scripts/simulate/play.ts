/** Plays games at one table, and writes every step as a line of JSON and then the score. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Opening } from '../../src/core/game.ts';
import { type PlayedStep, playOutBy } from '../../src/core/playing.ts';
import { seedOf } from './games.ts';
import { playedGame } from './played.ts';
import { answererCalled } from './players.ts';
import { scoreOf } from './score.ts';
import { sum, tallyOf } from './tally.ts';

export interface PlayPlan {
  readonly entry: GameEntry;
  readonly table: Omit<Opening, 'seed'>;
  /** The players, seat by seat with commas; the last plays all further seats. */
  readonly policy: string;
  /** How many positions a computer that looks ahead values for an answer; null where none does. */
  readonly effort: number | null;
  readonly seed: string;
  /** The number of the first game. */
  readonly from: number;
  readonly games: number;
  readonly json: boolean;
  readonly check: boolean;
}

export async function play(plan: PlayPlan, write: (text: string) => void): Promise<void> {
  const print = (line: unknown) => write(`${JSON.stringify(line)}\n`);
  const { entry, table, seed, from, games } = plan;
  const steps = await stepsOf(plan);
  let tally = sum([]);
  for (let number = from; number < from + games; number += 1) {
    const played = steps({ ...table, seed: seedOf(seed, number) });
    const look = ({ step, seat, action, events, state }: PlayedStep<unknown>) => {
      if (plan.json) print({ game: number, step, seat, action, events, state });
    };
    tally = sum([tally, tallyOf(playedGame(entry.game, table.roles, played, look))]);
    await nextTurn();
  }
  print(scoreOf(tally, plan.effort));
}

/** The steps of a game, or the same steps checked against the contract; the checks are loaded only when wanted. */
async function stepsOf({
  entry,
  check,
  policy,
  effort,
}: PlayPlan): Promise<(opening: Opening) => Generator<PlayedStep<unknown>>> {
  const answer = answererCalled(entry, policy, effort);
  if (!check) return (opening) => playOutBy(entry.game, opening, answer);
  const { subjectOf } = await import('../../test/games/subjects.ts');
  const { watched } = await import('../../test/contract/watched.ts');
  const subject = await subjectOf(entry.game.id);
  return (opening) => watched(subject, opening, answer);
}
