/** The second square: two Vikings from Helheim. */
import { expect, test } from 'vitest';
import { table } from '../../table.ts';

test.each([
  { there: 5, taken: 2 },
  { there: 1, taken: 1 },
])('with $there Vikings in Helheim the god takes $taken [Y-588, Y-931]', ({ there, taken }) => {
  const game = table('odin').with({ vanir: 'two-vikings', helheim: there });
  game.plays('vanaheim:use', { square: 'two-vikings' });
  expect(game.god('odin').vikings).toBe(taken);
  expect(game.state.helheim).toBe(there - taken);
  expect(game.told('vikings-taken')).toEqual([{ type: 'vikings-taken', vikings: taken }]);
});

test('an empty Helheim makes the square useless [Y-594]', () => {
  const game = table('odin').with({ vanir: 'two-vikings', helheim: 0 });
  expect(game.choices('square', 'vanaheim:use')).toEqual(['move-valkyries']);
});
