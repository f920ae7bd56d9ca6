/** What tools play, draw and look up of the sample. */
import type { GameSamples } from '../../../../src/core/samples.ts';
import { type SampleView, VERBS } from './game.ts';

const ALIKE = { options: {}, roles: ['', ''] };

export const SAMPLES: GameSamples<SampleView> = {
  pictures: [{ ...ALIKE, name: 'start', corrections: null, folly: 0, is: ({ view }) => view.turn === 1 }],
  scenes: [{ name: 'mid game', roles: ALIKE.roles, to: { answers: 3 } }],
  bench: { ...ALIKE, gamesTarget: '-' },
  keys: {
    'sample.event.*': [['thrown', 'kept']],
    'sample.verb.*': [VERBS],
    'sample.refusal.*': [['game-is-over', 'not-your-turn', 'not-an-answer']],
  },
  tuned: null,
  learnt: null,
  shortCampaign: null,
  book: {
    title: 'Dice to twelve, the sample',
    letter: 'D',
    foreword: [],
    chapters: {},
    documents: [],
    pages: [],
    overridden: [],
  },
};
