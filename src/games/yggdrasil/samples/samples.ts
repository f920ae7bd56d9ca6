/** The samples for tools that play, draw and look up Yggdrasil. */
import type { Json } from '../../../core/json.ts';
import type { GameSamples } from '../../../core/samples.ts';
import { features } from '../players/judgement/features.ts';
import { playerBy } from '../players/sensible.ts';
import { WEIGHTS } from '../players/weights.ts';
import { BOOK } from '../rulebook/book.ts';
import type { YggdrasilView } from '../state/view.ts';
import { KEYS } from './keys.ts';
import { PICTURES } from './pictures.ts';

const OF_ALL = { rules: ['2018', '2011', '2010'] };

/** Plausible boxes: values that an owner might read off their copy instead of the house values. */
const BOXES: readonly Json[] = [
  { ...OF_ALL, dieHammers: [0, 0, 1, 1, 2, 3] },
  {
    ...OF_ALL,
    dieHammers: [1, 1, 1, 2, 2, 2],
    dieColours: ['white', 'white', 'blue', 'green', 'black', 'black'],
  },
  { ...OF_ALL, dieHammers: [0, 1, 1, 2, 2, 2], force: [null, 5, 6, 8, 8] },
  { ...OF_ALL, force: [null, 5, 5, 6, 7], vanirStartsBlank: true, rulings: { bonusWithoutDie: true } },
];

/** A table of three gods, for three people. */
const THREE = ['odin', 'thor', 'freyja'];

export const SAMPLES: GameSamples<YggdrasilView> = {
  pictures: PICTURES,
  scenes: [
    { name: 'its beginning', roles: THREE, to: { answers: 0 } },
    { name: 'mid game', roles: THREE, to: { answers: 30 } },
    { name: 'Fenrir to be calmed', roles: THREE, to: { verb: 'calm' } },
    { name: 'a trance', roles: THREE, to: { verb: 'leave-trance' } },
    { name: 'six cards to be put in order', roles: THREE, to: { verb: 'order' } },
    { name: 'a question with a form', roles: THREE, to: { hasForm: true } },
  ],
  bench: {
    options: { rules: '2018', angry: 2, ragnarok: 1, bags: 'open' },
    roles: ['odin', 'thor', 'frey', 'freyja'],
    gamesTarget: '5,000',
  },
  keys: KEYS,
  book: BOOK,
  tuned: {
    file: 'src/games/yggdrasil/players/weights.ts',
    weights: WEIGHTS,
    playerBy,
    progress: ({ deck, discard, drawn }) => 1 - deck.count / (deck.count + discard.length + drawn.length),
    boxes: BOXES,
  },
  learnt: { file: 'src/games/yggdrasil/players/judgement/net.ts', features },
  shortCampaign: null,
};
