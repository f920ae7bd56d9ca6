/** Collects a person's data from every database table, and erases it there. */
import {
  type GameTable,
  type LogRow,
  type NoticeRow,
  Prisma,
  type PrismaClient,
  type SeatRow,
} from '../../../generated/prisma/client.ts';
import { PERSON_CHOSE_NOTHING } from '../../../tables/model/settings.ts';
import type {
  OwnLine,
  OwnTable,
  PeopleKept,
  PersonsData,
} from '../../../tables/model/storage/people-kept.ts';
import {
  type ChannelId,
  ERASED,
  type LogLine,
  type TableId,
  type UserId,
} from '../../../tables/model/table.ts';
import { withoutPerson } from '../../../tables/moderation/aborting.ts';
import { jobColumn, optionsColumn, phraseColumn } from '../../codec.ts';
import { timeIn } from '../../column.ts';
import { wordIn } from '../../stored-words.ts';
import { ownAttempts, ownPractice, withoutAttempts } from '../daily/own-attempts.ts';
import { ownReminder } from '../daily/reminders.ts';
import type { Dialect } from '../dialect.ts';
import type { Durability } from '../engine.ts';
import { logLineFrom, noticeFrom } from '../rows/log-rows.ts';
import { readableOf, readOr } from '../rows/unreadable.ts';
import { ownOverviews } from './overviews.ts';
import { ownCampaigns, renewingCampaigns } from './own-campaigns.ts';
import { personSettingsOf } from './settings.ts';

export function peopleKeptOver(
  client: PrismaClient,
  dialect: Dialect,
  durability: Pick<Durability, 'write' | 'forget'>,
): PeopleKept {
  return {
    dataOf: (userId) => dataOf(client, userId),
    openTablesOf: (userId) => openTablesOf(client, userId),
    erase: (userId, names, now) => erase(client, dialect, durability, { userId, names, now }),
  };
}

async function dataOf(client: PrismaClient, userId: UserId): Promise<PersonsData> {
  const [settings, tables, results, campaigns, boxFiles, overviews, attempts, practice, reminder] =
    await Promise.all([
      readOr(
        () => personSettingsOf(client, userId),
        () => PERSON_CHOSE_NOTHING,
      ),
      ownTables(client, userId),
      ownResults(client, userId),
      ownCampaigns(client, userId),
      ownBoxFiles(client, userId),
      ownOverviews(client, userId),
      ownAttempts(client, userId),
      ownPractice(client, userId),
      ownReminder(client, userId),
    ]);
  const ofDaily = { attempts, practice, reminder };
  return { user: userId, settings, tables, results, campaigns, boxFiles, overviews, ...ofDaily };
}

function ownResults(client: PrismaClient, userId: UserId): Promise<PersonsData['results']> {
  const where = { seats: { some: { userId } } };
  const orderBy = { finishedAt: 'asc' } as const;
  const readBy = async (which: Prisma.ResultRowWhereInput) => {
    const rows = await client.resultRow.findMany({
      where: which,
      include: { seats: { where: { userId }, orderBy: { position: 'asc' } } },
      orderBy,
    });
    return rows.map(({ difficultyJson, ending, seats, ...result }) => {
      const at = `ResultRow ${result.tableId}`;
      return {
        ...result,
        tableId: result.tableId as TableId,
        difficulty: optionsColumn.read(difficultyJson, `${at} difficultyJson`),
        ending: wordIn('ending', ending, `${at} ending`),
        seats: seats.map(({ role, won }) => ({ role, hasWon: won })),
      };
    });
  };
  return readableOf(
    () => readBy(where),
    () => client.resultRow.findMany({ where, select: { tableId: true }, orderBy }),
    async (key) => (await readBy(key))[0] ?? null,
  );
}

function ownBoxFiles(client: PrismaClient, userId: UserId): Promise<PersonsData['boxFiles']> {
  const where = { userId };
  const orderBy = { keptAt: 'asc' } as const;
  const readBy = async (which: Prisma.ServerBoxWhereInput) => {
    const rows = await client.serverBox.findMany({ where: which, orderBy });
    return rows.map(({ guildId, gameId, keptAt, text }) => ({ guildId, game: gameId, keptAt, text }));
  };
  return readableOf(
    () => readBy(where),
    () => client.serverBox.findMany({ where, select: { guildId: true, gameId: true }, orderBy }),
    async (key) => (await readBy(key))[0] ?? null,
  );
}

/** The person's tables, as a player, host or actor; unreadable ones are left out. */
async function ownTables(client: PrismaClient, userId: UserId): Promise<readonly OwnTable[]> {
  const theirs = { some: { userId } };
  const where = { OR: [{ hostId: userId }, { seats: theirs }, { logLines: theirs }, { notices: theirs }] };
  const orderBy = { createdAt: 'asc' } as const;
  const readBy = async (which: Prisma.GameTableWhereInput) => {
    const rows = await client.gameTable.findMany({
      where: which,
      select: {
        id: true,
        gameId: true,
        guildId: true,
        channelId: true,
        status: true,
        createdAt: true,
        hostId: true,
        seats: { where: { userId }, orderBy: { position: 'asc' } },
        logLines: { where: { userId }, orderBy: { position: 'asc' } },
        notices: { where: { userId }, orderBy: { id: 'asc' } },
      },
      orderBy,
    });
    return rows.map((row) => ownTable(row, userId));
  };
  return readableOf(
    () => readBy(where),
    () => client.gameTable.findMany({ where, select: { id: true }, orderBy }),
    async (key) => (await readBy(key))[0] ?? null,
  );
}

