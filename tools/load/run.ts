/** Runs a whole load: the bot alone, a backlog of boards, then people at all tables for some minutes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseKind } from '../../scripts/machine/new-database.ts';
import { playersChance } from '../../src/core/playing.ts';
import type { Strength } from '../../src/core/thinking/strength.ts';
import { type LocalDiscord, startLocalDiscord } from '../../src/playground/local-discord.ts';
import { translator } from '../../src/words/translate.ts';
import { putDays } from '../daily/days.ts';
import { type Complaints, type LoadedBot, type Memory, type Program, startBot } from './bot.ts';
import { together } from './bots.ts';
import { type LoadedDatabase, newLoadedDatabase } from './database/database.ts';
import { addCopies } from './database/waiting-tables.ts';
import { type Fsyncs, slowDisk } from './disk/slow-disk.ts';
import { type Evening, playTogether } from './evening.ts';
import { type Boards, pictureOf, trackBoards } from './people/boards.ts';
import { type Challenged, playDaily } from './people/challenged.ts';
import { type Crowded, crowdAt } from './people/crowd.ts';
import { foundServers, gatherPeople, moreTables, type Place } from './people/hall.ts';
import { playWithComputers, seatComputers, startGames } from './people/seated.ts';
import { openTally, type Tally } from './people/tally.ts';
import { keepThinking } from './people/thinking.ts';
import { watchProcessors } from './processors.ts';

export interface LoadPlan {
  readonly database: DatabaseKind;
  /** The number of programs that share the shards. */
  readonly processes: number;
  readonly tables: number;
  /** The number of tables at which people play; the others wait for a person, without a board. */
  readonly played: number;
  /** Total actions a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: string;
  readonly program: Program;
  /** The delay of every fsync in ms; null without a delay. */
  readonly fsyncMs: number | null;
  /** The number of people who constantly ask for advice at separate tables, so that computers always think. */
  readonly advised: number;
  /** The number of further tables at which a person plays with two computers. */
  readonly seated: number;
  /** The time that such a person takes for an answer, in ms; faster people would add more boards than the computers do. */
  readonly paceMs: number;
  readonly strength: Strength;
  /** Whether a crowd presses at one table at the end. */
  readonly hasCrowd: boolean;
  /** The number of people who play the daily challenge meanwhile. */
  readonly challenged: number;
  /** The idle time before the bot's memory is measured, in ms. */
  readonly idleMs: number;
  /** Reports progress to the waiting person. */
  readonly emit: (doing: string) => void;
}

/** The measurements of a load, in milliseconds and bytes. */
export interface Loaded {
  readonly plan: LoadPlan;
  readonly coldStart: number;
  readonly idle: Memory;
  /** The time from the start until the bot is ready, with all tables waiting. */
  readonly startWithTables: number;
  /** The time until every table of the backlog had its board. */
  readonly backlog: number;
  readonly tally: Tally;
  /** The number of times that advice was given while people played. */
  readonly advice: number;
  /** Answers that computers at tables gave during the load. */
  readonly played: number;
  /** The results of the crowd; null if no crowd pressed. */
  readonly crowded: Crowded | null;
  /** The results of the people who played the daily challenge; null if no one did. */
  readonly challenged: Challenged | null;
  readonly evening: Evening;
  readonly database: number;
  readonly wal: number;
  /** The fsyncs and changes from the first action to the last; null if the disk wasn't slowed down. */
  readonly disk: { readonly fsyncs: Fsyncs; readonly changes: number } | null;
  /** Jobs that were due and not carried out after the last action. */
  readonly outbox: number;
  readonly complaints: Complaints;
  readonly exitCode: number | null;
}

/** Discord's limit for active threads on a server. */
export const MAX_OF_A_SERVER = 1_000;
const LOOK_EVERY_MS = 100;
const BACKLOG_WITHIN_MS = 30 * 60_000;
const TURNS_OF_CHALLENGE = 3;

