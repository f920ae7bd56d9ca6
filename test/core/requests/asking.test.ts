/** Questions and steps in a game's state: asked, answered, answered automatically, refused. */
import { describe, expect, test } from 'vitest';
import { answering } from '../../../src/core/answering.ts';
import {
  type EventRecord,
  emit,
  emptyRecord,
  type Finished,
  finished,
  reveal,
} from '../../../src/core/logs/event-record.ts';
import { onlyAnswer } from '../../../src/core/requests/answer.ts';
import {
  answersItself,
  ask,
  questionIn,
  requestAbout,
  runSteps,
  type StepRules,
} from '../../../src/core/requests/asking.ts';
import type { Action, Request } from '../../../src/core/requests/request.ts';
import { type SeatIndex, seatIndex } from '../../../src/core/seat.ts';

type Question = { readonly about: 'add'; readonly most: number } | { readonly about: 'stop' };
type Step = { readonly do: 'ask'; readonly most: number } | { readonly do: 'end' };
type Event =
  | { readonly type: 'added'; readonly by: number }
  | { readonly type: 'answer-forced'; readonly about: Question['about'] };

interface State {
  readonly sum: number;
  readonly turn: { readonly number: number };
  readonly asks: readonly SeatIndex[];
  readonly steps: readonly Step[];
  readonly question: Question | null;
  readonly asked: number;
  readonly end: 'over' | null;
}

interface Draft extends Omit<State, 'steps'> {
  sum: number;
  steps: Step[];
  question: Question | null;
  asked: number;
  end: 'over' | null;
  readonly record: EventRecord<Event>;
}

/** The number of times a request was computed. */
let worked = 0;

function requestOf(state: State, question: Question): Request {
  worked += 1;
  const most = question.about === 'add' ? question.most : 0;
  const fields = { by: { kind: 'number', from: 0, to: most } } as const;
  return requestAbout(state, question, state.asks, [{ id: 'add', verb: 'add', fields }]);
}

const ANSWERS = {
  answer(game: Draft, _: Question, { values }: Action) {
    game.question = null;
    game.sum += Number(values['by']);
    emit(game, { type: 'added', by: Number(values['by']) });
    if (game.sum > 5) reveal(game);
  },
  forcedAnswer: (game: Draft, question: Question) => onlyAnswer(requestOf(game, question)),
};

const STEPS: StepRules<Draft, Step> = {
  ask: (game, { most }) => ask(game, { about: 'add', most }),
  end: (game) => {
    game.end = 'over';
    ask(game, { about: 'stop' });
  },
};

function run(game: Draft): void {
  runSteps(game, STEPS, ANSWERS);
}

function draftOf(state: State): Draft {
  return { ...state, steps: [...state.steps], record: emptyRecord() };
}

function finish(game: Draft): Finished<State> {
  const { record: _telling, ...state } = game;
  return finished(state, game);
}

const { requests, apply } = answering<State, Draft, Question>({
  ...ANSWERS,
  requestOf,
  forbiddingRule: (_, { choice }) => (choice === 'take' ? { code: 'nothing-is-taken' } : null),
  draftOf,
  run,
  finish,
});

const [ADA, BO] = [seatIndex(0), seatIndex(1)];

/** A game with these steps ahead, at its first question. */
function withSteps(...steps: readonly Step[]): State {
  const begun = { sum: 0, turn: { number: 3 }, asks: [ADA], steps, question: null, asked: 0, end: null };
  const game = draftOf(begun);
  run(game);
  return finish(game).state;
}

function adding(by: number, request = '1-add'): Action {
  return { request, choice: 'add', values: { by } };
}

