/**
 * Resolves a wolf action: the wolf moves to its next free space, and then the player gets an action of the wolf's light. [M-602]
 */

import { emit } from '../../../core/logs/event-record.ts';
import { named } from '../../../core/requests/values.ts';
import { LIGHTS, type Light } from '../box/components.ts';
import { moveWolfOn } from '../changes/wolves.ts';
import type { MicromidgardState } from '../state/state.ts';
import type { SpendRule } from './spend.ts';

export function wolvesToRun({ turn }: MicromidgardState): readonly Light[] {
  return LIGHTS.filter((wolf) => turn.wolfActions[wolf] > 0);
}

export const run: SpendRule = {
  alternatives(game) {
    const wolves = wolvesToRun(game);
    return wolves.length > 0
      ? [{ id: 'run', verb: 'run', fields: { wolf: { kind: 'one', of: wolves } } }]
      : [];
  },
  refusalFor: (game) => (wolvesToRun(game).length === 0 ? { code: 'no-wolf-action' } : null),
  perform(game, _choice, values) {
    const wolf = named(values, 'wolf', LIGHTS);
    game.turn.wolfActions[wolf] -= 1;
    moveWolfOn(game, wolf);
    game.turn.hand[wolf] += 1;
    emit(game, { type: 'action-gained', seat: game.turn.seat, action: wolf, amount: 1 });
  },
};
