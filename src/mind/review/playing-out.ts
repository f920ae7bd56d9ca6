/** Plays a game on from one of its moments, time and again, to see whether it could still be won. */
import type { Game } from '../../core/game.ts';
import type { LogEntry } from '../../core/logs/replay.ts';
import { type PlayedStep, playersChance, playOn } from '../../core/playing.ts';
import { type Seed, seedFrom } from '../../core/random.ts';
import type { Judgement } from '../../core/thinking/judgement.ts';

export interface PlayedOut {
  readonly playouts: number;
  readonly wins: number;
  /**
   * What was played in the first of those that won: a reseed, then the answers. It replays after the entries that led to
   * the moment. Null where none won.
   */
  readonly line: readonly LogEntry[] | null;
}

/** The quick player answers for all seats; everything hidden and all dice are drawn anew each time. */
export function playedOut<State, View>(
  game: Game<State, View>,
  { policy }: Judgement<State, View>,
  from: State,
  playouts: number,
  seed: Seed,
): PlayedOut {
  const won: (readonly LogEntry[])[] = [];
  for (let playout = 0; playout < playouts; playout += 1) {
    const reseed = seedFrom(`review/${seed}/${playout}`);
    const start = game.resample(from, reseed);
    const steps = [...playOn(game, start, policy, playersChance(`review/${seed}/${playout}/player`))];
    const { kind } = game.outcome(steps.at(-1)?.state ?? start);
    if (kind === 'won') won.push([{ reseed }, ...steps.flatMap(entryOf)]);
  }
  return { playouts, wins: won.length, line: won[0] ?? null };
}

function entryOf({ seat, action }: PlayedStep<unknown>): readonly LogEntry[] {
  return seat === null || action === null ? [] : [{ seat, action }];
}
