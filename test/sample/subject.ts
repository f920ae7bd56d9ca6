/** The sample as shared tests play it. */
import { plainSubject } from '../../tools/conformance/subject.ts';
import { GOAL, sample } from './room/game.ts';

export const SUBJECT = plainSubject({
  game: sample,
  broken: ({ points }) => (points.filter((each) => each >= GOAL).length > 1 ? ['both have won'] : []),
  ends: ['player 1 won', 'player 2 won'],
  endOf: ({ turn }) => `player ${2 - (turn % 2)} won`,
});
