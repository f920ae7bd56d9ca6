/**
 * Thinks about a position in a duel without hidden information. No playouts are needed: a search through the next turns of both
 * players is enough.
 */
import type { Game } from '../../core/game.ts';
import type { Seed } from '../../core/random.ts';
import type { DuelJudgement, Parts } from '../../core/thinking/judgement.ts';
import { countedAt, type Difference, type Reason } from '../../core/thinking/reason.ts';
import { type Closeness, type Comparison, NEAR_FOR_PEOPLE, settled } from '../settling.ts';
import type { Effort, Position, Thought, Weighed } from '../thought.ts';
import type { Work } from '../work.ts';
import { type Line, lookingAhead } from './look-ahead.ts';

export function* thinkByTurns<State, View>(
  game: Game<State, View>,
  judgement: DuelJudgement<State, View>,
  position: Position<State, View>,
  effort: Effort,
  seed: Seed,
  isNear: Closeness,
): Work<Thought> {
  const { request, seat } = position;
  const { lines, valued } = yield* lookingAhead(judgement, position.resample(seed), effort);
  const chanceOf = ({ utility }: Line<State>) => judgement.chance(utility);
  const partsOf = ({ turn }: Line<State>) => judgement.parts(game.observe(turn.after(), seat), seat);
  // The values of all other lines are only upper bounds.
  const exact = lines.slice(0, 2);
  const differenceIn = (one: Line<State>, other: Line<State>): Difference => ({
    mean: chanceOf(one) - chanceOf(other),
    error: exact.includes(one) && exact.includes(other) ? 0 : Number.POSITIVE_INFINITY,
  });
  const comparison: Comparison<Line<State>> = {
    isNear: (one, other) => isNear(differenceIn(one, other)),
    reasons: (one, other) => countedAt('turn', differencesOf(partsOf(one), partsOf(other))),
  };
  const [best, ...others] = settled(lines, comparison);
  if (best === undefined) throw new Error(`${request.about} has no answer`);
  const chance = chanceOf(best);
  return {
    best: weighed(best),
    others: others.map((other) => {
      const isLevel = NEAR_FOR_PEOPLE(differenceIn(best, other));
      const because = exact.includes(other) ? comparison.reasons(best, other) : [];
      return { ...weighed(other), isLevel, because: isLevel ? because : beforeDoubt(because) };
    }),
    valued,
  };

  /** An answer with its chance, and the request's own key: a table's request can have another key than the game's. */
  function weighed(line: Line<State>): Weighed {
    const { turn, utility } = line;
    const [first] = turn.answers;
    if (first === undefined) throw new Error('a turn without an answer');
    const own = judgement.chance(utility);
    return {
      action: { ...first, request: request.key },
      chance: own,
      error: 0,
      behind: { mean: chance - own, error: 0 },
      ...(exact.includes(line) ? {} : { isBound: true }),
    };
  }
}

/** The parts in which two turns differ, the most important first; the difference is negative if the other turn leaves more. */
function differencesOf(one: Parts, other: Parts): readonly Reason[] {
  return Object.entries(one).flatMap(([part, now]): readonly Reason[] => {
    const instead = other[part] ?? 0;
    return now === instead ? [] : [{ part, mean: now - instead, error: 0, amounts: { now, instead } }];
  });
}

export function reasonsInDuel(better: Parts, other: Parts): readonly Reason[] {
  return beforeDoubt(differencesOf(better, other));
}

/**
 * Keeps only the reasons before the first part that favours the other answer. The less important parts after it aren't reasons,
 * because the two answers differ in both directions there.
 */
function beforeDoubt<Either extends Reason>(differences: readonly Either[]): readonly Either[] {
  const against = differences.findIndex(({ mean }) => mean < 0);
  return against < 0 ? differences : differences.slice(0, against);
}
