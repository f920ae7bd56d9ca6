/** The World in which an action is done. */
import { expect, test } from 'vitest';
import { worldOfAction } from '../../../../src/games/chronicles/odds/targets.ts';
import { turnOf } from '../table.ts';

test('a god acts in its own World, and elsewhere with the rune for that [C-345]', () => {
  const game = turnOf('odin', 'thor')
    .with({ world: 'iotunheim', anonymous: 2, gods: { thor: { world: 'iotunheim' } } })
    .throwing({ white: 'turn-tree', green: 'move-god', black: 'world-action' });
  expect(worldOfAction(game.state)).toBe('iotunheim');
  game.plays('iotunheim').plays('world-action', { world: 'niflheim' });
  expect(game.about).toBe('world-action');
  expect(worldOfAction(game.state)).toBe('niflheim');
  game.rolling('success').plays('niflheim', { anonymous: 2 });
  expect(game.state.anonymous).toBe(0);
});
