/** The fifth square: a giant from the pile is discarded without a fight. */
import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../../src/games/yggdrasil/box/box.ts';
import { houseBox } from '../../../../../src/games/yggdrasil/box/rule-states.ts';
import { yggdrasil } from '../../../../../src/games/yggdrasil/game.ts';
import { type Table, table } from '../../table.ts';

test('any giant in the pile can be discarded unfought, and the pile is shuffled [Y-592]', () => {
  const game = table('odin').with({ vanir: 'discard-giant', active: ['thrym'], pile: ['gialp'] });
  game.plays('vanaheim:use', { square: 'discard-giant' });
  const before = game.state.pile;
  expect(game.choices('giant')).toHaveLength(15);
  expect(game.choices('giant')).not.toContain('thrym');
  game.answers({ giant: 'baugi' });
  expect(game.state).toMatchObject({ beaten: ['baugi'], active: ['thrym'] });
  expect(game.told('hammers-rolled')).toEqual([]);
  expect(game.told('giant-discarded')).toEqual([{ type: 'giant-discarded', giant: 'baugi', from: 'pile' }]);
  expect(game.told('pile-shuffled')).toHaveLength(1);
  const rest = before.filter((giant) => giant !== 'baugi');
  expect(game.state.pile).not.toEqual(rest);
  expect([...game.state.pile].sort()).toEqual([...rest].sort());
});

test('the giants are listed in one fixed order, whatever the order of the pile [Y-946]', () => {
  const asked = (...pile: readonly ('gialp' | 'thrym' | 'baugi')[]) =>
    table('odin').with({ vanir: 'discard-giant', pile }).plays('vanaheim:use', { square: 'discard-giant' });
  expect(asked('baugi', 'thrym', 'gialp').choices('giant')).toEqual(asked('gialp', 'baugi').choices('giant'));
});

test('the discarded giant counts for its rune [Y-593, Y-652]', () => {
  const game = table('heimdall', 'thor').with({
    vanir: 'discard-giant',
    beaten: ['hrungnir', 'utgard-loki', 'greip'],
  });
  game.plays('vanaheim:use', { square: 'discard-giant' }).answers({ giant: 'gialp' });
  expect(game.told('rune-completed')).toEqual([{ type: 'rune-completed', rune: 'daeg' }]);
  expect(game.state.daeg).toBe(3);
});

describe('a giant seen on top of the pile', () => {
  /** Gialp was turned up on the pile and spared; then the Vanir discards another giant. */
  function thrymLeavesThePile(box: Box): Table {
    const game = table('thor', 'odin').with({
      box,
      gods: { odin: { inTrance: true } },
      active: ['greip'],
      pile: ['gialp'],
      vanir: 'discard-giant',
    });
    game.rolling(3).plays('jotunheim', { giant: 'pile', vikings: 0 }).answers({ giant: 'greip' });
    expect(yggdrasil.observe(game.state).pile.top).toBe('gialp');
    return game.plays('vanaheim:use', { square: 'discard-giant' }).answers({ giant: 'thrym' });
  }

  test('is lost in the shuffle [Y-945]', () => {
    const { state } = thrymLeavesThePile(houseBox('2018'));
    expect(yggdrasil.observe(state).pile.top).toBeNull();
  });

  test('stays known unless the pile is shuffled [Y-598, Y-945]', () => {
    const box = houseBox('2018');
    const { state } = thrymLeavesThePile({
      ...box,
      switches: { ...box.switches, shufflesSearchedPile: false },
    });
    expect(yggdrasil.observe(state).pile.top).toBe('gialp');
  });
});
