/** Claims a Relic instead of using the square that it covers. [M-303] */

import { emit } from '../../../core/logs/event-record.ts';
import { named } from '../../../core/requests/values.ts';
import { CRAFT_TRACKS, RELICS, type Relic } from '../box/components.ts';
import { backToTheStart } from '../changes/holdings.ts';
import { activeSeat } from '../facts/seats.ts';
import { coverOf, drivenBy, levelsReached, placeOf, SIDE_UP } from '../facts/tracks.ts';
import type { MicromidgardState } from '../state/state.ts';
import { oneOf, type SpendRule } from './spend.ts';

function relicsToClaim(game: MicromidgardState): readonly Relic[] {
  const relics: Relic[] = [];
  for (const track of CRAFT_TRACKS) {
    if (game.turn.hand[drivenBy(game, track)] === 0) continue;
    for (const level of levelsReached(game, track)) {
      const relic = coverOf(game, track, level);
      if (relic !== null) relics.push(relic);
    }
  }
  return relics;
}

export const claim: SpendRule = {
  alternatives(game) {
    const relics = relicsToClaim(game);
    return relics.length > 0
      ? [{ id: 'claim', verb: 'claim', fields: { relic: { kind: 'one', of: relics } } }]
      : [];
  },
  refusalFor(game, _choice, values) {
    const relic = oneOf(RELICS, values['relic']);
    if (relic === undefined) return null;
    const place = placeOf(game, relic);
    if (place === null) return { code: 'relic-not-on-track', relic };
    const { track, level } = place;
    const yours = activeSeat(game).levels[track];
    if (level > yours) return { code: 'above-your-level', track, level, yours };
    const action = drivenBy(game, track);
    return game.turn.hand[action] === 0 ? { code: 'no-action', action } : null;
  },
  perform(game, _choice, values) {
    const relic = named(values, 'relic', RELICS);
    const place = placeOf(game, relic);
    if (place === null) throw new RangeError(`${relic} lies on no track`);
    const { track, level } = place;
    const side = SIDE_UP[track];
    game.turn.hand[drivenBy(game, track)] -= 1;
    game.covers[track][level - 1] = null;
    activeSeat(game).relics.push({ relic, side });
    emit(game, { type: 'relic-claimed', seat: game.turn.seat, relic, side, track, level });
    backToTheStart(game, track);
  },
};
