/** Where a box file contradicts what is counted in the box: every outer Realm is on one side of one token. */
import { z } from 'zod';
import { quoted } from '../../../box-files/faults.ts';
import type { BoxFault } from '../../../core/box.ts';
import { HOUSE_BOX } from '../box/house-box.ts';
import { type OuterRealm, TRACKS } from '../components.ts';
import { TOKENS } from './form.ts';

const WITH_TOKENS = z.object({ tokens: TOKENS });

/** A Realm that two tokens show, at each of its places in the file. [M-106] */
export function contradictionsIn(file: unknown): readonly BoxFault[] {
  const read = WITH_TOKENS.safeParse(file);
  if (!read.success) return [];
  const { tokens } = read.data;
  const sides = TRACKS.flatMap((track) =>
    (tokens[track] ?? HOUSE_BOX.tokens[track]).map((realm, side) => ({ track, realm, side })),
  );
  const isTwice = (realm: OuterRealm) => sides.filter((each) => each.realm === realm).length > 1;
  return sides
    .filter(({ track, realm }) => tokens[track] !== undefined && isTwice(realm))
    .map(({ track, realm, side }) => ({
      at: ['tokens', track, side],
      saying: { key: 'micromidgard.box.realm-twice', with: { found: quoted(realm) } },
    }));
}
