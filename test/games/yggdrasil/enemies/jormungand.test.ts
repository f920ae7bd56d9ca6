/** Jörmungand: another island is submerged, and the Valkyries are on the Rainbow. */
import { describe, expect, test } from 'vitest';
import { ISLANDS } from '../../../../src/games/yggdrasil/box/components.ts';
import { cardComes } from '../table.ts';

describe('Jörmungand', () => {
  test.each(ISLANDS)('submerges the %s island and raises the previous one [Y-118, Y-321]', (colour) => {
    const before = colour === 'black' ? 'green' : 'black';
    const game = cardComes('jormungand', { submerged: before }, colour);
    expect(game.told('colour-rolled')).toEqual([
      { type: 'colour-rolled', enemy: 'jormungand', islands: [colour] },
    ]);
    expect(game.state.submerged).toBe(colour);
  });

  test('sends the Valkyries from Green back to the Rainbow [Y-322]', () => {
    const game = cardComes('jormungand', { valkyries: 'green' }, 'blue');
    expect(game.state.valkyries).toBe('rainbow');
    expect(game.told('island-sank')).toEqual([
      { type: 'island-sank', island: 'blue', valkyriesFrom: 'green' },
    ]);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'submerges an island and sends the Valkyries back when he moves on from space %i [Y-323]',
    (space) => {
      const game = cardComes('jormungand', { enemies: { jormungand: space }, valkyries: 'white' }, 'green');
      expect(game.state.enemies.jormungand).toBe(space + 1);
      expect(game.state).toMatchObject({ submerged: 'green', valkyries: 'rainbow' });
    },
  );

  test('drives the Valkyries home even if the island is already submerged [Y-324]', () => {
    const game = cardComes('jormungand', { submerged: 'white', valkyries: 'green' }, 'white');
    expect(game.state).toMatchObject({ submerged: 'white', valkyries: 'rainbow' });
  });
});
