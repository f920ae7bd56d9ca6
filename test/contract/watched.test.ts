/** The contract tests have teeth: a game that breaks a promise is caught, and the promise is named. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { answersBy } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { openStreams, seedFrom, tableSeedFrom } from '../../src/core/random.ts';
import { seatIndex } from '../../src/core/seat.ts';
import type { YggdrasilState } from '../../src/games/yggdrasil/state/state.ts';
import type { YggdrasilView } from '../../src/games/yggdrasil/state/view.ts';
import { deepFrozen } from '../../tools/conformance/contract/frozen.ts';
import { shellLine } from '../../tools/conformance/contract/reproduce.ts';
import { watched } from '../../tools/conformance/contract/watched.ts';
import { SUBJECT } from '../../tools/conformance/games/yggdrasil/subject.ts';
import type { Subject } from '../../tools/conformance/subject.ts';

type Rules = Game<YggdrasilState, YggdrasilView>;
type Apply = Rules['apply'];

const { game } = SUBJECT;
const GAMES = 5;

/** Plays a few games with a replaced part. */
function playing(part: Partial<Rules>, subject: Partial<Subject<YggdrasilState, YggdrasilView>> = {}) {
  return () => {
    const broken = { ...SUBJECT, ...subject, game: { ...game, ...part } };
    for (let number = 0; number < GAMES; number += 1) {
      const opening = { ...broken.tableNumbered(number), seed: seedFrom(`bite-${number}`) };
      for (const { state } of watched(broken, opening, answersBy(broken.game, atRandom)))
        expect(state).toBeDefined();
    }
  };
}

/** The rules, with a change made to the resulting state. */
function spoiling(spoil: (state: YggdrasilState) => YggdrasilState): { readonly apply: Apply } {
  return {
    apply(state, seat, action) {
      const applied = game.apply(state, seat, action);
      return applied.ok ? { ...applied, state: spoil(applied.state) } : applied;
    },
  };
}

test('a game that keeps the contract passes', () => {
  expect(playing({})).not.toThrow();
});

describe('the contract catches', () => {
  test('a lost piece', () => {
    expect(playing(spoiling((state) => ({ ...state, helheim: state.helheim + 1 })))).toThrow('Vikings');
  });

  test.each([
    ['a field without a value', undefined],
    ['a result that is not a number', Number.NaN],
    ['a negative zero', -0],
    ['a date', new Date(0)],
    ['a map', new Map([[1, 2]])],
    ['a function', () => 1],
    ['a large integer', 1n],
    ['a list with a gap', Array(1)],
    ['a list with a name', Object.assign([1], { name: 'list' })],
    ['a field without a name', { [Symbol('hidden')]: 1 }],
    ['a hidden field', Object.defineProperty({}, 'hidden', { value: 1 })],
    ['such a value deep inside', [{ deep: [undefined] }]],
  ])('%s, which JSON loses', (_, lost) => {
    const extra = { extra: lost };
    expect(playing(spoiling((state) => ({ ...state, ...extra })))).toThrow(/does not survive JSON|BigInt/);
  });

  test('rules that change their input', () => {
    const apply: Apply = (state, seat, action) => {
      (state as { helheim: number }).helheim += 0;
      return game.apply(state, seat, action);
    };
    expect(playing({ apply })).toThrow(TypeError);
  });

  test('rules that depend on memory outside the state', () => {
    let memory = 0;
    const forgetful = spoiling((state) => {
      memory += 1;
      return { ...state, asked: state.asked + (memory % 7 === 0 ? 100 : 0) };
    });
    expect(playing(forgetful)).toThrow(/after a restart|can be taken back/);
  });

  test('a game that differs when its log is replayed', () => {
    let openings = 0;
    const setup: Rules['setup'] = (opening) => {
      openings += 1;
      return game.setup({ ...opening, seed: seedFrom(`${opening.seed} ${openings}`) });
    };
    expect(playing({ setup })).toThrow(/the log/);
  });
});

describe('the contract catches a question', () => {
  test('with a single answer', () => {
    expect(playing({}, { alwaysAsked: [] })).toThrow('without a choice');
  });

  test('that is missing', () => {
    const requests: Rules['requests'] = (state) => (state.turn.number > 2 ? [] : game.requests(state));
    expect(playing({ requests })).toThrow('asks nothing');
  });

  test('after the end of the game', () => {
    const requests: Rules['requests'] = (state) =>
      game.requests(state.end === null ? state : { ...state, end: null, question: { about: 'turn-end' } });
    expect(playing({ requests })).toThrow('still asks');
  });

  test('whose key stays the same after its answer', () => {
    const requests: Rules['requests'] = (state) =>
      game.requests(state).map((request) => ({ ...request, key: 'the same' }));
    const apply: Apply = (state, seat, action) => {
      const [request] = game.requests(state);
      return game.apply(state, seat, { ...action, request: request?.key ?? '' });
    };
    expect(playing({ requests, apply })).toThrow('still stands');
  });

  test('that passes after a pause in a game that does not announce it', () => {
    expect(playing({ passesAfterPause: false })).toThrow('passes after a pause');
  });

  test('with the turn number of another turn', () => {
    const requests: Rules['requests'] = (state) =>
      game.requests(state).map((request) => ({ ...request, turn: request.turn + 1 }));
    expect(playing({ requests })).toThrow('the question that it is another');
  });
});

