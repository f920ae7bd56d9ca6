/** Faults during a game: the calls they hit, the conditions afterwards, and the log about them. */
import Database from 'better-sqlite3';
import { type Logger, pino } from 'pino';
import { expect } from 'vitest';
import type { Call } from '../../src/playground/faults/rest.ts';
import type { Message } from '../../src/playground/model/shapes.ts';
import { BOT_ID } from '../../src/playground/world/hall.ts';
import type { Table } from '../../src/tables/model/table.ts';
import { eventually } from '../eventually.ts';
import type { Hall } from './bot.ts';
import { startsGame } from './playing.ts';

function calls(method: string, path: RegExp): (call: Call) => boolean {
  return (call) => call.method === method && path.test(call.path);
}

/** The calls in which the bot posts something. */
export const WHERE = {
  posting: calls('POST', /^\/channels\/\d+\/messages$/),
  editing: calls('PATCH', /^\/channels\/\d+\/messages\/\d+$/),
  acknowledging: calls('POST', /\/callback$/),
  answering: calls('PATCH', /^\/webhooks\/\d+\/[^/]+\/messages\/@original$/),
  whispering: calls('POST', /^\/webhooks\/\d+\/[^/]+$/),
  puttingAway: calls('DELETE', /^\/webhooks\/\d+\/[^/]+\/messages\/@original$/),
  openingThread: calls('POST', /^\/channels\/\d+\/threads$/),
  startingThread: calls('POST', /^\/channels\/\d+\/messages\/\d+\/threads$/),
  openingDirect: calls('POST', /^\/users\/@me\/channels$/),
  lookingAtChannel: calls('GET', /^\/channels\/\d+$/),
  readingMessages: calls('GET', /^\/channels\/\d+\/messages$/),
  lookingForMember: calls('GET', /^\/guilds\/\d+\/members\/\d+$/),
  registering: calls('PUT', /^\/applications\/\d+\/commands$/),
  askingForGateway: calls('GET', /^\/gateway\/bot$/),
  askingForApplication: calls('GET', /^\/applications\/@me$/),
  readingCommands: calls('GET', /^\/applications\/\d+\/commands$/),
} as const;

/** Ada plays Thor, Bo plays Odin, and Thor starts. */
export function thorAndOdin(hall: Hall, options = {}): Promise<Table> {
  return startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo }, seed: 'story 76', options });
}

export interface LogLine {
  /** Pino's levels: 30 information, 40 warnings, 50 errors. */
  readonly level: number;
  readonly msg: string;
}

/** A log whose lines are kept, from level debug up. */
export function keptLog(): { readonly log: Logger; readonly lines: () => readonly LogLine[] } {
  const written: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => written.push(line) });
  return { log, lines: () => written.map((line) => JSON.parse(line) as LogLine) };
}

/** The number of times a line was logged at a level that's visible by default. */
export function timesPosted(lines: readonly LogLine[], msg: string): number {
  return lines.filter((line) => line.level >= 30 && line.msg === msg).length;
}

/** The bot's public messages in a channel. */
function saidByBot({ local: { world } }: Hall, channelId: string): readonly Message[] {
  return world
    .messagesIn(channelId)
    .filter(({ authorId, visibleTo }) => authorId === BOT_ID && visibleTo === null);
}

/** The bot's messages in a channel that can still be pressed. */
export function livingMessages(hall: Hall, channelId: string): readonly Message[] {
  return saidByBot(hall, channelId).filter(({ components }) => components.length > 0);
}

/** The kinds of the jobs that aren't done, whether they're due or not. Later checks of a waiting table are left out. */
export function jobsLeft(file: string): readonly string[] {
  const database = new Database(file, { readonly: true });
  try {
    const rows = database.prepare('SELECT "errandJson" AS "job" FROM "ErrandRow"').all();
    return rows
      .map((row) => (JSON.parse((row as { readonly job: string }).job) as { kind: string }).kind)
      .filter((kind) => kind !== 'watch' && kind !== 'answer');
  } finally {
    database.close();
  }
}

/** The board shows the committed state in the only message with buttons, and no job is left. */
export async function expectAllDelivered(hall: Hall, channel = '#yggdrasil'): Promise<void> {
  const { table, request } = await hall.loaded(channel);
  const living = livingMessages(hall, table.place.channelId);
  // People may have written after the board.
  expect(living).toEqual(saidByBot(hall, table.place.channelId).slice(-1));
  expect(JSON.stringify(living[0]?.components)).toContain(`|${request?.key}|`);
  expect(jobsLeft(hall.file)).toEqual([]);
  expectCalledOnce(hall);
}

/** No one is pinged twice by messages with the same text. */
function expectCalledOnce({ local: { world } }: Hall): void {
  const calls = world.notifications.map(({ userId, text }) => `${userId}: ${text}`);
  expect(calls).toEqual([...new Set(calls)]);
}

/** Lets up to this many minutes pass, with their retries, until no job is left. */
export async function passesOver(hall: Hall, minutes = 20): Promise<void> {
  for (let minute = 0; minute < minutes && jobsLeft(hall.file).length > 0; minute += 1) {
    hall.turnsClock(60_000);
    await hall.settles();
  }
}

/** Resolves when the table is suspended, for example because its channel is gone. */
export function isSuspended(hall: Hall, id: Table['id']): Promise<void> {
  const isSo = async () => expect((await hall.tables().loaded(id))?.table.isSuspended).toBe(true);
  return eventually(isSo);
}
