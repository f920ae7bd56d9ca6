/** The changes a page makes to the rules while it's open. */
import { describe, expect, test } from 'vitest';
import type { RuleState } from '../../../../src/games/chronicles/box/box.ts';
import { pageWith, type SagaPage, sagaWith, TREE } from '../../../../src/games/chronicles/box/saga.ts';
import type { Moment } from '../moment.ts';
import { turnOfFreyr } from '../scenes.ts';
import { turnIn } from '../table.ts';

describe('the winters of the page', () => {
  const alone = { gods: { thor: { world: 'niflheim' }, tyr: { world: 'niflheim' } } } as const;

  test('make Alfheim, Vanaheim and Midgard give less [C-035]', () => {
    const most = (page: number, world: 'alfheim' | 'vanaheim' | 'midgard', field: string) =>
      turnOfFreyr('fimbulvetr', { ...alone, page, world, places: { loki: 'cage' } }).most(field, world);
    expect([0, 1, 2].map((page) => most(page, 'alfheim', 'elves'))).toEqual([2, 1, 1]);
    expect(most(1, 'vanaheim', 'dice')).toBe(1);
    expect(most(2, 'midgard', 'heroes')).toBe(1);
  });

  test.each([
    ['midgard', 'heroes', {}, [2, 1, 1]],
    ['midgard', 'heroes', { artifacts: ['valshamr'] }, [3, 2, 1]],
    ['alfheim', 'elves', {}, [3, 2, 1]],
    ['vanaheim', 'dice', {}, [3, 2, 1]],
  ] as const)('make %s give less: %s, in company [C-035]', (world, field, moment, amounts) => {
    const most = (page: number) =>
      turnOfFreyr('fimbulvetr', {
        ...moment,
        page,
        world,
        gods: { thor: { world } },
        places: { loki: 'cage' },
      }).most(field, world);
    expect([0, 1, 2].map(most)).toEqual(amounts);
  });

  test('make fewer creatures come; on the second page, company brings one more [C-035]', () => {
    const choices = (page: number, thor: 'svartalfheim' | 'niflheim') =>
      turnOfFreyr('fimbulvetr', { page, world: 'svartalfheim', gods: { thor: { world: thor } } })
        .plays('svartalfheim')
        .told('creatures-drawn')[0]?.creatures.length;
    expect([choices(0, 'svartalfheim'), choices(1, 'svartalfheim'), choices(2, 'svartalfheim')]).toEqual([
      3, 2, 1,
    ]);
    expect(choices(1, 'niflheim')).toBe(1);
  });
});

