/** Daeg gives three turns without an enemy card, beginning with the next. [Y-655, Y-656] */
import { tell } from '../../../../core/telling/telling.ts';
import type { Draft } from '../../state/draft.ts';

const TURNS = 3;

export function daeg(game: Draft): void {
  game.daeg = TURNS;
  tell(game, { type: 'cards-withheld', turns: TURNS });
}
