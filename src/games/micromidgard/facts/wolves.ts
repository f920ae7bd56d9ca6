/** Finds the two wolves on their tracks around the ring. [M-601 to M-610] */
import { oncePerThing } from '../../../core/once.ts';
import { type ByLight, LIGHTS, type Light, type OuterRealm } from '../box/components.ts';
import type { MicromidgardState } from '../state/state.ts';
import { isDestroyed } from './realms.ts';

/** The places on the ring whose wolf space has no Ragnarok token, clockwise, from the start of the wolf's track. */
function freeSpaces(game: MicromidgardState, wolf: Light): readonly OuterRealm[] {
  const { ring, sunSpaces } = game.box;
  const start = wolf === 'sun' ? 0 : sunSpaces;
  return [...ring.slice(start), ...ring.slice(0, start)].filter((realm) => !isDestroyed(game, realm));
}

/** The number of free spaces on the wolf's own track. It only changes with a Ragnarok, and computer players ask for it often. */
export function trackLength(game: MicromidgardState, wolf: Light): number {
  const { box, doom, ragnaroks } = game;
  const byRagnaroks = knownLengths(box)(doom)[wolf];
  byRagnaroks[ragnaroks] ??= countFreeSpaces(game, wolf);
  return byRagnaroks[ragnaroks];
}

/** The lengths of both tracks by the number of Ragnaroks, filled on demand. */
const knownLengths = oncePerThing((_box: MicromidgardState['box']) =>
  oncePerThing((_doom: MicromidgardState['doom']): ByLight<number[]> => ({ sun: [], moon: [] })),
);

function countFreeSpaces(game: MicromidgardState, wolf: Light): number {
  const { ring, sunSpaces } = game.box;
  // A damaged file can contain any number of spaces.
  const [from, to] = wolf === 'sun' ? [0, Math.min(sunSpaces, ring.length)] : [sunSpaces, ring.length];
  let length = 0;
  for (let at = from; at < to; at += 1) {
    const realm = ring[at];
    if (realm !== undefined && !isDestroyed(game, realm)) length += 1;
  }
  return length;
}

/** The Realm next to the wolf's space. */
export function wolfIsBeside(game: MicromidgardState, wolf: Light): OuterRealm {
  const free = freeSpaces(game, wolf);
  const realm = free[game.wolves[wolf] % free.length];
  if (realm === undefined) throw new RangeError('every wolf space bears a token');
  return realm;
}

/**
 * The number of free spaces ahead of the wolf on its own track: 0 on the last one, negative past the end or if the track has
 * none. [M-611]
 */
export function spacesLeft(game: MicromidgardState, wolf: Light): number {
  return trackLength(game, wolf) - 1 - game.wolves[wolf];
}

/**
 * The number of runs until the wolf brings Ragnarök: one more than the spaces it has left; 0 if it has passed the end. [M-605, M-701]
 */
export function stepsToRagnarok(game: MicromidgardState, wolf: Light): number {
  return Math.max(0, spacesLeft(game, wolf) + 1);
}

export function hasPassedItsEnd(game: MicromidgardState, wolf: Light): boolean {
  return spacesLeft(game, wolf) < 0;
}

/** The wolves that bring Ragnarok at the end of this turn. */
export function wolvesPastTheirEnd(game: MicromidgardState): readonly Light[] {
  return LIGHTS.filter((wolf) => hasPassedItsEnd(game, wolf));
}
