/** The samples for tools that play, draw and look up Yggdrasil Chronicles. */
import type { Json } from '../../../core/json.ts';
import type { GameSamples } from '../../../core/samples.ts';
import { SAGAS } from '../box/box.ts';
import { BLANK, TREE, TURN_TREE } from '../box/saga.ts';
import { stepsInAll, stepsLeft } from '../facts/page.ts';
import { features } from '../players/judgement/features.ts';
import { playerBy } from '../players/sensible.ts';
import { WEIGHTS } from '../players/weights.ts';
import { BOOK } from '../rulebook/book.ts';
import type { ChroniclesView } from '../state/view.ts';
import { KEYS } from './keys.ts';
import { PICTURES } from './pictures.ts';

const MAX_ON_A_LADDER = 8;

/**
 * A saga that ends quickly: all Anonymous and Fire Giants are already on the ladders, so the next call loses the game, and
 * Nidhogg's first step wins it.
 */
const SHORT_SAGA: Json = {
  setUp: { anonymous: MAX_ON_A_LADDER, fireGiants: MAX_ON_A_LADDER },
  pages: [{ spaces: [[{ effect: 'tree' }]] }],
};

/** A box file for tools that play many games of a campaign: each saga ends as soon as a piece is called or Nidhogg moves. */
const SHORT_CAMPAIGN: Json = {
  game: 'chronicles',
  sagas: Object.fromEntries(SAGAS.map((saga) => [saga, SHORT_SAGA])),
};

/** Possible boxes: values that an owner might read off their copy instead of the house values. */
const BOXES: readonly Json[] = [
  { godDie: ['success', 'success', 'success', 'failure', 'failure', 'failure'] },
  { vanirDie: ['success', 'success', 'success-lost', 'failure', 'failure', 'failure-lost'] },
  {
    sagaPages: {
      easy: [BLANK, TURN_TREE, BLANK, BLANK, TREE],
      hard: [TURN_TREE, BLANK, BLANK, TURN_TREE, BLANK, BLANK, TURN_TREE, TREE],
    },
  },
  {
    islands: [0, 2, 1, 3],
    godPowers: {
      freyr: { kind: 'prevents-in-actions', risks: 1 },
      freyja: { kind: 'takes-more', world: 'vanaheim', more: 1 },
      heimdall: { kind: 'fights-next-door' },
      odin: { kind: 'looks-at-decks' },
      tyr: { kind: 'prevents-in-fights', risks: 2, against: ['fenrir', 'loki'] },
    },
  },
];

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
    gamesTarget: '4,000',
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
