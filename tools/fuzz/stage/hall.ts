/** The whole bot on a local Discord of its own, in this process, watching for everything that could go wrong. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { commandsFor } from '../../../commands/list.ts';
import { openDaily } from '../../../src/daily/daily.ts';
import type { DailyDate } from '../../../src/daily/day.ts';
import { UNLIMITED } from '../../../src/discord/admission/rate-limit.ts';
import type { Painter } from '../../../src/discord/bot.ts';
import type { Connection } from '../../../src/discord/client.ts';
import { connectAlone } from '../../../src/discord/connecting-alone.ts';
import type { Measures } from '../../../src/discord/measures.ts';
import { openPageQueue } from '../../../src/discord/page-queue.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { type LocalDiscord, startLocalDiscord } from '../../../src/playground/local-discord.ts';
import { briefly } from '../../../src/program/log/logging.ts';
import { palettePng } from '../../../src/render/drawing/palette-png.mjs';
import { openStorage } from '../../../src/storage/open-storage.ts';
import type { OutboxRow } from '../../../src/tables/model/outbox.ts';
import type { Settings } from '../../../src/tables/model/settings.ts';
import type { BoxShelf } from '../../../src/tables/model/storage/box-shelf.ts';
import type { Statistics } from '../../../src/tables/model/storage/statistics.ts';
import type { TableStore } from '../../../src/tables/model/storage/store.ts';
import type { TableId } from '../../../src/tables/model/table.ts';
import { openTables, type Tables } from '../../../src/tables/tables.ts';
import { thinkerHere } from '../../../src/thinking/here.ts';
import { judgeBy } from '../../../src/thinking/judging.ts';
import { opponentBy } from '../../../src/thinking/opponent.ts';
import { openReviews } from '../../../src/thinking/reviews.ts';
import type { Chance } from '../chance.ts';
import { challengesAround, pastDates } from './challenges.ts';
import { ELSEWHERE } from './elsewhere.ts';

/** Reports something that must never happen, whatever the input. */
export type Complaint = (what: string, detail: string) => void;

