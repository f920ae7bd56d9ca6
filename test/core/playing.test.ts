/** Whole games without people, shown on a very small game: two seats count down in turn, and the last one is out. */
import { describe, expect, test } from 'vitest';
import type { Game, Opening } from '../../src/core/game.ts';
import { playersChance, playOn, playOut } from '../../src/core/playing.ts';
import { atRandom, type Policy } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import { refused } from '../../src/core/result.ts';
import { seatIndex } from '../../src/core/seat.ts';

interface Countdown {
  readonly left: number;
  readonly seat: number;
}

const countdown: Game<Countdown, Countdown> = {
  id: 'countdown',
  rulesVersion: 'countdown-1',
  seats: { min: 2, max: 2 },
  isContest: false,
  roles: ['left', 'right'],
  options: { from: { fields: [{ kind: 'number', from: 1, to: 20 }], byDefault: 5 } },
  migrateState: () => null,
  validateOptions: () => null,
  box: () => null,
  setup: ({ options }) => ({
    state: { left: Number(options['from']), seat: 0 },
    events: [{ type: 'set-up' }],
  }),
  apply({ left, seat }, _seat, { values }) {
    const taken = Number(values['taken']);
    if (taken > left) return refused({ code: 'too-many' });
    const state = { left: left - taken, seat: 1 - seat };
    return { ok: true, state, events: [{ type: 'counted', left: state.left }], revealed: false };
  },
  skip: (_state, { key }) => ({ request: key, choice: 'count', values: { taken: 1 } }),
  requests: ({ left, seat }) =>
    left === 0
      ? []
      : [
          {
            key: `${left}`,
            turn: left,
            about: 'count',
            seats: [seatIndex(seat)],
            alternatives: [
              {
                id: 'take',
                verb: 'take',
                fields: { taken: { kind: 'number', from: 1, to: Math.min(2, left) } },
              },
            ],
          },
        ],
  closeness: () => null,
  outcome: ({ left }) => (left > 0 ? { kind: 'ongoing' } : { kind: 'lost', why: ['counted-down'] }),
  observe: (state) => state,
  resample: (state) => state,
  reseed: (state) => state,
  withChance: (state) => state,
};

const OPENING: Opening = {
  options: { from: 6 },
  roles: ['left', 'right'],
  seed: seedFrom('a countdown'),
  box: null,
};

/** Takes this amount each time. */
function taking(taken: number): Policy<Countdown> {
  return { answer: ({ key }) => ({ request: key, choice: 'take', values: { taken } }) };
}

describe('a game played out', () => {
  test('starts with the opening, ends when nothing is asked, and asks the seats in turn', () => {
    const steps = [...playOut(countdown, OPENING, taking(2))];
    expect(steps.map(({ step, seat, state }) => [step, seat, state.left])).toEqual([
      [0, null, 6],
      [1, 0, 4],
      [2, 1, 2],
      [3, 0, 0],
    ]);
    expect(steps[0]).toMatchObject({ before: null, action: null, events: [{ type: 'set-up' }] });
    expect(steps[1]).toMatchObject({ before: { left: 6 }, action: { request: '6' }, events: [{ left: 4 }] });
  });

  test('is the same game for the same seed, and a different one for another', () => {
    const played = (seed: string) => {
      const opening = { ...OPENING, options: { from: 20 }, seed: seedFrom(seed) };
      return [...playOut(countdown, opening, atRandom)].map(({ state }) => state.left).join();
    };
    expect(played('one')).toBe(played('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map(played)).size).toBeGreaterThan(1);
  });

  test('throws if a player gives a forbidden answer', () => {
    expect(() => [...playOut(countdown, OPENING, taking(7))]).toThrow('too-many');
  });
});

test('a game continues from its current state', () => {
  const steps = [...playOn(countdown, { left: 3, seat: 1 }, taking(1), playersChance('unused'))];
  expect(steps.map(({ step, seat, state }) => [step, seat, state.left])).toEqual([
    [1, 1, 2],
    [2, 0, 1],
    [3, 1, 0],
  ]);
});
