/**
 * Reads the four Blessing tracks: the players' levels, each track's action, and the Relics that cover squares. [M-301 to M-307]
 */
import { squareOf } from '../box/blessings.ts';
import {
  type Action,
  CRAFT_TRACKS,
  type CraftTrack,
  LEVELS,
  type Level,
  type Light,
  type Relic,
  TOP_LEVEL,
  type Track,
} from '../box/components.ts';
import type { Deal } from '../box/deal.ts';
import type { MicromidgardState } from '../state/state.ts';
import { activeSeat } from './seats.ts';

export function drivenBy({ box }: MicromidgardState, track: Track): Action {
  return box.trackActions[track];
}

/** The side of the Relics on each track: the Sun side on the red one, the Moon side on the blue one. [M-109] */
export const SIDE_UP: Readonly<Record<CraftTrack, Light>> = { red: 'sun', blue: 'moon' };

/** The Relic that covers the square; null if there never was one, or if it has been taken. */
export function coverOf({ covers }: MicromidgardState, track: Track, level: Level): Relic | null {
  const onTrack: readonly (Relic | null)[] | undefined =
    track === 'red' || track === 'blue' ? covers[track] : undefined;
  return onTrack?.[level - 1] ?? null;
}

export function squareAt({ blessings }: MicromidgardState, track: Track, level: Level): Deal {
  return squareOf(blessings[track], level);
}

const UP_TO: Readonly<Record<Level, readonly Level[]>> = { 1: [1], 2: [1, 2], 3: [1, 2, 3], 4: LEVELS };

/** The levels at or below the marker of the current raven. */
export function levelsReached(game: MicromidgardState, track: Track): readonly Level[] {
  return UP_TO[activeSeat(game).levels[track]];
}

export function canRaise(game: MicromidgardState, track: Track): boolean {
  return activeSeat(game).levels[track] < TOP_LEVEL;
}

/** A Relic's place on a track; null if it isn't on one. */
export function placeOf(
  { covers }: MicromidgardState,
  relic: Relic,
): { readonly track: CraftTrack; readonly level: Level } | null {
  for (const track of CRAFT_TRACKS) {
    const level = LEVELS.find((each) => covers[track][each - 1] === relic);
    if (level !== undefined) return { track, level };
  }
  return null;
}
