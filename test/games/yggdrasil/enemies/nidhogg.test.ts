/** Nidhögg: the enemy farthest behind comes along. */
import { describe, expect, test } from 'vitest';
import { cardComes } from '../table.ts';

const AHEAD = { hel: 3, surt: 3, jormungand: 3, loki: 3, nidhogg: 3, fenrir: 3 };

describe('Nidhögg', () => {
  test('drags Hel, who is farthest behind, and her effect does not happen [Y-341]', () => {
    const game = cardComes('nidhogg', { enemies: { ...AHEAD, hel: 2 } });
    expect(game.state.enemies).toEqual({ ...AHEAD, nidhogg: 4, hel: 3 });
    expect(game.told('enemy-dragged')).toEqual([{ type: 'enemy-dragged', enemy: 'hel', from: 2, to: 3 }]);
    expect(game.told('colour-rolled')).toEqual([]);
    expect(game.state.lostVikings).toBe(0);
  });

  test('drags himself if he is farthest behind, even after his own move [Y-342, Y-345]', () => {
    const game = cardComes('nidhogg', { enemies: { ...AHEAD, nidhogg: 1 } });
    expect(game.state.enemies).toEqual({ ...AHEAD, nidhogg: 3 });
  });

  test('ties for last place once he has moved level with Surt, so the gods pick [Y-343, Y-345]', () => {
    const game = cardComes('nidhogg', { enemies: { ...AHEAD, nidhogg: 1, surt: 2 } });
    expect(game.about).toBe('nidhogg-drag');
    expect(game.choices('enemy')).toEqual(['surt', 'nidhogg']);
    game.answers({ enemy: 'surt' });
    expect(game.state.enemies).toEqual({ ...AHEAD, nidhogg: 2, surt: 3 });
    expect(game.about).toBe('turn');
  });

  test('leaves the gods to pick among three who share the last place, and takes no one else [Y-343]', () => {
    const game = cardComes('nidhogg', { enemies: { ...AHEAD, hel: 1, loki: 1, fenrir: 1 } });
    expect(game.choices('enemy')).toEqual(['hel', 'loki', 'fenrir']);
    expect(game.refuses('drag', { enemy: 'surt' })).toEqual({ code: 'not-an-answer' });
  });

  test.each([1, 2, 3, 4, 5, 6])('drags Hel by one space when he moves on from space %i [Y-344]', (space) => {
    const others = { hel: 1, surt: 3, jormungand: 3, loki: 3, fenrir: 3 };
    const game = cardComes('nidhogg', { enemies: { ...others, nidhogg: space } });
    if (game.about === 'nidhogg-drag') game.answers({ enemy: 'hel' });
    expect(game.state.enemies).toEqual({ ...others, nidhogg: space + 1, hel: 2 });
  });

  test('moves two spaces on an Angry card, then drags once by one [Y-206, Y-207, Y-346]', () => {
    const game = cardComes('angry-nidhogg', { enemies: { ...AHEAD, hel: 1 } });
    expect(game.state.enemies).toEqual({ ...AHEAD, nidhogg: 5, hel: 2 });
  });

  test('drags Hel into the Residence; thrown out in time, she does no harm [Y-347, Y-408, Y-805]', () => {
    const game = cardComes('nidhogg', { enemies: { ...AHEAD, nidhogg: 4 } });
    game.with({ enemies: { hel: 7 } }).answers({ enemy: 'hel' });
    expect(game.state.enemies.hel).toBe(8);
    expect(game.told('colour-rolled')).toEqual([]);
    game
      .with({ vikings: 8 })
      .plays('asgard', { enemy: 'hel', vikings: 8 })
      .with({ next: ['surt'] })
      .done();
    expect(game.state.end).toBeNull();
    expect(game.activeGod).toBe('thor');
  });

  test('drags no one if his own move ends in the Residence [Y-348, Y-408]', () => {
    const game = cardComes('nidhogg', { enemies: { nidhogg: 7, hel: 1 } });
    expect(game.state.enemies).toMatchObject({ nidhogg: 8, hel: 1 });
    expect(game.told('enemy-dragged')).toEqual([]);
    expect(game.about).toBe('turn');
  });
});
