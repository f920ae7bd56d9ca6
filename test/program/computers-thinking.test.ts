/** A computer at a table, with the answers of its search process. */
import { expect, test } from 'vitest';
import { chooseOptions } from '../../src/core/options.ts';
import { seedFrom } from '../../src/core/random.ts';
import { seatIndex } from '../../src/core/seat.ts';
import type { Counted } from '../../src/core/thinking/reason.ts';
import type { Strength } from '../../src/core/thinking/strength.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { computersThinking } from '../../src/program/computers-thinking.ts';
import type { Answer, Thinker, Unanswered } from '../../src/thinking/thinker.ts';
import { translator } from '../../src/words/translate.ts';

const ACTION = { request: 'q', choice: 'done', values: {} };
const NO_DIFFERENCE = { mean: 0, error: 0 };
const WEIGHED = { action: ACTION, chance: 0.6, error: 0, behind: NO_DIFFERENCE };

/** The answer of a computer in any game with a mind. */
async function answersAs(answered: ({ readonly ok: true } & Answer) | Unanswered) {
  const turn = answered.ok ? { ok: true as const, task: 'turn' as const, answers: [answered] } : answered;
  const { asks, question } = asking('best', () => Promise.resolve(turn));
  const [{ action, because }] = await asks(question);
  const reason = because?.(question.state);
  return { action, ...(reason === undefined ? {} : { because: reason }) };
}

function asking(strength: Strength, turn: Thinker['turn']) {
  const yggdrasil = CATALOGUE.get('yggdrasil');
  const judgement = [...CATALOGUE.values()].flatMap((entry) => entry.judgement ?? [])[0];
  if (yggdrasil === undefined || judgement === undefined) throw new Error('no game has a mind');
  const entry = { ...yggdrasil, judgement };
  const chosen = chooseOptions(entry.game.options, {});
  if (!chosen.ok) throw new Error(chosen.refusal.code);
  const { options } = chosen;
  const opening = { options, roles: ['thor'], seed: seedFrom('a'), box: entry.game.box(options, null) };
  const { state } = entry.game.setup(opening);
  const [request] = entry.game.requests(state);
  if (request === undefined) throw new Error('nothing is asked');
  const question = { entry, state, request, seat: seatIndex(0), strength, seed: 'a' };
  return { asks: computersThinking({ turn }), question };
}

test("a computer's answer comes with a short reason: what it does itself, not an average a round later", async () => {
  const reason = (part: string, now: number, instead: number, counted: Counted = 'answer', error = 0) => ({
    part,
    mean: now - instead,
    error,
    amounts: { now, instead },
    counted,
  });
  const because = [
    reason('a part without words', 3, 0),
    reason('surt', 3, 4),
    reason('hel', 6, 4, 'round'),
    reason('loki', 5.5, 4, 'answer', 0.1),
    reason('fenrir', 5, 4),
  ];
  const behind = { mean: 0.04, error: 0.01 };
  const thought = { best: WEIGHED, others: [{ ...WEIGHED, behind, isLevel: false, because }], valued: 9 };
  const answer = await answersAs({ ok: true, action: ACTION, thought });
  expect(answer).toMatchObject({ action: ACTION, because: { gap: 0.04 } });
  const words = answer.because?.words;
  expect(words === undefined ? '' : translator('en')(words)).toBe(
    "Fenrir is 5 spaces away from Odin's Residence instead of 4",
  );
  const alone = await answersAs({ ok: true, action: ACTION, thought: { ...thought, others: [] } });
  expect(alone).toEqual({ action: ACTION });
});

test('a reason compares the best answer with one of another kind, not with one that only sends more counters', async () => {
  const send = (heroes: number) => ({ ...ACTION, choice: 'fight', values: { heroes } });
  const other = (action: typeof ACTION, amount: number, gap: number) => ({
    ...WEIGHED,
    action,
    behind: { mean: gap, error: 0 },
    isLevel: false,
    because: [
      { part: 'surt', mean: 1, error: 0, amounts: { now: amount, instead: 1 }, counted: 'answer' as const },
    ],
  });
  const best = { ...WEIGHED, action: send(2) };
  const others = [other(send(1), 2, 0.01), other(ACTION, 3, 0.2)];
  const { because } = await answersAs({
    ok: true,
    action: best.action,
    thought: { best, others, valued: 9 },
  });
  expect(because).toMatchObject({ gap: 0.2, words: { with: { reason: { with: { counted: 'answer' } } } } });
  const alone = await answersAs({
    ok: true,
    action: best.action,
    thought: { best, others: others.slice(0, 1), valued: 9 },
  });
  expect(alone.because?.gap).toBe(0.01);
});

test('if there is no answer, the log has the reason', async () => {
  await expect(answersAs({ ok: false, code: 'timeout' })).rejects.toThrow('timeout');
});

test.each(['gentle', 'good'] as const)(
  'the %s computer answers without a search process',
  async (strength) => {
    const { asks, question } = asking(strength, () => Promise.reject(new Error('somebody was asked')));
    const [{ action }] = await asks(question);
    expect(question.entry.game.apply(question.state, question.seat, action).ok).toBe(true);
  },
);

test('a computer asks for all answers of its turn in one question', async () => {
  const answers = [1, 2].map((key) => ({ action: { ...ACTION, request: String(key) }, thought: null }));
  const { asks, question } = asking('best', async () => ({ ok: true, task: 'turn', answers }));
  expect((await asks(question)).map(({ action }) => action.request)).toEqual(['1', '2']);
});
