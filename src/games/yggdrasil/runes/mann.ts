/** Mann throws one enemy three spaces back. [Y-658, Y-659] */
import { ask } from '../asking.ts';
import { type Draft, tell } from '../draft.ts';
import { enemiesThatCanRetreat } from '../movement.ts';

export const MANN_SPACES = 3;

export function mann(game: Draft): void {
  const among = enemiesThatCanRetreat(game);
  if (among.length === 0) tell(game, { type: 'rune-without-effect', rune: 'mann' });
  else ask(game, { about: 'mann', among });
}
