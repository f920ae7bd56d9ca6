/** The games a log can belong to, and the ones that continue under new rules. */
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