export async function load(plan: LoadPlan): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-load-'));
  const database = await newLoadedDatabase(plan.database, folder);
  const local = await startLocalDiscord({ port: 0 });
  try {
    return await loaded(plan, local, database, folder);
  } finally {
    await local.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loaded(
  plan: LoadPlan,
  local: LocalDiscord,
  database: LoadedDatabase,
  folder: string,
): Promise<Loaded> {
  const { advised, seed, processes, program } = plan;
  const count = plan.played;
  const servers = foundServers(local, serversFor(plan));
  local.world.sharding.set({ shards: servers.length, maxConcurrency: servers.length });
  plan.emit('the bot alone');
  const alone = await startBot(local, database.url, program);
  await wait(plan.idleMs);
  const idle = await alone.memory();
  await alone.stop();

  plan.emit(`${plan.tables} tables are opened`);
  const before = await database.openGames();
  const tally = openTally();
  const apology = translator('en')({ key: 'refusal.failed' });
  const boards = trackBoards(local.world, ({ content }) => {
    if (content.startsWith(apology)) tally.failed.push(content);
  });
  const all = await gatherPeople(local, before, { servers, count: count + advised, advised, seed });
  const places = all.slice(0, count);
  const besideComputers = await seatComputers(local, before, servers, {
    count: plan.seated,
    strength: plan.strength,
    before: all.length,
    seed,
  });
  await addCopies(database, moreTables(local, servers, all, plan.tables - count));
  await before.close();
  if (plan.challenged > 0) await putDays(database.url, Date.now(), TURNS_OF_CHALLENGE);
  const disk = plan.fsyncMs === null ? null : slowDisk(folder, plan.fsyncMs);
  const started: LoadedBot[] = [];
  for (let number = 0; number < processes; number += 1)
    started.push(await startBot(local, database.url, program, disk?.environment));
  const bot = together(started);
  const games = await database.openGames();
  try {
    plan.emit('the bot works off their boards');
    const start = performance.now();
    await everyBoard(local, boards, all);
    const backlog = performance.now() - start;
    tally.withoutPicture += await leftWithoutPicture(local, boards, all);
    await untilNothingIsDue(database);
    const pick = playersChance(`${plan.seed}/people`);
    const playing = { local, games, boards, tally, pick };
    // The boards of the start come before any computer thinks. They'd be the slowest ones, with or without thinking.
    await startGames(playing, besideComputers);
    await untilNothingIsDue(database);
    plan.emit(`people play for ${plan.seconds} seconds`);
    const atFirst = { fsyncs: disk?.fsyncs(), changes: await changesIn(database) };
    const thinking = keepThinking(playing, all.slice(count));
    const computers = playWithComputers(playing, besideComputers, plan.paceMs);
    const processors = watchProcessors(
      started.map(({ pid }) => pid),
      database.pid,
    );
    const challenge = plan.challenged > 0 ? playDaily(playing, plan.challenged) : null;
    const evening = await playTogether(playing, places, bot, processors, plan);
    const challenged = challenge === null ? null : await challenge.stop();
    const crowded = plan.hasCrowd ? await crowdAt(playing, places) : null;
    const advice = await thinking.stop();
    const played = await computers.stop();
    const atLast = { fsyncs: disk?.fsyncs(), changes: await changesIn(database) };
    const left = { ...(await database.sizes()), outbox: await jobsDue(database) };
    const { readyAfterMs: startWithTables } = bot;
    const complaints = bot.complaints();
    const exitCode = await bot.stop();
    const coldStart = alone.readyAfterMs;
    const found = {
      tally,
      advice,
      played,
      evening,
      crowded,
      challenged,
      ...left,
      disk: between(atFirst, atLast),
      complaints,
      exitCode,
    };
    return { plan, coldStart, idle, startWithTables, backlog, ...found };
  } finally {
    boards.close();
    await bot.stop();
    await games.close();
  }
}

/** The number of servers: each program has a server on its own shard, and no server has more threads than Discord allows. */
function serversFor({ tables, advised, seated, processes }: LoadPlan): number {
  return Math.max(processes, Math.ceil((tables + advised + seated) / MAX_OF_A_SERVER));
}

const PICTURES_WITHIN_MS = 20_000;
const EACH_PICTURE_WITHIN_MS = 250;

async function everyBoard({ world }: LocalDiscord, boards: Boards, places: readonly Place[]): Promise<void> {
  const left = new Set(places.map(({ channelId }) => channelId));
  const isAllThere = () => {
    for (const channelId of left) {
      if (boards.in(channelId) === undefined) return false;
      left.delete(channelId);
    }
    return true;
  };
  await world.until(isAllThere, BACKLOG_WITHIN_MS);
}

/**
 * The number of boards that still have no picture long after all should have been drawn. If a picture is late, its board first
 * comes as text.
 */
async function leftWithoutPicture(
  { world }: LocalDiscord,
  boards: Boards,
  places: readonly Place[],
): Promise<number> {
  const left = () => places.filter(({ channelId }) => pictureOf(boards.in(channelId)) === undefined).length;
  const within = places.length * EACH_PICTURE_WITHIN_MS + PICTURES_WITHIN_MS;
  await world.until(() => left() === 0, within).catch(() => undefined);
  return left();
}

/** Waits until the notices of the backlog are sent, so that they do not slow the players. */
async function untilNothingIsDue(database: LoadedDatabase): Promise<void> {
  const limit = AbortSignal.timeout(BACKLOG_WITHIN_MS);
  for (; (await jobsDue(database)) > 0; await wait(LOOK_EVERY_MS)) limit.throwIfAborted();
}

/** The number of jobs that are due now. */
async function jobsDue(database: LoadedDatabase): Promise<number> {
  const now = new Date().toISOString();
  return counted(await database.ask('SELECT COUNT(*) AS "count" FROM "ErrandRow" WHERE "dueAt" <= $1', now));
}

async function changesIn(database: LoadedDatabase): Promise<number> {
  return counted(await database.ask('SELECT COUNT(*) AS "count" FROM "TableChange"'));
}

function counted([row]: readonly object[]): number {
  return row !== undefined && 'count' in row ? Number(row.count) : 0;
}

interface Counted {
  readonly fsyncs: Fsyncs | undefined;
  readonly changes: number;
}

/**
 * The disk's work between two counts. Throws if changes were written and no fsync was seen: then the library wasn't loaded, and
 * the figures would be meaningless.
 */
export function between(before: Counted, after: Counted): Loaded['disk'] {
  if (before.fsyncs === undefined || after.fsyncs === undefined) return null;
  if (after.changes > 0 && after.fsyncs.all === 0)
    throw new Error(`the instrument at the disk is blind: it saw no fsync of ${after.changes} changes`);
  return {
    fsyncs: {
      all: after.fsyncs.all - before.fsyncs.all,
      onFirstThread: after.fsyncs.onFirstThread - before.fsyncs.onFirstThread,
    },
    changes: after.changes - before.changes,
  };
}
