/** Vanaheim: move the Vanir forward one square, or send it back and use the scale. [Y-581 to Y-583] */

import type { Alternative } from '../../../core/requests/request.ts';
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
    const ways: Alternative[] = [];
    if (canAdvance(game)) ways.push({ id: 'vanaheim:advance', verb: 'vanaheim', fields: {} });
    const of = usableSquares(game);
    if (of.length === 0) return ways;
    if (appliesWholeScale(game)) ways.push({ id: 'vanaheim:use-all', verb: 'vanaheim', fields: {} });
    else ways.push({ id: 'vanaheim:use', verb: 'vanaheim', fields: { square: { kind: 'one', of } } });
    return ways;
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
