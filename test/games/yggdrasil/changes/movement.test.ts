/** The road through Asgard: spaces, areas, powers and forces. */
import { describe, expect, test } from 'vitest';
import { boxOf, DOOR, RESIDENCE, WALL } from '../../../../src/games/yggdrasil/box/box.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import { advance } from '../../../../src/games/yggdrasil/changes/movement.ts';
import { powerAt } from '../../../../src/games/yggdrasil/facts/enemies.ts';
import { forceOf } from '../../../../src/games/yggdrasil/facts/fights.ts';
import { draftOf } from '../../../../src/games/yggdrasil/state/draft.ts';
import { cardComes, table } from '../table.ts';

const ROAD = [
  { space: 1, power: 0, force: 0 },
  { space: 2, power: 1, force: 5 },
  { space: 3, power: 1, force: 5 },
  { space: 4, power: 2, force: 6 },
  { space: 5, power: 2, force: 6 },
  { space: 6, power: 3, force: 7 },
  { space: 7, power: 3, force: 7 },
  { space: 8, power: 0, force: 8 },
];

describe('the road through Asgard', () => {
  test('has eight spaces, the last of them the Residence [Y-401, Y-405]', () => {
    expect(RESIDENCE).toBe(8);
    expect(houseBox('2018').power.slice(1)).toHaveLength(8);
    expect(houseBox('2018').force.slice(1)).toHaveLength(8);
  });

  test('has the wall after space 3 and the door after space 5 [Y-403, Y-404]', () => {
    expect({ WALL, DOOR }).toEqual({ WALL: 3, DOOR: 5 });
  });

  test.each(ROAD)(
    'on space $space has power $power and force $force [Y-402, Y-406, Y-407, Y-409, Y-410, Y-411, Y-903]',
    ({ space, power, force }) => {
      const { state } = table('odin').with({ enemies: { hel: space } });
      expect(powerAt(boxOf(state), space)).toBe(power);
      expect(forceOf(state, 'hel')).toBe(force);
    },
  );
});

describe('moving', () => {
  test('a card moves its enemy one space to the right, and no other enemy [Y-203]', () => {
    const game = cardComes('surt', { enemies: { surt: 2, hel: 5 } }, 'white');
    expect(game.state.enemies).toMatchObject({ surt: 3, hel: 5, loki: 1 });
    expect(game.told('enemy-advanced')).toEqual([{ type: 'enemy-advanced', enemy: 'surt', from: 2, to: 3 }]);
  });

  test('an Angry card moves Hel two spaces and triggers her effect once, with the power reached [Y-206, Y-207]', () => {
    const game = cardComes('angry-hel', { enemies: { hel: 2 }, bags: { blue: { vikings: 9 } } }, 'blue');
    expect(game.state.enemies.hel).toBe(4);
    expect(game.told('vikings-died')).toHaveLength(1);
    expect(game.state.bags.blue.vikings).toBe(7);
  });

  test('an Angry card moves Hel from space 7 by only one, into the Residence, with no effect there [Y-208, Y-408]', () => {
    const game = cardComes('angry-hel', { enemies: { hel: 7 } });
    expect(game.told('enemy-advanced')).toEqual([{ type: 'enemy-advanced', enemy: 'hel', from: 7, to: 8 }]);
    expect(game.told('colour-rolled')).toEqual([]);
  });

  test('an enemy in the Residence moves no further [Y-414]', () => {
    const game = draftOf(table('thor').with({ enemies: { hel: 8 } }).state);
    advance(game, 'hel', 1);
    expect(game.enemies.hel).toBe(8);
  });

  test('an enemy on space 1 can be neither attacked nor moved back [Y-412, Y-413]', () => {
    const game = table('thor').with({ enemies: { surt: 2 }, vanir: 'enemy-back' });
    expect(game.choices('enemy', 'asgard')).toEqual(['surt']);
    game.with({ enemies: { loki: 3 } }).plays('vanaheim:use', { square: 'enemy-back' });
    expect(game.choices('enemy')).toEqual(['surt', 'loki']);
  });

  test('moving back has no effect: Loki thrown back to space 2 calls no giant [Y-415]', () => {
    const game = table('thor').with({ enemies: { loki: 3 }, vikings: 5 });
    game.plays('asgard', { enemy: 'loki', vikings: 5 });
    expect(game.state.enemies.loki).toBe(2);
    expect(game.told('giants-appeared')).toEqual([]);
    expect(game.state.active).toEqual([]);
  });
});

describe('a Ragnarök card', () => {
  const named = {
    'ragnarok-1': ['hel', 'surt', 'jormungand'],
    'ragnarok-2': ['loki', 'nidhogg', 'fenrir'],
    'ragnarok-3': ['hel', 'loki', 'fenrir'],
    'ragnarok-4': ['surt', 'jormungand', 'nidhogg'],
  } as const;

  test.each(Object.entries(named))(
    '%s moves its three enemies one space without their effects [Y-209, Y-210, Y-904]',
    (card, three) => {
      const game = cardComes(card as keyof typeof named);
      const moved = game.told('enemy-advanced');
      expect(moved.map(({ enemy, from, to }) => ({ enemy, from, to }))).toEqual(
        three.map((enemy) => ({ enemy, from: 1, to: 2 })),
      );
      expect(game.told('colour-rolled')).toEqual([]);
      expect(game.told('giants-appeared')).toEqual([]);
      expect(game.told('enemy-dragged')).toEqual([]);
      expect(game.state).toMatchObject({ fenrirIsAngry: false, active: [], lostVikings: 0 });
      expect(game.about).toBe('turn');
    },
  );

  test('leaves an angry Fenrir angry [Y-210]', () => {
    const game = table('thor', 'heimdall').with({ fenrirIsAngry: true, next: ['ragnarok-2'] });
    game.rolling('black', 'black', 'black').plays('calm').plays('calm').plays('calm').done();
    expect(game.state).toMatchObject({ fenrirIsAngry: true, enemies: { fenrir: 2 } });
  });
});
