/** The facts that the thinking process passes to the mind. */
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../src/core/catalogue.ts';
import { seedFrom } from '../../src/core/random.ts';
import { seatIndex } from '../../src/core/seat.ts';
import type { ChanceJudgement } from '../../src/core/thinking/judgement.ts';
import { STRENGTHS } from '../../src/core/thinking/strength.ts';
import { answerTo } from '../../src/thinking/answering.ts';
import type { Question } from '../../src/thinking/thinker.ts';
import { SAMPLE } from '../sample/room/entry.ts';
import type { SampleView } from '../sample/room/game.ts';

const { game } = SAMPLE;
const USUAL = 20;

/** The sample with a judgement that records every view it gets, and values views by the die's points. */
function watched(changes: Partial<ChanceJudgement<SampleView>> = {}) {
  const seen: SampleView[] = [];
  const see = <T>(view: SampleView, judged: T): T => {
    seen.push(view);
    return judged;
  };
  const entry = {
    ...SAMPLE,
    judgement: {
      kind: 'chance' as const,
      policy: {
        answer: ({ key }: { readonly key: string }, view: SampleView) =>
          see(view, { request: key, choice: 'keep', values: {} }),
      },
      usualEffort: USUAL,
      candidates: ({ key }: { readonly key: string }, view: SampleView) =>
        see(
          view,
          ['keep', 'throw'].map((choice) => ({ request: key, choice, values: {} })),
        ),
      turnsAhead: () => 1,
      value: (view: SampleView) => see(view, Math.min(1, (view.points[0] ?? 0) / 12)),
      parts: () => ({}),
      ...changes,
    },
  };
  const catalogue: Catalogue = new Map([[game.id, entry]]);
  return { catalogue, seen };
}

function questionAt(
  state: ReturnType<typeof game.setup>['state'],
  changes: Partial<Question> = {},
): Question {
  const [request] = game.requests(state);
  if (request === undefined) throw new Error('nothing is asked');
  const seat = request.seats[0] ?? seatIndex(0);
  const asked = { purpose: 'turn', gameId: game.id, state, seat, request, strength: 'best' } as const;
  return { ...asked, thinkMs: 1000, seed: seedFrom('a question'), ...changes };
}

const FIRST = game.setup({ options: {}, roles: ['', ''], seed: seedFrom('one'), box: null }).state;

test.each(STRENGTHS)(
  "the %s computer gives the same answer for any states its seat can't distinguish",
  (strength) => {
    const { catalogue, seen } = watched();
    const other = game.resample(FIRST, seedFrom('other dice'));
    const answers = [FIRST, other].map((state) =>
      answerTo(catalogue, questionAt(state, { strength }), () => 0),
    );
    expect(answers[0]).not.toBeNull();
    expect(answers[1]).toEqual(answers[0]);
    expect(seen.filter((view) => 'streams' in view)).toEqual([]);
  },
);

test('the best answer so far is returned when the time is up', () => {
  const { catalogue } = watched();
  let now = 0;
  const clock = () => {
    now += 1;
    return now;
  };
  const hurried = answerTo(catalogue, questionAt(FIRST, { thinkMs: 2, effort: 1_000_000 }), clock);
  expect(hurried?.thought?.valued).toBeLessThan(100);
});

describe('a decision that stays open', () => {
  /** Keeping is worth as much as throwing, which may win or lose. */
  function even({ points: [one = 0, other = 0] }: SampleView): number {
    const more = one + other - FIRST.thrown;
    if (more === 0) return 0.5;
    return [2, 4, 5].includes(more) ? 1 : 0;
  }

  /** The number of positions valued with a judgement that asks for more effort. */
  function valuedFor(changes: Partial<Question>, now: () => number = () => 0): number {
    const { catalogue } = watched({ effortWhileOpen: () => ({ valued: 2000, candidates: 2 }), value: even });
    return answerTo(catalogue, questionAt(FIRST, changes), now)?.thought?.valued ?? 0;
  }

  test("gets more effort in a computer's turn", () => {
    expect(valuedFor({})).toBeGreaterThan(2 * USUAL);
  });

  test('gets only the given effort if there is one', () => {
    expect(valuedFor({ effort: USUAL })).toBeLessThanOrEqual(USUAL);
  });

  test('takes at most half of the time, so that the next decision has time too', () => {
    let now = 0;
    const clock = () => {
      now += 1;
      return now;
    };
    const inTime = valuedFor({ thinkMs: 100 }, clock);
    expect(inTime).toBeGreaterThan(USUAL);
    expect(now).toBeLessThan(60);
  });
});

test('a game without data for the mind gets no answer', () => {
  expect(answerTo(new Map([[game.id, SAMPLE]]), questionAt(FIRST), () => 0)).toBeNull();
});
