/** A decision that is still open after the usual effort gets more, up to a limit. Any other decision doesn't. */
import { describe, expect, test } from 'vitest';
import { playersChance } from '../../src/core/playing.ts';
import { seedFrom } from '../../src/core/random.ts';
import type { Action } from '../../src/core/requests/request.ts';
import { seatIndex } from '../../src/core/seat.ts';
import { byRank, contest } from '../../src/mind/chance/contest.ts';
import { isOpen, racing } from '../../src/mind/chance/race.ts';
import type { RollOut } from '../../src/mind/chance/rollouts.ts';
import { think } from '../../src/mind/think.ts';
import { type Effort, positionOf, type Thought } from '../../src/mind/thought.ts';
import { inOneGo } from '../../src/mind/work.ts';
import { BRIDGE, BRIDGE_JUDGEMENT } from './review/small-games.ts';

const SEED = seedFrom('a race');
const USUAL = 100;
const MOST = 3000;
const never = () => false;
const WHILE_OPEN: Pick<Effort, 'whileOpen'> = { whileOpen: { valued: MOST, candidates: 3, stop: never } };

/** After so few positions, a race would go on until every answer has been tried on eight boards. */
const BRIEF = { ...WHILE_OPEN, valued: 9 };

/** Two turns are left. The quick player walks, because that is enough with two spaces already crossed. */
const STATE = {
  ...BRIDGE.setup({ options: {}, roles: [], seed: SEED, box: null }).state,
  turn: 2,
  spaces: 2,
};

/** Thinks with these chances after no space, one space (a walk) and two spaces (a leap, a third of the time). */
function thoughtBy(
  chances: readonly [number, number, number],
  changes: Partial<Effort> = WHILE_OPEN,
): Thought {
  const [request] = BRIDGE.requests(STATE);
  if (request === undefined) throw new Error('nothing is asked');
  const judgement = {
    ...BRIDGE_JUDGEMENT,
    turnsAhead: () => 1,
    value: ({ spaces }: { readonly spaces: number }) => chances[spaces - STATE.spaces] ?? 0,
  };
  const position = positionOf(BRIDGE, STATE, request, seatIndex(1));
  return think(BRIDGE, judgement, position, { valued: USUAL, stop: never, ...changes }, SEED);
}

/** A leap is worth 53 %, and a walk 50 %. */
const OPEN = [0.3, 0.5, 1] as const;

describe('a decision gets no more than the usual effort', () => {
  test('if all answers are level', () => {
    expect(thoughtBy([0.5, 0.5, 0.5], BRIEF).valued).toBeLessThanOrEqual(BRIEF.valued);
  });

  test('if the game is practically decided, so that no answer could be noticeably better', () => {
    expect(thoughtBy([0.995, 0.995, 0.999], BRIEF).valued).toBeLessThanOrEqual(BRIEF.valued);
  });

  test('if one answer is clearly best', () => {
    expect(thoughtBy([0.2, 0.9, 0.5]).valued).toBeLessThanOrEqual(USUAL);
  });

  test("if the caller doesn't ask for more", () => {
    expect(thoughtBy(OPEN, {}).valued).toBeLessThanOrEqual(USUAL);
  });
});

describe('an open decision', () => {
  test('gets more effort, and finds the better answer', () => {
    expect(thoughtBy(OPEN, {}).best.action.choice).toBe('walk');
    const { best, valued } = thoughtBy(OPEN);
    expect(best.action.choice).toBe('leap');
    expect(valued).toBeGreaterThan(2 * USUAL);
    expect(valued).toBeLessThan(MOST);
  });

  test('spends all the effort if it stays open, and then keeps the answer of the quick player', () => {
    const whileOpen = { valued: 400, candidates: 3, stop: never };
    const { best, valued } = thoughtBy([0.25, 0.5, 1], { whileOpen });
    expect(best.action.choice).toBe('walk');
    expect(valued).toBeLessThanOrEqual(400);
    expect(valued).toBeGreaterThan(400 - 2 * 8);
  });

  test('drops an answer that is clearly worse, although it costs most at first', () => {
    const { others } = thoughtBy(OPEN);
    expect(others.find(({ action }) => action.choice === 'rest')?.boards).toBeLessThan(USUAL);
  });

  test('gives the same thought every time', () => {
    expect(thoughtBy(OPEN)).toEqual(thoughtBy(OPEN));
  });
});

/** A race of the first answers and `more`. Each wins at its listed rate, with this much luck on every board. */
function raced(chances: readonly number[], more: number, luck: number, stopAfter = Number.POSITIVE_INFINITY) {
  const answers = chances.map((_, at): Action => ({ request: 'r', choice: String(at), values: {} }));
  const tried: string[] = [];
  const rollOut: RollOut<null> = ({ choice }, board) => {
    tried.push(`${choice} on ${board}`);
    const pick = playersChance(`${choice} on ${board}`);
    return { chance: (chances[Number(choice)] ?? 0) + luck * (pick(1000) / 1000 - 0.5), view: null };
  };
  const contested = contest(answers.slice(0, -more), rollOut, { valued: 40, stop: never });
  const effort = { valued: MOST, candidates: chances.length, stop: () => tried.length >= stopAfter };
  const contenders = inOneGo(racing(contested, answers.slice(-more), rollOut, effort));
  const winner = contenders.slice(1).toSorted(byRank)[0]?.answer.choice;
  return { tried, contested, boards: contenders.map(({ leaves }) => leaves.length), winner };
}

describe('a race', () => {
  test('also tries answers that the usual effort leaves out, and never the same board twice', () => {
    const { tried, boards } = raced([0.5, 0.3, 0.4, 0.2, 0.6], 2, 0.3);
    expect(boards[4]).toBe(Math.max(...boards.slice(1)));
    expect(boards[3]).toBeLessThanOrEqual(16);
    expect(new Set(tried).size).toBe(tried.length);
  });

  test('goes on until the winner has the most boards, because on few boards luck looks like a lead', () => {
    const { contested, boards } = raced([0.3, 0.31, 0.3, 0.9], 1, 0.1);
    const most = Math.max(...contested.slice(1).map(({ leaves }) => leaves.length));
    expect(most).toBeGreaterThan(8);
    expect(boards[3]).toBeGreaterThanOrEqual(most);
  });

  test('ends when it is told to stop, with each new answer tried equally often', () => {
    const { boards } = raced([0.5, 0.5, 0.5, 0.5, 0.5], 3, 0.3, 60);
    expect(new Set(boards.slice(2)).size).toBe(1);
    expect(boards.reduce((sum, each) => sum + each, 0)).toBeLessThan(60 + 5);
  });

  test('that is stopped early ranks the answers still in above those with more boards that are out', () => {
    const { contested, boards, winner } = raced([0.3, 0.31, 0.3, 0.9], 1, 0.1, 52);
    const most = Math.max(...contested.slice(1).map(({ leaves }) => leaves.length));
    expect(boards[3]).toBeLessThan(most);
    expect(winner).toBe('3');
  });

  test('is held only if another answer was noticeably better on some board', () => {
    const on = (chances: readonly number[]) => chances.map((chance) => ({ chance, view: null }));
    const answer: Action = { request: 'r', choice: 'a', values: {} };
    const against = (chances: readonly number[]) =>
      isOpen([
        { answer, leaves: on([0.5, 0.7]) },
        { answer, leaves: on(chances) },
      ]);
    expect(against([0.505, 0.6])).toBe(false);
    expect(against([0.3, 0.8])).toBe(true);
    expect(isOpen([])).toBe(false);
  });
});
