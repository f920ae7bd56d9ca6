/** The giant that turns the submerged island into a whirlpool. */
import { describe, expect, test } from 'vitest';
import { cardComes, table } from '../table.ts';

const WHIRLPOOL = { active: ['hyrrokkin'] } as const;

describe('the whirlpool', () => {
  test('keeps the Valkyries from moving onto the submerged island [Y-614]', () => {
    const game = table('odin').with({ ...WHIRLPOOL, valkyries: 'blue', submerged: 'green' });
    expect(game.choices('island', 'midgard')).toEqual(['blue', 'white']);
    expect(game.refuses('midgard', { island: 'green' })).toEqual({ code: 'not-an-answer' });
  });

  test('lets the Valkyries leave the submerged island [Y-615]', () => {
    const game = table('odin').with({ ...WHIRLPOOL, valkyries: 'green', submerged: 'green' });
    expect(game.choices('island', 'midgard')).toEqual(['blue', 'black']);
  });

  test("cuts off the islands behind it: with White submerged the Valkyries can't leave the Rainbow [Y-616]", () => {
    const game = table('odin').with({ ...WHIRLPOOL, valkyries: 'rainbow', submerged: 'white' });
    expect(game.refuses('midgard', { island: 'white' })).toEqual({ code: 'nowhere-to-search' });
  });

  test('has no effect without its giant [Y-503]', () => {
    const game = table('odin').with({ active: ['greip'], valkyries: 'blue', submerged: 'green' });
    expect(game.choices('island', 'midgard')).toEqual(['blue', 'white', 'green']);
  });

  test("also stops the Valkyries on the Vanir's square [Y-587]", () => {
    const game = table('odin').with({ ...WHIRLPOOL, valkyries: 'rainbow', submerged: 'white' });
    expect(game.ways('vanaheim')).toEqual(['vanaheim:advance']);
    const blue = table('odin').with({ ...WHIRLPOOL, valkyries: 'blue', submerged: 'green' });
    blue.plays('vanaheim:use', { square: 'move-valkyries' });
    expect(blue.state.valkyries).toBe('white');
  });

  test('does not stop Jörmungand from driving them to the Rainbow [Y-322]', () => {
    const game = cardComes('jormungand', { ...WHIRLPOOL, valkyries: 'black', submerged: 'green' }, 'white');
    expect(game.state).toMatchObject({ valkyries: 'rainbow', submerged: 'white' });
  });
});
