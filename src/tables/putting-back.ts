/** A table of a backup: how it goes on when the bot has lost what came after that. */
import type { GameEntry } from '../core/catalogue.ts';
import type { Change } from './changing.ts';
import { noticeErrand } from './outbox.ts';
import { type TableRefused, tableRefuses } from './refusal.ts';
import { goingOn } from './suspending.ts';
import { isLive, type Table } from './table.ts';

/** Before any table was: so the numbers of the keys stay short, and grow with every backup that is put back. */
const NUMBERS_BEGIN = Date.UTC(2026, 0, 1);

/**
 * What was asked after the backup may be asked again, with other answers: so everything asked from now on bears a key
 * that nothing ever bore, as after taking back, and no board that still stands in the channel answers it. The wait
 * begins anew, since nobody could know of it.
 */
export function putBack(
  entry: GameEntry,
  table: Table,
  copiedAt: Date,
  now: Date,
): (Change & { readonly ok: true }) | TableRefused {
  if (!isLive(table)) return tableRefuses('not-playing');
  const { taken } = table.secondThoughts;
  const newKeys = Math.max(taken + 1, Math.floor((now.getTime() - NUMBERS_BEGIN) / 1000));
  const back = {
    ...table,
    secondThoughts: { ...table.secondThoughts, taken: newKeys },
    arrangements: { ...table.arrangements, proposal: null },
  };
  const time = String(Math.floor(copiedAt.getTime() / 1000));
  const saying = { key: 'table.put-back', with: { time } };
  const errands = table.isSuspended
    ? []
    : [noticeErrand(saying, null, now), ...goingOn(entry, back, null, now)];
  return { ok: true, table: back, errands, waitsAnew: true };
}
