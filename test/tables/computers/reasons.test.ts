/** The search for a computer's turn, and which of its reasons is given. */
import { expect, test } from 'vitest';
import type { Phrase } from '../../../src/core/presentation/phrase.ts';
import { type AnswerOfComputer, quickAnswer } from '../../../src/tables/computers/answering.ts';
import { computersIn } from '../../../src/tables/computers/pending.ts';
import { type Thought, thinkOut } from '../../../src/tables/computers/turn.ts';
import { momentsOf } from '../../shared/messages/loaded-tables.ts';

/** A gap whose reason has no words. */
const WORDLESS = 0.9;

/** Computers have all seats, and choose who starts; the reasons for each answer of the turn are listed in order. */
async function toldOf(...gaps: readonly (number | null)[]): Promise<Phrase | undefined> {
  const left = gaps.values();
  const { reasons } = await turnBy(async (question) => {
    const gap = left.next().value ?? null;
    const lines = () => (gap === WORDLESS ? [] : [{ key: `turns on ${gap}` }]);
    return [{ ...quickAnswer(question), because: () => (gap === null ? undefined : { lines, gap }) }];
  });
  expect(reasons[0]?.with).toHaveProperty('role');
  return reasons[1];
}

function turnBy(ask: AnswerOfComputer): Promise<Thought> {
  for (const { entry, table } of momentsOf('chronicles', 1)) {
    const [request] = entry.game.requests(table.state);
    if (request === undefined || request.seats.length < 2) continue;
    const seats = table.seats.map((seat) => ({ ...seat, userId: null, computer: 'good' as const }));
    const computers = { ...table, seats };
    const pending = computersIn(computers, request);
    if (pending === null) continue;
    return thinkOut(entry, computers, pending, ask);
  }
  throw new Error('nobody is asked who begins');
}

test('the reason of the answer that mattered most is given', async () => {
  expect(await toldOf(null, 0.1, 0.3)).toEqual({ key: 'turns on 0.3' });
  expect(await toldOf(null, 0.3, 0.1)).toEqual({ key: 'turns on 0.3' });
  expect(await toldOf(null, WORDLESS, 0.1)).toEqual({ key: 'turns on 0.1' });
});

test('the reason why this computer goes is given only if its turn has no other reason', async () => {
  expect(await toldOf(0.5, 0.1)).toEqual({ key: 'turns on 0.1' });
  expect(await toldOf(0.5)).toEqual({ key: 'turns on 0.5' });
});

test("a whole turn is searched once, and again from the first question that doesn't fit", async () => {
  const asked: string[] = [];
  const alone = await turnBy(async (question) => {
    asked.push(question.request.key);
    return [quickAnswer(question)];
  });
  const keys = [...asked];
  const actions = alone.answers.map(({ action }) => action);
  expect(keys.length).toBeGreaterThan(2);
  for (const [fitting, questions] of [
    [actions.length, keys.slice(0, 1)],
    [1, keys],
  ] as const) {
    asked.length = 0;
    const together = await turnBy(async (question) => {
      asked.push(question.request.key);
      const [first, ...others] = actions.slice(
        actions.findIndex(({ request }) => request === question.request.key),
      );
      if (first === undefined) throw new Error('another question');
      return [{ action: first }, ...others.slice(0, fitting - 1).map((action) => ({ action }))];
    });
    expect(together.answers).toEqual(alone.answers);
    expect(asked).toEqual(questions);
  }
});
