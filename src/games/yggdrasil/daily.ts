/** The daily challenge of Yggdrasil: three gods have to hold out until the last enemy card is drawn. */
import type { DailyRecipe } from '../../core/thinking/daily.ts';
import type { YggdrasilView } from './state/view.ts';

export const DAILY: DailyRecipe<YggdrasilView> = {
  version: 4,
  weekdays: [1, 3, 5],
  tables: [{ options: { rules: '2018', angry: 6 }, players: 'gentle' }],
  seats: 3,
  turnsLeft: [3, 4, 5],
  /**
   * The number of enemy cards left. While Odin still has to choose between two drawn cards, the one that he will put back also
   * counts.
   */
  lasting: ({ deck, drawn }) => deck.count + (drawn.length > 1 ? 1 : 0),
};