describe('the contract catches answers that the rules', () => {
  test('accept from a seat without a question', () => {
    const apply: Apply = (state, _seat, action) => game.apply(state, state.turn.seat, action);
    expect(playing({ apply })).toThrow('accepted from seat');
  });

  test('accept with too many fields', () => {
    const apply: Apply = (state, seat, { values, ...action }) =>
      game.apply(state, seat, {
        ...action,
        values: Object.fromEntries(Object.entries(values).filter(([field]) => field !== 'one more')),
      });
    expect(playing({ apply })).toThrow('accepted from seat');
  });

  test('crash on', () => {
    const apply: Apply = (state, seat, action) => {
      const applied = game.apply(state, seat, action);
      if (!applied.ok) throw new Error(applied.refusal.code);
      return applied;
    };
    expect(playing({ apply })).toThrow('crashed');
  });

  test('offer and then refuse', () => {
    const requests: Rules['requests'] = (state) =>
      game.requests(state).map((request) => ({
        ...request,
        alternatives: [...request.alternatives, { id: 'sleep', verb: 'sleep', fields: {} }],
      }));
    expect(playing({ requests })).toThrow('refused');
  });
});

test('the contract catches rollouts that reach a different state than the rules do', () => {
  const playOn: Rules['playOn'] = (state) => state;
  expect(playing({ playOn })).toThrow('playing on reaches another state');
});

describe('the contract catches views', () => {
  test.each([seedFrom('seen'), tableSeedFrom('seen')])('that show the random streams of seed %s', (seed) => {
    const streams = openStreams(seed, ['setup', 'draws', 'dice']);
    const observe: Rules['observe'] = (state) => deepFrozen({ ...game.observe(state), streams });
    expect(playing({ observe })).toThrow('shows the streams');
  });

  test.each(['deck', 'pile'] as const)('that show the order of the %s', (hidden) => {
    const observe: Rules['observe'] = (state) => ({ ...game.observe(state), order: [...state[hidden]] });
    expect(playing({ observe })).toThrow('it can be seen');
  });
});

describe('the contract catches fresh randomness', () => {
  test('that deals the hidden parts again', () => {
    expect(playing({ withChance: game.resample })).toThrow('changes more than chance');
  });

  test('that leaves the random numbers as they were', () => {
    expect(playing({ withChance: (state) => state })).toThrow('shows through new chance');
  });

  test('that ignores the seed', () => {
    const withChance: Rules['withChance'] = (state) => game.withChance(state, seedFrom('always'));
    expect(playing({ withChance })).toThrow('the seed of new chance changes nothing');
  });
});

describe('the contract catches ranked results with', () => {
  const fair = { kind: 'ranked', why: ['points'], scores: [9, 4], winners: [seatIndex(0)] } as const;

  test.each([
    ['no winner', { winners: [] }, 'nobody wins'],
    ['a winner with fewer points', { winners: [seatIndex(1)] }, 'with fewer points'],
    ['a seat without a score', { scores: [9] }, '2 seats have 1 scores'],
    ['an end without a reason', { why: [] }, 'does not say why'],
  ])('%s', (_what, part, broken) => {
    const outcome: Rules['outcome'] = (state) =>
      game.outcome(state).kind === 'ongoing' ? { kind: 'ongoing' } : { ...fair, ...part };
    const two = { ...SUBJECT.tableNumbered(0), roles: ['odin', 'tyr'] };
    expect(playing({ outcome }, { tableNumbered: () => two })).toThrow(broken);
  });

  test('one outcome for all players of a contest', () => {
    expect(playing({ isContest: true })).toThrow('ranks nobody');
  });
});

describe('the contract catches a skip with', () => {
  test('an answer that the request does not allow', () => {
    const skip: Rules['skip'] = (_state, { key }) => ({ request: key, choice: 'sleep', values: {} });
    expect(playing({ skip })).toThrow(/step \d+.*\n.*skip gives no answer/);
  });

  test('actions that do not end the turn', () => {
    const skip: Rules['skip'] = (state, request) => game.skip(state, request);
    const apply: Apply = (state, seat, action) => {
      const applied = game.apply(state, seat, action);
      return applied.ok && action.choice === 'done' ? { ...applied, state } : applied;
    };
    expect(playing({ skip, apply })).toThrow(/skips of seat \d don't end its turn|still stands|restart/);
  });
});

test('the error for a broken contract has a command that reproduces it', () => {
  const options = { rules: '2018', angry: ['hel', 'loki'], ragnarok: 1 };
  const table = { roles: ['thor', 'tyr'], options, box: null };
  expect(shellLine({ game: 'yggdrasil', table, seed: 'contract', number: 7, policy: 'random' })).toBe(
    'npm run simulate -- --game yggdrasil --gods thor,tyr --rules 2018 --angry hel,loki --ragnarok 1' +
      ' --games 1 --from 7 --seed contract --policy random --check',
  );
});
