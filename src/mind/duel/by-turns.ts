/** Thinks about a duel that hides nothing: what both can do in their next turns decides, and no playout is needed. */
import type { Game } from '../../core/game.ts';
import type { Seed } from '../../core/random.ts';
import type { DuelJudgement, Parts } from '../../core/thinking/judgement.ts';
import type { Reason } from '../../core/thinking/reason.ts';
import { type Effort, NOTICEABLE, type Position, type Thought, type Weighed } from '../thought.ts';
import { type Line, lookAhead } from './look-ahead.ts';

export function thinkByTurns<State, View>(
  game: Game<State, View>,
  judgement: DuelJudgement<State, View>,
  position: Position<State, View>,
  effort: Effort,
  seed: Seed,
): Thought {
  const { request, seat } = position;
  const { lines, valued } = lookAhead(judgement, position.resample(seed), effort);
  const [best, next] = lines;
  if (best === undefined) throw new Error(`${request.about} has no answer`);
  const chance = judgement.chance(best.worth);
  const partsAfter = ({ turn }: Line<State>) => judgement.parts(game.observe(turn.after(), seat), seat);
  return {
    best: weighed(best),
    others: lines.slice(1).map(weighed),
    isEven: next !== undefined && chance - judgement.chance(next.worth) < NOTICEABLE,
    because: next === undefined ? [] : reasonsFor(partsAfter(best), partsAfter(next)),
    valued,
  };

  /** The request that a table asks may have another key than that of the rules. */
  function weighed({ turn, worth }: Line<State>): Weighed {
    const [first] = turn.answers;
    if (first === undefined) throw new Error('a turn without an answer');
    const own = judgement.chance(worth);
    return {
      action: { ...first, request: request.key },
      chance: own,
      error: 0,
      behind: { mean: chance - own, error: 0 },
    };
  }
}

/**
 * The parts of which there is more after the best turn than after the next best, the weightiest first. What weighs less
 * than a part that speaks for the next best is no reason: what comes of both turns later must be.
 */
export function reasonsFor(best: Parts, next: Parts): readonly Reason[] {
  const differences = Object.entries(best)
    .map(([part, amount]) => ({ part, mean: amount - (next[part] ?? 0), error: 0 }))
    .filter(({ mean }) => mean !== 0);
  const against = differences.findIndex(({ mean }) => mean < 0);
  return against < 0 ? differences : differences.slice(0, against);
}
