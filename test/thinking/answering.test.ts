/** The facts that the thinking process passes to the mind. */
import { expect, test } from 'vitest';
import type { Catalogue } from '../../src/core/catalogue.ts';
import { seedFrom } from '../../src/core/random.ts';
import { seatIndex } from '../../src/core/seat.ts';
import { STRENGTHS } from '../../src/core/thinking/strength.ts';
import { answerTo } from '../../src/thinking/answering.ts';
import type { Question } from '../../src/thinking/thinker.ts';
import { SAMPLE } from '../sample/room/entry.ts';
import type { SampleView } from '../sample/room/game.ts';

const { game } = SAMPLE;

/** The sample with a judgement that records every view it gets, and values views by the die's points. */
function watched() {
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
      usualEffort: 20,
      candidates: ({ key }: { readonly key: string }, view: SampleView) =>
        see(
          view,
          ['keep', 'throw'].map((choice) => ({ request: key, choice, values: {} })),
        ),
      turnsAhead: () => 1,
      value: (view: SampleView) => see(view, Math.min(1, (view.points[0] ?? 0) / 12)),
      parts: () => ({}),
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

test('a game without data for the mind gets no answer', () => {
  expect(answerTo(new Map([[game.id, SAMPLE]]), questionAt(FIRST), () => 0)).toBeNull();
});
