/** The table, the moments and the keys of the solo sample, for tools. */
import { samplesOf } from '../../../src/core/defining/samples.ts';
import { ENDS, type SoloView, VERBS } from './game.ts';

export const SAMPLES = samplesOf<SoloView>({
  table: { options: {}, roles: [''] },
  keys: {
    'solo.event.*': [['gentle', 'hard', 'stung']],
    'solo.verb.*': [VERBS],
    'solo.end.*': [ENDS],
    'solo.rule.*': [['goal', 'gentle', 'hard', 'stung', 'cold']],
  },
  pictures: [
    { name: 'stung-twice', is: ({ view }) => view.stings === 2 && view.end === null },
    ...ENDS.map((end) => ({ name: end, is: ({ view }: { readonly view: SoloView }) => view.end === end })),
  ],
});
