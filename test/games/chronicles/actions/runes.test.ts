/** The effects of the rune stones. */
import { describe, expect, test } from 'vitest';
import type { Moment } from '../moment.ts';
import { odinIn } from '../scenes.ts';
import { turnOf } from '../table.ts';

describe('a rune', () => {
  const thrown = (moment: Moment, rune: 'turn-tree' | 'move-god') =>
    odinIn('iotunheim', 'threatened', moment).throwing({ white: rune }).plays('iotunheim');

  test('turns the middle level [C-342]', () => {
    const game = thrown({}, 'turn-tree');
    expect(game.most('times', 'turn-tree')).toBe(2);
    expect(game.plays('turn-tree', { times: 2 }).state.rotation).toBe(2);
    expect(thrown({}, 'turn-tree').plays('none').state.rotation).toBe(0);
  });

  test('acts as often as it was thrown [C-341]', () => {
    const game = odinIn('iotunheim', 'alone').throwing({ white: 'move-god', green: 'move-god' });
    game.plays('iotunheim').plays('move-god', { god: 'tyr', world: 'niflheim' });
    expect(game.ways()).toEqual(['move-god', 'none']);
    game.plays('move-god', { god: 'thor', world: 'niflheim' });
    expect(game.about).toBe('turn-end');
  });

  test('can also take a Support god [C-343]', () => {
    const game = turnOf('odin', 'thor').with({ world: 'iotunheim' }).throwing({ white: 'move-god' });
    const [support] = game.state.supports.map(({ god }) => god);
    if (support === undefined) throw new Error('nobody supports');
    game.plays('iotunheim').plays('move-god', { god: support, world: 'niflheim' });
    expect(game.state.supports).toMatchObject([{ god: support, world: 'niflheim' }]);
  });

  test('takes any god to any World [C-343]', () => {
    const game = thrown({}, 'move-god');
    expect(game.choices('god', 'move-god')).toEqual(['odin', 'thor', 'tyr']);
    expect(game.choices('world', 'move-god')).toHaveLength(9);
    expect(game.plays('move-god', { god: 'tyr', world: 'niflheim' }).god('tyr').world).toBe('niflheim');
  });

  test('restores a lost Life point [C-344]', () => {
    const throws = (life: number) =>
      odinIn('iotunheim', 'alone', { life })
        .throwing({ white: 'turn-tree', green: 'regain-life' })
        .plays('iotunheim');
    expect(throws(5).plays('regain-life').god('odin').life).toBe(6);
    expect(throws(7).ways()).toEqual(['turn-tree', 'none']);
    const used = throws(7).plays('turn-tree', { times: 1 });
    expect(used.about).toBe('turn-end');
    expect(used.told('answer-forced')).toEqual([]);
  });

  test('lets a god act anywhere as if alone, or heal [C-345]', () => {
    const throws = (moment: Moment) =>
      odinIn('iotunheim', 'in company', { life: 7, ...moment })
        .throwing({ white: 'turn-tree', green: 'move-god', black: 'world-action' })
        .plays('iotunheim');
    const game = throws({});
    expect(game.choices('world', 'world-action')).not.toContain('asgard');
    game.plays('world-action', { world: 'alfheim' });
    expect(game.most('elves')).toBe(2);
    game.answers({ elves: 2 });
    expect(game.told('action-began')).toMatchObject([{ world: 'alfheim', tier: 'normal' }]);
    expect(game.ways()).toEqual(['turn-tree', 'move-god', 'none']);
    const healing = throws({ ravaged: ['alfheim'] }).plays('world-action', { world: 'alfheim' });
    expect(healing.told('world-healed')).toMatchObject([{ world: 'alfheim' }]);
    expect(healing.god('odin').life).toBe(5);
    expect(throws({ iotunns: ['thiazi'] }).choices('world', 'world-action')).not.toContain('alfheim');
  });
});
