/** Activates a square of a Blessing track at or below the player's level. [M-304, M-305] */

import { emit } from '../../../core/logs/event-record.ts';
import type { Alternative } from '../../../core/requests/request.ts';
import { LEVELS, type Level, TRACKS, type Track } from '../box/components.ts';
import { makeDeal } from '../changes/deals.ts';
import { backToTheStart } from '../changes/holdings.ts';
import { hindrance } from '../facts/payable.ts';
import { activeSeat } from '../facts/seats.ts';
import { coverOf, drivenBy, levelsReached, squareAt } from '../facts/tracks.ts';
import { offersOf } from './offers.ts';
import { oneOf, type SpendRule } from './spend.ts';

interface Square {
  readonly track: Track;
  readonly level: Level;
}

/** The square in a choice such as `activate:red:3`; null if the choice names no square. */
export function squareMeant(choice: string): Square | null {
  const [, trackMeant, levelMeant] = choice.split(':');
  const track = oneOf(TRACKS, trackMeant);
  const level = LEVELS.find((each) => String(each) === levelMeant);
  return track === undefined || level === undefined ? null : { track, level };
}

export const activate: SpendRule = {
  alternatives(game) {
    const alternatives: Alternative[] = [];
    for (const track of TRACKS) {
      if (game.turn.hand[drivenBy(game, track)] === 0) continue;
      for (const level of levelsReached(game, track)) {
        const square = squareAt(game, track, level);
        if (coverOf(game, track, level) !== null || hindrance(game, square) !== null) continue;
        alternatives.push(...offersOf(game, square, `activate:${track}:${level}`, 'activate'));
      }
    }
    return alternatives;
  },
  refusalFor(game, choice) {
    const meant = squareMeant(choice);
    if (meant === null) return null;
    const { track, level } = meant;
    const yours = activeSeat(game).levels[track];
    const cover = coverOf(game, track, level);
    const action = drivenBy(game, track);
    if (game.turn.hand[action] === 0) return { code: 'no-action', action };
    if (level > yours) return { code: 'above-your-level', track, level, yours };
    if (cover !== null) return { code: 'covered-by-relic', relic: cover };
    return hindrance(game, squareAt(game, track, level));
  },
  perform(game, choice, values) {
    const meant = squareMeant(choice);
    if (meant === null) throw new RangeError(`not a square: ${choice}`);
    const { track, level } = meant;
    const { seat } = game.turn;
    game.turn.hand[drivenBy(game, track)] -= 1;
    emit(game, { type: 'square-activated', seat, track, blessing: game.blessings[track], level });
    backToTheStart(game, track);
    makeDeal(game, squareAt(game, track, level), choice, values);
  },
};
