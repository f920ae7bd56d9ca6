/** A computer at a table, with the answers of its search process. */
import { expect, test } from 'vitest';
import { chooseOptions } from '../../src/core/options.ts';
import { seedFrom } from '../../src/core/random.ts';
import { enumerate, isSameAction } from '../../src/core/requests/answer.ts';
import type { Action, Request } from '../../src/core/requests/request.ts';
import { seatIndex } from '../../src/core/seat.ts';
import type { Strength } from '../../src/core/thinking/strength.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import type { Thought } from '../../src/mind/thought.ts';
import { computersThinking } from '../../src/program/computers-thinking.ts';
import type { Thinker, TurnAnswered } from '../../src/thinking/thinker.ts';
import { translator } from '../../src/words/translate.ts';

const ACTION = { request: 'q', choice: 'done', values: {} };
const NO_DIFFERENCE = { mean: 0, error: 0 };
const WEIGHED = { action: ACTION, chance: 0.6, error: 0, behind: NO_DIFFERENCE };

function turnOf(thought: Thought): TurnAnswered {
  return { ok: true, task: 'turn', answers: [{ action: thought.best.action, thought }] };
}

function reason(part: string, now: number, instead: number) {
  return { part, mean: now - instead, error: 0, amounts: { now, instead }, counted: 'answer' as const };
}

/** Two actions between which the request lets the seat choose. */
function actionsOf(request: Request): readonly [Action, Action] {
  const [first, ...others] = enumerate(request, 100);
  const second = others.find((action) => first !== undefined && !isSameAction(first, action));
  if (first === undefined || second === undefined) throw new Error('there is only one action');
  return [first, second];
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
  const question = { entry, state, request, seat: seatIndex(0), strength, seed: 'a', options };
  return { asks: computersThinking({ turn }), question };
}

test('a computer gives its answer, the reason and the next best, but no chance that was measured only to choose', async () => {
  const { asks, question } = asking('best', () => Promise.resolve(turnOf(thought)));
  const [best, next] = actionsOf(question.request);
  const because = [reason('surt', 6, 5)];
  const behind = { mean: 0.04, error: 0.01 };
  const thought = {
    best: { ...WEIGHED, action: best },
    others: [{ ...WEIGHED, action: next, behind, isLevel: false, because }],
    valued: 9,
  };
  const [{ action, because: explain }] = await asks(question);
  expect(action).toBe(best);
  const given = explain?.(question);
  expect(given?.gap).toBe(0.04);
  const lines = given?.lines().map(translator('en')) ?? [];
  expect(lines[0]).toMatch(/^Best move: \*\*[^*]+\*\*\.$/);
  expect(lines[1]).toBe("Because Surt is 6 spaces away from Odin's Residence instead of 5.");
  expect(lines[2]).toMatch(/^Next best: /);
});

test('the gap of an answer is its gap to another choice, rather than to another amount of the same choice', async () => {
  const send = (heroes: number) => ({ ...ACTION, choice: 'fight', values: { heroes } });
  const other = (action: typeof ACTION, gap: number) => ({
    ...WEIGHED,
    action,
    behind: { mean: gap, error: 0 },
    isLevel: false,
    because: [],
  });
  const gapTo = async (...others: readonly ReturnType<typeof other>[]) => {
    const thought = { best: { ...WEIGHED, action: send(2) }, others, valued: 9 };
    const { asks, question } = asking('best', () => Promise.resolve(turnOf(thought)));
    const [{ because }] = await asks(question);
    return because?.(question)?.gap;
  };
  expect(await gapTo(other(send(1), 0.01), other(ACTION, 0.2))).toBe(0.2);
  expect(await gapTo(other(send(1), 0.01))).toBe(0.01);
  expect(await gapTo()).toBeUndefined();
});

test('a search without an answer fails with its reason', async () => {
  const { asks, question } = asking('best', () => Promise.resolve({ ok: false, code: 'timeout' }));
  await expect(asks(question)).rejects.toThrow('timeout');
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
