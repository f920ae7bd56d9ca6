/**
 * The gentle player of the daily: in one answer out of four it takes any of the four likeliest, even a wasteful one. The near
 * misses of the Easy computer would show less carelessness, and cost too much in the hundreds of games that a search plays.
 */
import { playersChance } from '../../core/playing.ts';
import type { Seed } from '../../core/random.ts';
import type { Action } from '../../core/requests/request.ts';
import type { Judgement } from '../../core/thinking/judgement.ts';
import { quickAnswer } from '../../mind/quick.ts';
import type { Position } from '../../mind/thought.ts';

/** One answer in this many is a whim. */
const WHIM = 4;
/** A whim is a random answer among this many that are likely to be best. */
const PLAUSIBLE = 4;

export function carelessAnswer<State, View>(
  judgement: Judgement<State, View>,
  position: Position<State, View>,
  seed: Seed,
): Action {
  const { request, view } = position;
  return whim(judgement, position, seed) ?? quickAnswer(judgement, request, view, seed);
}

/** Undefined most of the time. */
function whim<State, View>(
  judgement: Judgement<State, View>,
  position: Position<State, View>,
  seed: Seed,
): Action | undefined {
  const pick = playersChance(`mind/${seed}/whim`);
  if (pick(WHIM) > 0) return undefined;
  const answers = plausibleAnswers(judgement, position, seed);
  return answers[pick(Math.max(1, answers.length))];
}

function plausibleAnswers<State, View>(
  judgement: Judgement<State, View>,
  position: Position<State, View>,
  seed: Seed,
): readonly Action[] {
  const { request, view } = position;
  if (judgement.kind === 'chance') return judgement.candidates(request, view, PLAUSIBLE);
  const { turns } = judgement.turns(position.resample(seed), PLAUSIBLE);
  return turns.flatMap(({ answers: [first] }) =>
    first === undefined ? [] : [{ ...first, request: request.key }],
  );
}
