/** Which games a log can be of, and which are taken over. */
import { expect, test } from 'vitest';
import { chronicles } from '../../../src/games/chronicles/game.ts';
import { turnOf } from './table.ts';

test('a log says of which game and of which version of its rules it is', () => {
  expect([chronicles.id, chronicles.rulesVersion]).toEqual(['chronicles', 'chronicles-1']);
});

test('a game of another version of the rules is not taken over', () => {
  const { state } = turnOf('odin', 'thor');
  for (const version of ['chronicles-0', 'chronicles-2', 'yggdrasil-1', ''])
    expect(chronicles.migrateState(version, state as never)).toBeNull();
});
