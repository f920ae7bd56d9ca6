/** The material for tools that play, draw and look up Yggdrasil Chronicles. */
import type { GameSamples } from '../../../core/samples.ts';
import { stepsInAll, stepsLeft } from '../facts/page.ts';
import { features } from '../players/judgement/features.ts';
import { playerBy } from '../players/sensible.ts';
import { WEIGHTS } from '../players/weights.ts';
import { BOOK } from '../rulebook/book.ts';
import type { ChroniclesView } from '../state/view.ts';
import { BOXES } from './boxes.ts';
import { KEYS } from './keys.ts';
import { PICTURES } from './pictures.ts';
import { SHORT_CAMPAIGN } from './short-campaign.ts';

const THREE = ['odin', 'thor', 'freyja'];

export const SAMPLES: GameSamples<ChroniclesView> = {
  pictures: PICTURES,
  scenes: [
    { name: 'its beginning', roles: THREE, to: { answers: 0 } },
    { name: 'mid game', roles: THREE, to: { answers: 30 } },
  ],
  bench: {
    options: { rules: 'hard' },
    roles: ['odin', 'thor', 'freyr', 'freyja'],
    gamesTarget: '3,000',
  },
  keys: KEYS,
  book: BOOK,
  tuned: {
    file: 'src/games/chronicles/players/weights.ts',
    weights: WEIGHTS,
    playerBy,
    progress: (view) => 1 - stepsLeft(view) / stepsInAll(view),
    boxes: BOXES,
  },
  learnt: { file: 'src/games/chronicles/players/judgement/net.ts', features },
  shortCampaign: SHORT_CAMPAIGN,
};
