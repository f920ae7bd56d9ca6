/**
 * The daily challenge of Chronicles: two gods near the end of a saga that was won. A search through lost games would take too
 * long.
 */
import type { DailyRecipe } from '../../core/thinking/daily.ts';
import type { ChroniclesView } from './state/view.ts';

export const DAILY: DailyRecipe<ChroniclesView> = {
  version: 4,
  weekdays: [0],
  /** In other sagas the search takes too long: the gentle player seldom wins Vigrid, and the good one is seldom in danger. */
  tables: [{ options: { rules: 'fenrir' }, players: 'good' }],
  seats: 2,
  turnsLeft: [4, 5, 6],
  thoughts: 2_600,
  maxQuickLead: 0.1,
};
