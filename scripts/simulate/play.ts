/** Plays games at one table and writes every step as a line of JSON, then the score. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Opening, Outcome } from '../../src/core/game.ts';
import { type PlayedStep, playOut } from '../../src/core/playing.ts';
import type { Policy } from '../../src/core/policy.ts';
import { policyCalled, seedOf } from './games.ts';

export interface PlayPlan {
  readonly entry: GameEntry;
  readonly table: Omit<Opening, 'seed'>;
  readonly policy: string;
  readonly seed: string;
  /** The number of the first game. */
  readonly from: number;
  readonly games: number;
  readonly json: boolean;
  readonly check: boolean;
}

export async function play(plan: PlayPlan): Promise<void> {
  const { entry, table, seed, from, games } = plan;
  const steps = await stepsOf(plan, policyCalled(entry, plan.policy));
  let wins = 0;
  const losses: Record<string, number> = {};
  for (let number = from; number < from + games; number += 1) {
    let last: unknown;
    for (const { step, seat, action, events, state } of steps({ ...table, seed: seedOf(seed, number) })) {
      last = state;
      if (plan.json) print({ game: number, step, seat, action, events, state });
    }
    const outcome = entry.game.outcome(last);
    if (outcome.kind === 'won') wins += 1;
    else for (const why of reasonsOf(outcome)) losses[why] = (losses[why] ?? 0) + 1;
    await nextTurn();
  }
  print({ games, wins, losses });
}

/** A game's steps, as they come or each held against the contract; the checks are loaded only when they are wanted. */
async function stepsOf(
  { entry, check }: PlayPlan,
  policy: Policy<unknown>,
): Promise<(opening: Opening) => Generator<PlayedStep<unknown>>> {
  if (!check) return (opening) => playOut(entry.game, opening, policy);
  const { SUBJECTS } = await import('../../test/contract/subjects.ts');
  const { watched } = await import('../../test/contract/watched.ts');
  const subject = SUBJECTS.find(({ game }) => game.id === entry.game.id);
  if (subject === undefined) throw new Error(`the contract tests do not know ${entry.game.id}`);
  return (opening) => watched(subject, opening, policy);
}

function reasonsOf(outcome: Outcome): readonly string[] {
  return outcome.kind === 'ongoing' ? [] : outcome.why;
}

function print(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
