/** Helheim: the dead return to an island. */
import { describe, expect, test } from 'vitest';
import { ISLANDS } from '../../../../../src/games/yggdrasil/box/components.ts';
import { table } from '../../table.ts';

describe('Helheim', () => {
  test.each(ISLANDS)('sends five Vikings into the %s bag [Y-551]', (island) => {
    const game = table('odin').with({ helheim: 8, bags: { [island]: { vikings: 4 } } });
    game.plays('helheim', { island });
    expect(game.state.helheim).toBe(3);
    expect(game.state.bags[island].vikings).toBe(9);
    expect(game.told('vikings-sent')).toEqual([{ type: 'vikings-sent', island, vikings: 5 }]);
  });

  test('sends two if there are only two [Y-552, Y-931]', () => {
    const game = table('odin').with({ helheim: 2, bags: { white: { vikings: 6 } } });
    game.plays('helheim', { island: 'white' });
    expect(game.state.helheim).toBe(0);
    expect(game.state.bags.white.vikings).toBe(8);
  });

  test('offers nothing if no Viking is there [Y-553]', () => {
    expect(table('odin').with({ helheim: 0 }).refuses('helheim')).toEqual({ code: 'no-vikings-in-helheim' });
  });

  test('reaches even the submerged island, or one far from the Valkyries [Y-551]', () => {
    const game = table('odin').with({ submerged: 'black', valkyries: 'rainbow' });
    expect(game.choices('island', 'helheim')).toEqual(ISLANDS);
  });
});
