/** Runs a whole load: the bot alone, a backlog of boards, then people at all tables for some minutes. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { playersChance } from '../../src/core/playing.ts';
import { type LocalDiscord, startLocalDiscord } from '../../src/playground/local-discord.ts';
import { translator } from '../../src/words/translate.ts';
import { type Boards, pictureOf, trackBoards } from './boards.ts';
import { type Complaints, type Memory, type Program, startBot } from './bot.ts';
import { type Fsyncs, slowDisk } from './disk/slow-disk.ts';
import { type Evening, playTogether } from './evening.ts';
import { gatherPeople, openGames, type Place } from './hall.ts';
import { openTally, type Tally } from './tally.ts';
import { keepThinking } from './thinking.ts';

export interface LoadPlan {
  readonly tables: number;
  /** Actions a second, in all. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: string;
  readonly program: Program;
  /** By how many ms every fsync is delayed; null where the disk is left as it is. */
  readonly fsyncMs: number | null;
  /** So many people ask for advice all the time, at tables of their own, so that computers always think. */
  readonly advised: number;
  /** How long the bot is left alone before its memory is measured, in ms. */
  readonly idleMs: number;
  /** Tells the waiting person what is being done. */
  readonly tell: (doing: string) => void;
}

/** In milliseconds and bytes. */
export interface Loaded {
  readonly plan: LoadPlan;
  readonly coldStart: number;
  readonly idle: Memory;
  /** From the start until the bot is ready, with all tables waiting. */
  readonly startWithTables: number;
  /** Until every table of the backlog had its board. */
  readonly backlog: number;
  readonly tally: Tally;
  /** Pieces of advice that were given while people played. */
  readonly advice: number;
  readonly evening: Evening;
  readonly database: number;
  readonly wal: number;
  /** From the first action to the last; null where the disk was left as it is. */
  readonly disk: { readonly fsyncs: Fsyncs; readonly changes: number } | null;
  /** Errands that were due and not carried out after the last action. */
  readonly outbox: number;
  readonly complaints: Complaints;
  readonly exitCode: number | null;
}

const LOOK_EVERY_MS = 100;
const BACKLOG_WITHIN_MS = 30 * 60_000;

export async function load(plan: LoadPlan): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-load-'));
  const file = join(folder, 'load.db');
  const local = await startLocalDiscord({ port: 0 });
  try {
    return await loaded(plan, local, file);
  } finally {
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loaded(plan: LoadPlan, local: LocalDiscord, file: string): Promise<Loaded> {
  plan.tell('the bot alone');
  const alone = await startBot(local, file, plan.program);
  await wait(plan.idleMs);
  const idle = await alone.memory();
  await alone.stop();

  plan.tell(`${plan.tables} tables are opened`);
  const before = await openGames(file);
  const tally = openTally();
  const apology = translator('en')({ key: 'refusal.failed' });
  const boards = trackBoards(local.world, ({ content }) => {
    if (content === apology) tally.failed.push(content);
  });
  const { tables: count, advised, seed } = plan;
  const all = await gatherPeople(local, before, { count: count + advised, advised, seed });
  const places = all.slice(0, count);
  await before.close();
  const disk = plan.fsyncMs === null ? null : slowDisk(dirname(file), plan.fsyncMs);
  const bot = await startBot(local, file, plan.program, disk?.environment);
  const games = await openGames(file);
  try {
    plan.tell('the bot works off their boards');
    const start = performance.now();
    await everyBoard(local, boards, all);
    const backlog = performance.now() - start;
    await untilNothingIsDue(file);
    plan.tell(`people play for ${plan.seconds} seconds`);
    const pick = playersChance(`${plan.seed}/people`);
    const playing = { local, games, boards, tally, pick };
    const atFirst = { fsyncs: disk?.fsyncs(), changes: changesIn(file) };
    const thinking = keepThinking(playing, all.slice(count));
    const evening = await playTogether(playing, places, bot, plan);
    const advice = await thinking.stop();
    const atLast = { fsyncs: disk?.fsyncs(), changes: changesIn(file) };
    const left = { database: sizeOf(file), wal: sizeOf(`${file}-wal`), outbox: errandsDue(file) };
    const { readyAfterMs: startWithTables } = bot;
    const complaints = bot.complaints();
    const exitCode = await bot.stop();
    const coldStart = alone.readyAfterMs;
    const found = { tally, advice, evening, ...left, disk: between(atFirst, atLast), complaints, exitCode };
    return { plan, coldStart, idle, startWithTables, backlog, ...found };
  } finally {
    boards.close();
    await bot.stop();
    await games.close();
  }
}

async function everyBoard({ world }: LocalDiscord, boards: Boards, places: readonly Place[]): Promise<void> {
  const left = new Set(places.map(({ channelId }) => channelId));
  const isAllThere = () => {
    for (const channelId of left) {
      if (pictureOf(boards.in(channelId)) === undefined) return false;
      left.delete(channelId);
    }
    return true;
  };
  await world.until(isAllThere, BACKLOG_WITHIN_MS);
}

/** Waits until the notices of the backlog are sent, so that they do not slow the players. */
async function untilNothingIsDue(file: string): Promise<void> {
  for (const limit = AbortSignal.timeout(BACKLOG_WITHIN_MS); errandsDue(file) > 0; await wait(LOOK_EVERY_MS))
    limit.throwIfAborted();
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** The number of errands that are due now. */
function errandsDue(file: string): number {
  const now = new Date().toISOString();
  return countIn(file, 'SELECT COUNT(*) AS "count" FROM "ErrandRow" WHERE "dueAt" <= ?', now);
}

function changesIn(file: string): number {
  return countIn(file, 'SELECT COUNT(*) AS "count" FROM "TableChange"');
}

function countIn(file: string, question: string, ...values: readonly string[]): number {
  const database = new Database(file, { readonly: true });
  try {
    return (database.prepare(question).get(...values) as { readonly count: number }).count;
  } finally {
    database.close();
  }
}

interface Counted {
  readonly fsyncs: Fsyncs | undefined;
  readonly changes: number;
}

function between(before: Counted, after: Counted): Loaded['disk'] {
  if (before.fsyncs === undefined || after.fsyncs === undefined) return null;
  return {
    fsyncs: {
      all: after.fsyncs.all - before.fsyncs.all,
      onFirstThread: after.fsyncs.onFirstThread - before.fsyncs.onFirstThread,
    },
    changes: after.changes - before.changes,
  };
}
