/** The sample as a catalogue would list it. */
import type { GameEntry } from '../../../../src/core/catalogue.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { type SampleState, type SampleView, sample, VERBS } from './game.ts';
import { samplePresenter } from './presenter.ts';

export const SAMPLE: GameEntry<SampleState, SampleView, null, null> = {
  game: sample,
  presenter: samplePresenter,
  rulebook: [],
  topics: [],
  guide: null,
  boxFile: null,
  deeds: VERBS.map((verb) => ({ name: verb, verbs: [verb], options: [] })),
  lesson: null,
  campaign: null,
  difficulties: {},
  wins: () => null,
  difficultyOf: () => ({}),
  policies: { random: atRandom },
  judgement: null,
  samples: async () => (await import('./samples.ts')).SAMPLES,
};