export interface FuzzHall {
  readonly local: LocalDiscord;
  readonly tables: Tables;
  /** The data beside the tables. */
  readonly kept: {
    readonly settings: Settings;
    readonly boxes: BoxShelf;
    readonly statistics: Statistics;
  };
  /** The database, for checks from outside. */
  readonly file: string;
  /** The dates of the daily challenges that can be practised. */
  readonly past: readonly DailyDate[];
  /** Discord's clock advances only a little, so that the bot's unfinished work isn't too late. */
  readonly turnsClock: (ms: number) => void;
  /** Calls back after every commit and whenever a job is done with, until it is told to stop. */
  readonly onChange: (changed: () => void) => () => void;
  /** Resolves when every due message has been sent, and no input is being worked on. */
  readonly rests: () => Promise<void>;
  /** Says that Discord may refuse responses to that interaction, because it already has one. */
  readonly expectsRefusals: (interactionId: string) => void;
  /**
   * Allows the log to warn about that table, and Discord to refuse the resulting messages, until the returned function is called.
   */
  readonly expectsErrorsOf: (table: TableId) => () => void;
  /** Connects the bot to Discord; the bot then sends due messages to the existing tables. */
  readonly connects: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The thinker's effort, small because the quality of advice isn't fuzzed. */
const LITTLE_THOUGHT = 20;

/** The smallest picture with our palette, since stories are joined from such pictures. */
const PICTURE = palettePng({ data: Buffer.from([0, 0, 0, 255]), width: 1, height: 1 });
const PAINTS_AT_ONCE: Painter = { render: () => Promise.resolve({ ok: true, picture: PICTURE }) };
/** Makes boards come as text. */
const NEVER_PAINTS: Painter = { render: () => Promise.resolve({ ok: false, code: 'busy' }) };

/** An evening: no one sleeps yet, and nothing depends on when it is played. */
const BEGINNING = Date.UTC(2027, 0, 12, 18);
const DISCORD_GOES_ON = 20;
/** Far longer than anything takes on a busy machine, in ms of the real clock. */
const TIMEOUT_MS = 120_000;

/** Log lines about problems that the bot solved itself; everyone got a reply. */
const HARMLESS: readonly string[] = ['cannot draw picture'];

export interface HallWishes {
  readonly paints: boolean;
  /** The randomness that replaces the system's. */
  readonly chance: Chance;
  readonly complain: Complaint;
}

export async function openFuzzHall({ paints, chance, complain }: HallWishes): Promise<FuzzHall> {
  // Clocks stand still unless they are set, so the speed of this machine doesn't matter.
  let clock = BEGINNING;
  let discordsClock = clock;
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-fuzz-'));
  const file = join(folder, 'fuzz.db');
  const local = await startLocalDiscord({ port: 0, now: () => discordsClock });
  // The local Discord refuses valid icons now and then, as Discord does. Here a refusal is a finding.
  local.world.emojis.refusedPart = 0;
  const opened = await openStorage(`file:${file}`);
  if (!opened.ok) throw new Error(`no database: ${opened.problem.code}`);
  for (const day of challengesAround(BEGINNING)) await opened.daily.keepDay(day);
  const outside = new Database(file, { readonly: true });
  const listeners = new Set<() => void>();
  const mayBeRefused = new Set<string>();
  // Unfinished work for a damaged table may fail once all the table's data is gone.
  const everDamaged = new Set<TableId>();
  const damagedNow = new Set<TableId>();
  const changed = () => {
    for (const hears of listeners) hears();
  };
  // A job being carried out may outlast its row: a damaged table is removed even then.
  const jobsInHand = new Set<number>();
  const store = heard(opened.store, jobsInHand, changed);
  let inFlight = 0;
  const measures: Measures = {
    arrived: () => {
      inFlight += 1;
    },
    acknowledged: () => undefined,
    ended: () => {
      inFlight -= 1;
      changed();
    },
  };
  let connection: Connection | undefined;
  const thinker = thinkerHere(CATALOGUE, LITTLE_THOUGHT);
  const now = () => new Date(clock);
  const bot = {
    store,
    daily: openDaily({
      store: opened.daily,
      catalogue: CATALOGUE,
      opponent: opponentBy(thinker),
      judge: judgeBy(thinker, (error) => {
        throw error;
      }),
      now,
      missing: () => undefined,
      damaged: () => undefined,
    }),
    boxes: opened.boxes,
    settings: opened.settings,
    statistics: opened.statistics,
    people: opened.people,
    catalogue: CATALOGUE,
    painter: paints ? PAINTS_AT_ONCE : NEVER_PAINTS,
    pages: openPageQueue(),
    thinker,
    reviews: openReviews(thinker),
    now,
    log: complainingLog(everDamaged, complain),
    filesFrom: [local.url],
    about: { version: '0', startedAt: new Date(0), source: null, support: null, privacy: null, terms: null },
    measures,
  };
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => chance.below(256));
  const tables = openTables({ ...bot, random, jobsWritten: () => connection?.delivery.wake() });
  const refused: Complaint = (what, detail) => {
    if (damagedNow.size === 0) complain(what, detail);
  };
  const unwatch = [watchProcess(complain), watchAnswers(local.url, mayBeRefused, refused)];
  const { token, apiUrl } = local;
  return {
    local,
    tables,
    kept: { settings: opened.settings, boxes: opened.boxes, statistics: opened.statistics },
    file,
    past: pastDates(BEGINNING),
    turnsClock: (ms) => {
      clock += ms;
      discordsClock += DISCORD_GOES_ON;
      connection?.delivery.wake();
    },
    onChange: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    rests: () =>
      new Promise((resolve) => {
        const end = () => {
          listeners.delete(look);
          clearTimeout(timer);
          resolve();
        };
        const look = () => {
          if (inFlight === 0 && jobsInHand.size === 0 && jobsDue(outside, clock) === 0) end();
        };
        const timer = setTimeout(() => {
          complain('the bot does not come to rest', `${inFlight} interactions in hand`);
          end();
        }, TIMEOUT_MS);
        listeners.add(look);
        look();
      }),
    expectsRefusals: (id) => void mayBeRefused.add(id),
    expectsErrorsOf: (table) => {
      everDamaged.add(table);
      damagedNow.add(table);
      return () => void damagedNow.delete(table);
    },
    connects: async () => {
      connection = await connectAlone({ ...bot, tables }, commandsFor(bot.catalogue), {
        token,
        apiUrl,
        rateLimit: UNLIMITED,
      });
    },
    close: async () => {
      await connection?.close();
      await opened.close();
      outside.close();
      await local.close();
      for (const stop of unwatch) stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** No input should cause a warning in the bot's log. */
function complainingLog(everDamaged: ReadonlySet<string>, complain: Complaint) {
  const write = (line: string) => {
    const { msg, ...rest } = JSON.parse(line) as { readonly msg: string; readonly table?: string };
    if (HARMLESS.includes(msg) || everDamaged.has(rest.table ?? '')) return;
    complain('the log warns', `${msg}: ${JSON.stringify(rest)}`);
  };
  return pino({ level: 'warn', base: null, timestamp: false, serializers: { error: briefly } }, { write });
}

function watchProcess(complain: Complaint): () => void {
  const rejected = (error: unknown) => complain('unhandled rejection', stackOf(error));
  const thrown = (error: unknown) => complain('uncaught exception', stackOf(error));
  process.on('unhandledRejection', rejected);
  process.on('uncaughtException', thrown);
  return () => {
    process.off('unhandledRejection', rejected);
    process.off('uncaughtException', thrown);
  };
}

export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

interface Answered {
  readonly request: { readonly origin?: unknown; readonly method?: string; readonly path?: string };
  readonly response: { readonly statusCode: number };
}

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const CALLBACK = /\/interactions\/(\d+)\//;
const PRIVATE_MESSAGE = /^\/api\/v\d+\/webhooks\/\d+\/[^/]+\/messages\/\d+$/;

/**
 * Reports messages that Discord refuses, by watching every response that the Discord client receives. A watch that saw no
 * response at all is a fault too, since it would have missed refusals.
 */
export function watchAnswers(
  url: string,
  mayBeRefused: ReadonlySet<string>,
  complain: Complaint,
): () => void {
  let answers = 0;
  const look = (told: unknown) => {
    const { request, response } = told as Answered;
    if (String(request.origin) !== url) return;
    answers += 1;
    if (response.statusCode < BAD_REQUEST) return;
    // Other addresses are attachments: a person attached a missing file, and the bot posted nothing.
    if (request.path?.startsWith('/api/') !== true) return;
    // A message removed by two presses is gone for the second; the reply is checked elsewhere.
    if (response.statusCode === NOT_FOUND && request.path.endsWith('/messages/%40original')) return;
    // A private list may have been dismissed before its question is answered elsewhere.
    if (
      response.statusCode === NOT_FOUND &&
      request.method === 'DELETE' &&
      PRIVATE_MESSAGE.test(request.path)
    )
      return;
    // This server doesn't exist, so Discord refuses requests about it.
    if (request.path.includes(ELSEWHERE.guildId)) return;
    if (mayBeRefused.has(CALLBACK.exec(request.path)?.[1] ?? '')) return;
    complain('Discord refuses', `${response.statusCode} to ${request.method} ${request.path}`);
  };
  subscribe('undici:request:headers', look);
  return () => {
    unsubscribe('undici:request:headers', look);
    if (answers === 0) complain('an instrument is blind', `it heard of no answer of ${url}`);
  };
}

function heard(store: TableStore, jobsInHand: Set<number>, changed: () => void): TableStore {
  const then = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work;
    changed();
    return result;
  };
  const ending = (row: OutboxRow, work: Promise<void>): Promise<void> =>
    then(
      work.then(() => {
        jobsInHand.delete(row.id);
      }),
    );
  return {
    ...store,
    commit: (change) => then(store.commit(change)),
    claimDue: async (now, limit, part) => {
      const rows = await store.claimDue(now, limit, part);
      for (const { id } of rows) jobsInHand.add(id);
      return rows;
    },
    finish: (row, posted) => ending(row, store.finish(row, posted)),
    postpone: (row, readyAt, reason) => ending(row, store.postpone(row, readyAt, reason)),
    park: (row, error, reason, readyAt) => ending(row, store.park(row, error, reason, readyAt)),
    setAside: (row, reason, jobs) => ending(row, store.setAside(row, reason, jobs)),
  };
}

/** Jobs that should be done by now, including those in progress, but not jobs that wait for a later try, or behind such a job. */
function jobsDue(database: Database.Database, now: number): number {
  const due = database
    .prepare<{ readonly now: string }, number>(
      `SELECT COUNT(*) FROM "ErrandRow" AS "due" WHERE "dueAt" <= @now AND "readyAt" <= @now AND NOT EXISTS (
        SELECT * FROM "ErrandRow" AS "first" WHERE "first"."lane" = "due"."lane"
          AND ("first"."dueAt", "first"."id") < ("due"."dueAt", "due"."id")
          AND ("first"."readyAt" IS NULL OR "first"."readyAt" > @now))`,
    )
    .pluck();
  return due.get({ now: new Date(now).toISOString() }) ?? 0;
}
