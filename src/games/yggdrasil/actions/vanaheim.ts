/** Vanaheim: move the Vanir forward one square, or send it back and use the scale. [Y-581 to Y-583] */

import { named } from '../../../core/requests/values.ts';
import type { VanirSquare } from '../box/components.ts';
import { VANIR_SQUARES } from '../box/components.ts';
import { moveVanirOn, sendVanirBack } from '../changes/movement.ts';
import { canAdvance, squaresReached } from '../facts/places.ts';
import { appliesWholeScale } from '../facts/powers.ts';
import type { YggdrasilState } from '../state/state.ts';
import type { GodActionRule } from './god-action.ts';
import { applySquare, canApply } from './vanir.ts';

function usableSquares(game: YggdrasilState): readonly VanirSquare[] {
  return squaresReached(game).filter((square) => canApply(game, square));
}

export const vanaheim: GodActionRule = {
  refusalFor: () => ({ code: 'vanir-at-the-end' }),
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
      applySquare(game, named(values, 'square', VANIR_SQUARES));
    } else {
      const squares = squaresReached(game).map((square) => ({ do: 'vanir-square', square }) as const);
      game.steps.unshift(...squares, { do: 'vanir-back' });
    }
  },
};
