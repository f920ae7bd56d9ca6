/** Finds contradictions between a box file and the counts in the box: every outer Realm is on one side of one token. */
import { z } from 'zod';
import { quoted } from '../../../box-files/faults.ts';
import type { BoxFault } from '../../../core/box.ts';
import { TRACKS } from '../box/components.ts';
import { HOUSE_BOX } from '../box/house-box.ts';
import { TOKENS } from './form.ts';

const WITH_TOKENS = z.object({ tokens: TOKENS });

/** Reports each Realm that is on both sides of one token, or on two tokens, at each of its places in the file. [M-106] */
export function contradictionsIn(file: unknown): readonly BoxFault[] {
  const read = WITH_TOKENS.safeParse(file);
  if (!read.success) return [];
  const { tokens } = read.data;
  const sides = TRACKS.flatMap((track) =>
    (tokens[track] ?? HOUSE_BOX.tokens[track]).map((realm, side) => ({ track, realm, side })),
  );
  return sides.flatMap(({ track, realm, side }) => {
    const places = sides.filter((each) => each.realm === realm);
    if (tokens[track] === undefined || places.length === 1) return [];
    const isOnAnother = places.some((place) => place.track !== track);
    const key = isOnAnother ? 'micromidgard.box.realm-twice' : 'micromidgard.box.realm-on-both-sides';
    return [{ at: ['tokens', track, side], phrase: { key, with: { found: quoted(realm) } } }];
  });
}
