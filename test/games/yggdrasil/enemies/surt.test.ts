/** Surt: Fire Giants from Muspellheim into a bag. */
import { describe, expect, test } from 'vitest';
import { ISLANDS } from '../../../../src/games/yggdrasil/box/components.ts';
import { cardComes } from '../table.ts';

describe('Surt', () => {
  test.each(ISLANDS)(
    'throws his fire into the %s bag when the die shows that colour [Y-118, Y-311]',
    (colour) => {
      const game = cardComes('surt', { muspellheim: 12 }, colour);
      expect(game.told('colour-rolled')).toEqual([
        { type: 'colour-rolled', enemy: 'surt', islands: [colour] },
      ]);
      expect(game.told('fire-giants-came')).toEqual([
        { type: 'fire-giants-came', island: colour, fireGiants: 1 },
      ]);
    },
  );

  test.each([
    { to: 2, brought: 1 },
    { to: 3, brought: 1 },
    { to: 4, brought: 2 },
    { to: 5, brought: 2 },
    { to: 6, brought: 3 },
    { to: 7, brought: 3 },
  ])('adds $brought Fire Giant(s) when he arrives on space $to [Y-204, Y-312]', ({ to, brought }) => {
    const moment = {
      enemies: { surt: to - 1 },
      muspellheim: 12,
      bags: { blue: { vikings: 9, fireGiants: 9 } },
    };
    const game = cardComes('surt', moment, 'blue');
    expect(game.state.muspellheim).toBe(12 - brought);
    expect(game.state.bags.blue).toEqual({ vikings: 9, fireGiants: 9 + brought });
  });

  test('adds the single Fire Giant left at power 3 [Y-313]', () => {
    const moment = { enemies: { surt: 6 }, muspellheim: 1, bags: { black: { fireGiants: 3 } } };
    const game = cardComes('surt', moment, 'black');
    expect(game.state.muspellheim).toBe(0);
    expect(game.state.bags.black.fireGiants).toBe(4);
  });
});
