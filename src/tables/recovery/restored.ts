/** A table of a backup: how it goes on when the bot has lost what came after that. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Seed } from '../../core/random.ts';
import type { Change } from '../model/change.ts';
import { noticeErrand } from '../model/outbox.ts';
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
import { hasOurRules } from '../turns/play.ts';

/** Before any table was: so the numbers of the keys stay short, and grow with every backup that is put back. */
const NUMBERS_BEGIN = Date.UTC(2026, 0, 1);

/**
 * What was asked after the backup may be asked again, with other answers: so everything asked from now on bears a key
 * that nothing ever bore, as after taking back, and no board that still stands in the channel answers it. The wait
 * begins anew, since nobody could know of it.
 *
 * People have seen dice and cards that came after the backup: so that they do not come again, everything hidden is dealt anew
 * and chance begins from a seed that the system gives now. What was answered before cannot be taken back any more, for the
 * old chance would come with it.
 */
export function restored(
  entry: GameEntry,
  table: Table,
  { copiedAt, seed }: { readonly copiedAt: Date; readonly seed: Seed },
  now: Date,
): (Change & { readonly ok: true }) | TableRefused {
  if (isOver(table)) return tableRefuses('not-playing');
  const dealt = resampled(entry, table, seed);
  const back = {
    ...dealt.table,
    undoStack: { ...EMPTY_UNDO_STACK, taken: newKeys(table.undoStack, now) },
    arrangements: { ...table.arrangements, proposal: null },
  };
  const time = String(Math.floor(copiedAt.getTime() / 1000));
  const saying = { key: 'table.put-back', with: { time } };
  const isTold = isLive(table) && !table.isSuspended;
  const errands = isTold ? [noticeErrand(saying, null, now), ...goingOn(entry, back, null, now)] : [];
  return { ok: true, table: back, lines: dealt.lines, errands, waitsAnew: true };
}

/** Before the game has begun it keeps the seed that somebody typed: it is the game that they wanted. */
function resampled(
  entry: GameEntry,
  table: Table,
  seed: Seed,
): { readonly table: Table; readonly lines: readonly LogLine[] } {
  if (table.state === null) return { table: table.isChallenge ? table : { ...table, seed }, lines: [] };
  // No rules of ours can deal it, and nobody can play it.
  if (!hasOurRules(entry, table)) return { table, lines: [] };
  return {
    table: { ...table, state: entry.game.resample(table.state, seed), logged: table.logged + 1 },
    lines: [{ index: table.logged, userId: null, reseed: seed }],
  };
}

/** In the place of `SecondThoughts.taken`: with it nothing bears a key that anything bore before. */
export function newKeys({ taken }: UndoStack, now: Date): number {
  return Math.max(taken + 1, Math.floor((now.getTime() - NUMBERS_BEGIN) / 1000));
}
