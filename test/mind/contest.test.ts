/** Comparing playouts: all answers get the same boards, likely winners get the most, and noise decides nothing. */
import { describe, expect, test } from 'vitest';
import { playersChance } from '../../src/core/playing.ts';
import type { Action } from '../../src/core/requests/request.ts';
import { type Contender, contest, isBetter } from '../../src/mind/chance/contest.ts';
import type { RollOut } from '../../src/mind/chance/rollouts.ts';

const forever = () => false;

function answers(count: number): readonly Action[] {
  return Array.from({ length: count }, (_, at) => ({ request: 'r', choice: String(at), values: {} }));
}

/** Each answer wins at its listed rate, with this much luck on every board. */
function rollOutOf(chances: readonly number[], luck = 0): RollOut<null> {
  return ({ choice }, board) => {
    const pick = playersChance(`${choice} on ${board}`);
    return { chance: (chances[Number(choice)] ?? 0) + luck * (pick(1000) / 1000 - 0.5), view: null };
  };
}

function boardsOf(contenders: readonly Contender<null>[]): readonly number[] {
  return contenders.map(({ leaves }) => leaves.length);
}

describe('a contest', () => {
  test('gives the most boards to the first answer and the best of the others, within the effort', () => {
    const chances = [0.5, 0.2, 0.52, 0.3, 0.1, 0.4, 0.35, 0.45];
    const boards = boardsOf(contest(answers(8), rollOutOf(chances, 0.3), { valued: 400, stop: forever }));
    const most = Math.max(...boards);
    expect([boards[0], boards[2]]).toEqual([most, most]);
    expect(boards[4]).toBeLessThan(most / 2);
    const sum = boards.reduce((all, each) => all + each, 0);
    expect(sum).toBeLessThanOrEqual(400);
    expect(sum).toBeGreaterThan(350);
  });

  test('tries every answer on the same boards from the start', () => {
    const tried = new Map<string, readonly number[]>();
    const rollOut: RollOut<null> = ({ choice }, board) => {
      tried.set(choice, [...(tried.get(choice) ?? []), board]);
      return { chance: 0.5, view: null };
    };
    contest(answers(4), rollOut, { valued: 80, stop: forever });
    expect(tried.size).toBe(4);
    for (const boards of tried.values()) expect(boards).toEqual(boards.map((_, at) => at));
  });

  test('stops early if the first answer is clearly best', () => {
    const boards = boardsOf(contest(answers(3), rollOutOf([0.9, 0.2, 0.1]), { valued: 3000, stop: forever }));
    expect(boards).toEqual([8, 8, 8]);
  });

  test('has tried each answer equally often if it stops early', () => {
    let rollouts = 0;
    const rollOut: RollOut<null> = () => {
      rollouts += 1;
      return { chance: 0.5, view: null };
    };
    const stop = () => rollouts >= 10;
    expect(boardsOf(contest(answers(4), rollOut, { valued: 10_000, stop }))).toEqual([3, 3, 3, 3]);
  });
});

describe('an answer counts as better than another', () => {
  const against = (better: number, luck: number) => {
    const [first, second] = contest(answers(2), rollOutOf([0.5, 0.5 + better], luck), {
      valued: 80,
      stop: forever,
    });
    return first !== undefined && second !== undefined && isBetter(second, first);
  };

  test('if it is better on every board', () => {
    expect(against(0.01, 0)).toBe(true);
  });

  test('but not if the difference may have been luck', () => {
    expect(against(0.01, 1)).toBe(false);
  });

  test('if it is much better, although luck plays a part', () => {
    expect(against(0.3, 0.5)).toBe(true);
  });

  test('is not better if both do equally well', () => {
    expect(against(0, 0)).toBe(false);
  });
});
