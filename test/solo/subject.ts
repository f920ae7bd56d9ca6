/** The solo sample as shared tests play it. */

import { plainSubject } from '../../tools/conformance/subject.ts';
import { ENDS, MAX_STINGS, solo, TURNS } from './room/game.ts';

export const SUBJECT = plainSubject({
  game: solo,
  broken: ({ turn, stings }) => [
    ...(turn > TURNS ? ['there are too many turns'] : []),
    ...(stings > MAX_STINGS ? ['there are too many stings'] : []),
  ],
  ends: ENDS,
  endOf: ({ end }) => end ?? 'ongoing',
});
