/** What is kept of somebody: handed out whole, and erased without a trace. */
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../src/core/seat.ts';
import type { Storage } from '../../src/storage/storage.ts';
import {
  type ChannelId,
  ERASED,
  type Table,
  type TableId,
  type UserId,
} from '../../src/tables/model/table.ts';
import { commitOf, due, lobby, NOON, newFile, secondsAfterNoon, storageIn } from './stores.ts';
import { textsIn, timesInFilesOf, traces } from './traces.ts';

const ANN = '1200000000000000201' as UserId;
const BEN = '1200000000000000202' as UserId;
const ACTION = { request: 'turn-1', choice: 'asgard', values: {} };

function over(id: string, changes: Partial<Table> = {}): Table {
  return lobby({
    id: id as TableId,
    place: { guildId: 'guild', channelId: id as ChannelId },
    status: 'finished',
    hostId: ANN,
    seats: [
      { role: 'thor', userId: ANN },
      { role: 'odin', userId: BEN },
    ],
    ...changes,
  });
}

/** Ann and Ben have left traces wherever there can be any. */
async function aLongStory({ store, settings, boxes }: Storage): Promise<void> {
  const table = over('a-story', {
    pausedBy: ANN,
    logged: 2,
    arrangements: {
      offers: [{ seat: seatIndex(0), turn: null, to: BEN, by: ANN }],
      standIn: { seat: seatIndex(1), turn: 4, userId: ANN },
      proposal: { measure: { kind: 'take-back' }, request: '7', agreed: [ANN, BEN] },
    },
  });
  const said = {
    key: 'table.paused',
    with: { user: ANN, among: [{ key: 'asked.person', with: { user: `<@${ANN}>` } }] },
  };
  const errands = [
    { errand: { kind: 'notice', saying: said, by: ANN, call: [ANN, BEN] }, dueAt: NOON },
    { errand: { kind: 'notice', saying: said, by: BEN }, dueAt: NOON },
    { errand: { kind: 'board', by: ANN, version: 2 }, dueAt: secondsAfterNoon(9) },
    { errand: { kind: 'direct', to: ANN, saying: { key: 'reminder' } }, dueAt: secondsAfterNoon(9) },
    { errand: { kind: 'direct', to: BEN, saying: { key: 'reminder' } }, dueAt: secondsAfterNoon(9) },
    due(9, 'later'),
  ] as const;
  const result = {
    tableId: table.id,
    guildId: 'guild',
    gameId: 'yggdrasil',
    difficulty: { rules: '2018' },
    ending: 'won' as const,
    turns: 30,
    closeness: 2,
    finishedAt: NOON,
    seats: [
      { role: 'thor', userId: ANN, hasWon: true },
      { role: 'odin', userId: BEN, hasWon: true },
    ],
  };
  const lines = [
    { index: 0, seat: seatIndex(0), userId: ANN, action: ACTION },
    { index: 1, seat: seatIndex(1), userId: BEN, back: 1 },
  ];
  expect(await store.commit(commitOf(table, { errands, lines, result }))).toBe('done');
  const [row] = await store.claimDue(NOON, 1);
  if (row === undefined) throw new Error('something is due');
  const board = { turn: 3, asked: [ANN, BEN], away: [ANN], from: 0, to: 0 };
  await store.finish(row, {
    shown: { channelId: table.place.channelId, messageId: 'shown', postedAt: NOON, board },
    errands: [],
  });
  await settings.changePerson(ANN, { language: 'fr', timeZone: 'Europe/Paris' }, NOON);
  await settings.changePerson(BEN, { language: 'it' }, NOON);
  const box = { guildId: 'guild', gameId: 'yggdrasil', text: '{}', userId: ANN, keptAt: NOON };
  await boxes.keep({ ...box, corrections: {} });
}

