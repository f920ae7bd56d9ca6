/** Reads the programs' database from outside, and never writes to it. */
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import type { GameEntry } from '../../src/core/catalogue.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { PrismaClient as PostgresClient } from '../../src/generated/postgres/client.ts';
import { type GameTable, type Prisma, PrismaClient } from '../../src/generated/prisma/client.ts';
import { jobColumn } from '../../src/storage/codec.ts';
import {
  campaignEntryFrom,
  campaignFrom,
  chronicleColumns,
} from '../../src/storage/prisma/campaigns/campaign-rows.ts';
import { logLineFrom, noticeFrom } from '../../src/storage/prisma/rows/log-rows.ts';
import { shownFrom } from '../../src/storage/prisma/rows/shown-columns.ts';
import { tableFrom } from '../../src/storage/prisma/rows/table-rows.ts';
import { isOfPostgres } from '../../src/storage/storage-url.ts';
import { type LoadedCampaign, loadedCampaignOf } from '../../src/tables/campaigns/loaded-campaign.ts';
import type { Job } from '../../src/tables/model/outbox.ts';
import type { Shown } from '../../src/tables/model/storage/store.ts';
import type { LogLine, Notice, TableId } from '../../src/tables/model/table.ts';
import { currentRequest } from '../../src/tables/turns/current-request.ts';
import type { LoadedTable } from '../../src/tables/turns/loaded-table.ts';

export interface KeptTable extends LoadedTable {
  readonly entry: GameEntry;
  readonly log: readonly LogLine[];
  readonly notices: readonly Notice[];
  readonly shown: Shown | null;
  /** The campaign of the table's game; null if the game has none. */
  readonly campaign: LoadedCampaign | null;
  /** The campaign as this table's game left it, once for each entry that the game has in the campaign. */
  readonly entered: readonly LoadedCampaign[];
}

/** A commit that the programs have stored. */
export interface KeptChange {
  readonly cause: string;
  readonly tableId: string;
  readonly version: number;
  readonly changedAt: Date;
}

export interface KeptJob {
  readonly id: number;
  readonly job: Job;
  readonly dueAt: Date;
  readonly claimed: boolean;
  /** The number of times a program has started the job. */
  readonly attempts: number;
  readonly reason: string | null;
}

/** A stored answer in an attempt at the daily challenge. */
export interface KeptAnswer {
  readonly date: string;
  readonly position: number;
  readonly cause: string;
  readonly linesJson: string;
}

/** A stored practice at a past challenge. */
export interface KeptPractice {
  readonly startedAt: Date;
  /** The number of answers that the row says it has. */
  readonly answered: number;
  readonly answers: readonly unknown[];
  /** The interaction that the last answer came from; null before the first answer. */
  readonly cause: string | null;
}

export interface Keeper {
  readonly tables: () => Promise<readonly KeptTable[]>;
  readonly table: (id: string) => Promise<KeptTable | null>;
  readonly changes: () => Promise<readonly KeptChange[]>;
  readonly isCommitted: (cause: string) => Promise<boolean>;
  readonly jobs: () => Promise<readonly KeptJob[]>;
  /** That person's answers in the daily challenge, by day and position. */
  readonly answers: (userId: string) => Promise<readonly KeptAnswer[]>;
  /** The person's practice at the challenge that they practise; null if they haven't started. */
  readonly practiceOf: (userId: string) => Promise<KeptPractice | null>;
  /** Whether a box file for that game is in force there. */
  readonly hasBoxFile: (guildId: string, gameId: string) => Promise<boolean>;
  readonly wantsDirectMessages: (userId: string) => Promise<boolean>;
  /** The number of jobs due by that time, in ms since 1970. */
  readonly due: (now: number) => Promise<number>;
  /** Closes the database, so that the next program finds it unchanged. */
  readonly close: () => Promise<void>;
  /** Reads that start during the work wait until it's done. */
  readonly closedDuring: (work: () => Promise<void>) => Promise<void>;
}

type Reader = Pick<
  PrismaClient,
  'gameTable' | 'seatRow' | 'logRow' | 'noticeRow' | 'campaignRow' | 'campaignSeatRow' | 'campaignEntryRow'
>;

interface Opened {
  readonly client: PrismaClient;
  /** Finds everything as of one moment, because a program may write between two reads. */
  readonly atOneMoment: <Found>(find: (within: Reader) => Promise<Found>) => Promise<Found>;
  readonly disconnect: () => Promise<void>;
}