describe('steps of the turn are taken', () => {
  test('until there is a question, which is counted', () => {
    const state = withSteps({ do: 'ask', most: 2 }, { do: 'end' });
    expect(state).toMatchObject({ question: { about: 'add', most: 2 }, asked: 1, steps: [{ do: 'end' }] });
    expect(requests(state)).toMatchObject([{ key: '1-add', turn: 3, about: 'add', seats: [ADA] }]);
    expect(questionIn(state)).toEqual({ about: 'add', most: 2 });
  });

  test('past a question with a single answer, and that answer is logged', () => {
    const applied = apply(
      withSteps({ do: 'ask', most: 2 }, { do: 'ask', most: 0 }, { do: 'ask', most: 1 }),
      ADA,
      adding(2),
    );
    expect(applied).toEqual({
      ok: true,
      state: expect.objectContaining({ sum: 2, asked: 3, question: { about: 'add', most: 1 } }),
      events: [
        { type: 'added', by: 2 },
        { type: 'answer-forced', about: 'add' },
        { type: 'added', by: 0 },
      ],
      revealed: false,
    });
  });

  test('until the game is over, and then there is no question', () => {
    const over = withSteps({ do: 'end' }, { do: 'ask', most: 2 });
    expect(over).toMatchObject({ end: 'over', question: null, steps: [{ do: 'ask' }] });
    expect(requests(over)).toEqual([]);
    expect(() => questionIn(over)).toThrow('nothing is being asked');
  });

  test('a turn that runs out of steps without a question or an end throws', () => {
    expect(() => withSteps()).toThrow('a turn without an end');
  });
});

test('nothing is answered automatically if there is no question', () => {
  expect(answersItself(draftOf({ ...withSteps({ do: 'end' }) }), ANSWERS)).toBe(false);
});

test('the result of an answer says if the answer revealed something', () => {
  expect(apply(withSteps({ do: 'ask', most: 6 }, { do: 'end' }), ADA, adding(6))).toMatchObject({
    ok: true,
    revealed: true,
  });
});

test('a request is computed once for everyone who reads and answers it', () => {
  const state = withSteps({ do: 'ask', most: 2 }, { do: 'end' });
  const before = worked;
  requests(state);
  requests(state);
  apply(state, ADA, adding(2));
  expect(worked).toBe(before + 1);
  requests({ ...state });
  expect(worked).toBe(before + 2);
});

describe('an answer is refused', () => {
  const state = withSteps({ do: 'ask', most: 2 }, { do: 'end' });
  const WRONG: readonly (readonly [problem: string, SeatIndex, Action])[] = [
    ['not-your-turn', BO, adding(1)],
    ['stale', ADA, adding(1, '0-add')],
    ['not-an-answer', ADA, adding(3)],
    ['nothing-is-taken', ADA, { ...adding(1), choice: 'take' }],
  ];

  test.each(WRONG)('as %s', (code, seat, action) => {
    expect(apply(state, seat, action)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('when the game is over', () => {
    expect(apply(withSteps({ do: 'end' }), ADA, adding(1))).toMatchObject({
      refusal: { code: 'game-is-over' },
    });
  });

  test("from a seat that isn't asked, and the refusal names the seat that is", () => {
    expect(apply({ ...state, asks: [BO] }, ADA, adding(1))).toMatchObject({ refusal: { seat: BO } });
  });
});

describe('if several seats are asked', () => {
  const both = { ...withSteps({ do: 'ask', most: 2 }, { do: 'end' }), asks: [ADA, BO] };

  test('each of them may answer', () => {
    expect([ADA, BO].map((seat) => apply(both, seat, adding(1)).ok)).toEqual([true, true]);
  });

  test("an alternative for one seat can't be chosen by the others", () => {
    const { apply: applyFor } = answering<State, Draft, Question>({
      ...ANSWERS,
      requestOf: (state, question) => {
        const request = requestOf(state, question);
        return { ...request, alternatives: request.alternatives.map((way) => ({ ...way, only: BO })) };
      },
      refusalOutOfTurn: (_, seat) => (seat === seatIndex(2) ? { code: 'nobody-sits-there' } : null),
      forbiddingRule: () => null,
      draftOf,
      run,
      finish,
    });
    expect(applyFor(both, ADA, adding(1))).toMatchObject({ refusal: { code: 'not-an-answer' } });
    expect(applyFor(both, BO, adding(1)).ok).toBe(true);
    expect(applyFor(both, seatIndex(2), adding(1))).toMatchObject({ refusal: { code: 'nobody-sits-there' } });
    expect(applyFor(both, seatIndex(3), adding(1))).toMatchObject({ refusal: { code: 'not-your-turn' } });
  });
});
