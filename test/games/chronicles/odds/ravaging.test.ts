/** Worlds that a retreat ravages, and Worlds where healing is useless: predicted and actual. */
import { describe, expect, test } from 'vitest';
import type { Foe, Walker, World } from '../../../../src/games/chronicles/box/components.ts';
import { isRavagedAgainAtOnce, ravagedByRetreat } from '../../../../src/games/chronicles/odds/ravaging.ts';
import type { Moment } from '../moment.ts';
import { turnOf } from '../table.ts';

/** Odin is in Alfheim. */
const odin = (moment: Moment) => turnOf('odin', 'thor', 'tyr').with({ world: 'alfheim', ...moment });

describe('a foe who is beaten and retreats [C-425]', () => {
  const CASES: readonly (readonly [string, Foe, Moment, World | null])[] = [
    ['Hel, where Loki is', 'hel', { places: { hel: 'alfheim', loki: 'niflheim' } }, 'niflheim'],
    ['Hel, where nobody is', 'hel', { places: { hel: 'alfheim' } }, null],
    [
      'Hel, where it is ravaged already [C-424]',
      'hel',
      { places: { hel: 'alfheim', loki: 'niflheim' }, ravaged: ['niflheim'] },
      null,
    ],
    ['Hel, where she stands herself', 'hel', { world: 'niflheim' }, null],
    ['Surt, where Loki is', 'surt', { places: { surt: 'alfheim', loki: 'muspellheim' } }, 'muspellheim'],
    ['Loki, into the Cage with Fenrir [C-423]', 'loki', { places: { loki: 'alfheim' } }, null],
    ['Jörmungand, who swims away', 'jormungand', { world: 'midgard', island: 1 }, null],
    ['an Iotunn, who is gone', 'thiazi', { iotunns: ['thiazi'] }, null],
  ];

  test.each(CASES)('%s', (_, foe, moment, world) => {
    const game = odin(moment);
    expect(ravagedByRetreat(game.state, foe)).toBe(world);
    game.plays(`fight:${foe}`);
    if (game.about === 'elves') game.plays('give', { elves: 0 });
    expect(game.told('world-ravaged').map((event) => event.world)).toEqual(world === null ? [] : [world]);
  });
});

describe('a World that is healed', () => {
  const CASES: readonly (readonly [string, readonly Walker[], boolean])[] = [
    ['is ravaged again under two enemies [C-427]', ['hel', 'loki'], true],
    ['but not under one', ['hel'], false],
    ['nor under none', [], false],
  ];

  test.each(CASES)('%s', (_, enemies, isInVain) => {
    const places = Object.fromEntries(enemies.map((enemy) => [enemy, 'alfheim'] as const));
    const game = odin({ places, ravaged: ['alfheim'] });
    expect(isRavagedAgainAtOnce(game.state, 'alfheim')).toBe(isInVain);
    expect(game.plays('heal').state.ravaged).toEqual(isInVain ? ['alfheim'] : []);
  });
});
