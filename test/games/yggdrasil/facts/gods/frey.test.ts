/** Frey: four actions; in a trance, the whole scale at once. */
import { describe, expect, test } from 'vitest';
import { GIANTS } from '../../../../../src/games/yggdrasil/box/components.ts';
import { table } from '../../table.ts';

describe('Frey', () => {
  test('has four actions, all different [Y-741]', () => {
    const game = table('frey', 'thor').plays('alfheim');
    expect(game.refuses('alfheim')).toEqual({ code: 'already-done', action: 'alfheim' });
    game.plays('vanaheim:advance').plays('nidavellir', { artifact: 'hel' });
    expect(game.about).toBe('turn');
    game.plays('helheim', { island: 'white' });
    expect(game.about).toBe('turn-end');
  });

  test('has three in a trance, and leaving it with the third brings the fourth back [Y-742, Y-216]', () => {
    const entering = table('frey').plays('alfheim').plays('vanaheim:advance').plays('enter-trance');
    expect(entering.about).toBe('turn-end');
    const leaving = table('frey').with({ inTrance: true }).plays('alfheim').plays('vanaheim:advance');
    leaving.plays('leave-trance');
    expect(leaving.about).toBe('turn');
    expect(leaving.plays('nidavellir', { artifact: 'hel' }).about).toBe('turn-end');
  });

  test('has three while a giant cancels powers; beating the giant with the third brings the fourth back [Y-742, Y-216, Y-621]', () => {
    const cancelled = table('frey').with({ active: ['vafthrudnir'] });
    cancelled.plays('alfheim').plays('vanaheim:advance').plays('nidavellir', { artifact: 'hel' });
    expect(cancelled.about).toBe('turn-end');
    const freed = table('frey').with({ active: ['vafthrudnir'] });
    freed.plays('nidavellir', { artifact: 'hel' }).plays('vanaheim:advance').rolling(3);
    freed.plays('jotunheim', { giant: 'vafthrudnir', vikings: 0 });
    expect(freed.about).toBe('turn');
  });
});

describe("Frey's trance", () => {
  const IN_TRANCE = { gods: { frey: { inTrance: true } } } as const;

  test("triggers every square up to the Vanir's from left to right, then the Vanir goes back [Y-743, Y-744]", () => {
    const game = table('thor', 'frey').with({
      ...IN_TRANCE,
      vanir: 'discard-giant',
      helheim: 5,
      enemies: { hel: 3, surt: 2 },
      next: ['hel', 'surt', 'loki', 'hel', 'surt', 'loki'],
    });
    game.plays('vanaheim:use-all');
    expect(game.state.vanir).toBe(4);
    expect(game.told('answer-forced')).toEqual([{ type: 'answer-forced', about: 'valkyries' }]);
    expect(game.state.valkyries).toBe('white');
    expect(game.god('thor').vikings).toBe(2);
    expect(game.about).toBe('reorder');
    game.answers({ cards: ['loki', 'loki', 'hel', 'hel', 'surt', 'surt'] });
    expect(game.state.deck.slice(0, 6)).toEqual(['loki', 'loki', 'hel', 'hel', 'surt', 'surt']);
    expect(game.about).toBe('enemy-back');
    game.answers({ enemy: 'hel' });
    expect(game.state.enemies.hel).toBe(2);
    expect(game.about).toBe('pile-giant');
    game.answers({ giant: 'gialp' });
    expect(game.state.beaten).toEqual(['gialp']);
    expect(game.state.turn.spent).toEqual(['vanaheim']);
    expect(game.state.vanir).toBe(0);
    expect(game.about).toBe('turn');
  });

  test('triggers no square beyond the Vanir [Y-743]', () => {
    const game = table('thor', 'frey').with({ ...IN_TRANCE, vanir: 'two-vikings', enemies: { hel: 3 } });
    game.plays('vanaheim:use-all');
    expect(game.god('thor').vikings).toBe(2);
    expect(game.about).toBe('turn');
  });

  test('skips a square that is impossible, and no other [Y-744, Y-936]', () => {
    const game = table('thor', 'frey').with({
      ...IN_TRANCE,
      vanir: 'discard-giant',
      helheim: 0,
      deck: ['hel'],
      beaten: GIANTS.slice(1),
    });
    game.plays('vanaheim:use-all');
    expect(game.told('square-without-effect').map(({ square }) => square)).toEqual([
      'two-vikings',
      'reorder-six',
      'enemy-back',
    ]);
    expect(game.told('valkyries-moved')).toHaveLength(1);
    expect(game.state.beaten).toHaveLength(16);
  });

  test('cannot be used while every square of the scale is impossible [Y-594, Y-743]', () => {
    const game = table('thor', 'frey').with({
      ...IN_TRANCE,
      vanir: 'discard-giant',
      helheim: 0,
      deck: ['hel'],
      active: ['hyrrokkin'],
      submerged: 'white',
      beaten: GIANTS.filter((giant) => giant !== 'hyrrokkin'),
    });
    expect(game.ways('vanaheim')).toEqual([]);
  });

  test('allows the step forward, but not the use of one square alone [Y-745, Y-936]', () => {
    const game = table('thor', 'frey').with({ ...IN_TRANCE, vanir: 'two-vikings' });
    expect(game.ways('vanaheim')).toEqual(['vanaheim:advance', 'vanaheim:use-all']);
    const verbs = game.request.alternatives.map(({ verb }) => verb);
    expect(verbs.filter((verb) => verb === 'vanaheim')).toHaveLength(2);
    game.plays('vanaheim:advance');
    expect(game.state.vanir).toBe(2);
  });
});
