/** The fourth square: an enemy one space back. */
import { expect, test } from 'vitest';
import { table } from '../../table.ts';

test("one enemy of the god's choice moves one space back, without its effect [Y-591, Y-415]", () => {
  const game = table('odin').with({ vanir: 'enemy-back', enemies: { hel: 4, loki: 5 } });
  game.plays('vanaheim:use', { square: 'enemy-back' });
  expect(game.choices('enemy')).toEqual(['hel', 'loki']);
  game.answers({ enemy: 'loki' });
  expect(game.state.enemies).toMatchObject({ hel: 4, loki: 4 });
  expect(game.state.active).toEqual([]);
});

test('a god in a trance may use it: it is no attack [Y-591, Y-704]', () => {
  const game = table('odin').with({ vanir: 'enemy-back', enemies: { hel: 4 }, inTrance: true });
  game.plays('vanaheim:use', { square: 'enemy-back' });
  expect(game.state.enemies.hel).toBe(3);
});

test('the square is useless while all enemies are on space 1 [Y-594, Y-413]', () => {
  const game = table('odin').with({ vanir: 'enemy-back' });
  expect(game.choices('square', 'vanaheim:use')).not.toContain('enemy-back');
});
