/** Among answers about equally likely to win, the resulting positions decide: a dominated answer is never chosen. */
import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../src/core/random.ts';
import { isSameAction } from '../../src/core/requests/answer.ts';
import { seatIndex } from '../../src/core/seat.ts';
import type { ChanceJudgement, DuelJudgement } from '../../src/core/thinking/judgement.ts';
import type { CountedReason } from '../../src/core/thinking/reason.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { type Closeness, NEAR_FOR_COMPUTERS, NEAR_FOR_PEOPLE, settled } from '../../src/mind/settling.ts';
import { think } from '../../src/mind/think.ts';
import { type Effort, type Other, positionOf, type Thought } from '../../src/mind/thought.ts';
import { judgementOf, momentOf } from './positions.ts';
import {
  BRIDGE,
  BRIDGE_JUDGEMENT,
  type Bridge,
  HEAP,
  HEAP_JUDGEMENT,
  type Heap,
} from './review/small-games.ts';

const forever = () => false;
const SEED = seedFrom('settled');

/** The position that each answer leaves, by its name; all have nearly the same chance. */
type Left = Readonly<Record<string, readonly number[]>>;

function differences(ours: readonly number[] = [], theirs: readonly number[] = []): readonly CountedReason[] {
  return ours
    .map((amount, at) => ({
      part: String(at),
      mean: amount - (theirs[at] ?? 0),
      error: 0,
      counted: 'turn' as const,
    }))
    .filter(({ mean }) => mean !== 0);
}

function order(left: Left, isNear: (one: string, other: string) => boolean = () => true) {
  return settled(Object.keys(left), {
    isNear,
    reasons: (one, other) => differences(left[one], left[other]),
  }).join(' ');
}

describe('among answers with nearly the same chance, the search', () => {
  test('keeps the likeliest answer unless another leaves more of something and less of nothing', () => {
    expect(order({ likeliest: [1, 0], other: [0, 1] })).toBe('likeliest other');
    expect(order({ likeliest: [1, 1], other: [1, 1] })).toBe('likeliest other');
    expect(order({ likeliest: [1, 1], other: [1, 0] })).toBe('likeliest other');
  });

  test('prefers an answer that leaves more of something and less of nothing', () => {
    expect(order({ likeliest: [1, 1], other: [2, 1] })).toBe('other likeliest');
  });

  test('prefers the best of several answers that leave more of something and less of nothing', () => {
    expect(order({ likeliest: [1, 1], next: [2, 1], last: [2, 2] })).toBe('last likeliest next');
  });

  test('never prefers an answer that is less likely to win', () => {
    expect(order({ likeliest: [1, 1], other: [2, 2] }, () => false)).toBe('likeliest other');
  });
});

test('a small difference between chances is ignored for people, but not for computers, who play many games', () => {
  const near = (isNear: Closeness) =>
    [
      { mean: 0.0001, error: 0.0001 },
      { mean: 0.01, error: 0.002 },
      { mean: 0, error: 0.01 },
      { mean: 0.03, error: 0.05 },
      { mean: 0, error: Number.POSITIVE_INFINITY },
    ].map(isNear);
  expect(near(NEAR_FOR_PEOPLE)).toEqual([true, true, true, false, false]);
  expect(near(NEAR_FOR_COMPUTERS)).toEqual([true, false, false, false, false]);
});

/** A judgement for a game that no one can lose any more, so only the position distinguishes answers. */
function won(judgement: ChanceJudgement): ChanceJudgement {
  return { ...judgement, value: () => 1 };
}

/** Another answer about equally likely to win that leaves more of something and less of nothing. */
function plainlyBetter({ others }: Thought): readonly Other[] {
  return others.filter(
    ({ isLevel, because }) => isLevel && because.length > 0 && because.every(({ mean }) => mean < 0),
  );
}

/** A game without a computer player has no judgement to test. */
const THOUGHT_ABOUT = [...CATALOGUE.values()]
  .filter(({ judgement }) => judgement !== null)
  .map((entry) => ({ name: entry.game.id, entry }));

describe.each(THOUGHT_ABOUT)('the search in $name', ({ entry }) => {
  test.each([12, 40])('recommends no answer over a plainly better one, after %i answers', async (count) => {
    const own = judgementOf(entry);
    const { state, at } = await momentOf(entry, count);
    const judgements = own.kind === 'chance' ? [own, won(own)] : [own];
    for (const judgement of judgements) {
      const effort = { valued: own.kind === 'chance' ? 120 : 300, stop: forever };
      const thought = think(entry.game, judgement, at(state), effort, SEED, NEAR_FOR_PEOPLE);
      expect(plainlyBetter(thought)).toEqual([]);
    }
  });
});

const GAMES_OF_CHANCE = THOUGHT_ABOUT.flatMap(({ name, entry }) =>
  entry.judgement?.kind === 'chance' ? [{ name, entry, judgement: entry.judgement }] : [],
);

test.each(GAMES_OF_CHANCE.flatMap((each) => [14, 40].map((count) => ({ ...each, count }))))(
  'in a won game of $name, the best computer still plays sensibly after $count answers',
  async (each) => {
    const { entry, judgement, count } = each;
    const { state, at } = await momentOf(entry, count);
    const effort = { valued: judgement.usualEffort, stop: forever };
    const thought = think(entry.game, won(judgement), at(state), effort, SEED, NEAR_FOR_COMPUTERS);
    expect(thought.others).not.toEqual([]);
    expect(plainlyBetter(thought)).toEqual([]);
  },
);

