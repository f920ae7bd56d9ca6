/** Saga foes: the wolves after the sun and the moon, and Hrym at the helm of Naglfar. */
import { describe, expect, test } from 'vitest';
import { type SagaSpace, sagaWith, TREE } from '../../../../src/games/chronicles/box/saga.ts';
import { guardOf } from '../../../../src/games/chronicles/facts/iotunns.ts';
import { turnOfFreyr, wakesIn } from '../scenes.ts';
import { opened, tableOf } from '../table.ts';

describe('a saga foe', () => {
  test('is hidden at the start of its track, and then fought in its World [C-013, C-043]', () => {
    const still = turnOfFreyr('managarms', { world: 'alfheim' });
    expect(still.refuses('fight:skoll')).toEqual({ code: 'foe-out-of-sight', foe: 'skoll' });
    const running = turnOfFreyr('managarms', { world: 'alfheim', tracks: { skoll: 4 }, heroes: 8 });
    expect(running.plays('fight:skoll', { heroes: 5 }).told('fight-began')).toMatchObject([
      { foe: 'skoll', strength: 5 },
    ]);
    expect(running.state.tracks.skoll).toBe(1);
    const elsewhere = turnOfFreyr('managarms', { world: 'vanaheim', tracks: { skoll: 4 } });
    expect(elsewhere.refuses('fight:skoll')).toEqual({ code: 'foe-elsewhere', foe: 'skoll', at: 'alfheim' });
    expect(turnOfFreyr('easy').refuses('fight:skoll')).toMatchObject({ code: 'foe-out-of-sight' });
  });

  test('stays in place when the page is turned [C-043]', () => {
    const game = wakesIn('managarms', 'nidhogg', { nidhogg: 2, tracks: { skoll: 3, hati: 2 } });
    expect(game.state).toMatchObject({ page: 1, tracks: { skoll: 3, hati: 2 } });
  });

  test('that is past the end of the next page’s shorter track loses the game before that page has any effect [C-040, C-815]', () => {
    const { box } = opened(['freyr'], 'a shorter track', 'naglfar').state;
    const [first, second] = box.saga.pages;
    if (first === undefined || second === undefined) throw new Error('Naglfar has two pages');
    const shorter = {
      ...second,
      tracks: second.tracks.map((track) => ({ ...track, length: 4 })),
      entry: [{ kind: 'takes', what: 'life', amount: 9, from: 'each' } as const],
    };
    const game = wakesIn('naglfar', 'nidhogg', {
      nidhogg: first.spaces.length - 1,
      tracks: { hrym: 4 },
      box: { ...box, saga: { ...box.saga, pages: [first, shorter] } },
    });
    expect(game.state.end).toEqual({ kind: 'lost', why: 'naglfar-at-sea' });
  });

  test('does not fall back behind the start of its track [C-043]', () => {
    const game = turnOfFreyr('managarms', { world: 'alfheim', tracks: { skoll: 2 }, heroes: 8 });
    expect(game.plays('fight:skoll', { heroes: 3 }).state.tracks.skoll).toBe(0);
  });

  test('is neither enemy nor Iotunn: no malus, no ravaging, no guard, and its Fight is open even in a blocked World [C-044]', () => {
    const beside = {
      world: 'alfheim',
      tracks: { skoll: 2 },
      places: { surt: 'alfheim' },
      heroes: 8,
    } as const;
    expect(turnOfFreyr('managarms', beside).state.ravaged).toEqual([]);
    const alone = turnOfFreyr('managarms', { ...beside, places: {} });
    expect(alone.most('elves', 'alfheim')).toBe(2);
    const shut = turnOfFreyr('managarms', { ...beside, ravaged: ['alfheim'], iotunns: ['thiazi'] });
    expect(shut.ways('fight')).toContain('fight:skoll');
    expect(guardOf(shut.state, 'surt')).toBeUndefined();
  });

  test('is affected by powers against anyone, but not by powers against Iotunns [C-044]', () => {
    const risks = (artifact: 'megingjord' | 'gram') =>
      turnOfFreyr('managarms', {
        world: 'alfheim',
        tracks: { skoll: 2 },
        artifacts: [artifact],
        heroes: 8,
      }).most('heroes', 'fight:skoll');
    expect([risks('megingjord'), risks('gram')]).toEqual([2, 3]);
  });

  test('can be reached from next door with Gungnir [C-044]', () => {
    const game = turnOfFreyr('managarms', { world: 'asgard', tracks: { skoll: 2 }, artifacts: ['gungnir'] });
    expect(game.ways('fight')).toContain('fight:skoll');
  });
});

