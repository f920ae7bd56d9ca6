/** The sample as a catalogue would list it. */
import { entryOf } from '../../../src/core/defining/entry.ts';
import { sample, VERBS } from './game.ts';
import { samplePresenter } from './presenter.ts';

export const SAMPLE = entryOf({
  game: sample,
  presenter: samplePresenter,
  moveCommands: VERBS.map((verb) => ({ name: verb, verbs: [verb], options: [] })),
  samples: async () => (await import('./samples.ts')).SAMPLES,
});