/** Opens the database when it is first read. */
export function openKeeper(url: string): Keeper {
  let opened: Opened | null = null;

  let mayRead: Promise<void> = Promise.resolve();
  const inFlight = new Set<Promise<unknown>>();

  async function asks<Found>(find: (database: Opened) => Promise<Found>): Promise<Found> {
    await mayRead;
    opened ??= open(url);
    const asked = find(opened);
    inFlight.add(asked);
    try {
      return await asked;
    } finally {
      inFlight.delete(asked);
    }
  }

  async function close(): Promise<void> {
    await Promise.allSettled(inFlight);
    await opened?.disconnect();
    opened = null;
  }

  function tablesWhere(where: Prisma.GameTableWhereInput): Promise<readonly KeptTable[]> {
    return asks(({ atOneMoment }) =>
      atOneMoment(async (within) => {
        const rows = await within.gameTable.findMany({ where, orderBy: { createdAt: 'asc' } });
        const kept: KeptTable[] = [];
        for (const row of rows) kept.push(await keptTable(within, row));
        return kept;
      }),
    );
  }

  return {
    tables: () => tablesWhere({}),
    table: async (id) => (await tablesWhere({ id }))[0] ?? null,
    changes: () => asks(({ client }) => client.tableChange.findMany()),
    isCommitted: async (cause) =>
      (await asks(({ client }) => client.tableChange.count({ where: { cause } }))) > 0,
    jobs: async () =>
      (await asks(({ client }) => client.errandRow.findMany())).map(
        ({ id, errandJson, dueAt, claimed, attempts, reason }) => ({
          id,
          job: jobColumn.read(errandJson, String(id)),
          dueAt,
          claimed,
          attempts,
          reason,
        }),
      ),
    answers: (userId) =>
      asks(({ client }) =>
        client.dailyAnswer.findMany({
          where: { userId },
          select: { date: true, position: true, cause: true, linesJson: true },
          orderBy: [{ date: 'asc' }, { position: 'asc' }],
        }),
      ),
    practiceOf: async (userId) => {
      const row = await asks(({ client }) => client.dailyPractice.findFirst({ where: { userId } }));
      if (row === null) return null;
      const { startedAt, answered, answersJson, cause } = row;
      return { startedAt, answered, cause, answers: JSON.parse(answersJson) as readonly unknown[] };
    },
    hasBoxFile: async (guildId, gameId) =>
      (await asks(({ client }) => client.serverBox.count({ where: { guildId, gameId } }))) > 0,
    wantsDirectMessages: async (userId) =>
      (await asks(({ client }) => client.personSettings.count({ where: { userId, direct: true } }))) > 0,
    due: (now) => asks(({ client }) => client.errandRow.count({ where: { dueAt: { lte: new Date(now) } } })),
    close,
    async closedDuring(work) {
      let goOn: () => void = () => undefined;
      mayRead = new Promise((resolve) => {
        goOn = resolve;
      });
      await close();
      await work();
      goOn();
    },
  };
}

/** The limits in ms, long enough to read all tables of a long run while the programs play. */
const PATIENCE = { maxWait: 60_000, timeout: 60_000 };
const CONNECTIONS = 8;

function open(url: string): Opened {
  if (!isOfPostgres(url)) {
    const client = new PrismaClient({ adapter: new PrismaBetterSqlite3({ url, readonly: true }) });
    const atOneMoment: Opened['atOneMoment'] = (find) => client.$transaction(find, PATIENCE);
    return { client, atOneMoment, disconnect: () => client.$disconnect() };
  }
  // No timeouts, unlike the bot's client: on a busy machine the judge waits.
  const client = new PostgresClient({ adapter: new PrismaPg({ connectionString: url, max: CONNECTIONS }) });
  // The two clients have the same models, so one can stand for the other.
  return {
    client: client as PrismaClient,
    atOneMoment: (find) =>
      client.$transaction((within) => find(within as Reader), {
        ...PATIENCE,
        isolationLevel: 'RepeatableRead',
      }),
    disconnect: () => client.$disconnect(),
  };
}

const IN_ORDER = { position: 'asc' } as const;

/** Reads one thing after the other, since all reads are on one connection. */
async function keptTable(within: Reader, row: GameTable): Promise<KeptTable> {
  const where = { tableId: row.id };
  const seats = await within.seatRow.findMany({ where, orderBy: IN_ORDER });
  const lines = await within.logRow.findMany({ where, orderBy: IN_ORDER });
  const notices = await within.noticeRow.findMany({ where, orderBy: { id: 'asc' } });
  const table = tableFrom({ ...row, seats });
  const entry = CATALOGUE.get(table.gameId);
  if (entry === undefined) throw new Error(`nobody knows the game ${table.gameId}`);
  return {
    table,
    entry,
    request: currentRequest(entry, table),
    shown: shownFrom(row, table.id),
    log: lines.map(logLineFrom),
    notices: notices.map(noticeFrom),
    ...(await campaignAt(within, table.id, row.campaignId)),
  };
}

async function campaignAt(
  within: Reader,
  tableId: TableId,
  id: string | null,
): Promise<Pick<KeptTable, 'campaign' | 'entered'>> {
  const row = id === null ? null : await within.campaignRow.findFirst({ where: { id } });
  if (row === null) return { campaign: null, entered: [] };
  const where = { campaignId: row.id };
  const seats = await within.campaignSeatRow.findMany({ where, orderBy: IN_ORDER });
  const entries = await within.campaignEntryRow.findMany({ where });
  const kept = campaignFrom(row, seats, {
    chronicle: chronicleColumns.read(row, row.id),
    entries: entries.length,
  });
  const campaign = loadedCampaignOf(CATALOGUE, kept);
  const ofTable = entries.filter((entry) => entry.tableId === tableId);
  const entered = ofTable.flatMap((entry) => {
    const { deed, chronicle } = campaignEntryFrom(entry);
    if (campaign === null || deed.kind !== 'played') return [];
    const status = campaign.rules.next(chronicle.is).length === 0 ? 'won' : 'running';
    const left = { ...campaign.campaign, tableId, status, chapter: deed.chapter, chronicle } as const;
    return loadedCampaignOf(CATALOGUE, left) ?? [];
  });
  return { campaign, entered };
}
