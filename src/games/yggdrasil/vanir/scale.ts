/** The Vanir on the reinforcement scale. [Y-581 to Y-584] */
import { boxOf } from '../box.ts';
import type { VanirSquare } from '../components.ts';
import { type Draft, tell } from '../draft.ts';
import type { YggdrasilState } from '../state.ts';

/** The squares up to the Vanir's, from the left. */
export function squaresReached(game: YggdrasilState): readonly VanirSquare[] {
  return boxOf(game).vanirSquares.slice(0, game.vanir + 1);
}

export function canAdvance(game: YggdrasilState): boolean {
  return game.vanir + 1 < boxOf(game).vanirSquares.length;
}

export function moveVanirOn(game: Draft): void {
  game.vanir += 1;
  tell(game, { type: 'vanir-advanced', square: vanirSquare(game) });
}

export function sendVanirBack(game: Draft): void {
  const square = vanirSquare(game);
  game.vanir = 0;
  tell(game, { type: 'vanir-returned', square });
}

function vanirSquare(game: YggdrasilState): VanirSquare {
  const square = boxOf(game).vanirSquares[game.vanir];
  if (square === undefined) throw new RangeError(`no square ${game.vanir} on the reinforcement scale`);
  return square;
}
