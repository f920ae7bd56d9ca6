/** A small game defines only the parts it has: omitted parts have sensible defaults, and groups are complete. */
import { expect, expectTypeOf, test } from 'vitest';
import { oneQuestion } from '../../../src/core/answering.ts';
import { defineGame } from '../../../src/core/defining/game.ts';
import { keyedWords } from '../../../src/core/defining/keyed-words.ts';
import { presenterOf } from '../../../src/core/defining/presenter.ts';
import { type Game, turnBegan } from '../../../src/core/game.ts';
import { refusalNamed } from '../../../src/core/presentation/naming.ts';
import { openStreams, type Streams, seedFrom } from '../../../src/core/random.ts';
import { allows, least } from '../../../src/core/requests/answer.ts';
import { GENERAL_REFUSALS } from '../../../src/core/requests/general-refusals.ts';
import { plainAlternative, type Request } from '../../../src/core/requests/request.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import { languages } from '../../../src/words/locales.ts';
import { SAMPLE } from '../../sample/room/entry.ts';
import { speaking } from '../../shared/games/entries.ts';

interface Tossed {
  readonly heads: number;
  readonly streams: Streams<'coin'>;
}

const REQUEST: Request = {
  key: '1',
  turn: 1,
  about: 'toss',
  seats: [seatIndex(0)],
  alternatives: [
    { id: 'bet-all', verb: 'bet', fields: { coins: { kind: 'number', from: 2, to: 9 } } },
    plainAlternative('stop'),
  ],
};

const RULES = {
  id: 'coin',
  rulesVersion: 'coin-1',
  seats: { min: 1, max: 1 },
  skip: (_state: unknown, request: Request) => least(request, 'stop'),
  requests: () => [REQUEST],
  outcome: () => ({ kind: 'ongoing' }) as const,
};

const coin = defineGame<Tossed, { readonly heads: number }>({
  ...RULES,
  setup: ({ seed }) => ({ state: { heads: 0, streams: openStreams(seed, ['coin']) }, events: [] }),
  apply: (state) => ({ ok: true, state, events: [], revealed: false }),
  observe: ({ heads }) => ({ heads }),
});

test('the headline is the last event besides the beginning of a turn', () => {
  const { headline } = SAMPLE.presenter;
  const thrown = { type: 'thrown', seat: 0, pips: 3 };
  expect(headline([thrown, turnBegan(2, seatIndex(1))])).toBe(thrown);
  expect(headline([turnBegan(1, seatIndex(0))])).toBeNull();
});

const opening = { options: {}, roles: [''], seed: seedFrom('toss'), box: null };

test('a game that defines no box, options or roles gets none', () => {
  expect(coin.box({}, null)).toBeNull();
  expect([coin.roles, coin.options, coin.validateOptions({})]).toEqual([[], {}, null]);
  expectTypeOf(coin).toEqualTypeOf<Game<Tossed, { readonly heads: number }, null, null>>();
});

test.each(['resample', 'reseed', 'withChance'] as const)(
  '%s changes only the values of the streams',
  (drawing) => {
    const { state } = coin.setup(opening);
    const other = coin[drawing](state, seedFrom('another'));
    expect(other).toEqual({ heads: 0, streams: openStreams(seedFrom('another'), ['coin']) });
  },
);

test('a game whose state has no streams is the same for every seed', () => {
  const still = defineGame<object, object>({
    ...RULES,
    setup: () => ({ state: {}, events: [] }),
    apply: (state) => ({ ok: true, state, events: [], revealed: false }),
    observe: (state) => state,
  });
  const state = { moves: 3 };
  expect(still.resample(state, seedFrom('any'))).toBe(state);
});

test("a skip's answer is always one that the request allows", () => {
  expect(least(REQUEST, 'stop')).toEqual({ request: '1', choice: 'stop', values: {} });
  expect(least(REQUEST, 'bet')).toEqual({ request: '1', choice: 'bet-all', values: { coins: 2 } });
  for (const verbs of [[], ['stop'], ['fold'], ['fold', 'bet']])
    expect(allows(REQUEST, least(REQUEST, ...verbs)), verbs.join()).toBe(true);
  expect(() => least({ ...REQUEST, alternatives: [] }, 'stop')).toThrow('no alternatives');
});

test('a group of texts is either complete or omitted', () => {
  const { presenter } = SAMPLE;
  const { option, optionValue } = presenter;
  const whole = presenterOf({ ...presenter, options: { option, optionValue } });
  expect(whole.option('length')).toEqual({ key: 'name.length' });
  // @ts-expect-error: the option has a name, but its values have none.
  presenterOf({ ...presenter, options: { option } });
});

test('without a finale, a computer or a guide, the entry has null for each', () => {
  const { presenter, judgement, guide, lesson, campaign, boxFile } = SAMPLE;
  expect([presenter.finale, judgement, guide, lesson, campaign, boxFile]).toEqual(Array(6).fill(null));
});

test('a game with one question refuses everyone and everything that the question does not allow', () => {
  const { requests, apply } = oneQuestion<{ readonly isOver: boolean }>({
    requestOf: ({ isOver }) => (isOver ? null : REQUEST),
    answer: (_state, { choice }) => ({ state: { isOver: choice === 'stop' }, events: [], revealed: false }),
  });
  const [open, over] = [{ isOver: false }, { isOver: true }];
  const stop = { request: '1', choice: 'stop', values: {} };
  const refusalOf = (...[state, seat, action]: Parameters<typeof apply>) => {
    const result = apply(state, seat, action);
    return result.ok ? null : result.refusal.code;
  };
  expect(apply(open, seatIndex(0), stop)).toMatchObject({ ok: true, state: over });
  expect(refusalOf(over, seatIndex(0), stop)).toBe('game-is-over');
  expect(refusalOf(open, seatIndex(1), stop)).toBe('not-your-turn');
  expect(refusalOf(open, seatIndex(0), { ...stop, request: '0' })).toBe('stale');
  expect(refusalOf(open, seatIndex(0), { ...stop, choice: 'fold' })).toBe('not-an-answer');
  expect([requests(open), requests(over)]).toEqual([[REQUEST], []]);
});

test('texts found by key receive numbers and names, and the start of a turn has no text', () => {
  const { event, verb, refusal } = keyedWords('coin');
  const toss = { type: 'tossed', seat: 0, side: 'heads', faces: ['heads', 'tails'] };
  expect(event(toss, null)).toEqual({ key: 'coin.event.tossed', with: { seat: 0, side: 'heads' } });
  expect(event({ type: 'turn-began', turn: 1, seat: 0 }, null)).toBeNull();
  expect(verb('bet')).toEqual({ key: 'coin.verb.bet' });
  expect(refusal({ code: 'no-coins', left: 0 })).toEqual({ key: 'coin.refusal.no-coins', with: { left: 0 } });
});

test.each(GENERAL_REFUSALS)(
  'the refusal %s has the same text in every game that has none of its own',
  (code) => {
    const [shared, own] = [
      { key: `core.refusal.${code}`, with: {} },
      { key: 'coin.no', with: {} },
    ];
    expect([keyedWords('coin').refusal({ code }), refusalNamed({ code }, {}, {})]).toEqual([shared, shared]);
    expect(refusalNamed({ code }, { [code]: 'coin.no' }, {})).toEqual(own);
    for (const language of languages()) expect(speaking(language)(shared)).toMatch(/[.。].+[.。]$/);
  },
);
