/** Vanaheim: move the Vanir one square on, or send it back and use the scale. [Y-581 to Y-583] */
import { boxOf } from '../box.ts';
import type { VanirSquare } from '../components.ts';
import { type Draft, tell } from '../draft.ts';
import { appliesWholeScale } from '../gods/powers.ts';
import type { YggdrasilState } from '../state.ts';
import { applySquare, canApply } from '../vanir/squares.ts';
import { type DeedRule, named } from './world.ts';

/** The squares up to the Vanir's, from the left. */
function squaresReached(game: YggdrasilState): readonly VanirSquare[] {
  return boxOf(game).vanirSquares.slice(0, game.vanir + 1);
}

function usableSquares(game: YggdrasilState): readonly VanirSquare[] {
  return squaresReached(game).filter((square) => canApply(game, square));
}

function canAdvance(game: YggdrasilState): boolean {
  return game.vanir + 1 < boxOf(game).vanirSquares.length;
}

export const vanaheim: DeedRule = {
  whyNot: () => ({ why: 'vanir-at-the-end' }),
  alternatives(game) {
    const squares = usableSquares(game);
    const whole = appliesWholeScale(game);
    return [
      ...(canAdvance(game) ? [{ id: 'vanaheim:advance', verb: 'vanaheim', fields: {} }] : []),
      ...(squares.length > 0 && whole ? [{ id: 'vanaheim:use-all', verb: 'vanaheim', fields: {} }] : []),
      ...(squares.length > 0 && !whole
        ? [
            {
              id: 'vanaheim:use',
              verb: 'vanaheim',
              fields: { square: { kind: 'one', of: squares } as const },
            },
          ]
        : []),
    ];
  },
  perform(game, choice, values) {
    if (choice === 'vanaheim:advance') moveVanirOn(game);
    else if (choice === 'vanaheim:use') {
      sendVanirBack(game);
      applySquare(game, named<VanirSquare>(values, 'square'));
    } else {
      const squares = squaresReached(game);
      sendVanirBack(game);
      game.steps.unshift(...squares.map((square) => ({ do: 'vanir-square', square }) as const));
    }
  },
};

function moveVanirOn(game: Draft): void {
  game.vanir += 1;
  tell(game, { type: 'vanir-advanced', square: squareAt(game, game.vanir) });
}

function sendVanirBack(game: Draft): void {
  const from = game.vanir;
  game.vanir = 0;
  tell(game, { type: 'vanir-returned', square: squareAt(game, from) });
}

function squareAt(game: YggdrasilState, at: number): VanirSquare {
  const square = boxOf(game).vanirSquares[at];
  if (square === undefined) throw new RangeError(`no square ${at} on the reinforcement scale`);
  return square;
}
