/** A page's task: what counts towards it, and what does not. */
import { describe, expect, test } from 'vitest';
import { turnOfFreyr, wakesIn } from '../scenes.ts';

describe("a page's own action", () => {
  test('is done in a World, without Risks, and counts towards the task [C-041]', () => {
    const game = turnOfFreyr('baldr', { world: 'alfheim', places: { loki: 'alfheim' } }).plays('deed');
    expect(game.told('deed-done')).toEqual([
      { type: 'deed-done', god: 'freyr', deed: 'oath', world: 'alfheim', done: 1, of: 5 },
    ]);
    expect(game.state.deedsDone).toEqual(['alfheim']);
    expect(game.told('dice-rolled')).toEqual([]);
    expect(game.about).toBe('turn-end');
  });

  test('can be done once in each World [C-041]', () => {
    const game = turnOfFreyr('baldr', { world: 'alfheim', deedsDone: ['alfheim'] });
    expect(game.refuses('deed')).toEqual({ code: 'deed-done-here', world: 'alfheim' });
    expect(game.moves('svartalfheim').ways()).toContain('deed');
  });

  test("isn't possible if the World is ravaged or blocked by an Iotunn [C-041]", () => {
    const ravaged = turnOfFreyr('baldr', { world: 'alfheim', ravaged: ['alfheim'] });
    expect(ravaged.refuses('deed')).toEqual({ code: 'world-ravaged', world: 'alfheim' });
    const blocked = turnOfFreyr('baldr', { world: 'alfheim', iotunns: ['thiazi'] });
    expect(blocked.refuses('deed')).toMatchObject({ code: 'world-blocked', iotunn: 'thiazi' });
  });

  test.each([
    ['baldr', 0],
    ['fenrir', 2],
  ] as const)('cannot be done by a god bitten by Fenrir: %s [C-041]', (saga, page) => {
    const bitten = { page, world: 'alfheim', life: 6, places: { fenrir: 'iotunheim' } } as const;
    const game = wakesIn(saga, 'fenrir', bitten);
    expect(game.ways()).not.toContain('deed');
    expect(game.refuses('deed')).toEqual({ code: 'bitten-by-fenrir' });
  });

  test('belongs to its page, and uses the action of the turn [C-041]', () => {
    expect(turnOfFreyr('baldr', { page: 1 }).refuses('deed')).toEqual({ code: 'no-deed-here' });
    expect(turnOfFreyr('easy').refuses('deed')).toEqual({ code: 'no-deed-here' });
    const acted = turnOfFreyr('baldr', { world: 'alfheim' }).plays('alfheim', { elves: 1 });
    expect(acted.refuses('deed')).toEqual({ code: 'already-acted' });
  });

  test('in the free saga is an ingredient of the ribbon, on the last page only [C-041]', () => {
    const game = turnOfFreyr('fenrir', { page: 2, world: 'alfheim' }).plays('deed');
    expect(game.told('deed-done')).toMatchObject([{ deed: 'ingredient', of: 6 }]);
  });
});

describe('a Fight', () => {
  const withLoki = { page: 1, places: { loki: 'asgard' }, heroes: 8, life: 6 } as const;

  test('counts towards the task when the foe retreats, but no more often than the task requires [C-042]', () => {
    const game = turnOfFreyr('baldr', withLoki).plays('fight:loki', { heroes: 1 });
    expect(game.told('task-fight-done')).toEqual([{ type: 'task-fight-done', foe: 'loki', done: 1, of: 1 }]);
    expect(game.state.fightsDone).toEqual(['loki']);
    const again = turnOfFreyr('baldr', { ...withLoki, fightsDone: ['loki'] });
    expect(again.plays('fight:loki', { heroes: 1 }).state.fightsDone).toEqual(['loki']);
  });

  test('started by a creature counts too [C-042]', () => {
    const game = turnOfFreyr('baldr', {
      ...withLoki,

      world: 'svartalfheim',
      places: { loki: 'svartalfheim' },
      gods: { thor: { world: 'svartalfheim' } },
      creatures: ['geri-and-freki', 'audhumla'],
    })
      .plays('svartalfheim')
      .plays('choose', { creature: 'geri-and-freki' })
      .plays('fight:loki');
    expect(game.state.fightsDone).toEqual(['loki']);
  });

  test('against Jörmungand at the rainbow island counts, although Jörmungand stays there [C-042]', () => {
    const game = turnOfFreyr('vigrid', { page: 1, world: 'midgard', heroes: 8, iotunns: [] });
    expect(game.plays('fight:jormungand', { heroes: 3 }).state).toMatchObject({
      island: 0,
      fightsDone: ['jormungand'],
    });
  });

  test('with a foe that is not in the task does not count [C-042]', () => {
    const game = turnOfFreyr('baldr', { page: 1, world: 'midgard', heroes: 8 });
    expect(game.plays('fight:jormungand', { heroes: 3 }).state.fightsDone).toEqual([]);
  });
});
