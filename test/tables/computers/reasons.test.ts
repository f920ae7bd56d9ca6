/** Which of the reasons of a computer's turn is told. */
import { expect, test } from 'vitest';
import type { Saying } from '../../../src/core/telling/saying.ts';
import { quickAnswer } from '../../../src/tables/computers/answering.ts';
import { computersIn } from '../../../src/tables/computers/asked.ts';
import { thinkOut } from '../../../src/tables/computers/turn.ts';
import { momentsOf } from '../../discord/messages/loaded-tables.ts';

/** Computers have all seats, and choose who begins; what each answer of the turn turns on is listed in their order. */
async function toldOf(...gaps: readonly (number | null)[]): Promise<Saying | undefined> {
  for (const { entry, table } of momentsOf('chronicles', 1)) {
    const [request] = entry.game.requests(table.state);
    if (request === undefined || request.seats.length < 2) continue;
    const seats = table.seats.map((seat) => ({ ...seat, userId: null, computer: 'good' as const }));
    const computers = { ...table, seats };
    const asked = computersIn(computers, request);
    if (asked === null) continue;
    const left = gaps.values();
    const { because } = await thinkOut(entry, computers, asked, async (question) => {
      const gap = left.next().value ?? null;
      return {
        ...quickAnswer(question),
        ...(gap === null ? {} : { because: { words: { key: `turns on ${gap}` }, gap } }),
      };
    });
    return because;
  }
  throw new Error('nobody is asked who begins');
}

test('the reason of the answer on which most turned is told', async () => {
  expect(await toldOf(null, 0.1, 0.3)).toEqual({ key: 'turns on 0.3' });
  expect(await toldOf(null, 0.3, 0.1)).toEqual({ key: 'turns on 0.3' });
});

test('why one goes and no other is told only where nothing speaks for what it does', async () => {
  expect(await toldOf(0.5, 0.1)).toEqual({ key: 'turns on 0.1' });
  expect(await toldOf(0.5)).toEqual({ key: 'turns on 0.5' });
});
