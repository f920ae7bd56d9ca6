/** Jotunheim: fights against giants, active or hidden. */
import { describe, expect, test } from 'vitest';
import { GIANTS } from '../../../../../src/games/yggdrasil/box/components.ts';
import { table } from '../../table.ts';

describe('Jötunheim', () => {
  test('offers fights against an active giant or the top of the pile [Y-571]', () => {
    const game = table('odin').with({ active: ['gialp', 'thrym'] });
    expect(game.choices('giant', 'jotunheim')).toEqual(['gialp', 'thrym', 'pile']);
    game.with({ active: [], beaten: GIANTS.slice(0, -1), pile: ['gilling'] });
    expect(game.choices('giant', 'jotunheim')).toEqual(['pile']);
  });

  test('offers no fight once all giants are beaten [Y-217]', () => {
    const game = table('odin').with({ beaten: GIANTS });
    expect(game.refuses('jotunheim')).toEqual({ code: 'no-giants' });
  });

  test('has fights as in Asgard: Vikings, die, Elves against force 3 [Y-572, Y-573]', () => {
    const game = table('odin').with({ active: ['thrym'], vikings: 1, elves: 1, helheim: 0 });
    game.rolling(1).plays('jotunheim', { giant: 'thrym', vikings: 1 }).answers({ elves: 1 });
    expect(game.told('fight-won')).toEqual([
      { type: 'fight-won', god: 'odin', foe: 'thrym', strength: 3, force: 3, vikings: 1, elves: 1 },
    ]);
    expect(game.state).toMatchObject({ helheim: 1, alfheim: 2, active: [], beaten: ['thrym'] });
  });

  test('puts a beaten giant on the discard pile that all gods share [Y-574]', () => {
    const game = table('odin', 'thor').with({ active: ['thrym'], beaten: ['baugi'] });
    game.rolling(3).plays('jotunheim', { giant: 'thrym', vikings: 0 });
    expect(game.state.beaten).toEqual(['baugi', 'thrym']);
    expect(game.told('giant-discarded')).toEqual([
      { type: 'giant-discarded', giant: 'thrym', from: 'active' },
    ]);
    expect(game.told('giant-revealed')).toEqual([]);
  });

  test('leaves an active giant active if it wins [Y-575]', () => {
    const game = table('odin').with({ active: ['gialp'] });
    game.rolling(2).plays('jotunheim', { giant: 'gialp', vikings: 0 });
    expect(game.state.active).toEqual(['gialp']);
    expect(game.refuses('muspellheim').code).toBe('world-blocked');
  });

  test('is closed by no giant, even if all sixteen are active [Y-576, Y-909]', () => {
    const game = table('odin').with({ active: GIANTS, enemies: { hel: 2 } });
    expect(game.ways('jotunheim')).toEqual(['jotunheim']);
    expect(game.choices('giant', 'jotunheim')).toEqual(GIANTS);
    expect(game.ways('asgard')).toEqual(['asgard']);
    expect(game.ways('midgard')).toEqual(['midgard']);
  });
});

describe('the hidden giant on top of the pile', () => {
  test('that wins stays face down on top, and no one learns its name [Y-575, Y-641]', () => {
    const game = table('odin').with({ pile: ['gialp'] });
    const { pile } = game.state;
    game.rolling(2).plays('jotunheim', { giant: 'pile', vikings: 0 });
    expect(game.state.pile).toEqual(pile);
    expect(game.state.pileTopIsKnown).toBe(false);
    expect(JSON.stringify(game.events)).not.toContain('gialp');
  });

  test('that is beaten is turned up and discarded; its effect never happens, but its rune counts [Y-642, Y-643]', () => {
    const game = table('odin').with({ pile: ['gialp'], beaten: ['hrungnir', 'utgard-loki', 'greip'] });
    game.rolling(3).plays('jotunheim', { giant: 'pile', vikings: 0 });
    expect(game.told('giant-revealed')).toEqual([{ type: 'giant-revealed', giant: 'gialp' }]);
    expect(game.state.beaten).toContain('gialp');
    expect(game.state.pile).not.toContain('gialp');
    expect(game.told('giant-discarded')).toEqual([{ type: 'giant-discarded', giant: 'gialp', from: 'pile' }]);
    expect(game.told('rune-completed')).toEqual([{ type: 'rune-completed', rune: 'daeg' }]);
    expect(game.ways('muspellheim')).toEqual(['muspellheim']);
  });
});
