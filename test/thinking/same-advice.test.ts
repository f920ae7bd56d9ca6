/** The same question gets the same advice, however far a second search would get. */
import { expect, test } from 'vitest';
import { seedFrom } from '../../src/core/random.ts';
import { seatIndex } from '../../src/core/seat.ts';
import { sameAdvice } from '../../src/thinking/same-advice.ts';
import type { Answered, Question } from '../../src/thinking/thinker.ts';

const NONE = { mean: 0, error: 0 };

/** Gives different advice each time, like a machine with more or less time. */
function fickle(answerOf: (time: number) => Partial<{ readonly error: number }> | 'timeout' = () => ({})) {
  let times = 0;
  return async ({ request }: Question): Promise<Answered> => {
    times += 1;
    const told = answerOf(times);
    if (told === 'timeout') return { ok: false, code: 'timeout' };
    const action = { request: request.key, choice: `advice ${times}`, values: {} };
    const best = { action, chance: 0.5, error: 0.01, behind: NONE, ...told };
    return { ok: true, action, thought: { best, others: [], valued: times } };
  };
}

function asked(step: string, more: Partial<Question> = {}): Question {
  const [first, second] = [seatIndex(0), seatIndex(1)];
  return {
    purpose: 'advice',
    gameId: 'sample',
    state: null,
    seat: first,
    request: { key: step, turn: 1, about: 'turn', seats: [first, second], alternatives: [] },
    strength: 'best',
    thinkMs: 1,
    seed: seedFrom(`advice table ${step}`),
    ...more,
  };
}

function choiceOf(answered: Answered): string {
  return answered.ok ? answered.action.choice : answered.code;
}

test('the same question gets the same advice, even during the first search', async () => {
  const advise = sameAdvice(fickle());
  const [one, other] = await Promise.all([advise(asked('7-turn')), advise(asked('7-turn'))]);
  const later = await advise(asked('7-turn'));
  expect([one, other, later].map(choiceOf)).toEqual(['advice 1', 'advice 1', 'advice 1']);
});

test('another step, table, seat, choice or state is another question', async () => {
  const advise = sameAdvice(fickle());
  const here = asked('7-turn');
  const others = [
    here,
    asked('8-turn'),
    { ...here, seed: seedFrom('advice elsewhere 7-turn') },
    { ...here, seat: seatIndex(1) },
    { ...here, state: { afterTakingBack: true } },
    { ...here, request: { ...here.request, alternatives: [{ id: 'done', verb: 'done', fields: {} }] } },
  ];
  const told: string[] = [];
  for (const question of others) told.push(choiceOf(await advise(question)));
  expect(new Set(told).size).toBe(others.length);
});

test('a question without an answer, or with one too uncertain to show, is asked again', async () => {
  const advise = sameAdvice(fickle((time) => (time === 1 ? 'timeout' : { error: time === 2 ? 0.3 : 0.01 })));
  const told: string[] = [];
  for (let times = 0; times < 4; times += 1) told.push(choiceOf(await advise(asked('7-turn'))));
  expect(told).toEqual(['timeout', 'advice 2', 'advice 3', 'advice 3']);
});

test('the oldest of many questions are forgotten', async () => {
  const advise = sameAdvice(fickle(), 2);
  for (const step of ['1', '2', '3']) await advise(asked(step));
  expect(choiceOf(await advise(asked('3')))).toBe('advice 3');
  expect(choiceOf(await advise(asked('1')))).toBe('advice 4');
});
