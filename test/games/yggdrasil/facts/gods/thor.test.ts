/** Thor: 1 more in every fight; in a trance, weaker giants. */
import { describe, expect, test } from 'vitest';
import { table } from '../../table.ts';

describe('Thor', () => {
  test('adds 1 against an enemy and against a giant [Y-731]', () => {
    const game = table('thor')
      .with({ enemies: { hel: 2 }, active: ['gialp'] })
      .rolling(3, 2);
    game.plays('asgard', { enemy: 'hel', vikings: 0 });
    expect(game.told('fight-lost')).toMatchObject([{ strength: 4, force: 5 }]);
    game.plays('jotunheim', { giant: 'gialp', vikings: 0 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 3, force: 3 }]);
  });

  test('lends his 1 to no one else [Y-731]', () => {
    const game = table('odin', 'thor')
      .with({ enemies: { hel: 2 } })
      .rolling(2);
    game.plays('asgard', { enemy: 'hel', vikings: 0 });
    expect(game.told('fight-lost')).toMatchObject([{ strength: 2 }]);
  });

  test('adds this 1 to Vikings, die, artifact and Elves [Y-734]', () => {
    const game = table('thor')
      .with({ enemies: { hel: 6 }, vikings: 1, elves: 1, artifacts: { hel: 2 } })
      .rolling(2);
    game.plays('asgard', { enemy: 'hel', vikings: 1 }).answers({ elves: 1 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 7, force: 7 }]);
  });

  test('loses this 1 without the die: only Vikings, artifact and Elves count [Y-631, Y-632]', () => {
    const game = table('thor').with({
      enemies: { hel: 4 },
      active: ['utgard-loki'],
      vikings: 2,
      elves: 1,
      artifacts: { hel: 2 },
    });
    game.plays('asgard', { enemy: 'hel', vikings: 2 }).answers({ elves: 1 });
    expect(game.told('fight-lost')).toMatchObject([{ strength: 5, force: 6 }]);
  });

  test('loses this 1 in a trance and while powers are cancelled [Y-703, Y-621]', () => {
    const trance = table('thor')
      .with({ inTrance: true, active: ['gialp'] })
      .rolling(1);
    trance.plays('jotunheim', { giant: 'gialp', vikings: 0 });
    expect(trance.told('fight-lost')).toMatchObject([{ strength: 1, force: 2 }]);
    const cancelled = table('thor')
      .with({ active: ['vafthrudnir'] })
      .rolling(2);
    cancelled.plays('jotunheim', { giant: 'vafthrudnir', vikings: 0 });
    expect(cancelled.told('fight-lost')).toMatchObject([{ strength: 2, force: 3 }]);
  });
});

describe("Thor's trance", () => {
  test('makes every giant weaker by 1, for all gods, including the hidden giant [Y-732, Y-706]', () => {
    const game = table('odin', 'thor').with({ gods: { thor: { inTrance: true } }, active: ['gialp'] });
    game.rolling(2).plays('jotunheim', { giant: 'gialp', vikings: 0 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 2, force: 2 }]);
    game.with({ spent: [] }).rolling(2).plays('jotunheim', { giant: 'pile', vikings: 0 });
    expect(game.told('fight-won')).toMatchObject([{ force: 2 }]);
  });

  test('and the giant that strengthens giants cancel each other out: force 3 [Y-733]', () => {
    const game = table('odin', 'thor').with({ gods: { thor: { inTrance: true } }, active: ['gilling'] });
    game.rolling(3).plays('jotunheim', { giant: 'gilling', vikings: 0 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 3, force: 3 }]);
  });

  test('weakens no enemy [Y-732]', () => {
    const game = table('odin', 'thor').with({ gods: { thor: { inTrance: true } }, enemies: { hel: 2 } });
    game.rolling(2).plays('asgard', { enemy: 'hel', vikings: 0 });
    expect(game.told('fight-lost')).toMatchObject([{ force: 5 }]);
  });
});
