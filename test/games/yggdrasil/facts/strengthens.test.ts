/** Giants that make an enemy, or all giants, stronger. */
import { describe, expect, test } from 'vitest';
import { ENEMIES, type Enemy, type Giant } from '../../../../src/games/yggdrasil/box/components.ts';
import { forceOf } from '../../../../src/games/yggdrasil/facts/fights.ts';
import { everyEnemyOn } from '../moment.ts';
import { table } from '../table.ts';

const STRONGER: readonly { readonly giant: Giant; readonly enemy: Enemy }[] = [
  { giant: 'thrym', enemy: 'hel' },
  { giant: 'hrungnir', enemy: 'surt' },
  { giant: 'angrboda', enemy: 'jormungand' },
  { giant: 'geirrod', enemy: 'loki' },
  { giant: 'thiazi', enemy: 'nidhogg' },
  { giant: 'bergelmir', enemy: 'fenrir' },
];

test.each(STRONGER)('$giant adds 1 to the force of $enemy and of no one else [Y-603]', ({ giant, enemy }) => {
  const game = table('odin').with({ active: [giant], enemies: everyEnemyOn(2) });
  for (const each of ENEMIES) expect(forceOf(game.state, each)).toBe(each === enemy ? 6 : 5);
  expect(forceOf(game.state, 'pile')).toBe(3);
  game.rolling(3).plays('asgard', { enemy, vikings: 0 });
  expect(game.told('fight-lost')).toMatchObject([{ strength: 3, force: 6 }]);
});

test('Surt is as strong as before once Hrungnir is beaten [Y-602, Y-603]', () => {
  const game = table('odin').with({ active: ['hrungnir'], enemies: { surt: 2 } });
  game.rolling(3).plays('jotunheim', { giant: 'hrungnir', vikings: 0 });
  expect(forceOf(game.state, 'surt')).toBe(5);
});

describe('Gilling', () => {
  test('while active adds 1 to every giant, to himself and to the hidden one [Y-604, Y-605]', () => {
    const { state } = table('odin').with({ active: ['gilling', 'gialp'], enemies: { hel: 2 } });
    expect((['gilling', 'gialp', 'pile'] as const).map((foe) => forceOf(state, foe))).toEqual([4, 4, 4]);
    expect(forceOf(state, 'hel')).toBe(5);
  });

  test('while hidden strengthens no one, including himself [Y-606, Y-573]', () => {
    const game = table('odin').with({ active: ['gialp'], pile: ['gilling'] });
    expect(forceOf(game.state, 'gialp')).toBe(3);
    game.rolling(3).plays('jotunheim', { giant: 'pile', vikings: 0 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 3, force: 3 }]);
    expect(game.state.beaten).toEqual(['gilling']);
  });
});
