/** Worlds ravaged by enemies, and how they are healed. */
import { describe, expect, test } from 'vitest';
import { WORLDS } from '../../../../src/games/chronicles/box/components.ts';
import type { Moment } from '../moment.ts';
import { odinIn, wakes } from '../scenes.ts';
import { turnOf } from '../table.ts';

describe('a World', () => {
  test('is ravaged as soon as two enemies are in it [C-421]', () => {
    const game = wakes('loki', { world: 'niflheim' });
    expect(game.state.ravaged).toEqual(['niflheim']);
  });

  test('takes any marker when it is ravaged [C-422]', () => {
    const game = wakes('loki', { world: 'niflheim', ravaged: ['asgard'] });
    expect(game.told('world-ravaged')).toEqual([
      { type: 'world-ravaged', world: 'niflheim', markersLeft: 5 },
    ]);
  });

  test('is never the Cage [C-423]', () => {
    const game = turnOf('odin', 'thor', 'tyr')
      .with({ places: { loki: 'asgard' }, heroes: 1 })
      .plays('fight:loki', { heroes: 1 });
    expect(game.state.places).toMatchObject({ loki: 'cage', fenrir: 'cage' });
    expect(game.state.ravaged).toEqual([]);
  });

  test('is not ravaged twice [C-424]', () => {
    const game = wakes('loki', { world: 'niflheim', ravaged: ['niflheim'] });
    expect(game.told('world-ravaged')).toEqual([]);
    expect(game.state.ravaged).toEqual(['niflheim']);
  });

  test('can be ravaged by a retreat [C-425]', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      places: { hel: 'asgard', loki: 'niflheim' },
      heroes: 1,
    });
    expect(game.plays('fight:hel', { heroes: 1 }).state.ravaged).toEqual(['niflheim']);
  });

  test('healed under two enemies is immediately ravaged again [C-427]', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      world: 'niflheim',
      places: { loki: 'niflheim' },
      ravaged: ['niflheim'],
    });
    game.plays('heal');
    expect(game.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['world-healed', 'world-ravaged']),
    );
    expect(game.state.ravaged).toEqual(['niflheim']);
  });

  test('loses the game if it is ravaged when no marker is left [C-809]', () => {
    const ravaged = [
      'asgard',
      'vanaheim',
      'alfheim',
      'midgard',
      'nidavellir',
      'svartalfheim',
      'muspellheim',
    ] as const;
    const game = wakes('loki', { world: 'niflheim', ravaged });
    expect(game.state.end).toEqual({ kind: 'lost', why: 'no-ravaged-marker' });
    expect(game.events.at(-1)).toMatchObject({ type: 'gods-lost' });
    expect(game.state.rotation).toBe(0);
    for (const [enemy, at] of [
      ['hel', 'svartalfheim'],
      ['surt', 'nidavellir'],
      ['fenrir', 'asgard'],
    ] as const) {
      const others = WORLDS.filter((world) => world !== at).slice(0, 7);
      const met = wakes(enemy, { world: 'iotunheim', places: { loki: at }, ravaged: others });
      expect(met.state).toMatchObject({ end: { why: 'no-ravaged-marker' }, rotation: 0, fireGiants: 0 });
      expect(met.told('fenrir-bit')).toEqual([]);
      expect(met.god('odin').life).toBe(7);
      expect(met.events.at(-1)).toMatchObject({ type: 'gods-lost' });
    }
  });
});

describe('a ravaged World', () => {
  const ravaged = (moment: Moment = {}) => odinIn('alfheim', 'alone', { ravaged: ['alfheim'], ...moment });

  test('has no action except healing it [C-351]', () => {
    expect(ravaged().ways()).toEqual(['move', 'heal', 'done']);
    expect(ravaged().refuses('alfheim', { elves: 1 })).toEqual({ code: 'world-ravaged', world: 'alfheim' });
    expect(ravaged({ alfheim: 0 }).refuses('heal', { elves: 1 })).toEqual({ code: 'not-an-answer' });
    expect(odinIn('alfheim', 'alone').refuses('heal')).toEqual({
      code: 'world-not-ravaged',
      world: 'alfheim',
    });
  });

  test('is healed for 2 Life points [C-352]', () => {
    const game = ravaged().plays('heal');
    expect(game.state.ravaged).toEqual([]);
    expect(game.god('odin').life).toBe(5);
  });

  test('lets gods fight and move [C-353]', () => {
    const game = ravaged({ places: { loki: 'alfheim' } });
    expect(game.ways()).toEqual(['move', 'fight:loki', 'heal', 'done']);
  });

  test('healed with the last Life point loses the game [C-354]', () => {
    const game = ravaged({ life: 2 }).plays('heal');
    expect(game.state.end).toEqual({ kind: 'lost', why: 'god-without-life' });
  });
});
