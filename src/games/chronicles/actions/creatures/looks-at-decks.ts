/** Every deck's top card is seen, and any of them may be put under. */
import { ask } from '../../../../core/requests/asking.ts';
import type { CreatureRule } from '../../box/creature-effect.ts';
import { lookAtDecks } from '../../changes/decks.ts';

export const looksAtDecks: CreatureRule<'looks-at-decks'> = (game) => {
  if (game.seats.every(({ deck }) => deck.length === 0)) return false;
  lookAtDecks(game);
  ask(game, { about: 'put-under' });
  return true;
};
