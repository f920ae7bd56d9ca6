/** The game and the rules version that a log names, and games from other versions. */
import { expect, test } from 'vitest';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { table } from '../table.ts';

test('a log names its game and its rules version', () => {
  expect([micromidgard.id, micromidgard.rulesVersion]).toEqual(['micromidgard', 'micromidgard-1']);
});

test('a game from another version of the rules is not continued', () => {
  const { state } = table();
  for (const version of ['micromidgard-0', 'micromidgard-2', 'yggdrasil-1', ''])
    expect(micromidgard.migrateState(version, state as never)).toBeNull();
});
