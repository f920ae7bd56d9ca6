/** Freyja: two actions in one world, in or out of a trance; in a trance, half of the fallen return. */
import { describe, expect, test } from 'vitest';
import { table } from '../../table.ts';

describe('Freyja', () => {
  test('may use two actions in one world, but not all three [Y-771]', () => {
    const game = table('freyja', 'thor').plays('alfheim').plays('alfheim');
    expect(game.god('freyja').elves).toBe(2);
    expect(game.refuses('alfheim')).toEqual({ code: 'already-done', action: 'alfheim' });
  });

  test('needs another world for her third action after two in Alfheim [Y-771, Y-211]', () => {
    const game = table('freyja', 'thor').plays('alfheim').plays('vanaheim:advance').plays('alfheim');
    expect(game.about).toBe('turn-end');
    expect(game.state.turn.spent).toEqual(['alfheim', 'vanaheim', 'alfheim']);
  });

  test('may search twice if she goes to Midgard twice [Y-775]', () => {
    const game = table('freyja').plays('midgard', { island: 'white' });
    expect(game.told('souls-sought')).toHaveLength(1);
    game.plays('midgard', { island: 'white' });
    expect(game.told('souls-sought')).toHaveLength(1);
    expect(game.state.turn.spent).toEqual(['midgard', 'midgard']);
  });

  test('may enter and leave a trance in one turn, once each, in either order [Y-772, Y-773]', () => {
    const game = table('freyja').plays('enter-trance').plays('leave-trance');
    expect(game.god('freyja').inTrance).toBe(false);
    expect(game.refuses('enter-trance')).toEqual({ code: 'already-done', action: 'enter-trance' });
    const other = table('freyja').with({ inTrance: true }).plays('leave-trance').plays('enter-trance');
    expect(other.god('freyja').inTrance).toBe(true);
    expect(other.refuses('leave-trance')).toEqual({ code: 'already-done', action: 'leave-trance' });
  });

  test('may not go to a world a second time while in a trance [Y-774]', () => {
    const game = table('freyja', 'thor').plays('alfheim').plays('enter-trance');
    expect(game.refuses('alfheim')).toEqual({ code: 'already-done', action: 'alfheim' });
    const awake = table('freyja', 'thor').with({ inTrance: true }).plays('alfheim').plays('leave-trance');
    expect(awake.plays('alfheim').god('freyja').elves).toBe(2);
  });

  test('may not attack the six in a trance, but may leave it first and then attack [Y-776]', () => {
    const game = table('freyja').with({ inTrance: true, enemies: { hel: 2 } });
    expect(game.refuses('asgard', { enemy: 'hel', vikings: 0 })).toEqual({ code: 'in-trance' });
    game.plays('leave-trance').rolling(0).plays('asgard', { enemy: 'hel', vikings: 0 });
    expect(game.told('fight-lost')).toHaveLength(1);
  });

  test("goes nowhere twice while powers are cancelled, and can't enter and leave a trance in one turn [Y-621, Y-623]", () => {
    const game = table('freyja', 'thor')
      .with({ active: ['vafthrudnir'] })
      .plays('alfheim');
    expect(game.refuses('alfheim')).toEqual({ code: 'already-done', action: 'alfheim' });
    game.plays('enter-trance');
    expect(game.refuses('leave-trance')).toEqual({ code: 'trance-both-ways' });
  });
});

describe("Freyja's trance", () => {
  test.each([
    { used: 1, dead: 0, saved: 1 },
    { used: 2, dead: 1, saved: 1 },
    { used: 3, dead: 1, saved: 2 },
    { used: 4, dead: 2, saved: 2 },
    { used: 5, dead: 2, saved: 3 },
  ])(
    'sends $dead to Helheim and $saved to Freyja if $used Viking(s) were used [Y-777]',
    ({ used, dead, saved }) => {
      const game = table('odin', 'freyja').with({
        gods: { freyja: { inTrance: true } },
        enemies: { hel: 8 },
        vikings: 5,
        helheim: 0,
      });
      game.rolling(0).plays('asgard', { enemy: 'hel', vikings: used });
      expect(game.state.helheim).toBe(dead);
      expect(game.god('freyja').vikings).toBe(saved);
      expect(game.god('odin').vikings).toBe(5 - used);
      expect(game.told('vikings-saved')).toEqual([{ type: 'vikings-saved', seat: 1, vikings: saved }]);
    },
  );

  test('returns her own half to her when she fights a giant [Y-777, Y-706]', () => {
    const game = table('freyja').with({ inTrance: true, active: ['gialp'], vikings: 3, helheim: 0 });
    game.rolling(0).plays('jotunheim', { giant: 'gialp', vikings: 3 });
    expect(game.god('freyja').vikings).toBe(2);
    expect(game.state.helheim).toBe(1);
  });

  test('saves no one while powers are cancelled [Y-622]', () => {
    const game = table('odin', 'freyja').with({
      gods: { freyja: { inTrance: true } },
      active: ['vafthrudnir'],
      vikings: 3,
      helheim: 0,
    });
    game.rolling(0).plays('jotunheim', { giant: 'pile', vikings: 3 });
    expect(game.state.helheim).toBe(3);
    expect(game.god('freyja').vikings).toBe(0);
  });
});
