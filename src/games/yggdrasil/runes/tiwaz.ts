/** Tiwaz throws three different enemies one space back each, or as many as can move. [Y-660 to Y-662] */
import { ask } from '../asking.ts';
import { type Draft, tell } from '../draft.ts';
import { enemiesThatCanRetreat } from '../movement.ts';

const ENEMIES_MOVED = 3;

export function tiwaz(game: Draft): void {
  const among = enemiesThatCanRetreat(game);
  if (among.length === 0) tell(game, { type: 'rune-without-effect', rune: 'tiwaz' });
  else ask(game, { about: 'tiwaz', among, count: Math.min(ENEMIES_MOVED, among.length) });
}
