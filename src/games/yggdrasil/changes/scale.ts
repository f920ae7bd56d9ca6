/** The Vanir on the reinforcement scale. [Y-581 to Y-584] */
import { tell } from '../../../core/telling/telling.ts';
import { boxOf } from '../box/box.ts';
import type { VanirSquare } from '../box/components.ts';
import type { Draft } from '../state/draft.ts';
import type { YggdrasilState } from '../state/state.ts';

/** The squares the Vanir can use: all from the left up to its own, or its own alone where the edition says so. [Y-582, Y-596] */
export function squaresReached(game: YggdrasilState): readonly VanirSquare[] {
  const { vanirSquares, switches } = boxOf(game);
  return vanirSquares.slice(switches.vanirReachesBack ? 0 : game.vanir, game.vanir + 1);
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
