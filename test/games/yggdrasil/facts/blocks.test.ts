/** Giants that close a world. */
import { describe, expect, test } from 'vitest';
import { GIANTS, type Giant, type World } from '../../../../src/games/yggdrasil/box/components.ts';
import { forceOf } from '../../../../src/games/yggdrasil/facts/fights.ts';
import { closedWorlds } from '../../../../src/games/yggdrasil/facts/giants.ts';
import { cardComes, table, tableOf } from '../table.ts';

const BLOCKS: readonly { readonly giant: Giant; readonly world: World }[] = [
  { giant: 'greip', world: 'alfheim' },
  { giant: 'baugi', world: 'vanaheim' },
  { giant: 'skrymir', world: 'nidavellir' },
  { giant: 'hymir', world: 'niflheim' },
  { giant: 'suttung', world: 'helheim' },
  { giant: 'gialp', world: 'muspellheim' },
];

describe.each(BLOCKS)('$giant', ({ giant, world }) => {
  const moment = { vikings: 2, enemies: { hel: 2 } } as const;

  test(`closes ${world} and no other world [Y-611, Y-908]`, () => {
    const open = table('odin', 'thor').with(moment);
    expect(open.ways(world)).not.toEqual([]);
    const game = table('odin', 'thor').with({ ...moment, active: [giant] });
    expect(game.refuses(world)).toStrictEqual({ code: 'world-blocked', world, giant });
    expect(closedWorlds(game.state)).toEqual([world]);
    const others = open.ways().filter((way) => !way.startsWith(world));
    expect(game.ways()).toEqual(others);
  });

  test(`opens ${world} again as soon as it is beaten [Y-602, Y-613]`, () => {
    const game = table('odin', 'thor')
      .with({ ...moment, active: [giant] })
      .rolling(3);
    game.plays('jotunheim', { giant, vikings: 0 });
    expect(game.ways(world)).not.toEqual([]);
  });

  test('has no effect while it is hidden in the pile [Y-602]', () => {
    expect(
      table('odin', 'thor')
        .with({ ...moment, pile: [giant] })
        .ways(world),
    ).not.toEqual([]);
  });
});

describe('a blocked world', () => {
  test('stays blocked for a player who names its giant there: it can only be fought in Jötunheim [Y-611]', () => {
    const game = table('odin').with({ active: ['greip'] });
    expect(game.refuses('alfheim', { giant: 'greip' })).toMatchObject({ code: 'world-blocked' });
  });

  test('is the only closed world if the other active giants have other effects [Y-611]', () => {
    const game = table('odin').with({ active: ['thrym', 'greip', 'hyrrokkin', 'utgard-loki'] });
    expect(closedWorlds(game.state)).toEqual(['alfheim']);
  });
});

describe('a blocked world still gives and takes', () => {
  test('Vikings go to Helheim and Elves to Alfheim [Y-612]', () => {
    const game = table('odin', 'thor').with({
      active: ['suttung', 'greip'],
      enemies: { hel: 2 },
      vikings: 1,
      elves: 1,
      helheim: 0,
    });
    game.rolling(1).plays('asgard', { enemy: 'hel', vikings: 1 }).answers({ elves: 1 });
    expect(game.state).toMatchObject({ helheim: 1, alfheim: 3 });
  });

  test("Surt's fire still comes out of Muspellheim [Y-612]", () => {
    const game = cardComes('surt', { active: ['gialp'], muspellheim: 12 }, 'blue');
    expect(game.state.muspellheim).toBe(11);
  });

  test('the Vanir still takes two Vikings from Helheim [Y-612]', () => {
    const game = table('odin').with({ active: ['suttung'], vanir: 'two-vikings', helheim: 5 });
    game.plays('vanaheim:use', { square: 'two-vikings' });
    expect(game.god('odin').vikings).toBe(2);
  });
});

describe('Jötunheim, closed by a giant of its own in 2010', () => {
  const MOMENT = { active: ['gilling', 'gialp'], vikings: 2 } as const;

  test('lets that giant be fought, and no other [Y-577]', () => {
    const game = tableOf('2010', 'odin').with(MOMENT);
    expect(game.choices('giant', 'jotunheim')).toEqual(['gilling']);
    for (const giant of ['gialp', 'pile']) {
      expect(game.refuses('jotunheim', { giant, vikings: 0 })).toMatchObject({
        code: 'world-blocked',
        world: 'jotunheim',
        giant: 'gilling',
      });
    }
  });

  test('refuses a fight because the god has too few Vikings, and not because Jötunheim is closed [Y-577]', () => {
    const game = tableOf('2010', 'odin').with(MOMENT);
    expect(closedWorlds(game.state)).toEqual(['muspellheim']);
    expect(game.refuses('jotunheim', { giant: 'gilling', vikings: 3 })).toEqual({ code: 'not-an-answer' });
  });

  test('is open for all fights again once the giant is beaten [Y-577, Y-613]', () => {
    const game = tableOf('2010', 'odin').with(MOMENT).rolling(3);
    game.plays('jotunheim', { giant: 'gilling', vikings: 0 }).with({ spent: [] });
    expect(game.choices('giant', 'jotunheim')).toEqual(['gialp', 'pile']);
  });

  test("does not stop the Vanir's fifth square: any giant of the pile can be discarded there [Y-578]", () => {
    const game = tableOf('2010', 'odin').with({ ...MOMENT, vanir: 'discard-giant' });
    expect(game.choices('square', 'vanaheim:use')).toEqual(['discard-giant']);
    game.plays('vanaheim:use', { square: 'discard-giant' });
    expect(game.choices('giant')).toHaveLength(GIANTS.length - MOMENT.active.length);
    game.answers({ giant: 'baugi' });
    expect(game.state).toMatchObject({ beaten: ['baugi'], active: ['gilling', 'gialp'] });
    expect(game.choices('giant', 'jotunheim')).toEqual(['gilling']);
  });

  test('closes no other world, and its giant strengthens no enemy [Y-608]', () => {
    const { state } = tableOf('2010', 'odin').with(MOMENT);
    expect(forceOf(state, 'gialp')).toBe(3);
    expect(tableOf('2010', 'odin').with(MOMENT).ways('vanaheim')).not.toEqual([]);
  });
});