type OwnRow = Pick<
  GameTable,
  'id' | 'gameId' | 'guildId' | 'channelId' | 'status' | 'createdAt' | 'hostId'
> & {
  readonly seats: readonly SeatRow[];
  readonly logLines: readonly LogRow[];
  readonly notices: readonly NoticeRow[];
};

/** Throws `UnreadableRow`. */
function ownTable(row: OwnRow, userId: UserId): OwnTable {
  return {
    table: row.id as TableId,
    game: row.gameId,
    place: { guildId: row.guildId, channelId: row.channelId as ChannelId },
    status: wordIn('status of a table', row.status, `GameTable ${row.id} status`),
    openedAt: timeIn(row.createdAt, `GameTable ${row.id} createdAt`),
    isHost: row.hostId === userId,
    seats: row.seats.map(({ role }) => role),
    log: row.logLines.map(logLineFrom).flatMap(ownLine),
    notices: row.notices.map(noticeFrom).map(({ phrase, postedAt }) => ({ phrase, postedAt })),
  };
}

/** A log line without the user id, since it is always the person's. A new seed contains nothing about people. */
function ownLine(logged: LogLine): readonly OwnLine[] {
  const { index, userId: _userId, ...done } = logged;
  return 'reseed' in done ? [] : [{ line: index, ...done }];
}

/** The statuses of tables that people can play or reopen. */
const OPEN = ['lobby', 'playing', 'closed'];

async function openTablesOf(client: PrismaClient, userId: UserId): Promise<readonly TableId[]> {
  const rows = await client.gameTable.findMany({
    where: {
      status: { in: OPEN },
      OR: [
        { hostId: userId },
        { pausedBy: userId },
        { seats: { some: { userId } } },
        { arrangementsJson: { contains: userId } },
      ],
    },
    select: { id: true },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(({ id }) => id as TableId);
}

/**
 * Searches every text column of the database, so that no future column is forgotten. A Discord id is long enough not to be part
 * of anything else.
 */
async function erase(
  client: PrismaClient,
  dialect: Dialect,
  { write, forget }: Pick<Durability, 'write' | 'forget'>,
  { userId, names, now }: { readonly userId: UserId; readonly names: readonly string[]; readonly now: Date },
): Promise<void> {
  const columns = await client.$queryRaw<readonly TextColumn[]>(dialect.textColumns);
  const typed = await typedWithout(client, userId, names);
  const attempts = await withoutAttempts(client, userId, now);
  await write(() =>
    client.$transaction([
      client.personSettings.deleteMany({ where: { userId } }),
      client.errandRow.deleteMany({ where: { orderingKey: { endsWith: ` to ${userId}` } } }),
      ...attempts,
      ...typed,
      renewingCampaigns(client, dialect, userId),
      ...columns
        .filter(isAboutPeople)
        .map((column) => client.$executeRaw(replacing(dialect, column, userId))),
    ]),
  );
  await forget();
}

/**
 * Removes the person's typed texts, and their names in other people's texts, from notices in the log and in the outbox, as far as
 * they can be read.
 */
async function typedWithout(client: PrismaClient, userId: UserId, names: readonly string[]) {
  const [kept, onTheWay] = await Promise.all([typedNotices(client), typedJobs(client)]);
  const notices = kept.map(({ row: { id, userId: by }, notice }) => {
    const phrase = withoutPerson(notice.phrase, by === userId, names);
    return client.noticeRow.updateMany({ where: { id }, data: { sayingJson: phraseColumn.write(phrase) } });
  });
  const jobs = onTheWay.flatMap(({ id, job }) => {
    if (job.kind !== 'notice') return [];
    const phrase = withoutPerson(job.phrase, job.by === userId, names);
    const data = { errandJson: jobColumn.write({ ...job, phrase }) };
    return [client.errandRow.updateMany({ where: { id }, data })];
  });
  return [...notices, ...jobs];
}

function typedNotices(client: PrismaClient) {
  const find = async (where: Prisma.NoticeRowWhereInput) =>
    (await client.noticeRow.findMany({ where })).map((row) => ({ row, notice: noticeFrom(row) }));
  const where = { sayingJson: { contains: TYPED } };
  return readableOf(
    () => find(where),
    () => client.noticeRow.findMany({ where, select: { id: true } }),
    async (key) => (await find(key))[0] ?? null,
  );
}

function typedJobs(client: PrismaClient) {
  const find = async (where: Prisma.ErrandRowWhereInput) =>
    (await client.errandRow.findMany({ where, select: { id: true, errandJson: true } })).map(
      ({ id, errandJson }) => ({ id, job: jobColumn.read(errandJson, `ErrandRow ${id} errandJson`) }),
    );
  const where = { errandJson: { contains: TYPED } };
  return readableOf(
    () => find(where),
    () => client.errandRow.findMany({ where, select: { id: true } }),
    async (key) => (await find(key))[0] ?? null,
  );
}

/** The key of the only phrase that contains typed text. */
const TYPED = 'table.aborted-because';

interface TextColumn {
  readonly table: string;
  readonly column: string;
}

/** Snapshots contain seats but not people, and must match their hash. */
function isAboutPeople({ column }: TextColumn): boolean {
  return !column.startsWith('snapshot');
}

function replacing({ holds }: Dialect, { table, column }: TextColumn, userId: UserId): Prisma.Sql {
  const [of, text] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
  return Prisma.sql`
    UPDATE ${of} SET ${text} = REPLACE(${text}, ${userId}, ${ERASED}) WHERE ${holds(text, userId)}`;
}
