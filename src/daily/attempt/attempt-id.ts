/**
 * The id of an attempt, used in place of a table id: its date, and whether it's practice. Together with the person who presses a
 * button, it names one attempt.
 */
import type { TableId } from '../../tables/model/table.ts';
import { type DailyDate, readDailyDate } from '../day.ts';

/** An attempt counts if the person played it on the day itself. */
export type AttemptKind = 'counted' | 'practice';

export interface NamedAttempt {
  readonly date: DailyDate;
  readonly kind: AttemptKind;
}

/** No longer than a table id, so that custom ids have room for everything else. */
const PRACTICE = /^p(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/;

/** No table has such an id, so an attempt's buttons and menus never reach a table. */
export function attemptId(date: DailyDate, kind: AttemptKind = 'counted'): TableId {
  const id: string = kind === 'counted' ? date : `p${date.replaceAll('-', '')}`;
  return id as TableId;
}

/** The attempt with this id; null if the id is a table's. */
export function attemptNamed(id: string): NamedAttempt | null {
  const counted = readDailyDate(id);
  if (counted !== null) return { date: counted, kind: 'counted' };
  const { year = '', month = '', day = '' } = PRACTICE.exec(id)?.groups ?? {};
  const practised = readDailyDate(`${year}-${month}-${day}`);
  return practised === null ? null : { date: practised, kind: 'practice' };
}

/** The date of the attempt that counts; null if the id is a table's or that of practice. */
export function dateOfCounted(id: string): DailyDate | null {
  return readDailyDate(id);
}
