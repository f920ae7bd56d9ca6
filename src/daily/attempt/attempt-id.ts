/**
 * The id of an attempt, used in place of a table id: the date. Together with the person who presses a button, it names one
 * attempt.
 */
import type { TableId } from '../../tables/model/table.ts';
import { type DailyDate, readDailyDate } from '../day.ts';

/** No table has such an id, so an attempt's buttons and menus never reach a table. */
export function attemptId(date: DailyDate): TableId {
  return date as string as TableId;
}

/** The date of the attempt; null if the id is a table's. */
export function dateOfAttempt(id: string): DailyDate | null {
  return readDailyDate(id);
}
