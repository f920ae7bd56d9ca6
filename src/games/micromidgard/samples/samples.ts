/** The samples for tools that play, draw and look up Micro Midgard. */
import type { GameSamples } from '../../../core/samples.ts';
import { RAVENS } from '../box/components.ts';
import { features } from '../players/judgement/features.ts';
import { BOOK } from '../rulebook/book.ts';
import type { MicromidgardView } from '../state/view.ts';
import { KEYS } from './keys.ts';
import { PICTURES } from './pictures.ts';

export const SAMPLES: GameSamples<MicromidgardView> = {
  pictures: PICTURES,
  scenes: [{ name: 'mid game', roles: RAVENS, to: { answers: 12 } }],
  bench: { options: { rules: 'standard' }, roles: RAVENS, gamesTarget: '4,000' },
  keys: KEYS,
  book: BOOK,
  tuned: null,
  learnt: {
    file: 'src/games/micromidgard/players/judgement/net.ts',
    features: (view) => features(view, view.turn.seat),
  },
  shortCampaign: null,
};
