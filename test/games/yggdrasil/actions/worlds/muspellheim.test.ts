/** Muspellheim: Fire Giants out of a bag. */
import { describe, expect, test } from 'vitest';
import { ISLANDS } from '../../../../../src/games/yggdrasil/box/components.ts';
import { table } from '../../table.ts';

describe('Muspellheim', () => {
  test('draws five counters: Fire Giants stay out, Vikings go back [Y-561, Y-562]', () => {
    const game = table('odin').with({ bags: { white: { vikings: 6, fireGiants: 12 } }, muspellheim: 12 });
    game.drawing('white', { vikings: 1, fireGiants: 4 }).plays('muspellheim', { island: 'white' });
    expect(game.state.bags.white).toEqual({ vikings: 6, fireGiants: 8 });
    expect(game.state.muspellheim).toBe(16);
    expect(game.told('fires-put-out')).toEqual([
      { type: 'fires-put-out', island: 'white', fireGiants: 4, vikings: 1 },
    ]);
    expect(game.revealed).toBe(true);
  });

  test("offers every bag, even the submerged island's [Y-561]", () => {
    expect(table('odin').choices('island', 'muspellheim')).toEqual(ISLANDS);
  });

  test('draws all four counters if there are only four [Y-563, Y-931]', () => {
    const game = table('odin').with({ bags: { white: { vikings: 2, fireGiants: 2 } } });
    const before = game.state.muspellheim;
    game.plays('muspellheim', { island: 'white' });
    expect(game.state.bags.white).toEqual({ vikings: 2, fireGiants: 0 });
    expect(game.state.muspellheim).toBe(before + 2);
  });

  test('omits an empty bag, and one without Fire Giants if nothing could change [Y-564, Y-217]', () => {
    const game = table('odin').with({
      bags: { white: { vikings: 0, fireGiants: 0 }, green: { vikings: 5, fireGiants: 0 } },
    });
    expect(game.choices('island', 'muspellheim')).toEqual(['blue', 'black']);
  });

  test('offers nothing if no bag contains a Fire Giant [Y-217]', () => {
    const none = { fireGiants: 0 };
    const game = table('odin').with({ bags: { white: none, blue: none, green: none, black: none } });
    expect(game.refuses('muspellheim')).toEqual({ code: 'no-fire-giants-in-bags' });
  });
});
