/** Sigel brings up to fifteen Vikings back from Helheim, shared as the gods wish. [Y-654] */
import { ask } from '../../../../core/requests/asking.ts';
import { tell } from '../../../../core/telling/telling.ts';
import type { Draft } from '../../state/draft.ts';

const MOST_VIKINGS = 15;

export function sigel(game: Draft): void {
  const vikings = Math.min(MOST_VIKINGS, game.helheim);
  if (vikings === 0) tell(game, { type: 'rune-without-effect', rune: 'sigel' });
  else ask(game, { about: 'sigel', vikings });
}

export function shareVikings(game: Draft, shares: readonly number[]): void {
  game.seats.forEach((seat, at) => {
    const share = shares[at] ?? 0;
    seat.vikings += share;
    game.helheim -= share;
  });
  tell(game, { type: 'vikings-shared', shares });
}
