/** Changes who gets advice at a table: in its lobby, or while its game continues. */
import type { Change } from '../model/change.ts';
import { boardJob, type NewJob, noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { type AdviceSetting, isLive, type Table, type UserId } from '../model/table.ts';

/** The caller has checked the permission. A challenge that began without advice keeps it off, because people compare results. */
export function setAdvice(table: Table, advice: AdviceSetting, by: UserId, now: Date): Change | TableRefused {
  if (!isLive(table)) return tableRefuses('not-playing');
  if (table.advice === advice) return tableRefuses('advice-already');
  const isPlaying = table.status === 'playing';
  if (isPlaying && table.isChallenge && table.advice === 'off')
    return tableRefuses('challenge-without-advice');
  const changed = { ...table, advice };
  const phrase = { key: 'table.advice', with: { user: by, advice: { key: `choice.advice-${advice}` } } };
  const shown: NewJob = isPlaying ? boardJob(changed, { by }, now) : { job: { kind: 'lobby' }, dueAt: now };
  return { ok: true, table: changed, jobs: [shown, noticeJob(phrase, by, now)] };
}
