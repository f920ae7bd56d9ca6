/** The first square: the Valkyries move. */
import { expect, test } from 'vitest';
import { SEA } from '../../../../../src/games/yggdrasil/box/components.ts';
import { table, tableOf } from '../../table.ts';

test('the Valkyries move to a neighbouring island, and no one searches [Y-586]', () => {
  const game = table('odin').with({ valkyries: 'blue' });
  game.plays('vanaheim:use', { square: 'move-valkyries' });
  expect(game.choices('island')).toEqual(['white', 'green']);
  game.answers({ island: 'green' });
  expect(game.state.valkyries).toBe('green');
  expect(game.told('souls-sought')).toEqual([]);
});

test.each([
  ['rainbow', ['white']],
  ['white', ['rainbow', 'blue']],
  ['blue', ['white', 'green']],
  ['green', ['blue', 'black']],
  ['black', ['green']],
] as const)(
  'in 2010 too, the Valkyries move from %s only to %s, and no one searches [Y-599]',
  (from, among) => {
    const game = tableOf('2010', 'odin').with({ vanir: 'move-valkyries', valkyries: from });
    game.plays('vanaheim:use', { square: 'move-valkyries' });
    const [only, other] = among;
    if (other !== undefined) {
      expect(game.choices('island')).toEqual(among);
      for (const island of SEA.filter((each) => !among.some((near) => near === each)))
        expect(game.refuses('move', { island })).toEqual({ code: 'not-an-answer' });
      game.answers({ island: other });
    }
    expect(game.state.valkyries).toBe(other ?? only);
    expect(game.told('souls-sought')).toEqual([]);
  },
);

test('a search in Midgard may follow in the same turn [Y-586, Y-509]', () => {
  const game = table('odin').with({ valkyries: 'white' });
  game.plays('vanaheim:use', { square: 'move-valkyries' }).answers({ island: 'blue' });
  game.plays('midgard', { island: 'green' });
  expect(game.told('souls-sought')).toMatchObject([{ island: 'green' }]);
});

test('from the Rainbow only White is possible: no question is asked, and the log says so [Y-586, Y-933]', () => {
  const game = table('odin').plays('vanaheim:use', { square: 'move-valkyries' });
  expect(game.state.valkyries).toBe('white');
  expect(game.told('answer-forced')).toEqual([{ type: 'answer-forced', about: 'valkyries' }]);
});
