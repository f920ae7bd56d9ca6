/** The whole of a load: the bot alone, a backlog of boards, then people at all tables for so many minutes. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { playersChance } from '../../src/core/playing.ts';
import { type LocalDiscord, startLocalDiscord } from '../../src/playground/local-discord.ts';
import { translator } from '../../src/words/translate.ts';
import { type Boards, pictureOf, watchBoards } from './boards.ts';
import { type Complaints, type Memory, type Program, startBot } from './bot.ts';
import { type Evening, playTogether } from './evening.ts';
import { gatherPeople, openGames, type Place } from './hall.ts';
import { openTally, type Tally } from './tally.ts';

export interface LoadPlan {
  readonly tables: number;
  /** Actions a second, in all. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: string;
  readonly program: Program;
  /** How long the bot is left alone before its memory is looked at, in ms. */
  readonly idleMs: number;
  /** What is being done, for whoever waits. */
  readonly tell: (doing: string) => void;
}

/** Milliseconds and bytes. */
export interface Loaded {
  readonly plan: LoadPlan;
  readonly coldStart: number;
  readonly idle: Memory;
  /** To the word ready, with all tables waiting. */
  readonly startWithTables: number;
  /** Until every table of the backlog had its board. */
  readonly backlog: number;
  readonly tally: Tally;
  readonly evening: Evening;
  readonly database: number;
  readonly wal: number;
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
  const games = await openGames(file);
  const tally = openTally();
  const apology = translator('en')({ key: 'refusal.trouble' });
  const boards = watchBoards(local.world, ({ content }) => {
    if (content === apology) tally.failed.push(content);
  });
  const places = await gatherPeople(local, games, { count: plan.tables, seed: plan.seed });
  const bot = await startBot(local, file, plan.program);
  try {
    plan.tell('the bot works off their boards');
    const start = performance.now();
    await everyBoard(local, boards, places);
    const backlog = performance.now() - start;
    await untilNothingIsDue(file);
    plan.tell(`people play for ${plan.seconds} seconds`);
    const pick = playersChance(`${plan.seed}/people`);
    const playing = { local, games, boards, tally, pick };
    const evening = await playTogether(playing, places, bot, plan);
    const left = { database: sizeOf(file), wal: sizeOf(`${file}-wal`), outbox: errandsDue(file) };
    const { readyAfterMs: startWithTables } = bot;
    const complaints = bot.complaints();
    const exitCode = await bot.stop();
    const coldStart = alone.readyAfterMs;
    return { plan, coldStart, idle, startWithTables, backlog, tally, evening, ...left, complaints, exitCode };
  } finally {
    boards.close();
    await bot.stop();
    await games.store.close();
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

/** What is still to be said beside the boards is no business of those who play then. */
async function untilNothingIsDue(file: string): Promise<void> {
  for (const limit = AbortSignal.timeout(BACKLOG_WITHIN_MS); errandsDue(file) > 0; await wait(LOOK_EVERY_MS))
    limit.throwIfAborted();
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** What should have been said by now. */
function errandsDue(file: string): number {
  const database = new Database(file, { readonly: true });
  try {
    const due = database.prepare('SELECT COUNT(*) AS "count" FROM "ErrandRow" WHERE "dueAt" <= ?');
    return (due.get(new Date().toISOString()) as { readonly count: number }).count;
  } finally {
    database.close();
  }
}
