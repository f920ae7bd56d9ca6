/** Ends a game early. The log records who ended it and why. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import { canModerate } from '../lobby/lobby.ts';
import type { PrivilegedActor, Rescued } from '../model/change.ts';
import { boardJob, type NewJob, noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Remains } from '../model/storage/unreadable.ts';
import { ERASED, isLive, type Table, type UserId } from '../model/table.ts';
import { isLesson } from '../turns/is-lesson.ts';
import { refusedToRule } from './pausing.ts';

/** The maximum length of a typed reason. */
export const MAX_REASON_LENGTH = 300;

interface Aborted {
  readonly ok: true;
  readonly table: Table;
  readonly jobs: readonly NewJob[];
}

/**
 * Ends the game; the caller has checked the permission. The notice quotes `reason`, which is one line; empty or null if there's
 * no reason.
 */
export function abort(
  entry: GameEntry,
  table: Table,
  by: UserId,
  reason: string | null,
  now: Date,
): Aborted | TableRefused {
  if (!isLive(table)) return tableRefuses('not-playing');
  const shown: NewJob =
    table.status === 'lobby' ? { job: { kind: 'lobby' }, dueAt: now } : boardJob(table, { by }, now);
  return {
    ok: true,
    table: { ...table, status: 'aborted' },
    jobs: [shown, noticeJob(overPhrase(entry, table, by, reason), by, now)],
  };
}

/** No one else is at a lesson, so the text does not say who ended it. */
function overPhrase(entry: GameEntry, table: Table, by: UserId, reason: string | null): Phrase {
  return isLesson(entry, table) && reason === null ? { key: 'lesson.over' } : endedPhrase(by, reason);
}

/** The text of the notice. */
export function endedPhrase(by: UserId, reason: string | null): Phrase {
  return reason === null || reason === ''
    ? { key: 'table.aborted', with: { user: by } }
    : { key: 'table.aborted-because', with: { user: by, reason } };
}

/** The refusal if this person may not end the table, which may be unreadable; null if they may. */
export function refusedToEnd(table: Table | Remains, by: PrivilegedActor, now: Date): TableRefused | null {
  if ('status' in table) return refusedToRule(table, by, now);
  return canModerate(table, by.userId, by.isModerator)
    ? null
    : tableRefuses('only-host-or-moderator', { host: table.hostId });
}

/** Ends a table that cannot be read. The bot posts nothing there; the person who ended it has to tell the others. */
export function endRemains(remains: Remains, by: PrivilegedActor, now: Date): Rescued | TableRefused {
  if (!remains.isLive) return tableRefuses('not-playing');
  return refusedToEnd(remains, by, now) ?? { ok: true, rescued: remains, place: null };
}

/** The phrase without the reason if this person typed it; otherwise, the reason without this person's names. */
export function withoutPerson(phrase: Phrase, isTheirs: boolean, names: readonly string[]): Phrase {
  const { key, with: places = {} } = phrase;
  const { user, reason } = places;
  if (key !== 'table.aborted-because' || user === undefined || typeof reason !== 'string') return phrase;
  if (isTheirs) return { key: 'table.aborted', with: { user } };
  // Longest first: a short name may be the beginning of another.
  const longest = names.filter((name) => name.length > 1).toSorted((a, b) => b.length - a.length);
  const unnamed = longest.reduce(withoutName, reason);
  return { key, with: { user, reason: unnamed } };
}

/** In languages without spaces, such as Japanese, a name may be in the middle of a run of letters. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function withoutName(text: string, name: string): string {
  const literally = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const pattern = WITHOUT_SPACES.test(name) ? literally : `(?<![\\p{L}\\p{N}])${literally}(?![\\p{L}\\p{N}])`;
  return text.replace(new RegExp(pattern, 'giu'), `<@${ERASED}>`);
}
