/** The distance to defeat at the end of each turn of a game. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Race } from '../../../core/presentation/presenter.ts';

export interface AtTurn {
  readonly turn: number;
  /** The steps to defeat, counted by `Presenter.danger`. */
  readonly steps: readonly number[];
  readonly race: Race | null;
}

/**
 * The danger after each turn, oldest first, without turns whose distance to defeat can't be counted. In a race, what the end of a
 * turn scores is only in the state in which the next turn begins. In a cooperative game, that state has the next turn's danger.
 */
export function dangers(
  { game, presenter }: Pick<GameEntry, 'game' | 'presenter'>,
  moments: readonly { readonly turn: number; readonly state: unknown }[],
): readonly AtTurn[] {
  return moments.flatMap(({ turn, state }, at) => {
    const next = moments[at + 1];
    if (next?.turn === turn) return [];
    const ended = game.isContest ? (next?.state ?? state) : state;
    const view = game.observe(ended);
    const steps = presenter.danger(view);
    return steps.length === 0 || !steps.every(Number.isFinite)
      ? []
      : [{ turn, steps, race: presenter.race(view) }];
  });
}

/**
 * The turn when defeat was nearest. If there are several, the last one, because it left the least time to recover. The final turn
 * counts only if no other turn was as close. Null if defeat never came closer than at the start.
 */
export function closestCall(steps: readonly number[]): number | null {
  const least = Math.min(...steps);
  if (least >= (steps[0] ?? 0)) return null;
  const before = steps.slice(0, -1).lastIndexOf(least);
  return before >= 0 ? before : steps.length - 1;
}
