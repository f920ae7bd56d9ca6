/** Raises the player's marker on a Blessing track by one level. [M-302] */

import { named } from '../../../core/requests/values.ts';
import { TRACKS, type Track } from '../box/components.ts';
import { raise as raiseMarker } from '../changes/holdings.ts';
import { canRaise, drivenBy } from '../facts/tracks.ts';
import type { MicromidgardState } from '../state/state.ts';
import { oneOf, type SpendRule } from './spend.ts';

function tracksToRaise(game: MicromidgardState): readonly Track[] {
  return TRACKS.filter((track) => game.turn.hand[drivenBy(game, track)] > 0 && canRaise(game, track));
}

export const raise: SpendRule = {
  alternatives(game) {
    const tracks = tracksToRaise(game);
    return tracks.length > 0
      ? [{ id: 'raise', verb: 'raise', fields: { track: { kind: 'one', of: tracks } } }]
      : [];
  },
  refusalFor(game, _choice, values) {
    const track = oneOf(TRACKS, values['track']);
    if (track === undefined) return null;
    if (!canRaise(game, track)) return { code: 'top-level', track };
    const action = drivenBy(game, track);
    return game.turn.hand[action] === 0 ? { code: 'no-action', action } : null;
  },
  perform(game, _choice, values) {
    const track = named(values, 'track', TRACKS);
    game.turn.hand[drivenBy(game, track)] -= 1;
    raiseMarker(game, track);
  },
};
