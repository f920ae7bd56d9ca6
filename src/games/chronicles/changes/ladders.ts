/** The Strength ladders of Hel and Surt, and the reserves that fill them. [C-107, C-402, C-404, C-409] */
import { tell } from '../../../core/telling/telling.ts';
import type { Draft } from '../state/draft.ts';
import { lose } from './end.ts';

/** With too few in the reserve the game is lost. */
export function callAnonymous(game: Draft, anonymous: number): void {
  if (game.anonymous + anonymous > game.box.anonymous) {
    lose(game, 'too-few-anonymous');
    return;
  }
  game.anonymous += anonymous;
  if (anonymous > 0) tell(game, { type: 'anonymous-came', anonymous, ladder: game.anonymous });
}

export function sendAnonymousBack(game: Draft, most: number): void {
  const anonymous = Math.min(most, game.anonymous);
  game.anonymous -= anonymous;
  tell(game, { type: 'anonymous-left', anonymous, ladder: game.anonymous });
}

/** With too few in the reserve the game is lost. */
export function callFireGiants(game: Draft, fireGiants: number): void {
  if (game.fireGiants + fireGiants > game.box.fireGiants) {
    lose(game, 'too-few-fire-giants');
    return;
  }
  game.fireGiants += fireGiants;
  tell(game, { type: 'fire-giants-came', fireGiants, ladder: game.fireGiants });
}

export function sendFireGiantsBack(game: Draft, most: number): void {
  const fireGiants = Math.min(most, game.fireGiants);
  game.fireGiants -= fireGiants;
  tell(game, { type: 'fire-giants-left', fireGiants, ladder: game.fireGiants });
}
