/** Looking ahead by whole turns finds exactly what plain minimax finds: the best first answer and the next best. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../src/core/seat.ts';
import type { WeighedTurns } from '../../src/core/thinking/judgement.ts';
import { lookAhead } from '../../src/mind/duel/look-ahead.ts';

/** A turn with its value for the player who takes it, and its continuations. */
interface Twig {
  readonly choice: string;
  readonly utility: number;
  readonly replies: readonly Twig[];
}

function twig(choice: string, utility: number, ...replies: readonly Twig[]): Twig {
  return { choice, utility, replies };
}

function turnsOf(replies: readonly Twig[], most: number): WeighedTurns<readonly Twig[]> {
  const turns = replies
    .toSorted((one, other) => other.utility - one.utility)
    .map((each) => ({
      answers: [{ request: 'turn', choice: each.choice, values: {} }],
      after: () => each.replies,
      next: each.replies.length === 0 ? null : seatIndex(0),
      utility: each.utility,
    }));
  return { turns: turns.slice(0, most), valued: turns.length };
}

function minimax({ utility, replies }: Twig): number {
  return replies.length === 0 ? utility : -Math.max(...replies.map(minimax));
}

/** Each first answer with its value, the best first. */
function known(tree: readonly Twig[]) {
  return [...new Set(tree.map(({ choice }) => choice))]
    .map((choice) => ({
      choice,
      utility: Math.max(...tree.filter((each) => each.choice === choice).map(minimax)),
    }))
    .toSorted((one, other) => other.utility - one.utility);
}

function found(tree: readonly Twig[]) {
  const { lines } = lookAhead({ turns: turnsOf }, tree, { valued: 100_000, stop: () => false });
  return lines.map(({ turn, utility }) => ({ choice: turn.answers[0]?.choice, utility }));
}

test('the search also explores the worse of two answers, whose second reply may change the result', () => {
  const tree = [
    twig('safe', 10, twig('wait', -10)),
    twig('bold', 5, twig('plain', 20, twig('wait', -20)), twig('hidden', 15, twig('wait', -100))),
  ];
  expect(found(tree)).toEqual([
    { choice: 'safe', utility: 10 },
    { choice: 'bold', utility: -100 },
  ]);
});

/** Three turns deep, each answer with two continuations; `salt` decides every value. */
function treeOf(answers: number, salt: number, deep = 3, way = 0): readonly Twig[] {
  if (deep === 0) return [];
  return Array.from({ length: answers * 2 }, (_, number) => {
    const own = way * 12 + number + 1;
    const utility = ((own * 7919 + salt * 10_007) % 1009) - 504;
    return twig(String(number % answers), utility, ...treeOf(answers, salt, deep - 1, own));
  });
}

test.each([
  [2, 1],
  [3, 2],
  [4, 3],
])('the search finds the two best of %i answers (salt %i)', (answers, salt) => {
  const tree = treeOf(answers, salt);
  expect(found(tree).slice(0, 2)).toEqual(known(tree).slice(0, 2));
});

test('the search counts every evaluated turn, so that no search takes far longer than another', () => {
  const many = Array.from({ length: 500 }, (_, way) => twig(`way-${way}`, way, twig('wait', way)));
  const { valued } = lookAhead({ turns: turnsOf }, many, { valued: 100, stop: () => false });
  expect(valued).toBe(500);
});
