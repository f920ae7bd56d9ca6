/** The id of an attempt, in the place of that of a table: the date. With the person who presses it names one attempt. */
import type { TableId } from '../../tables/model/table.ts';
import { type DailyDate, readDailyDate } from '../day.ts';

/** No table has such an id, so no control of an attempt reaches a table. */
export function attemptId(date: DailyDate): TableId {
  return date as string as TableId;
}

/** Null for the id of a table. */
export function dateOfAttempt(id: string): DailyDate | null {
  return readDailyDate(id);
}
