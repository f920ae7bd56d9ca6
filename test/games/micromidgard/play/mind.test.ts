/** The mind in a duel: whole turns that the rules allow, the points within reach, and more wins than the sensible player. */
import { describe, expect, test } from 'vitest';
import { type Answerer, answersBy, playOutBy } from '../../../../src/core/playing.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { JUDGEMENT } from '../../../../src/games/micromidgard/players/judgement/judgement.ts';
import { utilityOf, wholeTurns } from '../../../../src/games/micromidgard/players/judgement/turns.ts';
import { sensible } from '../../../../src/games/micromidgard/players/sensible.ts';
import type { MicromidgardState } from '../../../../src/games/micromidgard/state/state.ts';
import { think } from '../../../../src/mind/think.ts';
import { positionOf } from '../../../../src/mind/thought.ts';
import { UNCOVERED } from '../moment.ts';
import { opened, openingOf, spending, type Table, table } from '../table.ts';

function thoughtAt(
  { state, request }: Pick<Table, 'state' | 'request'>,
  valued = 300,
  judgement: typeof JUDGEMENT = JUDGEMENT,
) {
  const position = positionOf(micromidgard, state, request, state.turn.seat);
  return think(micromidgard, judgement, position, { valued, stop: () => false }, seedFrom('a duel'));
}

describe('whole turns', () => {
  test.each([
    ['the first question', opened('turns').state],
    ['a move', table().state],
    [
      'actions left to spend',
      spending({ hand: { craft: 1, sun: 1 }, gold: 5, mead: 3, covers: UNCOVERED }).state,
    ],
    ['a wolf past its end', spending({ wolves: { sun: 4, moon: 4 }, mead: 1 }).state],
  ])('from %s follow the rules', (_, start) => {
    const { turns } = wholeTurns(start, 1000);
    expect(turns.length).toBeGreaterThan(0);
    for (const { answers, after, next, utility } of turns) {
      let state: MicromidgardState = start;
      for (const answer of answers) {
        const applied = micromidgard.apply(state, start.turn.seat, answer);
        if (!applied.ok) throw new Error(applied.refusal.code);
        state = applied.state;
      }
      expect(after()).toEqual(state);
      expect(utility).toBe(utilityOf(state, start.turn.seat));
      expect(next).toBe(state.question === null ? null : state.turn.seat);
      expect(state.question === null || state.turn.number > start.turn.number).toBe(true);
    }
  });

  test('come with the best first, and at most as many as requested', () => {
    const { turns, valued } = wholeTurns(table().state, 5);
    expect(turns).toHaveLength(5);
    expect(valued).toBeGreaterThanOrEqual(wholeTurns(table().state, 1000).turns.length);
    expect(turns.map(({ utility }) => utility)).toEqual(
      turns.map(({ utility }) => utility).toSorted((a, b) => b - a),
    );
  });
});

test('the search knows the chances of the two best answers exactly, and of all others only a bound', () => {
  const { best, others } = thoughtAt(table());
  expect(others.length).toBeGreaterThan(1);
  expect([best, ...others].filter(({ isBound }) => isBound !== true)).toHaveLength(2);
});

test('the judgement has learned that points win', () => {
  const utilityWith = (points: number, others: number) =>
    utilityOf(table({ points, opponent: { points: others } }).state, seatIndex(0));
  expect(utilityWith(6, 2)).toBeGreaterThan(utilityWith(4, 4) + 0.5);
  expect(utilityWith(2, 6)).toBeLessThan(utilityWith(4, 4) - 0.5);
});

test('the judgement counts a lead in the Prophecies scored next as points for the raven that fulfils them', () => {
  const { state } = table({
    gold: 3,
    opponent: { gold: 1 },
    ragnaroks: 0,
    next: { sun: 'most-gold', moon: 'least-gold' },
  });
  const { prophecies } = JUDGEMENT.parts(micromidgard.observe(state), state.turn.seat);
  const { state: ahead } = table({
    gold: 3,
    opponent: { gold: 1 },
    ragnaroks: 0,
    next: { sun: 'most-gold', moon: 'most-gold' },
  });
  expect(prophecies).toBe(0);
  const [points = 0] = ahead.box.prophecyPoints;
  expect(JUDGEMENT.parts(micromidgard.observe(ahead), ahead.turn.seat)).toMatchObject({
    prophecies: 2 * points,
  });
});

describe('the advice', () => {
  test('is the answer that gains the ninth point, with that point as a reason', () => {
    const { best, others } = thoughtAt(
      spending({ points: 8, gold: 5, covers: UNCOVERED, hand: { craft: 1 } }),
    );
    expect(best.action).toMatchObject({ choice: 'activate:red:1' });
    expect(best.chance).toBeGreaterThan(0.99);
    expect(others[0]?.behind.mean).toBeGreaterThan(0);
    expect(others[0]?.because).toContainEqual(expect.objectContaining({ part: 'points', mean: 1, error: 0 }));
  });

  test('gives no reason that weighs less than the points of the next best answer', () => {
    const position = spending({ points: 2, gold: 5, hand: { craft: 1 } });
    const afterBestAndNext = [
      { points: 0, prophecies: 1, relics: 1, gold: 4 },
      { points: 0, prophecies: 0, relics: 2, gold: 0 },
    ];
    const told = { ...JUDGEMENT, parts: () => afterBestAndNext.shift() ?? {} };
    const [next] = thoughtAt(position, 100, told).others;
    expect(next?.because).toEqual([
      { part: 'prophecies', mean: 1, error: 0, amounts: { now: 1, instead: 0 }, counted: 'turn' },
    ]);
  });

  test('is the move that makes the ninth point possible', () => {
    const { best } = thoughtAt(
      table({ points: 8, gold: 5, covers: UNCOVERED, meeples: { dain: 'vanaheim' } }),
    );
    expect(best.action).toMatchObject({ choice: 'move:dain', values: { realm: 'alfheim' } });
  });
});

/** The mind plays that seat. */
function against(seat: number): Answerer<MicromidgardState> {
  const other = answersBy(micromidgard, sensible);
  return (request, state, pick) =>
    state.turn.seat === seat && request.about !== 'turn-end'
      ? thoughtAt({ state, request }, 120).best.action
      : other(request, state, pick);
}

test('at low effort, the computer beats the sensible player in at least 3 out of 4 games', () => {
  const won = Array.from({ length: 4 }, (_, number) => {
    const last = [...playOutBy(micromidgard, openingOf(`duel ${number}`), against(number % 2))].at(-1);
    const outcome = last === undefined ? null : micromidgard.outcome(last.state);
    return outcome?.kind === 'ranked' && outcome.winners.join() === String(number % 2);
  });
  expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(3);
});
