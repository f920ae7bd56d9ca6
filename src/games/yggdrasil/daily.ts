/** The daily challenge of Yggdrasil: three gods hold out until the enemies' last cards are drawn. */
import type { DailyRecipe } from '../../core/thinking/daily.ts';
import type { YggdrasilView } from './state/view.ts';

export const DAILY: DailyRecipe<YggdrasilView> = {
  weekdays: [1, 3, 5],
  tables: [{ options: { rules: '2018', angry: 6 }, players: 'gentle' }],
  seats: 3,
  turnsLeft: [3, 4, 5],
  /** One of the two cards that Odin draws goes back. */
  lasting: ({ deck, drawn }) => deck.count + (drawn.length > 1 ? 1 : 0),
};
