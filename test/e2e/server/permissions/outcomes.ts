/** The outcome of a person's action: it changed something, it was answered, or it was refused, with the reason. */

import Database from 'better-sqlite3';
import { expect, onTestFinished } from 'vitest';
import type { Message } from '../../../../src/playground/model/shapes.ts';
import type { Seen } from '../../../../src/playground/people.ts';
import { TABLE_REFUSALS } from '../../../../src/tables/model/refusal.ts';
import type { TableId } from '../../../../src/tables/model/table.ts';
import { localeFiles } from '../../../../src/words/locales.ts';
import { asTyped } from '../../../../tools/people/as-typed.ts';
import { patternOf } from '../../../../tools/people/message-pattern.ts';
import { eventually } from '../../../eventually.ts';
import type { Player } from '../../../shared/people.ts';
import type { Hall } from '../../bot.ts';

/** The first message the person saw, and the message with the control used, if there was one. */
export interface Used {
  readonly seen: Seen;
  readonly on: Message | null;
}

/** Refusals other than those of tables. */
const OTHER_REFUSALS = [
  'refusal.failed',
  'refusal.unknown-control',
  'tables.only-moderators',
  'ending.all-only-moderators',
  'box.only-moderator',
  'server.only-moderators-choose',
  'seats.not-begun',
  'log.no-game',
  'mistakes.none-reviewed',
  'advice.outdated',
] as const;

/** Patterns for the text of a refusal, by the code of the refusal or the key of the text. */
const REFUSED: ReadonlyMap<string, RegExp> = new Map([
  ...TABLE_REFUSALS.map((code) => [code, patternFor(`refusal.${code}`)] as const),
  ...OTHER_REFUSALS.map((key) => [key, patternFor(key)] as const),
]);

/** The refusal for lack of a table names the person's own tables elsewhere, which depend on what was played before. */
const NO_TABLE_HERE: readonly string[] = ['your-turn-elsewhere', 'seated-elsewhere'];

/** The possible outcomes in a cell of the matrix. */
export function isOutcome(cell: string): boolean {
  return ['does', 'may', 'nothing'].includes(cell) || REFUSED.has(cell);
}

function patternFor(key: string): RegExp {
  const messages = localeFiles('en').find((file) => Object.hasOwn(file.messages, key))?.messages ?? {};
  const message = messages[key];
  if (message === undefined) throw new Error(`no words for ${key}`);
  return new RegExp(`^${patternOf(message, 'en')}`);
}

export interface Reader {
  /** All stored data about a table, and about everything else in a channel that may be changed. */
  readonly all: (table: TableId | null, channel: string) => string;
  /** The version of a table, and which table has the channel. */
  readonly snapshot: (table: TableId | null, channel: string) => string;
}

/** The contents of the bot's database, read through a separate connection until the test is over. */
export function openReader({ file }: Hall): Reader {
  const database = new Database(file, { readonly: true });
  onTestFinished(() => void database.close());
  const rowsOf = (rows: string) => database.prepare(`SELECT * FROM ${rows}`);
  const table = database.prepare(
    'SELECT "version", "status", "channelId", "snapshotHash" FROM "GameTable" WHERE "id" = ?',
  );
  const live = database.prepare('SELECT "id", "version" FROM "GameTable" WHERE "liveChannelId" = ?');
  const ofTable = ['SeatRow', 'LogRow', 'NoticeRow', 'EraRow'].map((rows) =>
    rowsOf(`"${rows}" WHERE "tableId" = ?`),
  );
  const chosen = ['ServerBox', 'PersonSettings', 'ServerSettings', 'OverviewRow'].map((rows) =>
    rowsOf(`"${rows}"`),
  );
  return {
    all: (id, channel) =>
      JSON.stringify([
        table.all(id),
        ...ofTable.map((rows) => rows.all(id)),
        live.all(channel),
        ...chosen.map((rows) => rows.all()),
      ]),
    snapshot: (id, channel) => JSON.stringify([table.all(id), live.all(channel)]),
  };
}

/** 'does' if something changed, 'may' if it was accepted, else the code of the refusal. */
export async function outcomeOf(
  hall: Hall,
  player: Player,
  { seen, on }: Used,
  isChanged: () => boolean,
): Promise<string> {
  if (seen.kind === 'refused' || seen.kind === 'failed') throw new Error(`${seen.kind}: ${seen.code}`);
  if (seen.kind === 'choices') return seen.choices.length > 0 ? 'may' : 'nothing';
  const { world } = hall.local;
  const written = wordsOf(hall, seen.interactionId);
  // A press can remove the buttons from its message before the text changes.
  const words = () => written().filter(({ content }) => seen.kind !== 'updated' || content !== on?.content);
  if (seen.kind !== 'modal') {
    await eventually(() =>
      expect(words().length > 0 || isChanged() || (on !== null && !world.messages.has(on.id))).toBe(true),
    );
  }
  if (isChanged()) return 'does';
  const refused = words().flatMap((message) => refusalsIn(message, player));
  expect(refused.length).toBeLessThanOrEqual(1);
  const [code = 'may'] = refused;
  return NO_TABLE_HERE.includes(code) ? 'no-table' : code;
}

/** Returns the messages that the interaction has written so far, each time it's called. */
function wordsOf({ local: { world } }: Hall, interactionId: string): () => readonly Message[] {
  return () =>
    (world.interactions.get(interactionId)?.written ?? []).flatMap((id) => world.messages.get(id) ?? []);
}

/** Refusals are private. */
function refusalsIn({ content, visibleTo }: Message, player: Player): readonly string[] {
  const found = [...REFUSED].filter(([, pattern]) => pattern.test(asTyped(content))).map(([code]) => code);
  if (found.length > 0) expect(visibleTo).toBe(player.id);
  return found;
}
