/** Drawing creatures: one of them helps, all are discarded. [C-340, C-348] */

import { shuffle } from '../../../../core/random.ts';
import { ask } from '../../../../core/requests/asking.ts';
import { reveal, tell } from '../../../../core/telling/telling.ts';
import { CREATURES, type Creature } from '../../box/components.ts';
import type { Draft } from '../../state/draft.ts';

export function drawCreatures(game: Draft, count: number): void {
  reveal(game);
  const creatures: Creature[] = [];
  while (creatures.length < count) creatures.push(drawCreature(game, creatures));
  tell(game, { type: 'creatures-drawn', creatures });
  ask(game, { about: 'creature', creatures });
}

/** An empty deck is made of the discarded cards. [C-348] */
function drawCreature(game: Draft, inHand: readonly Creature[]): Creature {
  if (game.creatureDeck.length === 0) {
    const discarded = CREATURES.filter((creature) => !inHand.includes(creature));
    game.creatureDeck = shuffle(game, 'decks', discarded);
    tell(game, { type: 'creatures-shuffled' });
  }
  const [creature] = game.creatureDeck;
  if (creature === undefined) throw new RangeError('more creatures drawn than there are');
  game.creatureDeck = game.creatureDeck.slice(1);
  return creature;
}
