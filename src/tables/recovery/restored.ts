/** Continues a table from a restored backup, without anything that happened after the backup. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Seed } from '../../core/random.ts';
import type { Change } from '../model/change.ts';
import { noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import {
  EMPTY_UNDO_STACK,
  isLive,
  isOver,
  type LogLine,
  type Table,
  type UndoStack,
} from '../model/table.ts';
import { goingOn } from '../moderation/suspending.ts';
import { hasOurRules } from '../turns/current-request.ts';

/**
 * After a restore, request keys contain the seconds since this moment, which is earlier than any table. The number stays short,
 * and every later restore gives a higher one.
 */
const NUMBERS_BEGIN = Date.UTC(2026, 0, 1);

/**
 * The game may repeat questions from after the backup, and get other answers. So every request from now on has a key that no
 * request had before, and no button still in the channel answers it. The wait restarts, since no one could know about the
 * request.
 *
 * People have seen dice and cards from after the backup. So that these don't come up again, the game resamples everything hidden,
 * and randomness starts from a new system seed. Earlier answers can no longer be undone, since the old random numbers would come
 * back with them.
 */
export function restored(
  entry: GameEntry,
  table: Table,
  { copiedAt, seed }: { readonly copiedAt: Date; readonly seed: Seed },
  now: Date,
): (Change & { readonly ok: true }) | TableRefused {
  if (isOver(table)) return tableRefuses('not-playing');
  const fresh = resampled(entry, table, seed);
  const back = {
    ...fresh.table,
    undoStack: { ...EMPTY_UNDO_STACK, taken: newKeys(table.undoStack, now) },
    arrangements: { ...table.arrangements, proposal: null },
  };
  const time = String(Math.floor(copiedAt.getTime() / 1000));
  const phrase = { key: 'table.put-back', with: { time } };
  const isAnnounced = isLive(table) && !table.isSuspended;
  const jobs = isAnnounced ? [noticeJob(phrase, null, now), ...goingOn(entry, back, null, now)] : [];
  return { ok: true, table: back, lines: fresh.lines, jobs, waitsAnew: true };
}

/** In a lobby, a challenge keeps the typed seed, which decides the game that people wanted. */
function resampled(
  entry: GameEntry,
  table: Table,
  seed: Seed,
): { readonly table: Table; readonly lines: readonly LogLine[] } {
  if (table.state === null) return { table: table.isChallenge ? table : { ...table, seed }, lines: [] };
  // The current rules cannot resample this state, and no one can play it.
  if (!hasOurRules(entry, table)) return { table, lines: [] };
  return {
    table: { ...table, state: entry.game.reseed(table.state, seed), logged: table.logged + 1 },
    lines: [{ index: table.logged, userId: null, reseed: seed }],
  };
}

/** A value for `UndoStack.taken` that gives every request a key that no request had before. */
export function newKeys({ taken }: UndoStack, now: Date): number {
  return Math.max(taken + 1, Math.floor((now.getTime() - NUMBERS_BEGIN) / 1000));
}
