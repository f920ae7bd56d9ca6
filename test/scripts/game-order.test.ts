/** The command line of tools for one game: its defaults, and what it refuses. */
import { expect, test } from 'vitest';
import { readGameOrder } from '../../scripts/command-line/game-order.ts';

const NUMBERS = { rounds: { default: 20, from: 0 }, follies: { default: 5, from: 0, to: 100 } } as const;

function read(...args: readonly string[]) {
  return readGameOrder(args, NUMBERS, { seed: 'ratatoskr' });
}

function refusalOf(...args: readonly string[]): string {
  const line = read(...args);
  return line.ok ? 'accepted' : line.sentence;
}

test('omitted arguments have their defaults', () => {
  const line = read('--game', 'yggdrasil', '--rounds', '0');
  if (!line.ok) throw new Error(line.sentence);
  expect(line.value.entry.game.id).toBe('yggdrasil');
  expect(line.value.numbers).toEqual({ rounds: 0, follies: 5 });
  expect(line.value.texts).toEqual({ seed: 'ratatoskr' });
});

test.each([
  { args: ['--game', 'chess'], refusal: /no game called chess/ },
  { args: ['--game', 'yggdrasil', '--follies', '101'], refusal: /--follies is 101.*0 to 100/ },
  { args: ['--game', 'yggdrasil', '--rounds', 'many'], refusal: /--rounds is many.*0 or more/ },
  { args: ['--game', 'yggdrasil', 'quickly'], refusal: /quickly/ },
  { args: ['--game', 'yggdrasil', '--speed', '3'], refusal: /--speed/ },
])('$args are refused', ({ args, refusal }) => {
  expect(refusalOf(...args)).toMatch(refusal);
});
