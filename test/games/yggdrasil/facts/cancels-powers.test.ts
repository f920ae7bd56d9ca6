/** The giant that cancels every power; the gods' own files test what each god loses. */
import { describe, expect, test } from 'vitest';
import { table } from '../table.ts';

const CANCELLED = { active: ['vafthrudnir'] } as const;

describe('while powers are cancelled', () => {
  test("a trance doesn't help: giants are not weaker under Thor [Y-622]", () => {
    const game = table('odin', 'thor')
      .with({ ...CANCELLED, gods: { thor: { inTrance: true } } })
      .rolling(2);
    game.plays('jotunheim', { giant: 'pile', vikings: 0 });
    expect(game.told('fight-lost')).toMatchObject([{ strength: 2, force: 3 }]);
  });

  test("trances don't give Frey the whole scale, Tyr Vikings after the roll, or Odin a choice [Y-622]", () => {
    const game = table('heimdall', 'frey', 'tyr', 'odin').with({
      gods: { frey: { inTrance: true }, tyr: { inTrance: true }, odin: { inTrance: true } },
      active: ['vafthrudnir', 'gialp'],
    });
    expect(game.ways('vanaheim')).toEqual(['vanaheim:advance', 'vanaheim:use']);
    game.rolling(3).plays('jotunheim', { giant: 'gialp', vikings: 0 });
    expect(game.about).toBe('turn');
  });

  test('a trance may still be entered or left, but not both [Y-623]', () => {
    const entering = table('odin').with(CANCELLED).plays('enter-trance');
    expect(entering.god('odin').inTrance).toBe(true);
    const leaving = table('freyja')
      .with({ ...CANCELLED, inTrance: true })
      .plays('leave-trance');
    expect(leaving.refuses('enter-trance')).toEqual({ code: 'trance-both-ways' });
  });

  test('a god in a trance still may not attack the enemies [Y-624]', () => {
    const game = table('odin').with({ ...CANCELLED, inTrance: true, enemies: { hel: 2 } });
    expect(game.refuses('asgard', { enemy: 'hel', vikings: 0 })).toEqual({ code: 'in-trance' });
  });

  test('powers come back when the giant falls [Y-602, Y-621]', () => {
    const game = table('thor')
      .with({ ...CANCELLED, enemies: { hel: 2 } })
      .rolling(3, 1);
    game.plays('jotunheim', { giant: 'vafthrudnir', vikings: 0 });
    game.plays('asgard', { enemy: 'hel', vikings: 0 });
    expect(game.told('fight-lost')).toMatchObject([{ strength: 2 }]);
  });
});
