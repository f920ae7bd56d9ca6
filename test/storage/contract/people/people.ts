/** Everything stored about a person can be handed out, and erased so that the rest can still be read. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { ERASED, type TableId, type UserId } from '../../../../src/tables/model/table.ts';
import { commitOf, NOON, secondsAfterNoon } from '../../../shared/stores/tables.ts';
import { ACTION, ANN, aLongStory, BEN, over } from '../../long-story.ts';
import type { OpenBackEnd } from '../back-end.ts';

export function peopleKept(openBackEnd: OpenBackEnd): void {
  describe('the data of an erased person', () => {
    test("is removed, and table, log, notices, jobs and others' statistics stay readable", async () => {
      const storage = await openBackEnd();
      const { store, boxes, settings, statistics, people } = storage;
      await aLongStory(storage);
      await people.erase(ANN, [], NOON);
      const table = await store.load('a-story' as TableId);
      expect(table?.seats.map(({ userId }) => userId)).toEqual([ERASED, BEN]);
      expect(table).toMatchObject({ hostId: ERASED, pausedBy: ERASED });
      expect((await store.log('a-story' as TableId)).map(({ userId }) => userId)).toEqual([ERASED, BEN]);
      const [first] = await store.notices('a-story' as TableId);
      expect(first).toMatchObject({ by: ERASED, phrase: { with: { user: ERASED } } });
      const jobs = (await store.claimDue(secondsAfterNoon(60), 20)).map(({ job }) => job);
      expect(jobs.flatMap((job) => (job.kind === 'direct' ? [job.to] : []))).toEqual([BEN]);
      expect(jobs.map(({ kind }) => kind)).not.toContain('unreadable');
      const of = (userId: UserId) => statistics.of({ guildId: 'guild', userId, role: null });
      expect(await of(ANN)).toEqual([]);
      expect(await of(BEN)).toMatchObject([{ games: 1, won: 1, closest: 2 }]);
      expect(await boxes.of('guild', 'yggdrasil')).toMatchObject({ userId: ERASED });
      expect((await settings.ofPerson(ANN)).language).toBeNull();
      expect((await settings.ofPerson(BEN)).language).toBe('it');
    });

    test("loses typed texts and names, including those in other people's entries", async () => {
      const { store, people } = await openBackEnd();
      const because = (by: UserId, reason: string) => ({
        key: 'table.aborted-because',
        with: { user: by, reason },
      });
      const notices = [
        [ANN, 'I am Ann, and tired'],
        [
          BEN,
          'Ann of Asgard sleeps, A-n.n (x), ann, アンさん too; Anna and \\<\\@1200000000000000201> do not',
        ],
      ] as const;
      const jobs = notices.map(([by, reason]) => ({
        job: { kind: 'notice', phrase: because(by, reason), by } as const,
        dueAt: NOON,
      }));
      expect(await store.commit(commitOf(over('ended'), { jobs }))).toBe('done');
      await people.erase(
        ANN,
        ['Ann', 'Ann of Asgard', 'A-n.n (x)', 'アン', '\\<\\@1200000000000000201>'],
        NOON,
      );
      const told = [
        { key: 'table.aborted', with: { user: ERASED } },
        because(
          BEN,
          `<@${ERASED}> sleeps, <@${ERASED}>, <@${ERASED}>, <@${ERASED}>さん too; Anna and <@${ERASED}> do not`,
        ),
      ];
      expect((await store.notices('ended' as TableId)).map(({ phrase }) => phrase)).toEqual(told);
      const rows = [await store.claimDue(NOON, 1)].flat();
      for (const row of rows) await store.finish(row);
      rows.push(...(await store.claimDue(NOON, 1)));
      expect(rows.map(({ job }) => 'phrase' in job && job.phrase)).toEqual(told);
    });

    test('can be erased again, and an unknown person changes nothing', async () => {
      const storage = await openBackEnd();
      const { people } = storage;
      await aLongStory(storage);
      const before = await Promise.all([ANN, BEN].map(people.dataOf));
      await people.erase('1200000000000000999' as UserId, [], NOON);
      expect(await Promise.all([ANN, BEN].map(people.dataOf))).toEqual(before);
      for (const _ of ['once', 'twice']) {
        await people.erase(ANN, [], NOON);
        expect(await people.dataOf(ANN)).toMatchObject({ tables: [], results: [], boxFiles: [] });
        expect((await people.dataOf(BEN)).tables).toHaveLength(1);
      }
    });
  });

  describe('the data handed out to a person', () => {
    test('is everything stored about the person, and nothing that others did', async () => {
      const storage = await openBackEnd();
      await aLongStory(storage);
      const data = await storage.people.dataOf(ANN);
      expect(data).toMatchObject({
        user: ANN,
        settings: { language: 'fr', timeZone: 'Europe/Paris' },
        tables: [
          {
            table: 'a-story',
            game: 'yggdrasil',
            place: { guildId: 'guild', channelId: 'a-story' },
            status: 'finished',
            openedAt: NOON,
            isHost: true,
            seats: ['thor'],
            log: [{ line: 0, seat: 0, action: ACTION }],
            notices: [{ phrase: { key: 'table.paused' }, postedAt: NOON }],
          },
        ],
        results: [{ tableId: 'a-story', ending: 'won', turns: 30, seats: [{ role: 'thor', hasWon: true }] }],
        boxFiles: [{ guildId: 'guild', game: 'yggdrasil', keptAt: NOON, text: '{}' }],
      });
      const bens = await storage.people.dataOf(BEN);
      expect(bens.tables.map(({ log }) => log)).toEqual([[{ line: 1, seat: 1, back: 1 }]]);
      expect(bens.boxFiles).toEqual([]);
    });

    test('is almost empty for a person who was never here', async () => {
      const { people } = await openBackEnd();
      const data = await people.dataOf(ANN);
      expect(data).toMatchObject({ user: ANN, tables: [], results: [], boxFiles: [] });
    });
  });

  test("a person's open tables are all tables that refer to them and are being played or can be reopened", async () => {
    const { store, people } = await openBackEnd();
    const others = { hostId: BEN, seats: [{ role: 'odin', userId: BEN }] } as const;
    const standIn = { seat: seatIndex(0), turn: 1, userId: ANN };
    for (const table of [
      over('seated', { status: 'playing', hostId: BEN }),
      over('closed', { status: 'closed' }),
      over('only hosted', { ...others, status: 'lobby', hostId: ANN }),
      over('only paused', { ...others, status: 'playing', pausedBy: ANN }),
      over('only stood in', {
        ...others,
        status: 'playing',
        arrangements: { offers: [], standIn, proposal: null },
      }),
      over('over'),
      over('strange', { ...others, status: 'playing' }),
    ])
      expect(await store.commit(commitOf(table))).toBe('done');
    expect(new Set(await people.openTablesOf(ANN))).toEqual(
      new Set(['seated', 'closed', 'only hosted', 'only paused', 'only stood in']),
    );
  });
}
