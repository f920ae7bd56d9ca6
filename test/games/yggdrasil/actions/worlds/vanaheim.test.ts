/** Vanaheim: the Vanir on its scale of five squares. */
import { describe, expect, test } from 'vitest';
import { GIANTS } from '../../../../../src/games/yggdrasil/box/components.ts';
import { houseBox } from '../../../../../src/games/yggdrasil/box/rule-states.ts';
import { table, tableOf } from '../../table.ts';

const SQUARES = houseBox('2018').vanirSquares;

describe('the Vanir', () => {
  test("starts on the first of five squares, which is already the Valkyries' square [Y-104, Y-585, Y-907]", () => {
    const game = table('odin');
    expect(game.state.vanir).toBe(0);
    expect(SQUARES).toEqual(['move-valkyries', 'two-vikings', 'reorder-six', 'enemy-back', 'discard-giant']);
    expect(game.choices('square', 'vanaheim:use')).toEqual(['move-valkyries']);
  });

  test('moves one square forward [Y-581]', () => {
    const game = table('odin').plays('vanaheim:advance');
    expect(game.state.vanir).toBe(1);
    expect(game.told('vanir-advanced')).toEqual([{ type: 'vanir-advanced', square: 'two-vikings' }]);
    expect(game.refuses('vanaheim:advance').code).toBe('already-done');
  });

  test('cannot move on from the last square [Y-584]', () => {
    const game = table('odin').with({ vanir: 'discard-giant' });
    expect(game.ways('vanaheim')).toEqual(['vanaheim:use']);
  });

  test.each(SQUARES)(
    'on %s gives that square or any to its left, then goes back to the first [Y-582, Y-583]',
    (square) => {
      const game = table('odin').with({ vanir: square, enemies: { hel: 2 } });
      const reached = SQUARES.slice(0, SQUARES.indexOf(square) + 1);
      expect(game.choices('square', 'vanaheim:use')).toEqual(reached);
      for (const used of reached) {
        const again = table('odin').with({ vanir: square, enemies: { hel: 2 } });
        again.plays('vanaheim:use', { square: used });
        expect(again.state.vanir).toBe(0);
        expect(again.told('vanir-returned')).toEqual([{ type: 'vanir-returned', square }]);
      }
    },
  );

  test("offers no square that can't change anything [Y-594]", () => {
    const game = table('odin').with({ vanir: 'discard-giant', helheim: 0, beaten: GIANTS, deck: ['hel'] });
    expect(game.choices('square', 'vanaheim:use')).toEqual(['move-valkyries']);
  });

  test('leaves nothing to do at the end of its scale if no square is of any use [Y-217, Y-584, Y-594]', () => {
    const game = table('odin').with({
      vanir: 'discard-giant',
      helheim: 0,
      active: ['hyrrokkin'],
      submerged: 'white',
      beaten: GIANTS.filter((giant) => giant !== 'hyrrokkin'),
      deck: ['hel'],
    });
    expect(game.refuses('vanaheim')).toEqual({ code: 'vanir-at-the-end' });
  });
});

describe('in 2010', () => {
  test('the third of the five squares discards a card [Y-597]', () => {
    expect(houseBox('2010').vanirSquares).toEqual([
      'move-valkyries',
      'two-vikings',
      'discard-card',
      'enemy-back',
      'discard-giant',
    ]);
  });

  test.each(houseBox('2010').vanirSquares)(
    '%s is used alone, not the squares to its left [Y-596]',
    (square) => {
      const game = tableOf('2010', 'odin', 'thor').with({ vanir: square, enemies: { hel: 3 }, helheim: 5 });
      expect(game.choices('square', 'vanaheim:use')).toEqual([square]);
      game.plays('vanaheim:use', { square });
      expect(game.state.vanir).toBe(0);
    },
  );

  test('a giant leaves the pile without a shuffle [Y-598]', () => {
    const game = tableOf('2010', 'odin').with({ vanir: 'discard-giant', pile: ['gialp', 'thrym'] });
    const rest = game.state.pile.filter((giant) => giant !== 'thrym');
    game.plays('vanaheim:use', { square: 'discard-giant' }).answers({ giant: 'thrym' });
    expect(game.state.pile).toEqual(rest);
    expect(game.told('pile-shuffled')).toEqual([]);
  });
});
