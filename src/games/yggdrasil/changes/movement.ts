/** Moves pieces on the board: enemies, the Valkyries, the Vanir. */
import { emit } from '../../../core/logs/event-record.ts';
import { boxOf, FIRST_SPACE, RESIDENCE } from '../box/box.ts';
import type { Enemy, SeaPlace, VanirSquare } from '../box/components.ts';
import type { Draft } from '../state/draft.ts';
import type { YggdrasilState } from '../state/state.ts';

/** Moves an enemy forward. In the Residence, it can't go further. */
export function advance(game: Draft, enemy: Enemy, spaces: number): void {
  const from = game.enemies[enemy];
  const to = Math.min(from + spaces, RESIDENCE);
  game.enemies[enemy] = to;
  emit(game, { type: 'enemy-advanced', enemy, from, to });
}

/** Moves an enemy back. This never triggers an effect, and stops at the first space. [Y-413, Y-415] */
export function retreat(game: Draft, enemy: Enemy, spaces: number): void {
  const from = game.enemies[enemy];
  if (from === FIRST_SPACE) return;
  const to = Math.max(from - spaces, FIRST_SPACE);
  game.enemies[enemy] = to;
  emit(game, { type: 'enemy-retreated', enemy, from, to });
}

export function moveValkyries(game: Draft, to: SeaPlace): void {
  const from = game.valkyries;
  if (from === to) return;
  game.valkyries = to;
  emit(game, { type: 'valkyries-moved', from, to });
}

export function moveVanirOn(game: Draft): void {
  game.vanir += 1;
  emit(game, { type: 'vanir-advanced', square: vanirSquare(game) });
}

export function sendVanirBack(game: Draft): void {
  const square = vanirSquare(game);
  game.vanir = 0;
  emit(game, { type: 'vanir-returned', square });
}

function vanirSquare(game: YggdrasilState): VanirSquare {
  const square = boxOf(game).vanirSquares[game.vanir];
  if (square === undefined) throw new RangeError(`no square ${game.vanir} on the reinforcement scale`);
  return square;
}
