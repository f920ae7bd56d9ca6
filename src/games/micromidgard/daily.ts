/** The daily challenge of Micro Midgard: the last turns of a game, against a computer that looks ahead. */
import type { DailyRecipe } from '../../core/thinking/daily.ts';
import type { MicromidgardView } from './state/view.ts';

export const DAILY: DailyRecipe<MicromidgardView> = {
  version: 3,
  weekdays: [2, 4, 6],
  tables: [{ options: {}, players: 'good' }],
  seats: 2,
  turnsLeft: [7, 9, 11],
};