describe('erased', () => {
  test('somebody is in no row of any table, and everything of others is as it was', async () => {
    const file = newFile();
    const storage = await storageIn(file);
    await aLongStory(storage);
    const columns = new Set(traces(file, ANN).map((text) => text.slice(0, text.indexOf(':'))));
    expect(columns).toEqual(
      new Set([
        'GameTable.hostId',
        'GameTable.pausedBy',
        'GameTable.arrangementsJson',
        'GameTable.shownBoardJson',
        'SeatRow.userId',
        'LogRow.userId',
        'NoticeRow.userId',
        'NoticeRow.sayingJson',
        'ErrandRow.errandJson',
        'ErrandRow.lane',
        'ResultSeatRow.userId',
        'ServerBox.userId',
        'PersonSettings.userId',
      ]),
    );
    const bensBefore = traces(file, BEN).map((text) => text.replaceAll(ANN, ERASED));
    await storage.store.people.erase(ANN, []);
    expect(traces(file, ANN)).toEqual([]);
    expect(traces(file, BEN)).toEqual(bensBefore);
    expect(traces(file, ERASED)).not.toEqual([]);
  });

  test('what is left can be read: the table, its log, its notices, its errands, the statistics of others', async () => {
    const storage = await storageIn();
    const { store, boxes, settings } = storage;
    await aLongStory(storage);
    await store.people.erase(ANN, []);
    const table = await store.load('a-story' as TableId);
    expect(table?.seats.map(({ userId }) => userId)).toEqual([ERASED, BEN]);
    expect(table).toMatchObject({ hostId: ERASED, pausedBy: ERASED });
    expect((await store.log('a-story' as TableId)).map(({ userId }) => userId)).toEqual([ERASED, BEN]);
    const [first] = await store.notices('a-story' as TableId);
    expect(first).toMatchObject({ by: ERASED, saying: { with: { user: ERASED } } });
    const kinds = (await store.claimDue(secondsAfterNoon(60), 20)).map(({ errand }) => errand.kind);
    expect(kinds).toContain('direct');
    expect(kinds).not.toContain('unreadable');
    const of = (userId: UserId) => store.statistics.of({ guildId: 'guild', userId, role: null });
    expect(await of(ANN)).toEqual([]);
    expect(await of(BEN)).toMatchObject([{ games: 1, won: 1, closest: 2 }]);
    expect(await boxes.of('guild', 'yggdrasil')).toMatchObject({ userId: ERASED });
    expect((await settings.ofPerson(ANN)).language).toBeNull();
    expect((await settings.ofPerson(BEN)).language).toBe('it');
  });

  test('twice is as good as once, and of somebody unknown nothing is erased', async () => {
    const file = newFile();
    const storage = await storageIn(file);
    await aLongStory(storage);
    const before = textsIn(file);
    await storage.store.people.erase('1200000000000000999' as UserId, []);
    expect(textsIn(file)).toEqual(before);
    await storage.store.people.erase(ANN, []);
    const once = textsIn(file);
    await storage.store.people.erase(ANN, []);
    expect(textsIn(file)).toEqual(once);
  });

  test('what they typed goes, and so do their names in what others did, said or still to be said', async () => {
    const file = newFile();
    const { store } = await storageIn(file);
    const because = (by: UserId, reason: string) => ({
      key: 'table.aborted-because',
      with: { user: by, reason },
    });
    const notices = [
      [ANN, 'I am Ann, and tired'],
      [BEN, 'Ann of Asgard sleeps, A-n.n (x), ann, アンさん too; Anna and \\<\\@1200000000000000201> do not'],
    ] as const;
    const errands = notices.map(([by, reason]) => ({
      errand: { kind: 'notice', saying: because(by, reason), by } as const,
      dueAt: NOON,
    }));
    expect(await store.commit(commitOf(over('ended'), { errands }))).toBe('done');
    await store.people.erase(ANN, [
      'Ann',
      'Ann of Asgard',
      'A-n.n (x)',
      'アン',
      '\\<\\@1200000000000000201>',
    ]);
    const told = [
      { key: 'table.aborted', with: { user: ERASED } },
      because(
        BEN,
        `<@${ERASED}> sleeps, <@${ERASED}>, <@${ERASED}>, <@${ERASED}>さん too; Anna and <@${ERASED}> do not`,
      ),
    ];
    expect((await store.notices('ended' as TableId)).map(({ saying }) => saying)).toEqual(told);
    const rows = [await store.claimDue(NOON, 1)].flat();
    for (const row of rows) await store.finish(row);
    rows.push(...(await store.claimDue(NOON, 1)));
    expect(rows.map(({ errand }) => 'saying' in errand && errand.saying)).toEqual(told);
    for (const text of ['tired', 'Ann,', 'アン', ANN])
      expect(timesInFilesOf(file, Buffer.from(text).toString('latin1'))).toEqual([0, 0, 0]);
  });

  test('while somebody reads the file it is not said to be done, and afterwards it can be', async () => {
    const file = newFile();
    const storage = await storageIn(file);
    await aLongStory(storage);
    const reader = new Database(file, { readonly: true });
    const reading = reader.prepare('SELECT * FROM "GameTable"').iterate();
    reading.next();
    await expect(storage.store.people.erase(ANN, [])).rejects.toMatchObject({ code: 'locked' });
    reading.return?.();
    reader.close();
    await storage.store.people.erase(ANN, []);
    expect(timesInFilesOf(file, ANN)).toEqual([0, 0, 0]);
  });
});

describe('handed out', () => {
  test('is everything that is kept of them, and nothing that others did', async () => {
    const storage = await storageIn();
    await aLongStory(storage);
    const data = await storage.store.people.dataOf(ANN);
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
          notices: [{ saying: { key: 'table.paused' }, saidAt: NOON }],
        },
      ],
      results: [{ tableId: 'a-story', ending: 'won', turns: 30, seats: [{ role: 'thor', hasWon: true }] }],
      boxFiles: [{ guildId: 'guild', game: 'yggdrasil', keptAt: NOON, text: '{}' }],
    });
    const bens = await storage.store.people.dataOf(BEN);
    expect(bens.tables.map(({ log }) => log)).toEqual([[{ line: 1, seat: 1, back: 1 }]]);
    expect(bens.boxFiles).toEqual([]);
  });

  test('of somebody who was never here is next to nothing', async () => {
    const { store } = await storageIn();
    const data = await store.people.dataOf(ANN);
    expect(data).toMatchObject({ user: ANN, tables: [], results: [], boxFiles: [] });
  });
});

test('open tables are those that are played or can be again, and know them', async () => {
  const { store } = await storageIn();
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
  expect(new Set(await store.people.openTablesOf(ANN))).toEqual(
    new Set(['seated', 'closed', 'only hosted', 'only paused', 'only stood in']),
  );
});
