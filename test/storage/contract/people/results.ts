/** Results are stored with the change that ends a game, and totalled per person, server or role. */
import { expect, test } from 'vitest';
import type { UserId } from '../../../../src/tables/model/table.ts';
import { commitOf, lobby } from '../../../shared/stores/tables.ts';
import { keeps, of, ofServer } from '../../kept-results.ts';
import type { OpenBackEnd } from '../back-end.ts';

const ANN = 'ann' as UserId;
const BEN = 'ben' as UserId;

export function results(openBackEnd: OpenBackEnd): void {
  test('are empty if no game was finished', async () => {
    const storage = await openBackEnd();
    expect(await ofServer(storage)).toEqual([]);
    expect(await of(storage, ANN)).toEqual([]);
  });

  test('count games, wins by difficulty, the longest and the closest game, for a person, a server and a role', async () => {
    const storage = await openBackEnd();
    const hard = { rules: '2018', angry: 3 };
    await keeps(storage, {
      people: [
        ['thor', ANN, true],
        ['odin', BEN, true],
      ],
      turns: 31,
      closeness: 2,
    });
    await keeps(storage, { people: [['thor', ANN, false]], turns: 44 });
    await keeps(storage, { people: [['odin', ANN, true]], difficulty: hard, turns: 25, closeness: 4 });
    await keeps(storage, { people: [['odin', BEN, true]], turns: 50, closeness: 1 });
    const told = { gameId: 'yggdrasil', isContest: false, shared: 0 };
    const easy = { difficulty: { rules: '2018' }, shared: 0 };
    const one = { seats: 1, shared: 0 };
    const pair = { seats: 2, games: 1, won: 1, shared: 0 };
    const atHard = { difficulty: hard, games: 1, won: 1, shared: 0, bySeats: [{ ...one, games: 1, won: 1 }] };
    expect(await of(storage, ANN)).toEqual([
      {
        ...told,
        games: 3,
        won: 2,
        longest: 44,
        closest: 2,
        byDifficulty: [{ ...easy, games: 2, won: 1, bySeats: [{ ...one, games: 1, won: 0 }, pair] }, atHard],
      },
    ]);
    expect(await ofServer(storage)).toEqual([
      {
        ...told,
        games: 4,
        won: 3,
        longest: 50,
        closest: 1,
        byDifficulty: [{ ...easy, games: 3, won: 2, bySeats: [{ ...one, games: 2, won: 1 }, pair] }, atHard],
      },
    ]);
    expect(await ofServer(storage, 'thor')).toEqual([
      {
        ...told,
        games: 2,
        won: 1,
        longest: 44,
        closest: 2,
        byDifficulty: [{ ...easy, games: 2, won: 1, bySeats: [{ ...one, games: 1, won: 0 }, pair] }],
      },
    ]);
    expect(await of(storage, ANN, 'odin')).toEqual([
      { ...told, games: 1, won: 1, longest: 25, closest: 4, byDifficulty: [atHard] },
    ]);
  });

  test('a person who held several seats has played one game', async () => {
    const storage = await openBackEnd();
    await keeps(storage, {
      people: [
        ['thor', ANN, true],
        ['odin', ANN, true],
        ['tyr', null, true],
      ],
    });
    expect(await of(storage, ANN)).toMatchObject([{ games: 1, won: 1 }]);
    expect(await ofServer(storage, 'tyr')).toMatchObject([{ games: 1, won: 1 }]);
  });

  test('games with a computer are counted separately', async () => {
    const storage = await openBackEnd();
    await keeps(storage, { people: [['thor', ANN, true]], turns: 20, closeness: 4 });
    await keeps(storage, { people: [['thor', ANN, true]], turns: 44, closeness: 1, computer: 'good' });
    expect(await of(storage, ANN)).toMatchObject([
      { games: 1, won: 1, longest: 20, closest: 4, withComputers: { games: 1, won: 1, shared: 0 } },
    ]);
    await keeps(storage, { people: [['odin', BEN, true]], computer: 'gentle' });
    expect(await of(storage, BEN)).toMatchObject([
      { games: 0, byDifficulty: [], withComputers: { games: 1 } },
    ]);
  });

  test("opponents win, lose or share; only the winner's result says how close the game was", async () => {
    const storage = await openBackEnd();
    const duel = { gameId: 'micromidgard', difficulty: {} };
    await keeps(storage, {
      ...duel,
      ending: 'decided',
      closeness: 3,
      people: [
        ['hugin', ANN, true],
        ['munin', BEN, false],
      ],
    });
    await keeps(storage, {
      ...duel,
      ending: 'shared',
      people: [
        ['hugin', BEN, true],
        ['munin', ANN, true],
      ],
    });
    expect(await of(storage, ANN)).toMatchObject([
      { isContest: true, games: 2, won: 1, shared: 1, closest: 3 },
    ]);
    expect(await of(storage, BEN)).toMatchObject([{ games: 2, won: 0, shared: 1, closest: null }]);
    expect(await ofServer(storage, 'munin')).toMatchObject([{ games: 2, won: 0, shared: 1 }]);
    expect(await ofServer(storage)).toMatchObject([{ games: 2, won: 1, shared: 1, closest: 3 }]);
  });

  test('the game played most comes first, and other servers count separately', async () => {
    const storage = await openBackEnd();
    const people = [['thor', ANN, false]] as const;
    await keeps(storage, { people, gameId: 'yggdrasil' });
    await keeps(storage, { people, gameId: 'chronicles' });
    await keeps(storage, { people, gameId: 'chronicles' });
    await keeps(storage, { people, guildId: 'elsewhere' });
    expect((await of(storage, ANN)).map(({ gameId, games }) => [gameId, games])).toEqual([
      ['chronicles', 2],
      ['yggdrasil', 1],
    ]);
    const everywhere = await storage.statistics.of({ guildId: null, userId: ANN, role: null });
    expect(everywhere.map(({ gameId, games }) => [gameId, games])).toEqual([
      ['chronicles', 2],
      ['yggdrasil', 2],
    ]);
  });

  test('a refused change stores no result', async () => {
    const storage = await openBackEnd();
    const result = await keeps(storage, { people: [['thor', ANN, true]] });
    const again = lobby({ id: result.tableId, status: 'finished' });
    expect(await storage.store.commit(commitOf(again, { result, cause: 'once more' }))).toBe('conflict');
    expect(await of(storage, ANN)).toMatchObject([{ games: 1, won: 1 }]);
  });
}
