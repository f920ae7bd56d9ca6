/** The few answers worth showing if there are too many for a menu. */
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../moment.ts';
import { turnOf } from '../../table.ts';
import { shortlist } from '../question-words.ts';

const three = (moment: Moment = {}) => turnOf('odin', 'thor', 'tyr').with(moment);

describe('the shortlist of a fight', () => {
  test('starts with the cheapest help, and has safe choices before fatal ones', () => {
    const game = three({ world: 'midgard', heroes: 3, dice: 3, elves: 2, life: 5 });
    expect(shortlist(game, 'fight:jormungand')[0]).toEqual({ dice: 0, heroes: 2 });
    const weak = shortlist(three({ world: 'midgard', heroes: 3, dice: 5, life: 1 }), 'fight:jormungand');
    expect(weak[0]).toEqual({ heroes: 3, dice: 0 });
    expect(weak.at(-1)).toEqual({ dice: 0, heroes: 0 });
  });

  test('leaves room for the other foes in reach', () => {
    const game = three({
      world: 'midgard',
      heroes: 8,
      dice: 6,
      iotunns: ['hymir'],
      places: { loki: 'midgard', hel: 'midgard' },
      ravaged: ['midgard'],
    });
    const lists = ['jormungand', 'loki', 'hel', 'hymir'].map((foe) => shortlist(game, `fight:${foe}`));
    expect(lists.map((list) => list.length)).toEqual([5, 5, 5, 5]);
  });
});

test('at a ladder, the answer that sends the most back comes first, with the cheapest protection', () => {
  const game = three({ world: 'niflheim', anonymous: 3, heroes: 4, dice: 4 });
  expect(shortlist(game, 'niflheim')[0]).toEqual({ anonymous: 3, dice: 0, heroes: 3 });
});

test('in Asgard, the cheapest way to heal each World comes before more expensive ways, and useless Worlds are left out', () => {
  const game = three({
    ravaged: ['midgard', 'alfheim', 'vanaheim'],
    heroes: 6,
    dice: 6,
    places: { hel: 'midgard' },
  });
  const worlds = shortlist(game, 'asgard').map(({ world }) => world);
  expect(worlds.slice(0, 2)).toEqual(['alfheim', 'vanaheim']);
  expect(worlds).not.toContain('midgard');
});

test('the largest amount comes first', () => {
  expect(shortlist(three({ world: 'alfheim' }), 'alfheim')).toEqual([{ elves: 2 }, { elves: 1 }]);
});

test('if a god may go anywhere, Worlds with the most enemies and the current god come first, and no god stays in place', () => {
  const game = three({ world: 'iotunheim', places: { fenrir: 'vanaheim' }, ravaged: ['vanaheim'] })
    .throwing({ white: 'move-god', green: 'move-god' })
    .plays('iotunheim');
  const list = shortlist(game, 'move-god');
  expect(list).toHaveLength(24);
  expect(list.slice(0, 3)).toEqual([
    { god: 'odin', world: 'vanaheim' },
    { god: 'thor', world: 'vanaheim' },
    { god: 'tyr', world: 'vanaheim' },
  ]);
  expect(list).not.toContainEqual({ god: 'odin', world: 'iotunheim' });
});
