/** Chooses the answers for a computer's seat, according to its strength. */
import type { Game } from '../core/game.ts';
import { playersChance } from '../core/playing.ts';
import type { Seed } from '../core/random.ts';
import { onlyAnswer } from '../core/requests/answer.ts';
import type { Action } from '../core/requests/request.ts';
import type { Judgement } from '../core/thinking/judgement.ts';
import { STRENGTH_RECORDS, type Strength } from '../core/thinking/strength.ts';
import { quickAnswer } from './quick.ts';
import { think } from './think.ts';
import type { Effort, Position } from './thought.ts';

/** Once in this many answers, the gentle player gives a plausible answer instead of the quick player's. */
const WHIM = 4;
/** An answer is plausible if it's among this many answers that are likely best. */
const PLAUSIBLE = 4;

/** The computer's answer, which is one of those that the position's request allows. */
export function answerAs<State, View>(
  strength: Strength,
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  position: Position<State, View>,
  effort: Effort,
  seed: Seed,
): Action {
  const { request, view } = position;
  const own = quickAnswer(judgement, request, view, seed);
  switch (STRENGTH_RECORDS[strength].plays) {
    case 'with-whims':
      return whim(judgement, position, seed) ?? own;
    case 'quickly':
      return own;
    case 'ahead':
      return onlyAnswer(request) ?? think(game, judgement, position, effort, seed).best.action;
  }
}

/** A plausible answer for the gentle player; undefined most of the time. */
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
