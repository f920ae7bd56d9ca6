/** Another answer to a decision is compared with the better one that the review found. */
import { expect, test } from 'vitest';
import type { Game } from '../../../src/core/game.ts';
import { replay } from '../../../src/core/logs/replay.ts';
import { seedFrom } from '../../../src/core/random.ts';
import type { Judgement } from '../../../src/core/thinking/judgement.ts';
import { comparing } from '../../../src/mind/review/comparing.ts';
import { decisionsOf } from '../../../src/mind/review/decisions.ts';
import { inOneGo } from '../../../src/mind/work.ts';
import { answer, BRIDGE, BRIDGE_JUDGEMENT, HEAP, HEAP_JUDGEMENT, seatOf } from './small-games.ts';

const EFFORT = { valued: 60, boards: 200 };

/** The cost of an answer to the first decision of a game that began with `given`. */
function costOf<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  given: string,
  compared: { readonly choice: string; readonly better: string; readonly lost: number },
  effort = EFFORT,
): number {
  const log = [{ seat: seatOf({ turn: 1 }), action: answer(1, given) }];
  const replayed = replay(game, { options: {}, roles: ['', ''], seed: seedFrom('compared'), box: null }, log);
  if (!replayed.ok) throw new Error('the log is refused');
  const [decision] = decisionsOf(game, { log, moments: replayed.moments });
  if (decision === undefined) throw new Error('there was no choice');
  const { choice, better, lost } = compared;
  const work = comparing(
    game,
    judgement,
    decision,
    { answer: answer(1, choice), better: answer(1, better), lost },
    effort,
  );
  return inOneGo(work).cost;
}

/** After a rest, one of three games is won; after a leap, five of nine; after walking, all. */
const RESTED = { better: 'walk', lost: 2 / 3 };

test('the cost of an answer is the chance that it loses compared with the better answer', () => {
  expect(costOf(BRIDGE, BRIDGE_JUDGEMENT, 'rest', { ...RESTED, choice: 'leap' })).toBeCloseTo(4 / 9, 1);
});

test('the mistake itself costs what the review says', () => {
  for (const lost of [0.4, 0.7])
    expect(costOf(BRIDGE, BRIDGE_JUDGEMENT, 'rest', { better: 'walk', lost, choice: 'rest' })).toBeCloseTo(
      lost,
    );
});

test('an answer that is as good as the better one costs nothing', () => {
  expect(costOf(BRIDGE, BRIDGE_JUDGEMENT, 'rest', { ...RESTED, choice: 'walk' })).toBe(0);
});

test('on so few boards that every difference is in doubt, an answer costs nothing, or at least half as much as the mistake', () => {
  const costs = [1, 2, 3, 4, 5, 6, 7].map((boards) =>
    costOf(BRIDGE, BRIDGE_JUDGEMENT, 'rest', { ...RESTED, choice: 'leap' }, { ...EFFORT, boards }),
  );
  expect(costs).toContain(0);
  const counted = costs.filter((cost) => cost > 0);
  expect(counted).not.toEqual([]);
  expect(Math.min(...counted)).toBeGreaterThanOrEqual(RESTED.lost / 2);
});

test('if the mistake shows only further ahead, the comparison looks that far', () => {
  const shortSighted = { ...BRIDGE_JUDGEMENT, turnsAhead: () => 1, value: () => 0.5 };
  expect(costOf(BRIDGE, shortSighted, 'rest', { ...RESTED, choice: 'leap' })).toBeCloseTo(4 / 9, 1);
});

test('in a duel, the moments after both answers are searched', () => {
  const compared = { better: 'two', lost: 1 };
  expect(costOf(HEAP, HEAP_JUDGEMENT, 'one', { ...compared, choice: 'one' })).toBeCloseTo(1);
  expect(costOf(HEAP, HEAP_JUDGEMENT, 'one', { ...compared, choice: 'two' })).toBe(0);
});
