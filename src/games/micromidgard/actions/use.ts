/** Uses one of the player's own Relics, each once per turn. [M-308, M-309] */

import { emit } from '../../../core/logs/event-record.ts';
import type { Alternative } from '../../../core/requests/request.ts';
import { RELICS, type Relic } from '../box/components.ts';
import { faceOf } from '../box/relics.ts';
import { makeDeal } from '../changes/deals.ts';
import { hindrance } from '../facts/payable.ts';
import { sideHeld, wasUsed } from '../facts/relics.ts';
import { activeSeat } from '../facts/seats.ts';
import { offersOf } from './offers.ts';
import { oneOf, type SpendRule } from './spend.ts';

/** The Relic in a choice such as `use:3a`, or `use:1c:gold` for an exchange in one direction. */
export function relicMeant(choice: string): Relic | undefined {
  return oneOf(RELICS, choice.split(':')[1]);
}

export const use: SpendRule = {
  alternatives(game) {
    const alternatives: Alternative[] = [];
    for (const { relic, side } of activeSeat(game).relics) {
      const face = faceOf(relic, side);
      if (wasUsed(game, relic) || hindrance(game, face) !== null) continue;
      alternatives.push(...offersOf(game, face, `use:${relic}`, 'use'));
    }
    return alternatives;
  },
  refusalFor(game, choice) {
    const relic = relicMeant(choice);
    if (relic === undefined) return null;
    const side = sideHeld(game, relic);
    if (side === null) return { code: 'relic-not-yours', relic };
    if (wasUsed(game, relic)) return { code: 'relic-used', relic };
    return hindrance(game, faceOf(relic, side));
  },
  perform(game, choice, values) {
    const relic = relicMeant(choice);
    const side = relic === undefined ? null : sideHeld(game, relic);
    if (relic === undefined || side === null) throw new RangeError(`not a Relic of theirs: ${choice}`);
    game.turn.used.push(relic);
    emit(game, { type: 'relic-used', seat: game.turn.seat, relic, side });
    makeDeal(game, faceOf(relic, side), choice, values);
  },
};
