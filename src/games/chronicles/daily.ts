/** The daily challenge of Chronicles: two gods near the end of a saga that was won. From lost ones a game is too long. */
import type { DailyRecipe } from '../../core/thinking/daily.ts';
import type { ChroniclesView } from './state/view.ts';

export const DAILY: DailyRecipe<ChroniclesView> = {
  weekdays: [0],
  /** Vigrid is seldom won by the gentle player and seldom in doubt for the good one, so its days take too long to find. */
  tables: [{ options: { rules: 'fenrir' }, players: 'good' }],
  seats: 2,
  turnsLeft: [4, 5, 6],
  thoughts: 2_000,
};
