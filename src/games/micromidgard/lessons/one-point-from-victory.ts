/** The position from which the first lesson is played: Munin is one point from victory, and Hugin close behind. */
import type { Opened, Opening } from '../../../core/game.ts';
import { tableSeedFrom } from '../../../core/random.ts';
import { ask } from '../../../core/requests/asking.ts';
import type { Box } from '../box/box.ts';
import type { Raven } from '../box/components.ts';
import { finish } from '../state/draft.ts';
import type { MicromidgardState } from '../state/state.ts';
import { setUp } from '../turn/set-up.ts';

/** It lays out the board that the steps speak of. */
const LAID_OUT_BY = tableSeedFrom('first lesson 20');
const BEHIND: Readonly<Record<Raven, number>> = { hugin: 2, munin: 1 };

export function onePointFromVictory(opening: Opening<Box>): Opened<MicromidgardState> {
  const game = setUp({ ...opening, seed: LAID_OUT_BY });
  for (const seat of game.seats) seat.points = game.box.winningScore - BEHIND[seat.raven];
  ask(game, { about: 'start-resource' });
  const { state, events } = finish(game);
  return { state, events };
}
