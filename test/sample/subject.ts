/** The sample as shared tests play it: all its tables have the same seats and options. */
import { atRandom } from '../../src/core/policy.ts';
import type { GoldenSubject } from '../../tools/conformance/golden/subject.ts';
import type { Subject, Table } from '../../tools/conformance/subject.ts';
import { GOAL, type SampleState, type SampleView, sample } from './room/game.ts';

const TABLE: Table = { options: {}, roles: ['', ''], box: null };

function brokenRules({ points }: SampleState): readonly string[] {
  return points.filter((each) => each >= GOAL).length > 1 ? ['both have won'] : [];
}

const GOLDEN: GoldenSubject<SampleState, SampleView> = {
  game: sample,
  cells: [1, 2].map((winner) => ({ rules: 'sample', box: 'house', seats: 2, end: `player ${winner} won` })),
  endOf: ({ turn }) => `player ${2 - (turn % 2)} won`,
  attempt: () => ({ table: TABLE, policy: atRandom }),
};

export const SUBJECT: Subject<SampleState, SampleView> = {
  game: sample,
  tableNumbered: () => TABLE,
  fullTable: () => TABLE,
  broken: brokenRules,
  hidden: [],
  followsFromView: [],
  alwaysAsked: [],
  readings: [],
  golden: GOLDEN,
};
