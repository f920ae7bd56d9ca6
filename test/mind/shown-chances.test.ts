/**
 * A chance that is shown to people is measured further ahead than a comparison, and on enough boards; otherwise it isn't
 * shown.
 */
import { expect, test } from 'vitest';
import { seedFrom } from '../../src/core/random.ts';
import { seatIndex } from '../../src/core/seat.ts';
import type { ChanceJudgement } from '../../src/core/thinking/judgement.ts';
import { think } from '../../src/mind/think.ts';
import { canBeShown, type Effort, MIN_BOARDS_SHOWN, positionOf } from '../../src/mind/thought.ts';
import { BRIDGE, BRIDGE_JUDGEMENT, type Bridge } from './review/small-games.ts';

const SEED = seedFrom('told');
const never = () => false;
const SHOWN = { boards: MIN_BOARDS_SHOWN, stop: never };

/** Only walking is worth trying. */
const ALONE: Partial<ChanceJudgement<Bridge>> = {
  candidates: ({ key }) => [{ request: key, choice: 'walk', values: {} }],
};

/** Two turns are left: enough for two spaces by walking. For three spaces, a leap must succeed, as it does a third of the time. */
const SECOND_TURN = { ...BRIDGE.setup({ options: {}, roles: [], seed: SEED, box: null }).state, turn: 2 };

/** Thinks with a value that overestimates the chance of winning. */
function hopeful(
  spaces: number,
  effort: Pick<Effort, 'shownChances'>,
  changes: Partial<ChanceJudgement<Bridge>> = {},
) {
  const judgement: ChanceJudgement<Bridge> = {
    ...BRIDGE_JUDGEMENT,
    turnsAhead: () => 1,
    turnsAheadForChance: () => 2,
    value: (view) => 0.8 + view.spaces / 20,
    ...changes,
  };
  const state = { ...SECOND_TURN, spaces };
  const [request] = BRIDGE.requests(state);
  if (request === undefined) throw new Error('nothing is asked');
  const position = positionOf(BRIDGE, state, request, seatIndex(1));
  return think(BRIDGE, judgement, position, { valued: 300, stop: never, ...effort }, SEED);
}

test('if no chance will be shown, answers are compared by the value, which can be far off', () => {
  const { best } = hopeful(0, {});
  expect(best.chance).toBeGreaterThan(0.8);
});

test('for a chance that will be shown, games are played out further', () => {
  const { best } = hopeful(0, { shownChances: SHOWN });
  expect(Math.abs(best.chance - 1 / 3)).toBeLessThan(0.18);
});

test('the chance of the next best answer is the best chance less the difference on the same boards', () => {
  const { best, others } = hopeful(0, { shownChances: SHOWN });
  const [next] = others;
  expect(next?.chance).toBeCloseTo(Math.max(0, best.chance - (next?.behind.mean ?? 0)));
});

test('the answer of the quick player has its place by its chance, although the search never drops it', () => {
  const { best, others } = hopeful(
    0,
    { shownChances: SHOWN },
    {
      policy: { answer: ({ key }) => ({ request: key, choice: 'rest', values: {} }) },
      value: ({ spaces }) => spaces / 3,
      // The quick player would never arrive.
      turnsAheadForChance: () => 1,
    },
  );
  expect([best, ...others].map(({ action }) => action.choice)).toEqual(['walk', 'leap', 'rest']);
  expect(others[0]?.boards).toBe(MIN_BOARDS_SHOWN);
});

test('a clear choice needs few boards, but a chance that will be shown needs all of them', () => {
  const clear = hopeful(1, {});
  expect(clear.best.boards).toBeLessThan(MIN_BOARDS_SHOWN);
  const { best, others } = hopeful(1, { shownChances: SHOWN });
  expect([best, others[0]].map((each) => each?.boards)).toEqual([MIN_BOARDS_SHOWN, MIN_BOARDS_SHOWN]);
});

test('the chance of the only answer is shown, without a comparison before it', () => {
  let playouts = 0;
  const count = (view: Bridge) => {
    playouts += 1;
    return view.spaces / 3;
  };
  const { best } = hopeful(1, { shownChances: SHOWN }, { ...ALONE, value: count });
  expect(best.boards).toBe(MIN_BOARDS_SHOWN);
  expect(playouts).toBeLessThan(MIN_BOARDS_SHOWN);
});

/** Two spaces by walking win; after a rest, only a leap is left, but the value likes resting a little better. */
const PREFERS_REST: Partial<ChanceJudgement<Bridge>> = { value: ({ spaces }) => 0.5 - spaces / 50 };

test('of the answers shown, the best is the one with which more games are won further ahead', () => {
  expect(hopeful(1, {}, PREFERS_REST).best.action.choice).toBe('rest');
  const { best, others } = hopeful(1, { shownChances: SHOWN }, PREFERS_REST);
  expect(best).toMatchObject({ action: { choice: 'walk' }, chance: 1 });
  const rest = others.find(({ action }) => action.choice === 'rest');
  // A third of all games, give or take the dice of 64 boards; the value alone would say nearly a half.
  expect(rest?.chance).toBeGreaterThan(0.2);
  expect(rest?.chance).toBeLessThan(0.45);
});

test('a lead that only dice explain does not put another answer first', () => {
  const level = { ...PREFERS_REST, value: () => 0.5 };
  const { best, others } = hopeful(0, { shownChances: SHOWN }, level);
  expect(best.action).toEqual(hopeful(0, {}, level).best.action);
  for (const { chance } of others) expect(chance).toBeLessThanOrEqual(best.chance);
});

test("a chance isn't shown if the time runs out before enough boards were played", () => {
  const { best } = hopeful(1, { shownChances: { ...SHOWN, stop: () => true } });
  expect(canBeShown(best)).toBe(false);
});
