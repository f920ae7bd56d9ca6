/** The solo sample as a catalogue would list it. */
import { entryOf } from '../../../src/core/defining/entry.ts';
import { solo } from './game.ts';
import { soloPresenter } from './presenter.ts';

export const SOLO = entryOf({
  game: solo,
  presenter: soloPresenter,
  samples: async () => (await import('./samples.ts')).SAMPLES,
});