describe('the bridge', () => {
  const turned = { rotation: 1 } as const;

  test('links Asgard and Midgard for every god while it stands [C-035]', () => {
    const thor = (page: number) => turnIn('bifrost', 'thor', 'tyr', 'freyja').with({ ...turned, page });
    expect(thor(0).choices('world', 'move')).toContain('midgard');
    expect(thor(1).choices('world', 'move')).not.toContain('midgard');
  });

  test('once fallen makes each climb between the top and the middle level cost 1 Life immediately [C-047]', () => {
    const up = turnIn('bifrost', 'thor', 'tyr', 'freyja').with({ page: 1, life: 4 });
    expect(up.moves('midgard').told('life-lost')).toEqual([
      { type: 'life-lost', god: 'thor', life: 1, left: 3 },
    ]);
    const across = turnIn('bifrost', 'thor', 'tyr', 'freyja').with({ page: 1, life: 4 });
    expect(across.moves('alfheim').god('thor').life).toBe(4);
    const below = turnIn('bifrost', 'thor', 'tyr', 'freyja').with({ page: 1, life: 4, world: 'midgard' });
    expect(below.moves('iotunheim').god('thor').life).toBe(4);
  });

  test('costs the amount on the page [C-047]', () => {
    const saga = sagaWith([pageWith([TREE], { toll: 2 })]);
    const climbs = (moment: Moment) =>
      turnIn('bifrost', 'thor', 'tyr', 'freyja')
        .with({ box: { saga }, ...moment })
        .moves('midgard');
    expect(climbs({ life: 4 }).told('life-lost')).toMatchObject([{ life: 2, left: 2 }]);
    expect(climbs({ life: 2 }).state.end).toEqual({ kind: 'lost', why: 'god-without-life' });
  });

  test('costs nothing for a god that is moved, or has its own bridge [C-047]', () => {
    const heimdall = turnIn('bifrost', 'heimdall', 'tyr', 'freyja').with({ page: 1, life: 4 });
    expect(heimdall.moves('midgard').god('heimdall').life).toBe(4);
    const called = turnIn('bifrost', 'thor', 'tyr', 'freyja').with({ page: 1, artifacts: ['gjallarhorn'] });
    expect(called.plays('call:tyr', { world: 'midgard' }).told('life-lost')).toEqual([]);
  });

  test('the last Life may be the toll [C-047]', () => {
    const game = turnIn('bifrost', 'thor', 'tyr', 'freyja').with({ page: 1, life: 1 });
    expect(game.moves('midgard').state.end).toEqual({ kind: 'lost', why: 'god-without-life' });
  });

  test('a god who goes two steps pays once [C-047]', () => {
    const game = turnOfFreyr('bifrost', { page: 1, life: 4 });
    expect(game.moves('iotunheim').told('life-lost')).toMatchObject([{ life: 1 }]);
  });

  test.each([
    ['asgard', 'svartalfheim'],
    ['asgard', 'nidavellir'],
    ['vanaheim', 'midgard'],
  ] as const)(
    'a god who goes two steps from %s to %s pays nothing over a bridge of its own [C-047]',
    (world, to) => {
      const lost = (god: 'heimdall' | 'thor') =>
        turnIn('bifrost', god, 'tyr', 'freyja')
          .with({ ...turned, page: 1, life: 4, world, artifacts: ['skidbladnir'] })
          .moves(to)
          .told('life-lost');
      expect(lost('thor')).toMatchObject([{ life: 1 }]);
      expect(lost('heimdall')).toEqual([]);
    },
  );

  test('a Support god in the destination World may pay the toll [C-050, C-608]', () => {
    const game = turnIn('bifrost', 'thor', 'tyr').with({ page: 1, support: { world: 'midgard' } });
    expect(game.moves('midgard').about).toBe('support-life');
  });
});

describe('on the plain of Vigrid', () => {
  test('a foe is stronger by 1 against the god who is fated for it [C-048]', () => {
    const strength = (god: 'thor' | 'tyr') =>
      turnIn('vigrid', god, 'freyr', 'freyja')
        .with({ page: 1, world: 'midgard', iotunns: [], heroes: 8 })
        .plays('fight:jormungand', { heroes: 2 })
        .told('fight-began')[0]?.strength;
    expect([strength('thor'), strength('tyr')]).toEqual([4, 3]);
  });
});

test("Fenrir is stronger by the amount on the free saga's page [C-049]", () => {
  const strength = (saga: RuleState, page: number) =>
    turnOfFreyr(saga, { page, places: { fenrir: 'asgard' }, iotunns: [], heroes: 8 })
      .plays('fight:fenrir', { heroes: 1 })
      .told('fight-began')[0]?.strength;
  expect([strength('fenrir', 0), strength('fenrir', 2), strength('vigrid', 0)]).toEqual([2, 2, 1]);
});

test.each([
  ['stronger by 2', { stronger: { fenrir: 2 } }, 3],
  ['stronger by 2 and fated for the god', { stronger: { fenrir: 2 }, fated: { fenrir: 'freyr' } }, 4],
  ['fated for another god', { fated: { fenrir: 'thor' } }, 1],
] as const)('a foe has the right Strength if a page makes it %s [C-048, C-049]', (_what, page, expected) => {
  const changes: Partial<SagaPage> = page;
  const game = turnOfFreyr('fenrir', {
    box: { saga: sagaWith([pageWith([TREE], changes)]) },
    places: { fenrir: 'asgard' },
    iotunns: [],
    heroes: 8,
  });
  const strength = game.plays('fight:fenrir', { heroes: 1 }).told('fight-began')[0]?.strength;
  expect(strength).toBe(expected);
});
