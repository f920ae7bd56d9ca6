/** Writes the box file with the house values, for people to correct. */
import type { Json } from '../../../core/json.ts';
import { REALMS } from '../box/components.ts';
import { HOUSE_BOX } from '../box/house-box.ts';
import { yieldInWords } from './yields.ts';

/** The file. Its schema is in the same folder. */
export function houseFile(): Json {
  const { rules, ring, sunSpaces, realms, destroyedRealms, tokens, prophecyPoints, prophecies } = HOUSE_BOX;
  return {
    $schema: './micromidgard.schema.json',
    game: 'micromidgard',
    rules: [rules],
    ring,
    sunSpaces,
    realms: Object.fromEntries(
      REALMS.map((realm) => [
        realm,
        {
          normal: realms[realm].map(yieldInWords),
          ...(realm === 'midgard' ? {} : { destroyed: destroyedRealms[realm].map(yieldInWords) }),
        },
      ]),
    ),
    tokens,
    prophecyPoints,
    prophecies,
    moonTrackAction: HOUSE_BOX.trackActions.moon,
  };
}