describe('the wolves', () => {
  test('run if Hel, Surt or Loki has woken and the Tree is in their position [C-045]', () => {
    const skoll = wakesIn('managarms', 'surt', { rotation: 0 });
    expect(skoll.told('saga-foe-moved')).toEqual([
      { type: 'saga-foe-moved', foe: 'skoll', from: 0, to: 1, length: 6 },
    ]);
    expect(wakesIn('managarms', 'loki', { rotation: 1 }).state.tracks).toMatchObject({ skoll: 0, hati: 1 });
    expect(wakesIn('managarms', 'surt', { rotation: 2 }).told('saga-foe-moved')).toEqual([]);
    expect(wakesIn('managarms', 'jormungand', { rotation: 1 }).told('saga-foe-moved')).toEqual([]);
  });

  test('run in page order if they run together, and the first at its end loses the game [C-039]', () => {
    const { box } = opened(['freyr'], 'together', 'managarms').state;
    const [page] = box.saga.pages;
    if (page === undefined) throw new Error('the Managarms have two pages');
    const together = page.tracks.map((track) => ({ ...track, rotation: 1 as const }));
    const endOf = (tracks: typeof together) =>
      wakesIn('managarms', 'surt', {
        box: { saga: sagaWith([{ ...page, tracks }]) },
        tracks: { skoll: 5, hati: 5 },
      }).state.end;
    expect(endOf(together)).toMatchObject({ why: 'sun-swallowed' });
    expect(endOf(together.toReversed())).toMatchObject({ why: 'moon-swallowed' });
  });

  test('do not run when a god turns the Tree [C-045]', () => {
    const game = turnOfFreyr('managarms', { world: 'svartalfheim', creatures: ['vedrfolnir'] })
      .plays('svartalfheim')
      .plays('choose', { creature: 'vedrfolnir' })
      .answers({ times: 1 });
    expect(game.state).toMatchObject({ rotation: 1, tracks: { skoll: 0 } });
  });

  test('swallow the sun or the moon at the end, which loses the game [C-813, C-814]', () => {
    const sun = wakesIn('managarms', 'surt', { tracks: { skoll: 5 } });
    expect(sun.state.end).toEqual({ kind: 'lost', why: 'sun-swallowed' });
    const moon = wakesIn('managarms', 'surt', { tracks: { hati: 5 }, rotation: 1 });
    expect(moon.state.end).toEqual({ kind: 'lost', why: 'moon-swallowed' });
  });

  test.each([
    [1, 3],
    [2, 4],
  ])('run from step 2 as many spaces as the Saga book says: %i [C-034]', (spaces, at) => {
    const { box } = opened(['freyr'], 'runs', 'managarms').state;
    const [, page] = box.saga.pages;
    if (page === undefined) throw new Error('the Managarms have two pages');
    const effects: SagaSpace = [{ kind: 'runs', foe: 'skoll', spaces }];
    const saga = sagaWith([{ ...page, spaces: [effects, TREE] }]);
    const game = wakesIn('managarms', 'nidhogg', { box: { saga }, tracks: { skoll: 2 } });
    expect(game.state.tracks).toMatchObject({ skoll: at, hati: 0 });
    const last = wakesIn('managarms', 'nidhogg', { box: { saga }, tracks: { skoll: 6 - spaces } });
    expect(last.state.end).toEqual({ kind: 'lost', why: 'sun-swallowed' });
  });

  test('run if a space of the Saga book says so [C-034]', () => {
    const game = wakesIn('managarms', 'nidhogg', { page: 1, tracks: { hati: 1 } });
    expect(game.state.tracks).toMatchObject({ skoll: 1, hati: 2 });
    const last = wakesIn('managarms', 'nidhogg', { nidhogg: 1, tracks: { skoll: 5 } });
    expect(last.state.end).toEqual({ kind: 'lost', why: 'sun-swallowed' });
  });
});

describe('Hrym', () => {
  test('runs whenever Hel or Jörmungand wakes, after the losses that the waking causes [C-046]', () => {
    const game = wakesIn('naglfar', 'hel', { tracks: { hrym: 3 } });
    const order = game.events.map(({ type }) => type).filter((type) => /life-lost|saga-foe/.test(type));
    expect(order).toEqual(['life-lost', 'saga-foe-moved']);
    expect(game.state.tracks.hrym).toBe(4);
    expect(wakesIn('naglfar', 'jormungand').state.tracks.hrym).toBe(1);
    expect(wakesIn('naglfar', 'surt').state.tracks.hrym).toBe(0);
  });

  test('runs only after the players decide who loses the Life that Hel takes [C-039]', () => {
    const game = tableOf('naglfar', 'freyr', 'thor')
      .with({ card: 'hel', wheel: { hel: 'thor' }, world: 'alfheim', support: { world: 'alfheim' } })
      .begins('freyr');
    expect([game.about, game.state.tracks.hrym]).toEqual(['support-life', 0]);
    game.answers({ life: 1 });
    expect(game.state.tracks.hrym).toBe(1);
  });

  test("gains 1 Strength every two spaces, falls back 2, and is fought in the page's World [C-046]", () => {
    const fights = { tracks: { hrym: 5 }, heroes: 8 } as const;
    const game = turnOfFreyr('naglfar', { ...fights, world: 'niflheim' }).plays('fight:hrym', { heroes: 3 });
    expect(game.told('fight-began')).toMatchObject([{ strength: 3 }]);
    expect(game.state.tracks.hrym).toBe(3);
    const afloat = turnOfFreyr('naglfar', { ...fights, page: 1, world: 'midgard' });
    expect(afloat.ways('fight')).toContain('fight:hrym');
  });

  test('has launched Naglfar at the end of his track, which loses the game [C-815]', () => {
    const game = wakesIn('naglfar', 'jormungand', { tracks: { hrym: 7 } });
    expect(game.state.end).toEqual({ kind: 'lost', why: 'naglfar-at-sea' });
  });
});
