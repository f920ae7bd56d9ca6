/** Entering and leaving a trance. */
import { describe, expect, test } from 'vitest';
import { GODS } from '../../../../../src/games/yggdrasil/box/components.ts';
import { table, tableOf } from '../../table.ts';

describe('a trance', () => {
  test('holds no god at the start [Y-708]', () => {
    expect(table(...GODS).state.seats.filter((seat) => seat.inTrance)).toEqual([]);
  });

  test('takes one action to enter and one to leave [Y-701]', () => {
    const game = table('odin').plays('enter-trance');
    expect(game.god('odin').inTrance).toBe(true);
    expect(game.told('trance-entered')).toEqual([{ type: 'trance-entered', god: 'odin' }]);
    expect(game.state.turn.spent).toEqual(['enter-trance']);
    game.with({ spent: [] }).plays('leave-trance');
    expect(game.god('odin').inTrance).toBe(false);
    expect(game.told('trance-left')).toEqual([{ type: 'trance-left', god: 'odin' }]);
    expect(game.state.turn.spent).toEqual(['leave-trance']);
  });

  test.each(['odin', 'thor', 'frey', 'heimdall', 'tyr'] as const)(
    'is not entered and left in one turn by %s, nor left and entered [Y-702]',
    (god) => {
      const game = table(god).plays('enter-trance');
      expect(game.refuses('leave-trance')).toEqual({ code: 'trance-both-ways' });
      const leaving = table(god).with({ inTrance: true }).plays('leave-trance');
      expect(leaving.refuses('enter-trance')).toEqual({ code: 'trance-both-ways' });
    },
  );

  test('cannot be entered by a god who is in one, or left by a god who is not [Y-701]', () => {
    const game = table('odin');
    expect(game.refuses('leave-trance')).toEqual({ code: 'not-in-trance' });
    expect(game.with({ inTrance: true }).refuses('enter-trance')).toEqual({ code: 'already-in-trance' });
  });

  test('keeps the god from attacking the six enemies, but not from fighting giants [Y-704, Y-705]', () => {
    const game = table('odin').with({ inTrance: true, enemies: { hel: 2 }, active: ['gialp'] });
    expect(game.refuses('asgard', { enemy: 'hel', vikings: 0 })).toEqual({ code: 'in-trance' });
    game.rolling(3).plays('jotunheim', { giant: 'gialp', vikings: 0 });
    expect(game.told('fight-won')).toHaveLength(1);
  });

  test('does not keep other gods from attacking [Y-704]', () => {
    const game = table('odin', 'thor').with({ gods: { thor: { inTrance: true } }, enemies: { hel: 2 } });
    expect(game.ways('asgard')).toEqual(['asgard']);
  });

  test('may follow an attack, or be left before one, in the same turn [Y-710]', () => {
    const game = table('odin').with({ enemies: { hel: 2 } });
    game.plays('asgard', { enemy: 'hel', vikings: 0 }).plays('enter-trance');
    expect(game.state.turn.spent).toEqual(['asgard', 'enter-trance']);
    const leaving = table('odin')
      .with({ inTrance: true, enemies: { hel: 2 } })
      .plays('leave-trance');
    leaving.plays('asgard', { enemy: 'hel', vikings: 0 });
    expect(leaving.state.turn.spent).toEqual(['leave-trance', 'asgard']);
  });

  test('takes effect immediately when entered or left: Thor loses his 1 and gets it back [Y-703, Y-709]', () => {
    const game = table('thor')
      .with({ active: ['gialp', 'baugi'] })
      .plays('enter-trance');
    game.rolling(0).plays('jotunheim', { giant: 'gialp', vikings: 0 });
    expect(game.told('fight-lost')).toMatchObject([{ strength: 0, force: 2 }]);
    game.with({ spent: [] }).plays('leave-trance').rolling(0);
    game.plays('jotunheim', { giant: 'gialp', vikings: 0 });
    expect(game.told('fight-lost')).toMatchObject([{ strength: 1, force: 3 }]);
  });

  test('of one god works together with those of others: Heimdall, Thor and Freyja in the same turn [Y-706, Y-707]', () => {
    const game = table('odin', 'heimdall', 'thor', 'freyja').with({
      gods: { heimdall: { inTrance: true }, thor: { inTrance: true }, freyja: { inTrance: true } },
      active: ['thrym'],
      vikings: 2,
      helheim: 0,
    });
    game.plays('midgard', { island: 'white' });
    expect(game.told('souls-sought').map((found) => found.vikings + found.fireGiants)).toEqual([4]);
    game.with({ vikings: 2 }).rolling(0).plays('jotunheim', { giant: 'thrym', vikings: 2 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 2, force: 2 }]);
    expect(game.state.helheim).toBe(1);
    expect(game.god('freyja').vikings).toBe(1);
  });
});

describe.each(['2011', '2010'] as const)('under the rules of %s', (rules) => {
  test.each(GODS)('there is no trance for %s [Y-220]', (god) => {
    const game = tableOf(rules, god, god === 'thor' ? 'tyr' : 'thor');
    expect(game.ways('enter-trance')).toEqual([]);
    expect(game.refuses('enter-trance')).toEqual({ code: 'no-trance' });
  });
});
