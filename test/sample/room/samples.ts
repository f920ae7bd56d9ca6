/** The table, the moments and the keys of the sample, for tools. */
import { samplesOf } from '../../../src/core/defining/samples.ts';
import { type SampleView, VERBS } from './game.ts';

export const SAMPLES = samplesOf<SampleView>({
  table: { options: {}, roles: ['', ''] },
  keys: {
    'sample.event.*': [['thrown', 'kept']],
    'sample.verb.*': [VERBS],
  },
});
