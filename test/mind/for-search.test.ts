/** The search can use another player and another value than the quick player. */
import { expect, test } from 'vitest';
import { seedFrom } from '../../src/core/random.ts';
import { seatIndex } from '../../src/core/seat.ts';
import type { ChanceJudgement } from '../../src/core/thinking/judgement.ts';
import type { Strength } from '../../src/core/thinking/strength.ts';
import { answerAs } from '../../src/mind/play.ts';
import { think } from '../../src/mind/think.ts';
import { positionOf } from '../../src/mind/thought.ts';
import { BRIDGE, BRIDGE_JUDGEMENT, type Bridge } from './review/small-games.ts';

const SEED = seedFrom('for-search');
const EFFORT = { valued: 90, stop: () => false };

/** The quick player always rests and its value is always 0; the search walks, and its value is exact. */
const PATIENT: ChanceJudgement<Bridge> = {
  ...BRIDGE_JUDGEMENT,
  policy: { answer: ({ key }) => ({ request: key, choice: 'rest', values: {} }) },
  turnsAhead: () => 2,
  value: () => 0,
  search: { policy: BRIDGE_JUDGEMENT.policy, value: BRIDGE_JUDGEMENT.value },
};

function atTheStart() {
  const { state } = BRIDGE.setup({ options: {}, roles: [], seed: SEED, box: null });
  const [request] = BRIDGE.requests(state);
  if (request === undefined) throw new Error('nothing is asked');
  return positionOf(BRIDGE, state, request, request.seats[0] ?? seatIndex(0));
}

test('the search plays on with its own player and evaluates by its own value', () => {
  const { best } = think(BRIDGE, PATIENT, atTheStart(), EFFORT, SEED);
  expect(best).toMatchObject({ action: { choice: 'walk' }, chance: 1 });
});

test('the search only tries the answer of its own player if no other is a candidate', () => {
  const { best, others } = think(BRIDGE, { ...PATIENT, candidates: () => [] }, atTheStart(), EFFORT, SEED);
  expect([best, ...others].map(({ action }) => action.choice)).toEqual(['walk']);
});

test('only a computer that searches uses it', () => {
  const choiceOf = (strength: Strength) =>
    answerAs(strength, BRIDGE, PATIENT, atTheStart(), EFFORT, SEED).choice;
  expect(choiceOf('good')).toBe('rest');
  expect(choiceOf('best')).toBe('walk');
});
