/** Hel takes Vikings out of a bag and out of the game. */
import { describe, expect, test } from 'vitest';
import { ISLANDS } from '../../../../src/games/yggdrasil/box/components.ts';
import { cardComes, cardComesIn } from '../table.ts';

describe('Hel', () => {
  test.each(ISLANDS)('reaches into the %s bag when the die shows that colour [Y-118, Y-301]', (colour) => {
    const game = cardComes('hel', { enemies: { hel: 1 } }, colour);
    expect(game.told('colour-rolled')).toEqual([{ type: 'colour-rolled', enemy: 'hel', islands: [colour] }]);
    expect(game.told('vikings-died')).toMatchObject([{ island: colour, vikings: 1 }]);
    expect(game.revealed).toBe(true);
  });

  test.each([
    { from: 1, to: 2, taken: 1 },
    { from: 2, to: 3, taken: 1 },
    { from: 3, to: 4, taken: 2 },
    { from: 4, to: 5, taken: 2 },
    { from: 5, to: 6, taken: 3 },
    { from: 6, to: 7, taken: 3 },
  ])(
    'takes $taken Viking(s) when she arrives on space $to [Y-204, Y-302, Y-406, Y-407]',
    ({ from, to, taken }) => {
      const game = cardComes('hel', { enemies: { hel: from }, bags: { blue: { vikings: 9 } } }, 'blue');
      expect(game.state.enemies.hel).toBe(to);
      expect(game.state.bags.blue.vikings).toBe(9 - taken);
    },
  );

  test('takes her Vikings out of the game, not to Helheim [Y-303]', () => {
    const game = cardComes(
      'hel',
      { enemies: { hel: 5 }, helheim: 5, bags: { white: { vikings: 6 } } },
      'white',
    );
    expect(game.state.lostVikings).toBe(3);
    expect(game.state.helheim).toBe(5);
    expect(game.told('vikings-died')).toMatchObject([{ vikings: 3, forGood: true }]);
  });

  test('takes two at power 3 if there are only two [Y-304]', () => {
    const game = cardComes('hel', { enemies: { hel: 5 }, bags: { white: { vikings: 2 } } }, 'white');
    expect(game.state.bags.white.vikings).toBe(0);
    expect(game.state.lostVikings).toBe(2);
  });

  test('finds nothing in a bag without Vikings, and the turn continues [Y-304]', () => {
    const game = cardComes('hel', { enemies: { hel: 5 }, bags: { white: { vikings: 0 } } }, 'white');
    expect(game.told('vikings-died')).toMatchObject([{ vikings: 0 }]);
    expect(game.about).toBe('turn');
  });

  test('is never hindered by Fire Giants: one Viking among eighteen is found [Y-305]', () => {
    const bag = { vikings: 1, fireGiants: 18 };
    const game = cardComes('hel', { enemies: { hel: 1 }, bags: { green: bag } }, 'green');
    expect(game.state.bags.green).toEqual({ vikings: 0, fireGiants: 18 });
  });
});

describe.each(['2011', '2010'] as const)('under the rules of %s', (rules) => {
  test('Vikings Hel takes out of a bag go to Helheim [Y-306]', () => {
    const moment = { enemies: { hel: 5 }, helheim: 5, bags: { white: { vikings: 6 } } };
    const game = cardComesIn(rules, 'hel', moment, 'white');
    expect(game.state).toMatchObject({ helheim: 8, lostVikings: 0 });
    expect(game.told('vikings-died')).toMatchObject([{ vikings: 3, forGood: false }]);
  });
});
