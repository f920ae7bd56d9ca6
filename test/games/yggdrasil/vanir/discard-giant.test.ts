/** The fifth square: a giant of the pile discarded without a fight. */
import { expect, test } from 'vitest';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { table } from '../table.ts';

test('any giant of the pile is discarded unfought, and the pile is shuffled [Y-592]', () => {
  const game = table('odin').with({ vanir: 'discard-giant', active: ['thrym'], pile: ['gialp'] });
  game.plays('vanaheim:use', { square: 'discard-giant' });
  const before = game.state.pile;
  expect(game.choices('giant')).toHaveLength(15);
  expect(game.choices('giant')).not.toContain('thrym');
  game.answers({ giant: 'baugi' });
  expect(game.state).toMatchObject({ beaten: ['baugi'], active: ['thrym'] });
  expect(game.told('hammers-rolled')).toEqual([]);
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

test('what was seen on top of the pile is lost in the shuffle [Y-945]', () => {
  const game = table('thor', 'odin').with({
    gods: { odin: { inTrance: true } },
    active: ['greip'],
    pile: ['gialp'],
    vanir: 'discard-giant',
  });
  game.rolling(3).plays('jotunheim', { giant: 'pile', vikings: 0 }).answers({ giant: 'greip' });
  expect(yggdrasil.observe(game.state).pile.top).toBe('gialp');
  game.plays('vanaheim:use', { square: 'discard-giant' }).answers({ giant: 'thrym' });
  expect(yggdrasil.observe(game.state).pile.top).toBeNull();
});