/** The search result for a person at the start of the bridge who cannot lose any more, and whose quick player rests as usual. */
function thoughtOnBridge(
  judgement: Pick<ChanceJudgement<Bridge>, 'parts' | 'turnsAhead'>,
  usual = 'rest',
  changes: Pick<Effort, 'shownChances'> = {},
): Thought {
  const { state } = BRIDGE.setup({ options: {}, roles: ['', ''], seed: SEED, box: null });
  const [request] = BRIDGE.requests(state);
  if (request === undefined) throw new Error('nothing is asked');
  const position = positionOf(BRIDGE, state, request, seatIndex(0));
  const resting: ChanceJudgement<Bridge> = {
    ...BRIDGE_JUDGEMENT,
    ...judgement,
    value: () => 1,
    policy: { answer: ({ key }) => ({ request: key, choice: usual, values: {} }) },
  };
  const isNear = changes?.shownChances === undefined ? NEAR_FOR_COMPUTERS : NEAR_FOR_PEOPLE;
  return think(BRIDGE, resting, position, { valued: 90, stop: forever, ...changes }, SEED, isNear);
}

test('a god who cannot lose any more walks on, because more of the bridge is left behind', () => {
  const { best, others } = thoughtOnBridge({ ...BRIDGE_JUDGEMENT, turnsAhead: () => 1 });
  expect(best.action.choice).toBe('walk');
  expect(others.find(({ action }) => action.choice === 'rest')).toMatchObject({
    isLevel: true,
    because: [{ part: 'spaces', mean: 1, amounts: { now: 1, instead: 0 }, counted: 'round' }],
  });
});

test('a part that shrinks immediately counts, even if another part grows a round later', () => {
  const breathAt = (turn: number, spaces: number) => (turn === 2 ? -spaces : 0);
  const { best, others } = thoughtOnBridge({
    turnsAhead: () => 2,
    parts: ({ turn, spaces }) => ({ spaces: turn === 2 ? 0 : spaces, breath: breathAt(turn, spaces) }),
  });
  expect(best.action.choice).toBe('rest');
  expect(others.find(({ action }) => action.choice === 'walk')?.because).toMatchObject([
    { part: 'spaces', mean: -1, counted: 'round' },
    { part: 'breath', mean: 1, counted: 'answer' },
  ]);
});

test('for people, a part that dice decide right after an answer counts as well as a certain one', () => {
  const partsAt = ({ turn, spaces }: Bridge) => (turn === 2 ? spaces : null);
  const { best, others } = thoughtOnBridge(
    {
      turnsAhead: () => 2,
      parts: (view) => {
        const spaces = partsAt(view);
        return { breath: spaces === 1 ? 1 : 0, fame: spaces === null || spaces === 1 ? 0 : 1 + spaces };
      },
    },
    'walk',
    { shownChances: { boards: 64, stop: forever } },
  );
  expect(best.action.choice).toBe('walk');
  const leap = others.find(({ action }) => action.choice === 'leap');
  expect(leap?.because.map(({ part, mean, counted }) => [part, Math.sign(mean), counted])).toEqual([
    ['breath', 1, 'answer'],
    ['fame', -1, 'answer'],
  ]);
});

test('the best answer is compared with the best of another kind, not with one that only sends more counters', async () => {
  const entry = CATALOGUE.get('chronicles');
  if (entry?.judgement?.kind !== 'chance') throw new Error('no game of chance');
  const { state, at } = await momentOf(entry, 47);
  const rightAfter = { ...entry.judgement, turnsAhead: () => 0 };
  const { best, others } = think(entry.game, rightAfter, at(state), { valued: 300, stop: forever }, SEED);
  const [next] = others;
  expect(next?.action.choice).toBe(best.action.choice);
  const another = others.find(({ action }) => !isSameAction(action, best.action));
  expect(another?.because).not.toEqual([]);
});

test('if two turns of a duel are equally sure to win, the search takes the turn that leaves more', () => {
  const utilities = [1.001, 1];
  const judgement: DuelJudgement<Heap, Heap> = {
    ...HEAP_JUDGEMENT,
    turns(state) {
      const { turns, valued } = HEAP_JUDGEMENT.turns(state, 2);
      return {
        valued,
        turns: turns.toReversed().map((turn, at) => ({ ...turn, next: null, utility: utilities[at] ?? 0 })),
      };
    },
    chance: () => 1,
  };
  const { state } = HEAP.setup({ options: {}, roles: ['', ''], seed: SEED, box: null });
  const [request] = HEAP.requests(state);
  if (request === undefined) throw new Error('nothing is asked');
  const position = positionOf(HEAP, state, request, seatIndex(0));
  const { best, others } = think(HEAP, judgement, position, { valued: 50, stop: forever }, SEED);
  expect(best.action.choice).toBe('one');
  expect(others).toMatchObject([{ isLevel: true, because: [{ part: 'sticks', mean: 1 }] }]);
});
