/** Nidavellir: artifacts, one of each level. */
import { describe, expect, test } from 'vitest';
import { ENEMIES } from '../../../../../src/games/yggdrasil/box/components.ts';
import { table } from '../../table.ts';

describe('the forge', () => {
  test('holds all artifacts at the start: any level 1 artifact may be taken [Y-106, Y-521]', () => {
    const game = table('odin');
    expect(game.choices('artifact', 'nidavellir')).toEqual(ENEMIES);
    game.plays('nidavellir', { artifact: 'fenrir' });
    expect(game.god('odin').artifacts).toMatchObject({ fenrir: 1, hel: 0 });
    expect(game.told('artifact-taken')).toEqual([{ type: 'artifact-taken', enemy: 'fenrir', level: 1 }]);
  });

  test.each([
    { held: 1, taken: 2 },
    { held: 2, taken: 3 },
  ] as const)('replaces level $held with level $taken against the same enemy [Y-522]', ({ held, taken }) => {
    const game = table('odin', 'thor').with({ artifacts: { surt: held } });
    game.plays('nidavellir', { artifact: 'surt' });
    expect(game.god('odin').artifacts.surt).toBe(taken);
    game.with({ turn: 'thor', spent: [], gods: { thor: { artifacts: { surt: 0 } } } });
    expect(game.choices('artifact', 'nidavellir')).toContain('surt');
  });

  test('has nothing above level 3 [Y-107]', () => {
    const game = table('odin').with({ artifacts: { hel: 3 } });
    expect(game.choices('artifact', 'nidavellir')).not.toContain('hel');
  });

  test('has one artifact of each level: one held by another god has to come back first [Y-107, Y-529]', () => {
    const game = table('odin', 'thor').with({ gods: { thor: { artifacts: { hel: 1, surt: 2 } } } });
    expect(game.refuses('nidavellir', { artifact: 'hel' })).toEqual({ code: 'not-an-answer' });
    game.with({ artifacts: { surt: 1 } });
    expect(game.refuses('nidavellir', { artifact: 'surt' })).toEqual({ code: 'not-an-answer' });
    game.with({ gods: { thor: { artifacts: { hel: 2 } } } }).plays('nidavellir', { artifact: 'hel' });
    expect(game.god('odin').artifacts.hel).toBe(1);
  });

  test("isn't offered if there's nothing to take [Y-217, Y-529]", () => {
    const all = { hel: 3, surt: 3, jormungand: 3, loki: 3, nidhogg: 3, fenrir: 3 } as const;
    expect(table('odin').with({ artifacts: all }).refuses('nidavellir')).toEqual({ code: 'no-artifact' });
  });
});

describe('an artifact', () => {
  test('works from the moment it is taken and is never used up [Y-524, Y-426]', () => {
    const game = table('freyja')
      .with({ enemies: { surt: 2 } })
      .plays('nidavellir', { artifact: 'surt' });
    game.rolling(1, 1).plays('asgard', { enemy: 'surt', vikings: 0 });
    expect(game.told('fight-lost')).toMatchObject([{ strength: 2 }]);
    game.plays('asgard', { enemy: 'surt', vikings: 0 });
    expect(game.told('fight-lost')).toMatchObject([{ strength: 2 }]);
    expect(game.god('freyja').artifacts.surt).toBe(1);
  });

  test('never helps against giants [Y-525, Y-572]', () => {
    const all = { hel: 3, surt: 3, jormungand: 3, loki: 3, nidhogg: 3, fenrir: 3 } as const;
    const game = table('odin').with({ artifacts: all, active: ['gialp'] });
    game.rolling(0).plays('jotunheim', { giant: 'gialp', vikings: 0 });
    expect(game.told('fight-lost')).toMatchObject([{ strength: 0 }]);
  });

  test('may be held together with artifacts against other enemies [Y-526]', () => {
    const game = table('odin')
      .with({ artifacts: { hel: 2 } })
      .plays('nidavellir', { artifact: 'surt' });
    expect(game.god('odin').artifacts).toMatchObject({ hel: 2, surt: 1 });
  });

  test('against one enemy may be held by several gods at different levels [Y-527]', () => {
    const game = table('odin', 'thor').with({ gods: { thor: { artifacts: { hel: 2 } } } });
    game.plays('nidavellir', { artifact: 'hel' });
    expect([game.god('odin').artifacts.hel, game.god('thor').artifacts.hel]).toEqual([1, 2]);
  });

  test('is returned for the next level: no god holds two against one enemy [Y-528, Y-522]', () => {
    const game = table('freyja', 'thor').with({ artifacts: { hel: 1 } });
    game.plays('nidavellir', { artifact: 'hel' });
    expect(game.god('freyja').artifacts.hel).toBe(2);
    game.with({ turn: 'thor', spent: [] }).plays('nidavellir', { artifact: 'hel' });
    expect(game.god('thor').artifacts.hel).toBe(1);
  });
});
