/** A challenge begins where the person can choose: questions with only one answer are answered before it. */
import { expect, test } from 'vitest';
import { seedFrom } from '../../../src/core/random.ts';
import { atFirstChoice } from '../../../src/daily/making/first-choice.ts';
import { yggdrasil } from '../../../src/games/yggdrasil/game.ts';
import { table } from '../../games/yggdrasil/table.ts';
import { HEAP } from '../../mind/review/small-games.ts';

const LUCK = seedFrom('luck');

function angry() {
  return table('thor', 'heimdall').with({ enemies: { fenrir: 6 }, fenrirIsAngry: true });
}

test('Thor has calmed Fenrir before the challenge begins, and still has an action', () => {
  const { state } = angry().rolling('black', 'white');
  const start = atFirstChoice(yggdrasil, state, LUCK);
  expect(start).toMatchObject({ fenrirIsAngry: false, turn: { seat: 0, spent: ['calm', 'calm'] } });
  expect(yggdrasil.requests(start ?? state)[0]?.alternatives.length).toBeGreaterThan(1);
});

test('if Fenrir stays angry, the challenge begins on a later turn', () => {
  const { state } = angry().rolling('black', 'black', 'black');
  expect(atFirstChoice(yggdrasil, state, LUCK)?.turn.number).toBeGreaterThan(state.turn.number);
});

test('a position in which the person can choose stays as it is', () => {
  const { state } = table('thor', 'heimdall');
  expect(atFirstChoice(yggdrasil, state, LUCK)).toBe(state);
});

test('a game that ends before anyone can choose has no challenge', () => {
  expect(atFirstChoice(HEAP, { turn: 4, sticks: 1 }, LUCK)).toBeNull();
});
