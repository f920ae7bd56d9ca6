/** All actions, and which of them a god may repeat in the same turn. */
import { describe, expect, test } from 'vitest';
import { GODS, WORLDS } from '../../../../../src/games/yggdrasil/box/components.ts';
import { table, tableOf } from '../../table.ts';

test('the nine worlds of the board are the places to act [Y-134]', () => {
  expect(WORLDS).toEqual([
    'asgard',
    'midgard',
    'nidavellir',
    'alfheim',
    'niflheim',
    'helheim',
    'muspellheim',
    'jotunheim',
    'vanaheim',
  ]);
});

describe('the same thing twice in a turn', () => {
  test.each(GODS)('is allowed only to Freyja: %s [Y-221]', (god) => {
    const game = table(god, god === 'thor' ? 'tyr' : 'thor').plays('alfheim');
    expect(game.ways('alfheim')).toEqual(god === 'freyja' ? ['alfheim'] : []);
  });

  test.each(GODS)('is allowed for every god who tries to calm Fenrir: %s [Y-221, Y-352]', (god) => {
    const game = table(god)
      .with({ fenrirIsAngry: true, enemies: { fenrir: 6 } })
      .rolling('black', 'black', 'black', 'black');
    expect(game.plays('calm').ways()).toEqual(['calm']);
    expect(game.plays('calm').state.turn.spent).toEqual(['calm', 'calm']);
  });

  test("allows another try to calm Fenrir, unless he's calm [Y-352]", () => {
    const game = table('odin')
      .with({ fenrirIsAngry: true, enemies: { fenrir: 2 } })
      .rolling('white');
    expect(game.plays('calm').refuses('calm')).toEqual({ code: 'fenrir-is-calm' });
  });
});

describe.each(['2011', '2010'] as const)('under the rules of %s', (rules) => {
  const everythingIsPossible = () => tableOf(rules, 'odin', 'thor').with({ vikings: 1, enemies: { hel: 2 } });

  test('there are nine actions, one for each world [Y-220]', () => {
    const verbs = everythingIsPossible().request.alternatives.map(({ verb }) => verb);
    expect(new Set(verbs)).toEqual(new Set([...WORLDS, 'done']));
  });

  test('the three actions of a turn are in three different worlds [Y-219]', () => {
    const game = everythingIsPossible().plays('alfheim').plays('vanaheim:advance');
    for (const world of ['alfheim', 'vanaheim'] as const) {
      expect(game.ways(world)).toEqual([]);
      expect(game.refuses(world)).toEqual({ code: 'already-done', action: world });
    }
    expect(game.plays('nidavellir', { artifact: 'hel' }).about).toBe('turn-end');
  });
});
